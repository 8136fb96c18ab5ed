import {
  CUT_BAG_ONLY,
  COLOSTRUM_OF_ANOTHER,
  CUT_RED_BAG,
  DO_NOT_PULL_AFTERBIRTH,
  DO_NOT_PULL_YOUNG,
  HELP_FOAL_OUT,
  KEEP_FIRST_MILK,
  KEEP_WARM,
  NOTE_CHANGES,
  NOTE_TIMES,
  NO_INSULIN,
  NO_MEDICINE,
  NO_MILK_INTO_MOUTH,
  NO_MORNING,
  NO_PRESS_BELLY,
  NO_PRESS_EGG,
  RUB_FOAL_DRY,
  TAKE_YOUNG_AWAY,
  TIE_AFTERBIRTH,
  URINE_SAMPLE,
  WITH_ITS_MOTHER,
} from '../advice.data.js';
import { ownNamesOf } from '../../../language/animals.js';
import { certain, emergency, urgent, type SignGroup, type SignRule } from '../sign.js';
import { LAYS_EGGS, MALE_HOOFED, RED_BAG } from './told-of.data.js';

const newborn = (young: string): SignRule[] => [
  emergency(`${young} & noSuckle`, 'other'),
  emergency(`${young} ~ justBorn & noFood|cantStand|weak|drained|collapse|notMoving|cold`, 'other'),
];

const IN_LABOUR = '!pee & !stool & !maleStrains & !strainsElsewhere';
const AT_HER_VULVA = 'birth|strain|vulva|pokesOut|redBagShows';
const UNBORN = '!foalOut & !wombOut';
/** Beside these, a male is another horse, or the foal. */
const OF_A_MARE = 'motherHoofed|bearsDown|watersBroke';

