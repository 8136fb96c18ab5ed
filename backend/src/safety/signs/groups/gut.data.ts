import {
  BRING_SAMPLE,
  DO_NOT_PULL,
  DO_NOT_PUSH_BACK,
  HEAD_LOW,
  KEEP_MOIST,
  KEEP_REST_OF_OBJECT,
  KEEP_WARM,
  NO_CROP_MASSAGE,
  NO_DUNKING,
  NO_FOOD_ANTACID,
  NO_FORCE,
  NO_FORCE_FEED,
  NO_MEDICINE,
  NO_VOMITING,
  OFFER_FAVOURITE,
  ON_SOFT_GROUND,
  PICK_MAGGOTS,
  SMALL_SIPS,
  TAKE_FOOD_AWAY,
  TEMPT_DONKEY,
} from '../advice.data.js';
import { ownNamesOf } from '../../../language/animals.js';
import { certain, emergency, urgent, type SignGroup, type SignRule } from '../sign.js';
import { ANY_PET, MALE_HOOFED, RED_BAG } from './told-of.data.js';

const ALSO = String.raw`(?:(?:,? and|,) (?:is (?:dull|quiet|lethargic)|(?:keeps |is )?(?:roll(?:s|ing)|paw(?:s|ing))(?: the ground)?|food (?:comes|is coming) out of (?:his|her|its) nose))?`;
const ANCHE = String.raw`(?:,? ed? (?:e (?:spent|abbattut|apatic)[oa]|(?:continua a )?(?:si )?rotola(?:rsi)?|raspa))?`;
const SINCE = String.raw`(?:,? (?:since|da) ?(?:yesterday|last night|this morning|ieri(?: sera)?|stamattina|stanotte|un giorno|due giorni))?`;

/** Goats and sheep need the advice of two groups: nothing by mouth, and never flat on their side. */
const BLOATED_RUMINANT: readonly SignRule[] = [
  emergency('ruminant ~ isBloated & !head & !limb', 'other'),
  emergency(
    'ruminant & bloated|isBloated & breath|noBreath|gape|pant|weak|drained|cantStand|lyingSide',
    'other',
  ),
];

