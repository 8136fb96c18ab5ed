import {
  DRY_AND_WARM,
  FRESH_AIR,
  KEEP_CALM,
  NOT_ON_BACK,
  NO_FORCE,
  NO_MEDICINE,
  NO_WAIT_SIGNS,
} from '../advice.data.js';
import { certain, emergency, urgent, type SignGroup } from '../sign.js';

export const AIR_SIGNS: readonly SignGroup[] = [
  {
    id: 'breathing',
    reason: {
      en: 'Trouble breathing, or gums that are blue, grey or white, can mean too little oxygen.',
      it: 'Respiro difficile o gengive blu, grigie o bianche possono voler dire che manca ossigeno.',
    },
    steps: [KEEP_CALM],
    donts: [NO_FORCE, NOT_ON_BACK],
    source: 'Missouri Veterinary Health Center; emergency lists after AVMA: respiratory distress',
    rules: [
      emergency('noBreath'),
      emergency('breath ~ effort'),
      emergency('breath|pant & cantLie'),
      emergency(
        'breath ~ fast',
        'cat',
        'rabbit',
        'bird',
        'cavy',
        'rodent',
        'ferret',
        'reptile',
        'other',
      ),
      emergency(
        'breath ~ fast & atRest|weak|collapse|cold|shake|noFood|cough|foam|screaming|vomit|swollen',
      ),
      emergency(
        'breath ~ fast & fall|attack|heat|hotCar|sting|smoke|faceSwelling|burnt|electric|swallow',
      ),
      emergency('pant', 'cat', 'rabbit', 'bird', 'cavy', 'rodent'),
      emergency('pant & collapse|cantStand|weak|paleGums|retch|noBreath|cold'),
      emergency('tailPump & !yawn', 'bird'),
      emergency('noisyBreath & weak|collapse|paleGums|noFood|bottomOfCage|fluffed|breath|cough'),
      emergency('noisyBreath', 'bird', 'rodent', 'cavy', 'rabbit'),
      emergency('noisyBreath & hunched|noFood|head', 'cat'),
      emergency('gape & !yawn & !wound'),
      emergency('paleGums'),
      emergency('gums ~ badColour'),
      emergency('coughBlood'),
      emergency('cough & foam & breath|weak|collapse|fast'),
      emergency('strangled'),
      certain('hungByNeck'),
      urgent('noisyBreath|noBreath|pant & noFood|hunched|lasting|sudden|noisyBreath'),
      urgent('pant & atRest|shake|lasting'),
      urgent('noisyBreath|breath ~ fast'),
      urgent('breath ~ counted'),
      urgent('noisyBreath'),
    ],
  },
  {
    id: 'smoke',
    reason: {
      en: 'Smoke and fumes harm the lungs, and the harm can show hours later; birds die within minutes.',
      it: 'Fumo e vapori danneggiano i polmoni, anche ore dopo; gli uccelli muoiono in pochi minuti.',
    },
    atOnce: [FRESH_AIR],
    steps: [],
    donts: [NO_WAIT_SIGNS],
    source: 'Poultry DVM: PTFE toxicity; Merck Veterinary Manual: smoke inhalation',
    rules: [
      emergency('houseFire'),
      emergency(
        'smoke & cough|eyeIll|breath|weak|noBreath|collapse|vomit|burn|pant|drool|unresponsive|notMoving|noisyBreath',
      ),
      emergency(
        'fumes|smoke & weak|collapse|noBreath|breath|bottomOfCage|fluffed|tailPump|noisyBreath|shake|dying|unresponsive|notMoving|cough|gape|seizure',
        'bird',
      ),
      emergency('fumes ~ burntThing|smoke', 'bird'),
      emergency('fumes & noBreath|collapse|seizure|unresponsive'),
    ],
  },
  {
    id: 'near-drowning',
    reason: {
      en: 'After near-drowning the lungs can fill with fluid hours later, even in an animal that looks well.',
      it: "Dopo un quasi annegamento i polmoni possono riempirsi di liquido ore dopo, anche se l'animale sembra star bene.",
    },
    steps: [DRY_AND_WARM],
    donts: [NO_FORCE],
    source: 'Merck Veterinary Manual: near-drowning',
    rules: [emergency('underWater'), certain('toldDrowning')],
  },
  {
    id: 'cough',
    unless: 'snort',
    reason: {
      en: 'A cough, sneezing or a noisy nose that goes on should be examined.',
      it: 'Tosse, starnuti o naso rumoroso che continuano vanno visitati.',
    },
    steps: [],
    donts: [NO_MEDICINE],
    source: 'Merck Veterinary Manual: cough in small animals',
    rules: [
      urgent('cough & !hairball'),
      urgent('cough & many|lasting|noFood|weak & lasting|many|noFood|weak'),
      urgent('sneeze & !reverseSneeze'),
    ],
  },
];
