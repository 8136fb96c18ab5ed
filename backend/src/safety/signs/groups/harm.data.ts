import {
  KEEP_REST_OF_OBJECT,
  NO_VOMITING,
  NO_WAIT_SIGNS_OF_POISON,
  CARRY_SNAKE,
  CARRY_STILL,
  COOL_BURN,
  COOL_FIRST,
  COOL_SMALL_FIRST,
  COVER_CLEAN,
  FLUSH_MOUTH,
  KEEP_CALM,
  NO_CUT_SUCK,
  NO_DISINFECTANT_IN,
  NO_EYE_DROPS,
  NO_FOOD_MEDICINE,
  NO_ICE_CREAM,
  NO_MEDICINE,
  NO_PULLING_SKIN,
  NO_PULL_OBJECT,
  NO_RUB,
  NO_RUBBING,
  NO_SOAKING,
  NO_SPLINT,
  NO_TOUCH_LIVE,
  NO_WET_TOWELS,
  PAPER_BED,
  RINSE_EYE,
  SWITCH_OFF,
} from '../advice.data.js';
import { namesOf } from '../../../language/animals.js';
import type { Animal } from '../../animals.js';
import { certain, emergency, urgent, type SignGroup, type SignRule } from '../sign.js';
import { PREY } from './told-of.data.js';

const WILD = String.raw`(?:an?|the|our|another|next door's|(?:the |our )?neighbou?r'?s'?) (?:\w+ ){0,2}?(?:dog|fox|cat|wolf|marten|stoat|weasel|polecat|badger|coyote|raccoon|hawk)`;
const SELVATICO = String.raw`(?:un[oa]?|il|la|un altro) ?'?(?:cane|volpe|gatt[oa]|lupo|faina|martora|donnola|puzzola|tasso|falco|poiana)(?: (?:randagio|\w+ vicin[oaie]))?`;
const HURT = '(?:attacked|mauled|savaged|bitten)';
const FERITO = String.raw`(?:attaccat|aggredit|azzannat|assalit|mors)[oaie]`;

const HEATSTROKE = {
  en: 'Heatstroke damages organs within minutes.',
  it: 'Il colpo di calore danneggia gli organi in pochi minuti.',
};
const SUFFERS =
  'pant|gape|weak|collapse|vomit|drool|noBreath|paleGums|cantStand|notMoving|unresponsive|seizure|diarrhoea|lyingSide|shake|ataxia|stroke';
const TAIL_SHEDDERS = `${namesOf('hamster', 'gerbil', 'chinchilla', 'degu', 'rat')}|squirrels?|jerboas?|dorm(?:ouse|ice)|scoiattol[oi]|ghir[oi]`;
const CAME_OFF = String.raw`(?:has |is |was )?(?:just )?(?:come|came|torn|slid|slipped|ripped|pulled|stripped) off(?: in (?:my (?:hand|fingers)|(?:the|a) (?:\w+ )?door))?`;
const TAIL_SKIN_OFF = [
  `(?:{mine}'s tail skin|the (?:tail skin|skin (?:of|on) the tail) of {mine}|the skin (?:of|on) {mine}'s tail) ${CAME_OFF}`,
  String.raw`(?:the tail of {mine}|{mine}'s tail) (?:was|is|got|has been) (?:just )?(?:skinned|degloved|stripped of its skin)(?: (?:by|in) (?:the|a) (?:\w+ )?door)?`,
  "(?:the|a|my|our) (?:cat|dog) (?:just )?(?:pulled|ripped|tore|stripped) the skin off {mine}'s tail",
  '(?:al|alla|a) {mine} (?:si )?e (?:strappata|staccata|sfilata|venuta via) la pelle della coda',
  'la pelle della coda (?:del|della) {mine} (?:si )?e (?:strappata|staccata|sfilata|venuta via)',
];

const heatstrokeOf = (...animals: Animal[]): SignRule[] => [
  emergency('heatstroke', ...animals),
  emergency(`heat|hotCar & ${SUFFERS} & !isChilled`, ...animals),
  emergency('heat|hotCar & breath ~ fast|effort', ...animals),
  emergency('heat|hotCar & gums|mouth ~ badColour', ...animals),
  urgent('heatstroke|hotCar', ...animals),
];