export const GUT_SIGNS: readonly SignGroup[] = [
  {
    id: 'bloat',
    reason: {
      en: 'A swollen, tight belly, or retching that brings nothing up, can be a twisted stomach, fatal within hours.',
      it: 'Pancia gonfia e tesa, o conati a vuoto, può essere una torsione dello stomaco, mortale in poche ore.',
    },
    steps: [],
    donts: [NO_FOOD_ANTACID],
    source: "Clinician's Brief: gastric dilatation-volvulus",
    rules: [
      emergency(
        'belly ~ swollen & retch|nothingUp|drool|collapse|weak|drained|paleGums|breath|noBreath|pant|uneasy',
      ),
      emergency(
        'bloated|paunch ~ swollen|bloated & retch|nothingUp|drool|uneasy|paleGums|collapse',
      ),
      ...BLOATED_RUMINANT,
      emergency('belly ~ swollen & sudden|vomit|noFood|pain', 'dog'),
      emergency('retch & nothingUp'),
      emergency('retch & uneasy|drool|weak|drained|collapse|paleGums & many|sudden|uneasy', 'dog'),
      emergency('pant & belly ~ swollen'),
      urgent('retch'),
      urgent('belly ~ swollen|pain|uneasy'),
    ],
  },
  {
    id: 'gut-stasis',
    reason: {
      en: 'An animal that lives on hay or seeds and stops eating or passing droppings can die of gut stasis within a day.',
      it: 'Un animale che vive di fieno o semi e smette di mangiare o di fare feci può morire di stasi intestinale in un giorno.',
    },
    steps: [KEEP_WARM],
    donts: [NO_FORCE_FEED],
    source: 'RSPCA; Veterinary Nursing Journal, October 2024: gut stasis',
    rules: [
      emergency('noFood & !bright', 'rabbit', 'cavy'),
      emergency('belly ~ swollen', 'rabbit', 'cavy', 'rodent', 'bird'),
      emergency('belly ~ swollen & herbivore|horse', 'other'),
      ...BLOATED_RUMINANT,
      emergency('noFood & noStool', 'rabbit', 'cavy'),
      emergency('noFood & noStool & !reptileWord', 'other', 'rodent'),
      emergency(
        'noFood & hunched|cold|lasting|sinceLong|weak|drained|pain|fluffed',
        'rabbit',
        'cavy',
      ),
      emergency(
        'noFood & herbivore & hunched|cold|lasting|sinceLong|weak|drained|pain|fluffed',
        'other',
      ),
      emergency(
        'noStool & hunched|lasting|sinceLong|cold|weak|drained|lessFood|belly',
        'rabbit',
        'cavy',
      ),
      emergency('noStool & herbivore & hunched|lasting|cold|weak|drained|lessFood', 'other'),
      emergency('hunched & cold|weak|drained|noFood|pain', 'rabbit', 'cavy'),
      emergency('pressesBelly', 'rabbit', 'cavy'),
      emergency('noFood & cold|collapse|hunched|weak|drained', 'rodent', 'ferret'),
      emergency('noFood & hunched|cold & weak|drained|cold|pain & !reptileWord', 'other'),
      urgent('noStool'),
    ],
  },
  {
    id: 'vomiting',
    unless: 'courting',
    reason: {
      en: 'Vomiting that goes on, with weakness or pain, dries an animal out and can mean a blocked gut.',
      it: 'Vomito che continua, con debolezza o dolore, disidrata e può voler dire un intestino bloccato.',
    },
    steps: [SMALL_SIPS],
    donts: [NO_MEDICINE, NO_FORCE],
    source: 'AMC; emergency lists after AVMA: vomiting',
    rules: [
      emergency('isFrail & vomit & noFood|weak|many|keepsNothing & !bright'),
      emergency('pain|cry|hunched|screaming ~ belly & vomit'),
      emergency('bloodInStool|bleeding ~ vomit'),
      emergency('vomit & bloodInStool|paleGums|collapse|keepsNothing'),
      emergency('vomit ~ many & weak|drained|cold|pain'),
      emergency('vomit & diarrhoea & weak|drained|collapse|cold|paleGums|dehydrated'),
      emergency('vomit & noStool & noFood|weak|drained|pain|lasting'),
      emergency('dehydrated & weak|drained|noFood|vomit|diarrhoea|isYoung'),
      emergency('keepsNothing & vomit|retch|weak|drained'),
      emergency('thirst & vomit & weak|drained|noFood'),
      emergency(
        'vomit|diarrhoea & isYoung & weak|drained|collapse|bloodInStool|noFood|cold|keepsNothing',
      ),
      urgent('vomit'),
      urgent('keepsNothing'),
      urgent('dehydrated'),
    ],
  },
  {
    id: 'cannot-vomit',
    reason: {
      en: 'This animal cannot vomit: food or fluid from nose or mouth means choking or a gut in great trouble.',
      it: 'Questo animale non può vomitare: se escono cibo o liquido da naso o bocca, sta soffocando o stomaco e intestino sono in grave pericolo.',
    },
    steps: [HEAD_LOW],
    donts: [NO_MEDICINE, NO_FORCE],
    source: 'Merck Veterinary Manual: choke and gastric reflux in horses; RSPCA: rabbits',
    rules: [certain('vomit & vomitsUnable')],
  },
  {
    id: 'diarrhoea',
    reason: {
      en: 'Blood in the stool, or diarrhoea or other changed droppings in a weak, young or small animal, can be life-threatening.',
      it: 'Sangue nelle feci, o diarrea o altre feci insolite in un animale debole, giovane o piccolo, possono mettere in pericolo la vita.',
    },
    steps: [BRING_SAMPLE],
    donts: [NO_MEDICINE],
    source:
      'Merck Veterinary Manual: haemorrhagic diarrhoea; Missouri Veterinary Health Center: puppies',
    rules: [
      emergency(
        'bloodInStool & unwell|unlike|fever|weak|drained|isYoung|vomit|collapse|shake|cold|pouring|paleGums|noFood|many',
      ),
      emergency(
        'diarrhoea|stool ~ bleeding & weak|drained|isYoung|vomit|collapse|cold|paleGums|noFood',
      ),
      emergency('pureBlood & stool|diarrhoea|vomit|rear'),
      emergency('bloodInStool|rear ~ bleeding|bloodInStool', 'bird'),
      emergency(
        'diarrhoea & weak|drained|isYoung|noFood|hunched|watery|bleeding',
        'rabbit',
        'cavy',
        'rodent',
      ),
      emergency('diarrhoea & herbivore & weak|drained|noFood|cold|watery|bleeding', 'other'),
      emergency('wetTail', 'rodent'),
      emergency('wetTail & weak|drained|noFood|diarrhoea|hunched|cold|collapse', 'other'),
      urgent('diarrhoea|wetTail|bloodInStool'),
      urgent('droppings'),
    ],
  },
  {
    id: 'prolapse',
    reason: {
      en: 'Tissue that hangs out of the body dries and dies within hours.',
      it: 'Un tessuto che esce dal corpo si secca e muore in poche ore.',
    },
    steps: [KEEP_MOIST],
    donts: [DO_NOT_PUSH_BACK],
    source: 'Merck Veterinary Manual: rectal, cloacal and uterine prolapse',
    told: [
      {
        of: ANY_PET,
        says: [
          '(?:has|has got|is having) an? (?:rectal |vaginal |uterine |cloacal |vent )?prolapse',
          "ha un prolasso(?: (?:rettale|vaginale|uterino|cloacale|dell'utero|del retto|della cloaca))?",
        ],
      },
      { of: MALE_HOOFED, says: RED_BAG },
    ],
    rules: [
      emergency('tissue ~ pokesOut & rear|bottom'),
      emergency('organ ~ pokesOut'),
      emergency('burstOpen & tissue ~ pokesOut'),
      emergency(
        'tissue ~ pokesOut & rear|vulva|birth|season|surgery|wound|mouth & !eyeIll & !redPlacenta',
      ),
      emergency('prolapse'),
      certain('prolapseNow & petSmall|reptileWord'),
      emergency('rear ~ tissue ~ pokesOut'),
      emergency('wound|attack & prolapse'),
      emergency('redBag|redVelvet ~ vulva|pokesOut & horse & !kit & !redPlacenta'),
      emergency('redBag|redVelvet ~ vulva|pokesOut & horse & wombOut'),
      emergency(
        'hasRedBag ~ maleHoofed & horse & !motherHoofed & !hoofedYoung & !birth & !inFoaling & !kit & !ifRedBag',
      ),
      emergency(
        'redBag|redVelvet & foalOut & horse & mareStrains & !inFoaling & !kit & !redPlacenta',
      ),
      emergency('redBag ~ foalOut & horse & !inFoaling & !kit & !passedAfterbirth & !redPlacenta'),
    ],
  },
  {
    id: 'foreign-body',
    reason: {
      en: 'A swallowed string, bone, battery or toy can cut, burn or block the gut.',
      it: "Un filo, un osso, una pila o un giocattolo inghiottito può tagliare, bruciare o bloccare l'intestino.",
    },
    steps: [KEEP_REST_OF_OBJECT],
    donts: [DO_NOT_PULL, NO_VOMITING],
    source: 'Merck Veterinary Manual: gastrointestinal obstruction; VPIS: batteries',
    rules: [
      emergency('stick ~ mouth|throat & swollen'),
      emergency('cantSwallow'),
      emergency('stick ~ throat|mouth & bleeding|drool|stuckIn|pain|noFood|cough'),
      emergency('string ~ rear|throat ~ hangsFrom & !recovered'),
      emergency('string ~ swallowed', 'dog', 'cat', 'ferret', 'bird'),
      emergency('string & swallow & vomit|noFood|weak|drained|drool|retch'),
      emergency('sharp ~ swallow', 'dog', 'cat', 'ferret', 'bird', 'other'),
      emergency('sharp & string & swallow', 'dog', 'cat', 'ferret'),
      emergency('sharp & hunched|fever & belly|pain|vomit|noFood'),
      emergency('sharp ~ throat & stuckIn|drool|swallow'),
      emergency('battery ~ swallow'),
      emergency(
        'foreign ~ swallow & vomit|keepsNothing|retch|weak|drained|collapse|noStool|hunched|pain|uneasy|drool|noFood|bloodInStool|fever',
      ),
      emergency('foreign ~ swallow & belly ~ swollen|pain|uneasy'),
      emergency(
        'foreign|stuckIn ~ throat & stuckIn & drool|noBreath|retch|uneasy|vomit|weak|drained',
      ),
      urgent('foreign ~ swallow'),
    ],
  },
  {
    id: 'colic',
    reason: {
      en: 'Colic in a horse or donkey can be fatal within hours.',
      it: "Una colica nel cavallo o nell'asino può essere mortale in poche ore.",
    },
    steps: [TAKE_FOOD_AWAY],
    donts: [NO_MEDICINE],
    source: 'Merck Veterinary Manual: colic in horses',
    rules: [
      emergency('horse & stiff|cantStand & colic'),
      emergency('horse & colic|noStool'),
      emergency('horse ~ atRest ~ cry & !relaxed', 'other'),
      emergency('horse & noFood & !donkey & !noSuckle'),
      emergency('otherHorse & noFood & !noSuckle', 'other'),
      emergency('colic & noStool|belly|weak|drained|noFood & horse'),
      emergency('donkey & noFood & belly ~ swollen'),
    ],
  },
  {
    id: 'donkey-appetite',
    reason: {
      en: 'A donkey that does not eat is an emergency: it hides pain, and within a day or two fat floods its blood.',
      it: "Un asino che non mangia è un'emergenza: nasconde il dolore, e in un giorno o due il grasso gli invade il sangue.",
    },
    steps: [TEMPT_DONKEY],
    donts: [NO_FORCE_FEED],
    source: 'The Donkey Sanctuary: hyperlipaemia in donkeys; WikiVet: feeding sick donkeys',
    told: [
      {
        of: ownNamesOf('donkey'),
        says: [
          `(?:is (?:dull|quiet|very quiet|lethargic) and )?(?:(?:does not|doesn't|will not|won't) eat|(?:is not|isn't) eating|(?:has )?stopped eating|has(?: not|n't) eaten|(?:has eaten|eats) nothing|refuses (?:food|(?:his|her|its) food|to eat)|is off (?:his|her|its) (?:food|feed)|has (?:no|lost (?:his|her|its)) appetite)${ALSO}${SINCE}`,
          `(?:e (?:spent|abbattut|apatic)[oa] e )?(?:non (?:mangia|ha mangiato)|ha smesso di mangiare|rifiuta (?:il cibo|di mangiare)|e inappetente)(?: (?:piu|niente|nulla))?${ANCHE}${SINCE}`,
        ],
      },
    ],
    rules: [
      emergency('donkey & noFood & !otherHorse & !noSuckle'),
      emergency('donkey & lessFood & weak|drained & !otherHorse & !noSuckle'),
    ],
  },
  {
    id: 'choke',
    reason: {
      en: 'Food or saliva from the nose of a horse or donkey means that food is stuck in its gullet and can run into its lungs.',
      it: "Cibo o saliva dal naso di un cavallo o di un asino vuol dire che del cibo è fermo nell'esofago e può finire nei polmoni.",
    },
    steps: [HEAD_LOW],
    donts: [NO_FORCE],
    source: 'Merck Veterinary Manual: esophageal obstruction in large animals',
    rules: [emergency('horse & foodFromNose')],
  },
  {
    id: 'hoof',
    reason: {
      en: 'Sore or hot hooves, or a horse that is stiff and will not move, can be laminitis or muscles that are breaking down.',
      it: 'Zoccoli dolenti o caldi, o un cavallo rigido che non si muove, possono essere laminite o muscoli che si stanno distruggendo.',
    },
    steps: [ON_SOFT_GROUND],
    donts: [NO_MEDICINE],
    source: 'Merck Veterinary Manual: laminitis; exertional myopathies in horses',
    told: [
      {
        of: ownNamesOf('horse', 'donkey'),
        says: [
          "(?:has|has got) laminitis(?: and (?:(?:will not|won't|does not want to|doesn't want to|cannot|can't|can hardly) (?:move|walk)|(?:has )?hot (?:hooves|feet)))?",
          'ha la laminite(?: e (?:non (?:vuole|riesce a) (?:muoversi|camminare)|non si muove|(?:ha )?gli zoccoli caldi))?',
        ],
      },
    ],
    rules: [
      emergency('horse & hoofPain'),
      emergency('horse & lockedUp'),
      emergency('horse & stiff|cantStand & bloodInUrine'),
    ],
  },
  {
    id: 'crop',
    reason: {
      en: 'A crop that does not empty poisons a bird from inside.',
      it: "Un gozzo che non si svuota avvelena l'uccello dall'interno.",
    },
    steps: [KEEP_WARM],
    donts: [NO_CROP_MASSAGE],
    source: 'Merck Veterinary Manual: crop stasis in birds',
    rules: [
      urgent('vomit & lasting|foul|weightLoss|lessFood|many|unlike', 'bird'),
      urgent('crop & cropIll|lasting'),
      emergency('crop ~ hole|wound|cold'),
      emergency('crop & cropIll & lasting & cold|noFood|weak'),
      emergency('crop ~ cropIll & weak|drained|noFood|vomit|fluffed'),
      urgent('crop ~ cropIll'),
    ],
  },
  {
    id: 'jaundice',
    reason: {
      en: 'Yellow skin, gums or eyes point to liver trouble or to red blood cells breaking down.',
      it: 'Pelle, gengive o occhi gialli indicano un problema al fegato o la distruzione dei globuli rossi.',
    },
    steps: [],
    donts: [NO_MEDICINE],
    source: 'Merck Veterinary Manual: icterus; Petplan: hepatic lipidosis',
    rules: [
      certain('jaundice & noFood'),
      emergency('jaundice & weak|drained|vomit'),
      urgent('jaundice'),
    ],
  },
  {
    id: 'appetite',
    unless: 'fasting',
    reason: {
      en: 'An animal that does not eat is ill or in pain, and weakens from day to day.',
      it: 'Un animale che non mangia sta male o ha dolore, e si indebolisce di giorno in giorno.',
    },
    steps: [OFFER_FAVOURITE],
    donts: [NO_FORCE_FEED],
    source: 'Petplan: hepatic lipidosis; Pets and Vets: birds',
    rules: [
      emergency('noFood & isYoung & weak|drained|lasting|cold|vomit|diarrhoea'),
      urgent('noFood'),
      urgent('lessFood'),
      urgent('weightLoss'),
    ],
  },
  {
    id: 'flystrike',
    reason: {
      en: 'Maggots eat into the flesh within hours.',
      it: 'Le larve di mosca entrano nella carne in poche ore.',
    },
    steps: [PICK_MAGGOTS],
    donts: [NO_DUNKING],
    source: 'St Kitts Veterinary Group: flystrike',
    rules: [
      emergency('maggots & !feeder'),
      emergency('grubs ~ wriggling ~ fleshPlace & !feeder'),
      emergency('tissue|grubs ~ wriggling ~ rear|fleshPlace', 'rabbit', 'cavy'),
      emergency('flies & soiled|rear & rear|weak|drained|noFood|bottom', 'rabbit', 'cavy'),
    ],
  },
];
