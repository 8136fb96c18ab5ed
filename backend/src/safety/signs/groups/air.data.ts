import {
  BACK_INTO_WATER,
  CONDITION_WATER,
  DRY_AND_WARM,
  FRESH_AIR,
  KEEP_CALM,
  NOT_ON_BACK,
  NO_FORCE,
  NO_MEDICINE,
  NO_WAIT_SIGNS,
  WATCH_AFTER_JUMP,
} from '../advice.data.js';
import { ownNamesOf } from '../../../language/animals.js';
import { certain, emergency, urgent, type SignGroup } from '../sign.js';
import { ANY_PET } from './told-of.data.js';

const IN_WATER = String.raw` (?:in(?:to)? (?:the|a|our|his|her|its) (?:\w+ )?(?:pool|pond|sea|lake|river|bath|bathtub|tub|canal|ditch|stream|toilet|bowl|dish|bucket|tank)|in (?:piscina|mare|acqua)|nel(?:la |l'| )(?:\w+ )?(?:piscina|laghetto|lago|mare|fiume|vasca|stagno|canale|acqua|ciotola(?: dell'acqua)?|secchio|acquaterrario))`;
const CONDITIONER = '(?:(?:the|any|my) )?(?:water )?(?:conditioner|dechlorinator)';
const BIOCONDIZIONATORE = String.raw`(?:(?:il|l') ?)?(?:bio)?condizionatore`;

const WATER_UNTREATED = [
  `(?:i|we) (?:just )?(?:forgot|have forgotten|didn't use|did not use|didn't add|did not add) (?:to (?:add|use|put in) )?${CONDITIONER} (?:when|after) (?:(?:i|we) (?:changed|did)|changing|doing) (?:the|a|his|her|its|their) (?:tank )?water(?: change)?`,
  `(?:i|we) (?:just )?changed (?:the|his|her|its|their) (?:tank )?water (?:without|(?:and|but) (?:i )?forgot) (?:using |adding |to add )?${CONDITIONER}`,
  `(?:i|we) (?:just )?used (?:unconditioned tap water|tap water without (?:any |adding |using )?${CONDITIONER})`,
  `(?:ho|abbiamo) usato (?:l')?acqua (?:del|di) rubinetto senza ${BIOCONDIZIONATORE}`,
  `(?:ho|abbiamo) cambiato l'acqua (?:senza|dimenticando|(?:e|ma) (?:ho|abbiamo) dimenticato) (?:di mettere )?${BIOCONDIZIONATORE}`,
  `(?:ho|abbiamo) dimenticato (?:di mettere )?${BIOCONDIZIONATORE} (?:quando (?:ho|abbiamo) cambiato l'acqua|(?:nel|al|dopo il|durante il) cambio d(?:ell)?'acqua)`,
];
/** Behind another animal, it is water to drink. */
const OF_A_FISH = `(?<!^(?!(?:[a-z]+ ){0,3}(?:${ownNamesOf('fish')}|axolotls?)(?: ross[oi]| emergency)?: )[a-z -]{2,20}: .*)`;

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
      en: 'Smoke and fumes harm the lungs, and the harm can show hours later.',
      it: 'Fumo e vapori danneggiano i polmoni, e il danno può vedersi ore dopo.',
    },
    atOnce: [FRESH_AIR],
    steps: [],
    donts: [NO_WAIT_SIGNS],
    source: 'Poultry DVM: PTFE toxicity; Merck Veterinary Manual: smoke inhalation',
    rules: [
      emergency('houseFire'),
      certain('sprayedTank & gape|noBreath|fishFloats & !recovered & !bright', 'other'),
      certain('fumesIndoors & cough|noBreath|gape|collapse|unresponsive'),
      emergency(
        'smoke & cough|eyeIll|breath|weak|noBreath|collapse|vomit|burn|pant|drool|unresponsive|notMoving|noisyBreath',
      ),
      emergency(
        'fumes|smoke & weak|collapse|noBreath|breath|bottomOfCage|fluffed|tailPump|noisyBreath|shake|dying|unresponsive|notMoving|cough|gape|seizure',
        'bird',
      ),
      emergency('fumes ~ burntThing|smoke', 'bird'),
      emergency('fumes & noBreath|collapse|seizure|unresponsive'),
      emergency('onlyFoodBurnt', 'rabbit', 'cavy', 'rodent', 'reptile', 'other'),
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
    told: [
      {
        of: ANY_PET,
        says: [
          `(?:has |have |had )?(?:just )?(?:nearly|almost) drowned(?:${IN_WATER})?`,
          `(?:e |sono |stava |ha )?(?:quasi (?:annegat[oaie]|affogat[oaie]|annegando|annegava)|rischiato di (?:annegare|affogare))(?:${IN_WATER})?`,
        ],
      },
    ],
    rules: [emergency('underWater')],
  },
  {
    id: 'chlorine',
    reason: {
      en: 'Chlorine in tap water burns the gills, and can kill fish within hours or even minutes.',
      it: "Il cloro dell'acqua di rubinetto brucia le branchie e può uccidere i pesci in poche ore, a volte in pochi minuti.",
    },
    atOnce: [CONDITION_WATER],
    steps: [KEEP_CALM],
    donts: [NO_MEDICINE],
    source: 'WikiVet: chlorine and chloramine toxicity; PetPlace: chlorine toxicity in fish',
    told: [
      {
        animals: ['other'],
        says: [`${OF_A_FISH}(?:${WATER_UNTREATED.join('|')})`],
      },
    ],
    rules: [
      certain('fish & waterChange & noConditioner & noBreath|gape|lyingSide|bottomOfCage', 'other'),
      certain(
        'fish & noConditioner & forgotConditioner & noBreath|gape|lyingSide|fishFloats|collapse|fishDies & !recovered & !bright',
        'other',
      ),
      emergency(
        'fish & waterChange|noConditioner & noBreath|gape|pant|collapse|lyingSide|fishDies',
        'other',
      ),
      emergency('fish & waterChange|noConditioner & breath ~ fast|effort', 'other'),
    ],
  },
  {
    id: 'out-of-water',
    reason: {
      en: 'Out of its water, an animal with gills suffocates within minutes, and its skin dries.',
      it: "Fuori dall'acqua un animale con le branchie soffoca in pochi minuti e la pelle si secca.",
    },
    atOnce: [BACK_INTO_WATER],
    steps: [KEEP_CALM],
    donts: [NO_MEDICINE],
    source: 'The Fish Vet: rescuing fish that jumped out of the water',
    rules: [certain('outOfWater & !recovered & !bright & !backInWater', 'other')],
  },
  {
    id: 'was-out-of-water',
    reason: {
      en: 'Out of the water gills and skin dry, and a fish that is back in it can still weaken or get an infection.',
      it: "Fuori dall'acqua branchie e pelle si seccano: anche un pesce rimesso dentro può indebolirsi o infettarsi.",
    },
    steps: [WATCH_AFTER_JUMP],
    donts: [NO_MEDICINE],
    source: 'The Fish Vet: rescuing fish that jumped out of the water',
    rules: [urgent('outOfWater & backInWater', 'other')],
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