export const URINE_AND_BIRTH_SIGNS: readonly SignGroup[] = [
  {
    id: 'blocked-bladder',
    reason: {
      en: 'Straining with little or no urine can be a blocked bladder, which kills within a day or two.',
      it: "Sforzi con poca o nessuna urina possono essere un'ostruzione, che uccide in uno o due giorni.",
    },
    steps: [],
    donts: [NO_MORNING, NO_PRESS_BELLY],
    source: 'Our Companions; Elgin Veterinary Hospital: urinary blockage',
    rules: [
      emergency('male & strain|trips & pee & !peesFine & !bright', 'cat'),
      emergency('strainsToPee & male|maleHoofed & goatOrSheep & !peesFine', 'other'),
      emergency('lickParts & strain|trips & cry|lasting', 'cat'),
      emergency('noPee & !elsewhere'),
      emergency('pee ~ blockedWord'),
      emergency('male ~ blockedWord & noFood|vomit|cry|weak|drained|strain|lickParts', 'cat'),
      emergency(
        'noPee & strain|cry|pain|lickParts|vomit|noFood|weak|drained|lasting|bleeding|trips|belly',
      ),
      emergency('cry ~ pee & trips|strain|noFood|drops|cry & !elsewhere', 'cat'),
      emergency(
        'strain|cry|trips ~ pee & male & drops|lickParts|vomit|weak|drained|noFood|trips|cry|strain & !peesFine',
        'cat',
      ),
      emergency('pee ~ drops & male & strain|cry|lickParts|trips|vomit|weak|drained|noFood'),
      emergency('strain|trips|cry ~ pee ~ nothing', 'cat'),
      emergency('lickParts & pee ~ trips|strain|cry & male', 'cat', 'other', 'ferret'),
      urgent('noPee & !elsewhere'),
      urgent('lickParts & pee|swollen|lasting'),
    ],
  },
  {
    id: 'ketones',
    reason: {
      en: 'Breath that smells of acetone can be diabetes out of control: with weakness or vomiting it threatens life.',
      it: 'Un alito che sa di acetone può essere un diabete fuori controllo: con debolezza o vomito mette in pericolo la vita.',
    },
    steps: [NOTE_CHANGES],
    donts: [NO_INSULIN],
    source: 'Merck Veterinary Manual: diabetic ketoacidosis',
    rules: [
      emergency('ketoneBreath & weak|drained|vomit|noFood|collapse|isFrail'),
      emergency('ketoneBreath & breath ~ fast'),
      urgent('ketoneBreath'),
    ],
  },
  {
    id: 'urine',
    reason: {
      en: 'Blood, pain or far more or less urine than usual should be examined.',
      it: 'Sangue, dolore o molta più o meno urina del solito vanno controllati.',
    },
    steps: [URINE_SAMPLE],
    donts: [NO_MEDICINE],
    source: 'Merck Veterinary Manual: lower urinary tract disease',
    rules: [
      urgent('bloodInUrine & lasting|many'),
      emergency('bloodInUrine & hunched|noFood|weak|screaming', 'rabbit', 'cavy'),
      urgent('bloodInUrine & !beet'),
      urgent('oftenPee & !training'),
      urgent('pee ~ bleeding|pain|cry'),
      urgent('strain'),
      urgent('thirst'),
      urgent('drink ~ muchMore'),
    ],
  },
  {
    id: 'birth',
    reason: {
      en: 'Strong straining without a young one for 20 to 30 minutes, or a weak or bleeding mother, puts all of them at risk.',
      it: 'Forti spinte per 20-30 minuti senza che nasca un piccolo, o una madre debole o che sanguina, mettono tutti in pericolo.',
    },
    steps: [NOTE_TIMES],
    donts: [DO_NOT_PULL_YOUNG],
    source: 'Atchafalaya; Hillcrest: whelping emergencies',
    rules: [
      emergency('strain & birth|pregnant & !maleStrains'),
      emergency(`bearsDown ~ partShows & ${IN_LABOUR}`, 'other', 'cavy', 'rabbit', 'rodent'),
      emergency(`bearsDown ~ partShows ~ vulva & ${IN_LABOUR} & !male`, 'dog', 'cat'),
      emergency(`bearsDown ~ partShows & tinyPart & ${IN_LABOUR} & !male`, 'dog', 'cat'),
      emergency(`bearsDown ~ partShows|headShows & bitchOrQueen & ${IN_LABOUR}`, 'dog', 'cat'),
      emergency(`bearsDown ~ headShows & birth|pregnant|vulva & ${IN_LABOUR}`),
      emergency(`bearsDown ~ headShows & flock|motherHoofed|horse & ${IN_LABOUR}`, 'other'),
      emergency(`birth ~ headShows & ${IN_LABOUR}`, 'other'),
      emergency('flock|motherHoofed|horse & partShows ~ headShows & !strainsElsewhere', 'other'),
      emergency('hoofedYoung ~ headShows & noLegs & !strainsElsewhere', 'other'),
      emergency('waterBag ~ flock|motherHoofed|horse ~ long|nothing', 'other'),
      emergency('birth|pregnant & partShows & long'),
      emergency('birth & stuckYoung'),
      emergency('pregnant & stuckYoung & strain|long'),
      emergency('birth ~ long & stuckYoung|nothing|weak|drained|noFood & !maleStrains'),
      emergency('birth ~ long & strain & !maleStrains'),
      emergency('greenDischarge & birth|pregnant'),
      emergency('foul ~ vulva & birth|pregnant|nursing'),
      emergency(
        'birth|pregnant|nursing & bleeding|weak|drained|collapse|seizure|noFood|fever|vomit',
      ),
      emergency('nursing & strain & !maleStrains'),
      urgent('stuckYoung & birth|pregnant'),
    ],
  },
  {
    id: 'red-bag',
    reason: {
      en: 'A red, velvety bag at the vulva of a foaling mare, instead of a white one, is the placenta that has come loose: the foal gets no oxygen and dies within minutes.',
      it: 'Un sacco rosso e vellutato alla vulva della cavalla che partorisce, al posto di quello bianco, è la placenta che si è staccata: il puledro resta senza ossigeno e muore in pochi minuti.',
    },
    atOnce: [CUT_RED_BAG, HELP_FOAL_OUT],
    steps: [RUB_FOAL_DRY],
    donts: [CUT_BAG_ONLY],
    source: 'Vetster: premature placental separation; Speedhorse 2/2019 (E. Schroeder, DACVECC)',
    told: [
      {
        of: `(?!${MALE_HOOFED})(?:${ownNamesOf('horse', 'donkey')})`,
        says: RED_BAG,
      },
    ],
    rules: [
      certain('redBagDelivery & horse & !foalOut & !wombOut & !ifRedBag'),
      certain(`redBag ~ notWhite & horse & !maleHoofed & ${UNBORN} & !kit & !ifRedBag`),
      certain(`redBag ~ notWhite & horse & ${OF_A_MARE} & ${UNBORN} & !kit & !ifRedBag`),
      certain('redBag ~ notWhite & horse & mareStrains & !wombOut & !kit'),
      certain('redBag ~ inFoaling & horse & !kit & !ifRedBag'),
      emergency(`redBag ~ ${AT_HER_VULVA} & horse & !maleHoofed & !notPregnant & ${UNBORN} & !kit`),
      emergency(
        `redBag ~ ${AT_HER_VULVA} & horse & motherHoofed & !notPregnant & ${UNBORN} & !kit`,
      ),
      emergency(`redVelvet ~ birth|strain & horse & ${UNBORN}`),
      emergency(`redBag|redVelvet & horse & mareStrains & !maleHoofed & ${UNBORN} & !kit`),
      emergency('redBag & horse & inFoaling & !kit'),
    ],
  },
  {
    id: 'kept-afterbirth',
    reason: {
      en: 'An afterbirth that a mare has not passed after three hours can poison her blood and inflame her hooves.',
      it: 'Una placenta non espulsa entro tre ore può avvelenare il sangue della cavalla e infiammarle gli zoccoli.',
    },
    steps: [TIE_AFTERBIRTH],
    donts: [DO_NOT_PULL_AFTERBIRTH],
    source: 'Merck Veterinary Manual: retained placenta in horses',
    told: [
      {
        of: ownNamesOf('horse', 'donkey'),
        says: [
          "(?:has (?:kept|retained)|has(?:n't| not)(?: yet)? (?:passed|dropped|shed)) (?:the|her|its) (?:afterbirth|placenta)",
          'has a retained (?:afterbirth|placenta)',
          '(?:trattiene|ha trattenuto|non ha (?:ancora )?(?:espulso|perso)) (?:la placenta|le second(?:e|ine))',
        ],
      },
    ],
    rules: [
      certain('keptAfterbirth ~ long & horse & !justFoaled'),
      emergency('afterbirth & horse & !redBag & !passedAfterbirth & !justFoaled'),
      emergency('keptAfterbirth & horse & !justFoaled'),
      urgent('afterbirth & horse & foalOut & justFoaled & !passedAfterbirth'),
      urgent('keptAfterbirth & flock|motherHoofed & !horse & lasting', 'other'),
      emergency('passedAfterbirth & horse & incomplete'),
    ],
  },
  {
    id: 'newborn-hoofed',
    reason: {
      en: "A foal, kid or lamb must stand and drink its mother's first milk within about two hours: without it, it has neither strength nor protection from germs.",
      it: 'Un puledro, capretto o agnello deve alzarsi e bere il primo latte della madre entro circa due ore: senza, non ha né forze né difese.',
    },
    steps: [WITH_ITS_MOTHER, KEEP_FIRST_MILK, COLOSTRUM_OF_ANOTHER],
    donts: [NO_MILK_INTO_MOUTH],
    source:
      'Horse Side Vet Guide: newborn foal fails to stand or nurse; Mid-Rivers Equine: 1-2-3 rule',
    rules: [
      ...newborn('hoofedYoung'),
      // Without a goat, a kid may be the owner's child.
      ...newborn('goatOrSheep & kid'),
      emergency('horse|flock ~ justBorn & noSuckle', 'other'),
    ],
  },
  {
    id: 'milk-fever',
    reason: {
      en: 'Trembling or stiffness in a nursing mother can be low calcium, which leads to seizures.',
      it: 'Tremori o rigidità in una madre che allatta possono essere mancanza di calcio, che porta a convulsioni.',
    },
    steps: [TAKE_YOUNG_AWAY],
    donts: [NO_MEDICINE],
    source: 'Merck Veterinary Manual: puerperal hypocalcaemia',
    rules: [
      emergency('nursing & shake|stiff|seizure|pant|twitch|collapse'),
      emergency(
        'flock|motherHoofed & !horse & motherHoofed ~ shake|stiff & hoofedYoung ~ justBorn',
        'other',
      ),
    ],
  },
  {
    id: 'womb',
    unless: 'lookAlike',
    reason: {
      en: 'Weeks after a season an infected womb can poison the whole body, with or without discharge.',
      it: "Settimane dopo il calore un'infezione dell'utero può avvelenare tutto il corpo, con o senza perdite.",
    },
    steps: [],
    donts: [NO_MEDICINE],
    source: 'Merck Veterinary Manual: pyometra',
    rules: [
      emergency('season & weak|cantStand|bruises|paleGums', 'ferret'),
      emergency(
        'greenDischarge ~ vulva|season & thirst|noFood|weak|drained|shake|vomit|foul|fever',
      ),
      emergency(
        'season & thirst|greenDischarge|foul & noFood|weak|drained|vomit|belly|fever|shake',
      ),
      emergency('foul ~ vulva|season & thirst|noFood|weak|drained|shake|vomit|fever'),
      emergency('greenDischarge & thirst & noFood|weak|drained|vomit|shake|fever'),
      urgent('season ~ greenDischarge|foul'),
      urgent('greenDischarge|foul ~ vulva|season'),
      urgent('greenDischarge & !ear & !eye & !nose'),
    ],
  },
  {
    id: 'egg-binding',
    reason: {
      en: 'An egg that does not come out can kill a bird or reptile.',
      it: 'Un uovo che non esce può uccidere un uccello o un rettile.',
    },
    steps: [KEEP_WARM],
    donts: [NO_PRESS_EGG],
    source: 'The Oasis: egg binding; Merck Veterinary Manual',
    told: [
      {
        of: LAYS_EGGS,
        says: [
          '(?:is|has been|may be|might be) egg[ -]?bound',
          'has (?:egg[ -]?binding|an egg stuck|a stuck egg)',
          "(?:cannot|can't|is unable to) (?:lay|pass) (?:her|its|his|the|an|this) eggs?",
          "(?:ha|soffre di) (?:la |una )?ritenzione (?:dell'|di |delle )(?:uovo|uova)",
          "ha (?:un |l')uovo (?:bloccato|incastrato)",
          "non riesce a (?:deporre|fare) (?:l'uovo|le uova|il suo uovo|le sue uova)",
        ],
      },
    ],
    rules: [
      emergency('eggBound', 'bird', 'reptile'),
      emergency(
        'egg|strain & strain|weak|drained|bottomOfCage|fluffed|collapse|tailPump|noFood',
        'bird',
      ),
      emergency('egg & strain|weak|drained|collapse|noFood', 'reptile'),
      urgent('eggBound'),
    ],
  },
];
