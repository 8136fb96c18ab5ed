import {
  CARRY_STILL,
  DO_NOT_LIFT,
  KEEP_STILL,
  KEEP_WARM,
  NO_DRINKING_ITS_FILL,
  NO_FOOD_ANTACID,
  NO_FOOD_MEDICINE,
  NO_FOOD_WHEN_COLD,
  NO_HANDS_IN_MOUTH,
  NO_INSULIN,
  NO_MEDICINE,
  NO_SHOP_ANTIBIOTIC,
  NO_TESTING,
  PRESS,
  STAY_WITH_IT,
  SUGAR_ON_GUMS,
  TIME_SEIZURE,
  TURN_OVER,
  WARM_LIGHTLY,
  WARM_SLOWLY,
  WATER_LITTLE_BY_LITTLE,
} from '../advice.data.js';
import { namesOf, ownNamesOf } from '../../../language/animals.js';
import { certain, emergency, urgent, type SignGroup } from '../sign.js';
import { ANY_PET } from './told-of.data.js';

const COLLAPSED = [
  "(?:has |have )?(?:just )?collapsed(?: and (?:does not|doesn't|is not|isn't|won't|will not) (?:react|reacting|respond|responding|move|moving|wake up|get up))?",
  'is unconscious',
  '(?:e|si e) (?:appena )?(?:svenut|collassat|accasciat)[oa](?: e non (?:reagisce|risponde|si muove|si sveglia|si alza))?',
];

/** Large animals that cannot rise. */
const DOWN = [
  "(?:is|are|went|(?:has|have) (?:been|gone)) (?:still )?down(?: (?:since|after) (?:yesterday|this morning|last night|calving|lambing|kidding|foaling|giving birth))?(?: and (?:can't|cannot|won't|will not|does not|doesn't) (?:get (?:back )?up|rise|stand))?",
  '(?:e|sono|resta|rimane) (?:ancora )?a terra(?: (?:da|dopo) (?:ieri|stamattina|stanotte|il parto))?(?: e non (?:si (?:ri)?alza|riesce ad? (?:ri)?alzarsi))?',
];

/** The pig of a profile that says "guinea pig" is one. */
const PIGS = `(?<!\\b(?:${namesOf('guineaPig')}): .*)(?:${ownNamesOf('pig')})`;

const FLOCK = ownNamesOf('sheep', 'lamb', 'goat', 'alpaca');

const THIRSTY = 'pig & !guineaPig & !otherWater & noWater';
const THIRSTY_NOW = ['!lastSeason', 'thirstNow'];

const NOT_UP = String.raw`(?: in the (?:ditch|field|furrow|meadow|pasture|paddock|mud))?(?: and (?:is )?(?:bloated|(?:cannot|can't|does not|doesn't|will not|won't) (?:get (?:back )?up|right (?:her|him|it)self)))?`;
const NON_SI_ALZA = String.raw`(?: nel (?:fosso|prato|campo|pascolo|fango))?(?: e (?:e gonfi[oa]|non (?:si (?:ri)?alza|riesce a(?:d)? (?:(?:ri)?alzarsi|girarsi))))?`;

/** Hurt, a ferret must not be fed. */
const NO_ACCIDENT = '!vehicle & !attack & !electric & !washing & !pouring ~ bleeding';