export const HARM_SIGNS: readonly SignGroup[] = [
  {
    id: 'trauma',
    reason: {
      en: 'After a road accident, a fall, a crush or a kick, an animal may be injured inside even if it looks fine.',
      it: "Dopo un incidente, una caduta, uno schiacciamento o un calcio le lesioni possono essere interne, anche se l'animale sembra stare bene.",
    },
    steps: [CARRY_STILL],
    donts: [NO_FOOD_MEDICINE],
    source: 'San Animal Hospital; AMC: trauma',
    rules: [
      emergency('tiltWindow & stuckIn|spine|limb|cold'),
      emergency('vehicle'),
      emergency(
        'fall & weak|bleeding|collapse|paralysed|boneOut|stroke|noBreath|blind|fromHigh|cantStand|notMoving|unresponsive|screaming|seizure|vomit|shake|dying|paleGums|eyeOut|cry',
      ),
      emergency('fall ~ highPlace'),
      emergency(
        'fall & weak|limp|noFood|bleeding|shake|wing|wound|head|fluffed|bottomOfCage|belly|cry',
        'rabbit',
        'bird',
        'cavy',
        'rodent',
        'ferret',
        'reptile',
      ),
      emergency('fall & petSmall & weak|limp|head|noFood|belly|chest|nose|limb'),
      emergency('fall ~ head & isYoung|sudden|lasting|eye|nose|mouth'),
      emergency('crush', 'rabbit', 'bird', 'cavy', 'rodent', 'reptile', 'ferret'),
      emergency('crush & petSmall'),
      emergency('blow ~ head|vital & fall'),
      emergency('heavyThing ~ cameDown'),
      emergency('kickHorse'),
      urgent('fall|attack'),
      urgent('crush'),
    ],
  },
  {
    id: 'bite',
    reason: {
      en: 'A bite crushes what lies under a small hole, and the mouths of cats and wild animals infect within hours.',
      it: 'Un morso schiaccia ciò che sta sotto un piccolo foro, e la bocca di gatti e animali selvatici infetta in poche ore.',
    },
    steps: [CARRY_STILL, COVER_CLEAN],
    donts: [NO_DISINFECTANT_IN],
    source: 'AMC: bite wounds; Petsandvets: cat contact in birds',
    told: [
      {
        of: PREY,
        says: [
          `(?:was|were|has been|have been|got) (?:just )?${HURT} by (?:${WILD}|(?:stray |wild |some |two |three )*(?:dogs|foxes|wolves|coyotes))`,
          `${WILD} (?:has |have )?(?:just )?(?:attacked|mauled|savaged|bitten|bit) {mine}`,
          `(?:e|sono) (?:appena )?stat[oaie] (?:appena )?${FERITO} da(?:l|lla)? ?${SELVATICO}`,
          `${SELVATICO} ha (?:appena )?${FERITO} {mine}`,
        ],
      },
    ],
    rules: [
      emergency('crackling & skin|attack|swollen|wound|fall'),
      emergency(
        'attack & bleeding|weak|wound|belly|chest|collapse|shake|cantStand|notMoving|vital|deep|limp|screaming|noBreath|unlike|pain|swollen|cry & !playFight',
      ),
      emergency('attack', 'bird', 'rabbit', 'cavy', 'rodent', 'cat', 'ferret', 'reptile', 'other'),
      emergency('attack ~ petSmall'),
      emergency('attack & twoHoles'),
      emergency('attack ~ fiercely & !playFight'),
      emergency('predator ~ preyed'),
      emergency('gnaw ~ petSmall ~ boneOut|wound|limb|bleeding'),
    ],
  },
  {
    id: 'fracture',
    reason: {
      en: 'A broken or useless limb, wing or shell hurts badly and gets worse with each move.',
      it: "Una zampa, un'ala o un guscio rotto fa molto male e peggiora a ogni movimento.",
    },
    steps: [CARRY_STILL],
    donts: [NO_SPLINT, NO_MEDICINE],
    source: 'Merck Veterinary Manual: first aid for fractures',
    rules: [
      emergency('boneOut'),
      emergency('limp & shake|collapse|bleeding|screaming', 'other'),
      urgent('limp'),
      urgent('limb ~ pain|swollen|bleeding|wound'),
      urgent('wing|tail|ring'),
      urgent('shell', 'reptile', 'other'),
      urgent('shake ~ limb|head & !earIll'),
    ],
  },
  {
    id: 'wound',
    reason: {
      en: 'A deep or open wound needs cleaning and closing within hours.',
      it: 'Una ferita profonda o aperta va pulita e chiusa entro poche ore.',
    },
    steps: [COVER_CLEAN],
    donts: [NO_PULL_OBJECT, NO_DISINFECTANT_IN],
    source: 'Merck Veterinary Manual: wound management',
    told: [{ of: namesOf('dog', 'cat'), says: TAIL_SKIN_OFF }],
    rules: [
      certain('reptileWord ~ gnawedByPrey & boneShows'),
      emergency('hole & breath'),
      emergency('horse & wound & joint'),
      emergency('limb ~ goneDark'),
      emergency('limb & constricted & swollen|badColour|cold'),
      emergency('hole ~ vital'),
      emergency('wound ~ deep & !nail'),
      emergency('impaled'),
      certain('shotAt'),
      emergency('surgery ~ burstOpen'),
      urgent('wound'),
      urgent('nail & bleeding|pain|weak|limb|wound|limp|swollen'),
      urgent('burstOpen ~ wound|surgery'),
      urgent('surgery'),
    ],
  },
  {
    id: 'torn-tail',
    reason: {
      en: 'Where the skin of the tail has come off, the rest dries out and gets infected; a vet usually has to shorten the tail.',
      it: 'Dove la pelle della coda si è staccata, il resto si secca e si infetta; di solito il veterinario deve accorciare la coda.',
    },
    steps: [PAPER_BED],
    donts: [NO_PULLING_SKIN, NO_DISINFECTANT_IN],
    source: 'University of Cincinnati: degloving tail wound in gerbils',
    told: [
      {
        says: [
          `(?<=^(?:${TAIL_SHEDDERS}): .*)the (?:skin|sheath) (?:of|on) (?:its|his|her) tail ${CAME_OFF}`,
        ],
      },
      {
        of: TAIL_SHEDDERS,
        says: [
          ...TAIL_SKIN_OFF,
          '(?:has |have )?(?:just )?(?:lost|torn off|ripped off) the (?:skin|sheath) (?:of|on|from) (?:its|his|her|their) tails?',
          '(?:i |we )(?:just )?(?:pulled|grabbed|picked up|lifted) {mine} by (?:the|its|his|her) tail and the (?:skin|sheath) (?:(?:has )?(?:come|came|slid|slipped|peeled|tore) off|(?:was|is) in my hand)',
          '(?:has )?left the (?:skin|sheath) of (?:its|his|her) tail in my hand',
          '(?:ho|abbiamo) (?:preso|tirato|sollevato) {mine} per la coda e (?:la pelle (?:si e|e) (?:sfilata|staccata|strappata|venuta via)|mi e rimasta la pelle in mano)',
          '(?:ha perso|si e strappat[oa]) la pelle della coda',
        ],
      },
    ],
    rules: [
      emergency('tornTail & !recovered', 'rodent', 'cavy'),
      emergency('tornTail & petSmall|tailShedder & !reptileWord & !recovered', 'other'),
    ],
  },
  {
    id: 'eye',
    reason: {
      en: 'An eye can be lost within hours; every painful, closed or cloudy eye must be seen the same day.',
      it: 'Un occhio si può perdere in poche ore; un occhio dolente, chiuso o opaco va visto in giornata.',
    },
    steps: [RINSE_EYE, NO_RUBBING],
    donts: [NO_EYE_DROPS],
    source: 'Emergency lists after AVMA; RVC VetCompass: corneal ulcers',
    rules: [
      emergency('eye ~ jelly'),
      emergency('eye ~ bleeding & !eyeIll'),
      emergency('eye ~ stick|wound & bleeding'),
      emergency('eyeOut'),
      certain('eye ~ corrosive'),
      emergency('eye ~ eyeChemical'),
      emergency('blind & !seesFine'),
      urgent('eyeIll'),
      urgent('eye ~ pain|swollen|bleeding|wound|lump'),
    ],
  },
  {
    id: 'heatstroke',
    reason: HEATSTROKE,
    atOnce: [COOL_FIRST],
    steps: [],
    donts: [NO_WET_TOWELS],
    source: 'RVC VetCompass: cool first, transport second',
    rules: heatstrokeOf('dog', 'cat'),
  },
  {
    id: 'heatstroke-small',
    reason: HEATSTROKE,
    atOnce: [COOL_SMALL_FIRST],
    steps: [],
    donts: [NO_SOAKING],
    source: 'Bunnyhugga: heat exhaustion in rabbits; Forever Feisty Chinchilla Rescue',
    rules: [
      ...heatstrokeOf('rabbit', 'cavy', 'rodent', 'ferret', 'bird', 'reptile', 'other'),
      emergency(
        `warmRoom & slack|${SUFFERS} & !limp & !isChilled`,
        'rabbit',
        'cavy',
        'rodent',
        'ferret',
      ),
      emergency(`hedgehog & warmRoom & slack|${SUFFERS} & !limp & !isChilled`, 'other'),
      emergency('heat|hotCar & slack & !limp & !isChilled', 'rabbit', 'cavy', 'rodent', 'ferret'),
      emergency('heat ~ tailPump', 'bird'),
    ],
  },
  {
    id: 'electric-shock',
    reason: {
      en: 'After an electric shock the heart can stop and the lungs fill with fluid hours later.',
      it: 'Dopo una scossa il cuore può fermarsi e i polmoni riempirsi di liquido ore dopo.',
    },
    atOnce: [SWITCH_OFF],
    steps: [],
    donts: [NO_TOUCH_LIVE],
    source: 'Merck Veterinary Manual: electric shock and electrocution',
    rules: [
      emergency(
        'electric|mains & swallow|burn|cough|wound|noBreath|shockSign & gnaw|electric & !unplugged',
      ),
      certain('electrocuted'),
      emergency('electric & !unplugged'),
      emergency('mains ~ bitOnce & !unplugged'),
      emergency('wire ~ gnaw & shockSign|weak|notMoving|noFood & !unplugged'),
      urgent('wire|mains ~ gnaw'),
    ],
  },
  {
    id: 'burn',
    reason: {
      en: 'Burns go deeper than they look and make an animal lose fluid.',
      it: 'Le ustioni sono più profonde di come appaiono e fanno perdere liquidi.',
    },
    steps: [COOL_BURN],
    donts: [NO_ICE_CREAM],
    source: 'Merck Veterinary Manual: burns',
    rules: [
      emergency('burn ~ burnt & skin|limb|chest|belly|head|mouth|ear|eye & !burnFigure'),
      emergency('burnt ~ burn ~ skin|limb|chest|belly|head|mouth|ear & !burnFigure'),
      emergency('hotLiquid ~ spilt & !burnFigure'),
      emergency('scalded & !burnFigure & !burntElse'),
      emergency(
        'scorched & !burnFigure & !onlyFoodBurnt',
        'bird',
        'reptile',
        'rodent',
        'cavy',
        'rabbit',
        'other',
      ),
      urgent('burnt ~ skin|limb|mouth & !skinIll'),
    ],
  },
  {
    id: 'machine',
    reason: {
      en: 'An animal that was shut in a machine may have injuries inside, burns or water in its lungs.',
      it: 'Un animale chiuso in un elettrodomestico può avere lesioni interne, ustioni o acqua nei polmoni.',
    },
    steps: [CARRY_STILL],
    donts: [NO_FOOD_MEDICINE],
    source: 'Merck Veterinary Manual: trauma and near-drowning',
    rules: [
      emergency(
        'washing & weak|cough|collapse|notMoving|unresponsive|noBreath|breath|dying|cold|underWater|vomit',
      ),
      emergency('washing ~ inMachine & pups|petSmall|weak|collapse|sudden'),
      emergency('washing ~ inMachine', 'cat', 'rabbit', 'rodent', 'cavy', 'ferret'),
    ],
  },
  {
    id: 'snake-bite',
    reason: {
      en: 'The bite of a viper spreads venom quickly.',
      it: 'Il morso di vipera diffonde il veleno in fretta.',
    },
    steps: [CARRY_SNAKE],
    donts: [NO_CUT_SUCK],
    source: 'École du chiot; Tailspal: viper bite',
    rules: [emergency('snake & !snakeTrap'), emergency('twoHoles & !attack')],
  },
  {
    id: 'allergy',
    reason: {
      en: 'Swelling of face or throat after a sting or food can close the airway.',
      it: 'Il gonfiore di muso o gola dopo una puntura o un cibo può chiudere le vie respiratorie.',
    },
    steps: [KEEP_CALM],
    donts: [NO_MEDICINE],
    source: 'NAZ Pet Emergency: allergic reactions',
    rules: [
      emergency('faceSwelling|skinIll & collapse'),
      emergency('faceSwelling & fall'),
      emergency('sting & faceSwelling'),
      emergency('sting ~ manyTimes'),
      emergency('anaphylaxis'),
      emergency(
        'sting & weak|vomit|collapse|noBreath|cantStand|paleGums|drool|diarrhoea|unresponsive',
      ),
      emergency('sting ~ mouth'),
      emergency(
        'faceSwelling & weak|vomit|collapse|noBreath|cantStand|drool|diarrhoea|noisyBreath|growingFast',
      ),
      urgent('faceSwelling'),
      urgent('sting'),
    ],
  },
  {
    id: 'caterpillar',
    reason: {
      en: "The hairs of the processionary caterpillar, or a toad's poison, burn mouth and tongue.",
      it: 'I peli della processionaria, o il veleno del rospo, bruciano bocca e lingua.',
    },
    steps: [FLUSH_MOUTH],
    donts: [NO_RUB],
    source: 'Clinica Veterinaria Ferrara; Dimensione Animale Bergamo: processionaria',
    rules: [
      emergency(
        'caterpillar & drool|faceSwelling|gums|swollen|mouth|vomit|foam|swallow|head|shake|seizure|gnaw',
      ),
    ],
  },
  {
    id: 'coolant',
    reason: {
      en: 'A puddle near a car can be antifreeze: it tastes sweet, a few licks can kill, and the antidote only helps in the first hours.',
      it: "Una pozza vicino a un'auto può essere antigelo: è dolce, poche leccate possono uccidere e l'antidoto serve solo nelle prime ore.",
    },
    steps: [KEEP_REST_OF_OBJECT],
    donts: [NO_VOMITING, NO_WAIT_SIGNS_OF_POISON],
    source: 'Merck Veterinary Manual: ethylene glycol poisoning',
    rules: [
      certain('coolant ~ eatenUp|swallow|drink'),
      emergency('coolant & weak|ataxia|vomit|seizure'),
    ],
  },
  {
    id: 'suspected-bait',
    reason: {
      en: 'Food of unknown origin where poison was laid may be a bait; most baits act before or long after signs can be seen.',
      it: "Cibo di origine ignota dove è stato messo del veleno può essere un'esca; molte esche agiscono prima o molto dopo i segni visibili.",
    },
    steps: [KEEP_REST_OF_OBJECT],
    donts: [NO_VOMITING, NO_WAIT_SIGNS_OF_POISON],
    source:
      'Pet Poison Helpline: top ten things to know; Italian Ministry of Health: poisoned baits',
    rules: [
      emergency('poisoning & baitFood & eatenUp'),
      emergency('baitFood ~ oddBits & eatenUp'),
      emergency('poisoning & badColour'),
    ],
  },
];