export const COLLAPSE_SIGNS: readonly SignGroup[] = [
  {
    id: 'collapse',
    unless: 'lookAlike',
    reason: {
      en: 'Collapse, or not being able to stand or respond, can be shock, internal bleeding or heart failure.',
      it: 'Collasso, o non riuscire a stare in piedi o a reagire, può essere shock, emorragia interna o un problema di cuore.',
    },
    steps: [CARRY_STILL, WARM_LIGHTLY],
    donts: [NO_FOOD_MEDICINE],
    source: 'Missouri Veterinary Health Center: shock and collapse',
    told: [
      { of: ANY_PET, says: COLLAPSED },
      {
        of: ownNamesOf('horse', 'donkey', 'sheep', 'lamb', 'goat', 'alpaca', 'cattle'),
        says: DOWN,
      },
    ],
    rules: [
      urgent('ataxia'),
      emergency('collapse & !sleepy'),
      emergency('cantStand & !cantStandIt'),
      emergency('isDown & !downElse', 'other'),
      emergency('unresponsive & !training'),
      emergency('notMoving & !cantStandIt & !training'),
      emergency('dying & !notDying & !lookAlike'),
      certain('noHeartbeat & !notDying'),
      emergency('lyingSide & !relaxed & !dreaming & !lump', 'cavy', 'bird', 'rodent'),
      emergency('ataxia & !bright'),
      emergency('sudden ~ weak|paralysed|blind|stroke|cantStand'),
      emergency('weak & cold|shake & noFood|vomit|diarrhoea|paleGums|collapse'),
      emergency(
        'weak & noFood|cold|diarrhoea|breath|belly|lyingSide',
        'rabbit',
        'bird',
        'cavy',
        'rodent',
        'ferret',
      ),
      emergency('cold & collapse|weak|notMoving|unresponsive|noFood|stiff|lyingSide|hunched'),
      emergency('lyingSide ~ cry|cold|shake|paleGums|noFood|stiff & !dreaming'),
      emergency('horse & weak|drained|collapse & noStool|limp|colic|shake'),
      emergency('horse & weak|drained|collapse & noFood & !donkey'),
      emergency('otherHorse & weak|drained|collapse & noFood', 'other'),
      urgent('weak|cantStand|notMoving|unresponsive|stroke|jerking'),
      urgent('weak'),
    ],
  },
  {
    id: 'cast',
    reason: {
      en: 'A sheep or goat on its back cannot belch: the gas presses on lungs and heart and can kill it within hours, sometimes sooner.',
      it: 'Una pecora o capra sulla schiena non può eruttare: il gas preme su polmoni e cuore e può ucciderla in poche ore, a volte prima.',
    },
    atOnce: [TURN_OVER],
    steps: [STAY_WITH_IT],
    donts: [NO_FOOD_ANTACID],
    source: 'Thame.net: cast sheep; Eat Farm Now: how to right a cast sheep',
    told: [
      {
        of: FLOCK,
        says: [
          `(?:is|are|has got|got) (?:cast|(?:(?:stuck|trapped|lying|flat|upside down)(?: flat| upside down)? )?on (?:her|his|its|their) backs?)${NOT_UP}`,
          `(?:has |have )?(?:rolled|fallen|fell) (?:over )?on(?:to)? (?:her|his|its|their) backs?${NOT_UP}`,
          `(?:e|sono|si e|e rimast[oa]) (?:(?:bloccat|rovesciat|ribaltat|capovolt|sdraiat|finit)[oaie] )?(?:sulla schiena|sul dorso|a (?:pancia|gambe|zampe) (?:in su|all'aria))${NON_SI_ALZA}`,
          `(?:e|sono|si e|si sono) (?:rovesciat|ribaltat|capovolt)[oaie]${NON_SI_ALZA}`,
        ],
      },
      {
        says: [
          `(?:found )?(?:(?:an?|the|one of my|my|our) )?(?:cast (?:${FLOCK})|(?:${FLOCK}) (?:(?:is )?cast|(?:is )?(?:stuck |lying |flat )?on (?:her|his|its|their) backs?))${NOT_UP}(?:,? help)?`,
          `(?<=\\b(?:${FLOCK}): )(?:she|he|it)(?: is|'s| has been| was) (?:cast|(?:stuck |lying |flat )?on (?:her|his|its) back)(?: since (?:yesterday|this morning|last night))?${NOT_UP}`,
          `(?:trovat[ao] )?(?:(?:una?|la|il|lo) )?(?:${FLOCK}) (?:a (?:pancia|gambe|zampe) (?:in su|all'aria)|sulla schiena|sul dorso)${NON_SI_ALZA}`,
          `(?<=\\b(?:${FLOCK}): )e (?:rimast[oa] )?(?:a (?:pancia|gambe|zampe) (?:in su|all'aria)|sulla schiena|sul dorso)${NON_SI_ALZA}`,
        ],
      },
    ],
    rules: [
      emergency('flock ~ onBack & !heldOnBack & !restsOnBack & !upAgain', 'other'),
      emergency('flock ~ onBack & !heldOnBack & !restsOnBack & othersUp & !rightedIt', 'other'),
      emergency(
        'flock ~ onBack & !heldOnBack & cantStand|notMoving|unresponsive|weak|ataxia|bloated|isBloated|breath|noBreath|foam|drool|pant|noFood',
        'other',
      ),
      emergency('flock ~ onBack & cannotRise', 'other'),
    ],
  },
  {
    id: 'paralysis',
    reason: {
      en: 'Legs that suddenly stop working can mean a spinal injury or, in a cat, a blood clot.',
      it: 'Zampe che di colpo non si muovono possono indicare una lesione spinale o, nel gatto, un trombo.',
    },
    steps: [CARRY_STILL],
    donts: [NO_FOOD_MEDICINE, NO_TESTING],
    source: 'Brekke Veterinary Clinic; Elgin Veterinary Hospital: sudden paralysis',
    rules: [emergency('paralysed'), emergency('cold ~ limb & cry|paralysed|screaming|limp')],
  },
  {
    id: 'seizure',
    reason: {
      en: 'A seizure that lasts, or comes again, can damage the brain.',
      it: 'Convulsioni che durano o si ripetono possono danneggiare il cervello.',
    },
    steps: [TIME_SEIZURE],
    donts: [NO_HANDS_IN_MOUTH],
    source: 'Urgent Pet Care Omaha; Dogileptic: seizures',
    told: [
      {
        of: ANY_PET,
        says: [
          '(?:is having|has|has got|keeps having) (?:an? )?(?:epileptic )?seizures?(?<!has seizures)',
          'is (?:seizing|convulsing|having convulsions|having a fit)',
          '(?:ha|sta avendo) (?:le convulsioni|(?:una|un) (?:crisi|attacco) (?:epilettic[ao]|convulsiv[ao]|di epilessia))',
        ],
      },
    ],
    rules: [
      emergency('seizure & !recovered'),
      emergency('seizure & again'),
      urgent('seizure'),
      emergency('jerking & !dreaming'),
      emergency(
        'shake & collapse|cantStand|unresponsive|stiff|foam|drool|cold|blind|stroke|screaming|weak & !dreaming',
      ),
      emergency(
        'shake & noFood|weak|cold|fluffed|bottomOfCage|notMoving & !preening',
        'rabbit',
        'bird',
        'cavy',
        'rodent',
        'ferret',
        'reptile',
      ),
      emergency('stiff & shake|seizure|jerking|unresponsive|drool|foam|cold & !dreaming'),
      emergency('stiff ~ flop & !dreaming'),
      urgent('shake & lasting|noFood|weak|vomit & !earIll'),
    ],
  },
  {
    id: 'balance',
    unless: 'lookAlike',
    reason: {
      en: 'A sudden loss of balance, a tilted head or rolling eyes need a vet.',
      it: 'Perdita improvvisa di equilibrio, testa inclinata o occhi che si muovono da soli richiedono il veterinario.',
    },
    steps: [CARRY_STILL],
    donts: [NO_FOOD_MEDICINE],
    source:
      'Merck Veterinary Manual: vestibular disease; D. Mader, reptile medicine notes: inclusion body disease, paramyxovirus',
    told: [
      {
        of: namesOf('snake'),
        says: [
          '(?:is|keeps|has started) star[ -]?gazing',
          '(?:keeps flipping|flips|is corkscrewing and flips) (?:over )?(?:onto (?:its|his|her) back|over)(?: and (?:stares|looks) up)?',
          '(?:keeps looking|is looking|looks) up at the (?:sky|ceiling) and (?:falls|rolls|flips) (?:over )?(?:backwards?|over|upside down)',
          "(?:guarda|continua a guardare) (?:in alto|verso l'alto|il soffitto) e (?:si rovescia|si ribalta|cade all'indietro)",
        ],
      },
    ],
    rules: [
      emergency('headPress'),
      emergency('stargazing & reptileWord', 'reptile', 'other'),
      emergency('stroke & rolling'),
      emergency('stroke & blind|collapse|vomit|noFood|cantStand|paralysed|seizure'),
      urgent('stroke'),
    ],
  },
  {
    id: 'no-water',
    reason: {
      en: 'A pig that had no water for a day has too much salt in its brain: if it now drinks its fill, the brain swells and it can die.',
      it: "A un maiale rimasto un giorno senz'acqua si accumula il sale nel cervello: se ora beve a volontà, il cervello si gonfia e può morire.",
    },
    steps: [WATER_LITTLE_BY_LITTLE],
    donts: [NO_DRINKING_ITS_FILL],
    source:
      'Agriculture and Food, Western Australia; NADIS: salt poisoning or water deprivation in pigs',
    told: [
      {
        of: PIGS,
        says: [
          String.raw`(?:has had|had|has been|was|were|went|ran) (?:no|without(?: any)?|out of) water (?:since yesterday|(?:over|all) (?:the )?weekend|for (?:(?:more than|over|about) )?(?:a|one|two|three|\d) (?:whole )?days?)`,
          String.raw`(?:e|sono|(?:e|sono) rimast[oaie]|(?:e|sono) stat[oaie]) (?:senza acqua|senz'acqua) (?:da ieri|(?:(?:da|per) )?tutto il (?:weekend|fine settimana)|(?:da|per) (?:un|uno|due|tre|\d) (?:intero )?giorn[oi])`,
        ],
      },
    ],
    rules: [
      ...THIRSTY_NOW.map((when) =>
        certain(
          `pig & !guineaPig & noWater ~ sinceLong|forDays|allWeekend & ataxia|seizure|jerking|blind|collapse|cantStand|headPress|stroke|unresponsive & ${when}`,
          'other',
        ),
      ),
      emergency(
        'pig & !guineaPig & noWater & ataxia|seizure|jerking|shake|drained|blind|collapse|cantStand|headPress|stroke|unresponsive|notMoving|lyingSide|noFood',
        'other',
      ),
      ...THIRSTY_NOW.flatMap((when) =>
        ['!othersThirst', 'pigsToo'].flatMap((whose) => [
          emergency(`${THIRSTY} ~ sinceLong & lasting & !iceBroken & ${whose} & ${when}`, 'other'),
          emergency(`${THIRSTY} ~ forDays & lasting & ${whose} & ${when}`, 'other'),
          emergency(`${THIRSTY} ~ allWeekend & ${whose} & ${when}`, 'other'),
        ]),
      ),
    ],
  },
  {
    id: 'low-sugar',
    reason: {
      en: 'Weakness, wobbling or fits in a young, small or diabetic animal, or a ferret, can be low blood sugar.',
      it: 'Debolezza, barcollamento o convulsioni in un animale giovane, piccolo o diabetico, o in un furetto, possono essere un calo di zuccheri.',
    },
    steps: [SUGAR_ON_GUMS],
    donts: [NO_INSULIN, NO_HANDS_IN_MOUTH],
    source: 'Merck Veterinary Manual: hypoglycaemia; insulin overdose',
    told: [{ of: namesOf('ferret'), says: COLLAPSED }],
    rules: [
      emergency('isFrail & weak|jerking|ataxia|cantStand|unresponsive & !bright'),
      emergency(
        'insulin & weak|shake|seizure|collapse|doubleDose|vomit|noFood|cantStand|stroke|unresponsive',
      ),
      emergency('insulinoma & weak|shake|seizure|collapse|drool|cantStand|unresponsive|stroke'),
      emergency(
        `weak|unresponsive|paralysed & sudden|drool|shake|collapse|spine|cantStand & ${NO_ACCIDENT}`,
        'ferret',
      ),
      emergency(`collapse|cantStand|stares & drool|shake|spine & ${NO_ACCIDENT}`, 'ferret'),
      emergency('weak|cold & isYoung & noFood|collapse|cold|vomit|diarrhoea|shake|sudden'),
    ],
  },
  {
    id: 'cold',
    reason: {
      en: 'A cold, weak animal can die within hours; a young one cannot warm itself.',
      it: 'Un animale freddo e debole può morire in poche ore; un piccolo non sa scaldarsi da solo.',
    },
    steps: [WARM_SLOWLY],
    donts: [NO_FOOD_WHEN_COLD],
    source: 'Merck Veterinary Manual: hypothermia and care of neonates',
    rules: [
      certain('isVeryChilled'),
      emergency('coldPlace & cold|stiff'),
      emergency('horse & shake & cold'),
      emergency(
        'cold & collapse|weak|ataxia|notMoving|curledUp|unresponsive|stiff|dying',
        'rabbit',
        'cavy',
        'rodent',
      ),
      emergency('cold & soaked & !driedAndEats', 'rabbit', 'cavy', 'rodent'),
      emergency(
        'hedgehog & cold & collapse|weak|ataxia|notMoving|curledUp|unresponsive|stiff|dying',
        'other',
      ),
      emergency('hedgehog & cold & soaked & !driedAndEats', 'other'),
      emergency('pups & noFood|cold & badColour|belly ~ swollen'),
      emergency('pups & badColour'),
      emergency('coldPlace & weak|collapse|stiff|notMoving|shake|unresponsive|cold ~ limb|ear'),
      emergency('pups & cold ~ weak|noFood|cry|limp|limb|pups|skin'),
      emergency('pups & noFood & weak|cold|cry|isYoung'),
      urgent('cold ~ limb|ear|belly|skin'),
      urgent('cold ~ limb|ear'),
    ],
  },
  {
    id: 'fever',
    reason: {
      en: 'A body temperature far above or below normal harms the organs.',
      it: 'Una temperatura molto sopra o sotto la norma danneggia gli organi.',
    },
    steps: [],
    donts: [NO_MEDICINE],
    source: 'Merck Veterinary Manual: reference body temperatures',
    rules: [
      certain('highFever|hasHighFever'),
      emergency('veryHigh|veryLow & weak|drained|noFood|vomit|fever|shake|cold'),
      urgent('fever|hasFever|isChilled'),
      urgent('veryHigh|veryLow'),
    ],
  },
  {
    id: 'pain',
    unless: 'lookAlike',
    reason: {
      en: 'Pain that makes an animal scream or hide needs relief by a vet.',
      it: 'Un dolore che fa urlare un animale, o lo spinge a nascondersi, va curato dal veterinario.',
    },
    steps: [KEEP_STILL],
    donts: [NO_MEDICINE],
    source: 'Brekke Veterinary Clinic: signs of severe pain',
    rules: [
      emergency('testicle & swollen|belly & pain|cry|screaming|vomit|hunched'),
      emergency(
        'screaming & !lookAlike',
        'dog',
        'cat',
        'rabbit',
        'cavy',
        'rodent',
        'ferret',
        'other',
      ),
      emergency('scream & !lookAlike', 'rabbit', 'cavy', 'rodent', 'reptile', 'ferret'),
      urgent('scream|screaming', 'dog', 'cat'),
      urgent('pain|hunched'),
    ],
  },
  {
    id: 'bird-illness',
    reason: {
      en: 'Birds hide illness: one that is fluffed up, weak or at the bottom of the cage is very ill.',
      it: 'Gli uccelli nascondono la malattia: se è arruffato, debole o sul fondo della gabbia, è grave.',
    },
    steps: [KEEP_WARM],
    donts: [NO_SHOP_ANTIBIOTIC],
    source: 'Pets and Vets: sick birds; The Oasis: bird emergencies',
    rules: [
      emergency('bottomOfCage & !bright', 'bird'),
      emergency('swollen & noFood|weak|unlike|eyesShut|bottomOfCage', 'bird'),
      emergency('bottomOfCage|fluffed & eyesShut', 'bird'),
      emergency('weak|notMoving', 'bird'),
      emergency(
        'bottomOfCage & fluffed|weak|breath|strain|noFood|collapse|shake|notMoving|cold|tailPump|vomit|diarrhoea|bleeding|paralysed|unlike',
        'bird',
      ),
      emergency(
        'fluffed & !preening & weak|collapse|noFood|notMoving|lessFood|breath|unlike|shake|cold|vomit|diarrhoea',
        'bird',
      ),
      emergency('noFood & lasting|bottomOfCage|weak|drained|fluffed|vomit', 'bird'),
      emergency('noStool|vomit & weak|fluffed|bottomOfCage|noFood', 'bird'),
      urgent('fluffed|bottomOfCage', 'bird'),
      urgent('fluffed', 'bird'),
    ],
  },
  {
    id: 'bleeding',
    reason: {
      en: 'Bleeding that does not stop within five minutes, or inside the body, leads to shock.',
      it: 'Un sanguinamento che non si ferma in cinque minuti, o interno, porta allo shock.',
    },
    atOnce: [PRESS],
    steps: [],
    donts: [DO_NOT_LIFT],
    source: 'San Animal Hospital; Elgin Veterinary Hospital: bleeding',
    rules: [
      emergency('bleeding & pale & !bloodInUrine & !bloodInStool & !coughBlood'),
      emergency('wound & pouring'),
      emergency('bloodFeather & !bleedStopped', 'bird'),
      emergency(
        'bleeding ~ head|limb|wound|vital & !bloodTest & !nail & !bleedStopped',
        'cavy',
        'rodent',
        'reptile',
      ),
      emergency(
        'bleeding & petSmall ~ head|limb|wound|vital & !bloodTest & !nail & !bleedStopped',
        'other',
      ),
      emergency('bleeding ~ pouring & !bloodInUrine & !bloodTest & !bleedStopped'),
      emergency(
        'bleeding & weak|collapse|paleGums|cold|noBreath & !bloodTest & !bloodInUrine & !bloodInStool & !coughBlood',
      ),
      emergency(
        'bleeding ~ deepBlood & weak|pouring|fall|cough|paleGums|lasting & !bloodTest & !bleedStopped',
      ),
      emergency('bleeding & !bloodTest & !nail & !bleedStopped & !bloodInStool', 'bird'),
      urgent('bleeding & !bloodInUrine & !bloodInStool & !coughBlood'),
    ],
  },
  {
    id: 'inner-bleeding',
    reason: {
      en: 'Blood in the urine or stool, or bruises without a cause, with weakness or pale gums can be bleeding inside the body.',
      it: "Sangue nelle urine o nelle feci, o lividi senza causa, con debolezza o gengive pallide possono essere un'emorragia interna.",
    },
    steps: [CARRY_STILL],
    donts: [NO_FOOD_MEDICINE],
    source: 'San Animal Hospital; Elgin Veterinary Hospital: bleeding',
    rules: [
      emergency('bleeding & pale & bloodInUrine|bloodInStool|coughBlood'),
      emergency(
        'bleeding & weak|collapse|paleGums|cold|noBreath & bloodInUrine|bloodInStool|coughBlood & !bloodTest',
      ),
      emergency('bloodInUrine & pale|weak|lyingSide'),
      emergency('clots ~ bleeding & trips|pale|weak|lasting'),
      emergency('bruises & bleeding|weak|cough|paleGums|noFood|unlike|collapse|gums'),
      urgent('bruises'),
    ],
  },
];
