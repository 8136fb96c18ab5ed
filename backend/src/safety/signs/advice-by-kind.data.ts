import type { Kind } from '../kind.js';
import { GO_NOW, type Text } from '../rule.js';
import { NO_MILK, NO_VOMIT } from '../toxins/advice.data.js';
import {
  CARRY_STILL,
  COOL_BURN,
  COOL_SMALL_FIRST,
  COVER_CLEAN,
  DO_NOT_LIFT,
  DRY_AND_WARM,
  FRESH_AIR,
  KEEP_CALM,
  KEEP_FROM_SCRATCHING,
  KEEP_MOIST,
  KEEP_WARM,
  NOTE_TIMES,
  NOT_ON_BACK,
  NO_EYE_DROPS,
  NO_FOOD_ANTACID,
  NO_FOOD_MEDICINE,
  NO_FOOD_WHEN_COLD,
  NO_FORCE,
  NO_FORCE_FEED,
  NO_HANDS_IN_MOUTH,
  NO_HUMAN_CREAM,
  NO_INSULIN,
  NO_MEDICINE,
  NO_RUBBING,
  NO_SOAKING,
  NO_SPLINT,
  NO_VOMITING,
  OFFER_FAVOURITE,
  PRESS,
  RINSE_EYE,
  SMALL_SIPS,
  SUGAR_ON_GUMS,
  TIME_SEIZURE,
  WARM_LIGHTLY,
  WARM_SLOWLY,
} from './advice.data.js';

const LEAVE_IN_WATER: Text = {
  en: 'Leave it in its water, in dim light, and add air with a pump or an air stone.',
  it: 'Lascialo nella sua acqua, con poca luce, e dai aria con una pompa o una pietra porosa.',
};
const TEST_WATER: Text = {
  en: 'Test the water (ammonia, nitrite, pH, temperature); if you change some, use conditioned water of the same temperature.',
  it: "Misura l'acqua (ammoniaca, nitriti, pH, temperatura); se ne cambi una parte, usa acqua trattata alla stessa temperatura.",
};
const CARRY_IN_WATER: Text = {
  en: 'If the vet wants to see it, carry it in its own water, in a closed bag or bucket, in the dark.',
  it: 'Se il veterinario vuole vederlo, portalo nella sua acqua, in un sacchetto o secchio chiuso, al buio.',
};
const NO_WATER_CHANGE: Text = {
  en: 'Do not change all the water at once, do not feed it, and do not add medicine on a guess.',
  it: "Non cambiare tutta l'acqua insieme, non dare cibo e non mettere farmaci a caso.",
};
const WATCH_FISH: Text = {
  en: 'Take a photo to see whether it spreads, and look at the other fish too.',
  it: 'Fai una foto per vedere se si allarga e controlla anche gli altri pesci.',
};
const COOL_WATER: Text = {
  en: 'Cool the water slowly: shade, lid open, plenty of air, no more than one degree in an hour.',
  it: "Raffredda l'acqua piano: ombra, coperchio aperto, molta aria, non più di un grado all'ora.",
};
const NO_FUMES_IN_WATER: Text = {
  en: 'Switch off the source and the air pump, cover the tank and air the room.',
  it: "Spegni la fonte e la pompa dell'aria, copri la vasca e arieggia la stanza.",
};

const USUAL_WARMTH: Text = {
  en: 'Keep it in a ventilated box at its usual warmth, and handle it as little as possible.',
  it: 'Tienilo in una scatola aerata alla sua temperatura abituale e maneggialo il meno possibile.',
};
const CLEAN_GROUND: Text = {
  en: 'Keep its water or bedding very clean, and take a photo to see whether it spreads.',
  it: 'Tieni pulitissimi acqua o fondo e fai una foto per vedere se si allarga.',
};
const SHIELD_EYE: Text = {
  en: 'Keep dust, sand and strong lamps away from the eye.',
  it: "Tieni lontani dall'occhio polvere, sabbia e lampade forti.",
};
const MOIST_ON_GROUND: Text = {
  en: 'Keep the tissue moist with clean water or saline on a cloth, away from sand, bark and other animals.',
  it: 'Tieni il tessuto umido con acqua pulita o soluzione fisiologica su un panno, lontano da sabbia, corteccia e altri animali.',
};
const DRAIN_REPTILE: Text = {
  en: 'Hold it head down and gently stretch its neck so that water runs out, then keep it dry at its usual warmth; one that seems lifeless can still come round.',
  it: "Tienilo a testa in giù e allunga piano il collo perché esca l'acqua, poi tienilo asciutto al suo calore abituale; anche se sembra senza vita può riprendersi.",
};
const COOL_REPTILE: Text = {
  en: 'Take it out of the heat into the shade at once and bathe it in shallow, lukewarm water, then travel.',
  it: "Portalo subito all'ombra e bagnalo in poca acqua tiepida, poi parti.",
};
const NO_COLD_WATER: Text = {
  en: 'Use no cold water and no ice.',
  it: 'Non usare acqua fredda né ghiaccio.',
};

const DARK_BOX: Text = {
  en: 'Keep it in a small, dark, ventilated box, warm and quiet, and handle it as little as possible.',
  it: 'Tienilo in una scatola piccola, buia e aerata, al caldo e tranquillo, e maneggialo il meno possibile.',
};
const KEEP_FROM_PECKING: Text = {
  en: 'Keep it and others from pecking at it, and take a photo to see whether it spreads.',
  it: 'Impedisci che lui o altri lo becchino e fai una foto per vedere se si allarga.',
};
const KEEP_DARK: Text = {
  en: 'Keep it from rubbing: a quiet, dim place.',
  it: 'Impedisci che si gratti: un posto tranquillo, con poca luce.',
};
const MOIST_FROM_PECKING: Text = {
  en: 'Keep the tissue moist with clean water or saline on a cloth, and stop it and others from pecking at it.',
  it: 'Tieni il tessuto umido con acqua pulita o soluzione fisiologica su un panno e impedisci che lui o altri lo becchino.',
};

const COOL_HORSE: Text = {
  en: 'Cool it first: shade, cold water poured over the whole body again and again, moving air.',
  it: 'Prima raffreddalo: ombra, acqua fredda versata su tutto il corpo più volte, aria in movimento.',
};
const NO_RUG: Text = {
  en: 'Do not make it walk on, and leave no rug or wet towels on it.',
  it: 'Non farlo più camminare e non lasciargli addosso coperte o asciugamani bagnati.',
};
const STAND_CLEAR: Text = {
  en: 'Move it only if it is in danger where it is, and stay clear of its legs.',
  it: 'Spostalo solo se lì è in pericolo e stai lontano dalle sue zampe.',
};
const RUG_IF_COLD: Text = {
  en: 'Put a rug on it if it is cold.',
  it: 'Mettigli una coperta se è freddo.',
};
const FLY_MASK: Text = {
  en: 'Keep it from rubbing, in a dim stable and with a fly mask.',
  it: 'Impedisci che si gratti: box in penombra e maschera antimosche.',
};
const KEEP_FROM_RUBBING: Text = {
  en: 'Keep it from rubbing the place, and take a photo to see whether it spreads.',
  it: 'Impedisci che si gratti e fai una foto per vedere se si allarga.',
};

const CALL_HORSE_VET: Text = {
  en: 'Call your vet now and say that it is an emergency with a horse: the vet comes to you or tells you to set off.',
  it: "Chiama ora il veterinario e di' che è un'urgenza con un cavallo: viene lui, o ti dice di partire.",
};
const HAY_AWAY: Text = {
  en: 'Take hay and feed away, leave water, and stay with the horse in a safe place.',
  it: "Togli fieno e mangime, lascia l'acqua e resta con il cavallo in un posto sicuro.",
};
const NO_HORSE_REMEDY: Text = {
  en: 'Give no feed, no oil and no medicine before the vet says so, and do not walk it until it is tired.',
  it: 'Niente mangime, olio o farmaci prima che lo dica il veterinario, e non farlo camminare fino a stancarlo.',
};
const NO_FORCE_FEED_REPTILE: Text = {
  en: 'Do not force-feed it.',
  it: 'Non nutrirlo a forza.',
};
const CHECK_WARMTH: Text = {
  en: 'Measure its warm and cool end, and note when it last ate, passed droppings and shed.',
  it: "Misura il lato caldo e quello fresco e annota quando ha mangiato, fatto feci e cambiato pelle l'ultima volta.",
};

const LEAVE_HAY: Text = {
  en: 'Push nothing into its mouth and give no human medicine; leave hay and water within reach.',
  it: 'Non mettergli niente in bocca e non dare farmaci per uso umano; lascia vicino fieno e acqua.',
};

/** Not for animals that have no gums to speak of, or no insulin. */
const NO_SUGAR = [SUGAR_ON_GUMS, NO_INSULIN].map((text) => [text, []] as const);

const COOL_SMALL_BURN: Text = {
  en: 'Cool only the burn with cool running water for about five minutes, wrap up the rest of it, then cover the place with a clean, damp cloth.',
  it: 'Raffredda solo la parte bruciata con acqua corrente fresca per circa cinque minuti e avvolgi il resto, poi copri il punto con un panno pulito e umido.',
};

/** Not for animals that cannot vomit. */
const NO_VOMITING_AT_ALL = [
  [NO_VOMIT, []],
  [NO_VOMITING, [NO_MILK]],
] as const;

type Replacements = ReadonlyMap<Text, readonly Text[]>;

/** What is said to a kind of animal in place of advice that is worded for dogs and cats. */
export const ADVICE_BY_KIND: Partial<Record<Kind, Replacements>> = {
  fish: new Map<Text, readonly Text[]>([
    [KEEP_CALM, [LEAVE_IN_WATER, TEST_WATER]],
    [NO_FORCE, [NO_WATER_CHANGE]],
    [NOT_ON_BACK, []],
    [FRESH_AIR, [NO_FUMES_IN_WATER]],
    [CARRY_STILL, [LEAVE_IN_WATER, TEST_WATER, CARRY_IN_WATER]],
    ...[WARM_LIGHTLY, WARM_SLOWLY, KEEP_WARM, DRY_AND_WARM].map((text) => [text, []] as const),
    ...[RINSE_EYE, NO_RUBBING, KEEP_MOIST, COVER_CLEAN].map((text) => [text, []] as const),
    ...[PRESS, DO_NOT_LIFT, TIME_SEIZURE, NO_HANDS_IN_MOUTH].map((text) => [text, []] as const),
    ...[NO_SPLINT, NO_SOAKING, SMALL_SIPS, NOTE_TIMES].map((text) => [text, []] as const),
    ...NO_SUGAR,
    [KEEP_FROM_SCRATCHING, [WATCH_FISH, TEST_WATER]],
    ...[NO_HUMAN_CREAM, NO_EYE_DROPS, NO_MEDICINE].map(
      (text) => [text, [NO_WATER_CHANGE]] as const,
    ),
    ...[NO_FOOD_MEDICINE, NO_FOOD_ANTACID, NO_FOOD_WHEN_COLD].map(
      (text) => [text, [NO_WATER_CHANGE]] as const,
    ),
    [COOL_SMALL_FIRST, [COOL_WATER]],
  ]),
  reptile: new Map<Text, readonly Text[]>([
    [KEEP_CALM, [USUAL_WARMTH]],
    [WARM_LIGHTLY, [USUAL_WARMTH]],
    [KEEP_FROM_SCRATCHING, [CLEAN_GROUND]],
    [NO_RUBBING, [SHIELD_EYE]],
    [KEEP_MOIST, [MOIST_ON_GROUND]],
    [COOL_BURN, [COOL_SMALL_BURN]],
    [DRY_AND_WARM, [DRAIN_REPTILE]],
    [COOL_SMALL_FIRST, [COOL_REPTILE]],
    [NO_SOAKING, [NO_COLD_WATER]],
    [KEEP_WARM, [USUAL_WARMTH]],
    [OFFER_FAVOURITE, [CHECK_WARMTH]],
    [NO_FORCE_FEED, [NO_FORCE_FEED_REPTILE]],
    ...NO_SUGAR,
  ]),
  bird: new Map<Text, readonly Text[]>([
    [KEEP_CALM, [DARK_BOX]],
    [KEEP_FROM_SCRATCHING, [KEEP_FROM_PECKING]],
    [NO_RUBBING, [KEEP_DARK]],
    [KEEP_MOIST, [MOIST_FROM_PECKING]],
    [COOL_BURN, [COOL_SMALL_BURN]],
    ...NO_SUGAR,
  ]),
  grazer: new Map<Text, readonly Text[]>([
    [NO_FOOD_MEDICINE, [LEAVE_HAY]],
    [NO_FOOD_ANTACID, [NO_FORCE_FEED, NO_MEDICINE]],
    [COOL_BURN, [COOL_SMALL_BURN]],
    ...NO_VOMITING_AT_ALL,
  ]),
  rodent: new Map<Text, readonly Text[]>([[COOL_BURN, [COOL_SMALL_BURN]], ...NO_VOMITING_AT_ALL]),
  ruminant: new Map<Text, readonly Text[]>(NO_VOMITING_AT_ALL),
  horse: new Map<Text, readonly Text[]>([
    [COOL_SMALL_FIRST, [COOL_HORSE]],
    [NO_SOAKING, [NO_RUG]],
    [CARRY_STILL, [STAND_CLEAR]],
    [WARM_LIGHTLY, [RUG_IF_COLD]],
    [GO_NOW, [CALL_HORSE_VET]],
    [KEEP_WARM, [HAY_AWAY]],
    [NO_FOOD_ANTACID, [NO_HORSE_REMEDY]],
    [NO_FORCE_FEED, [NO_HORSE_REMEDY]],
    [NOT_ON_BACK, []],
    [NO_RUBBING, [FLY_MASK]],
    [KEEP_FROM_SCRATCHING, [KEEP_FROM_RUBBING]],
    ...NO_VOMITING_AT_ALL,
    ...NO_SUGAR,
  ]),
};

/** Reasons of groups of signs that are worded for a kind of animal. */
export const REASONS_BY_KIND: Readonly<Record<string, Partial<Record<Kind, Text>>>> = {
  breathing: {
    fish: {
      en: 'A fish that gasps, or floats on its side or upside down, lacks oxygen or is harmed by its water: ammonia, nitrite, chlorine after a water change, too much warmth.',
      it: "Un pesce che boccheggia, o galleggia di lato o a pancia in su, è senza ossigeno o soffre per l'acqua: ammoniaca, nitriti, cloro dopo un cambio, troppo calore.",
    },
    reptile: {
      en: 'An open mouth, bubbles or noisy breathing can mean a lung infection; reptiles show illness late.',
      it: "Bocca aperta, bolle o respiro rumoroso possono indicare un'infezione ai polmoni; i rettili mostrano tardi di stare male.",
    },
    bird: {
      en: 'An open beak, a bobbing tail or a blue or white comb can mean too little oxygen or blood; birds go downhill fast.',
      it: 'Becco aperto, coda che va su e giù o cresta blu o bianca possono voler dire che mancano ossigeno o sangue; gli uccelli peggiorano in fretta.',
    },
  },
  bloat: {
    fish: {
      en: 'A swollen belly, above all with scales that stand out, can be dropsy: water in the body from failing kidneys or an infection.',
      it: "Una pancia gonfia, soprattutto con le scaglie sollevate, può essere idropisia: acqua nel corpo per reni che cedono o un'infezione.",
    },
    reptile: {
      en: 'A swollen belly in a reptile can be a blocked gut, eggs that do not come out, or fluid.',
      it: 'Una pancia gonfia in un rettile può essere un blocco intestinale, uova che non escono o liquido.',
    },
    bird: {
      en: 'A swollen belly in a bird can be an egg that is stuck, or fluid.',
      it: 'Una pancia gonfia in un uccello può essere un uovo bloccato o liquido.',
    },
    grazer: {
      en: 'A swollen, tight belly in a rabbit or guinea pig can be a blocked or gas-filled gut, fatal within hours.',
      it: 'La pancia gonfia e tesa in un coniglio o una cavia può essere un intestino bloccato o pieno di gas, mortale in poche ore.',
    },
    horse: {
      en: 'A horse that rolls, paws, looks at its belly or has a tight one can have colic, which can be fatal within hours.',
      it: "Un cavallo che si rotola, raspa, si guarda la pancia o l'ha tesa può avere una colica, che può essere mortale in poche ore.",
    },
  },
  'gut-stasis': {
    grazer: {
      en: 'A rabbit or guinea pig that stops eating or passing droppings can die of gut stasis within a day.',
      it: 'Un coniglio o una cavia che smette di mangiare o di fare feci può morire di stasi intestinale in un giorno.',
    },
    reptile: {
      en: 'A reptile that passes no droppings can be too cold or too dry, or its gut can be blocked by sand, food or eggs.',
      it: "Un rettile che non fa feci può avere troppo freddo o poca acqua, o l'intestino bloccato da sabbia, cibo o uova.",
    },
    horse: {
      en: 'A horse that passes no droppings or stops eating can have colic, which can be fatal within hours.',
      it: 'Un cavallo che non fa feci o smette di mangiare può avere una colica, che può essere mortale in poche ore.',
    },
  },
  collapse: {
    fish: {
      en: 'A fish that lies on its side, floats upside down or no longer reacts is very ill, often from its water.',
      it: "Un pesce che sta di lato, galleggia a pancia in su o non reagisce sta molto male, spesso per l'acqua.",
    },
  },
  paralysis: {
    reptile: {
      en: 'Legs that do not work can mean an injured spine, or a lack of calcium in bones and muscles.',
      it: 'Zampe che non funzionano possono indicare una lesione alla schiena, o ossa e muscoli poveri di calcio.',
    },
  },
  seizure: {
    reptile: {
      en: 'Trembling or a fit in a reptile can mean a lack of calcium, from too little UVB light or the wrong food.',
      it: 'Tremori o convulsioni in un rettile possono indicare mancanza di calcio, per poca luce UVB o cibo sbagliato.',
    },
  },
  fracture: {
    reptile: {
      en: 'A broken or soft limb, jaw or shell, or trembling, can also mean bones that lack calcium and break easily.',
      it: 'Una zampa, una mandibola o un guscio rotti o molli, o i tremori, possono voler dire ossa povere di calcio, che si rompono facilmente.',
    },
  },
  mouth: {
    reptile: {
      en: "A soft jaw, slime or sores in a reptile's mouth can mean bones that lack calcium, or an infection.",
      it: "Mandibola molle, muco o ferite nella bocca di un rettile possono indicare ossa povere di calcio o un'infezione.",
    },
    bird: {
      en: 'Slime, crusts or a broken beak hurt, and often keep a bird from eating.',
      it: 'Muco, croste o un becco rotto fanno male, e spesso un uccello smette di mangiare.',
    },
  },
  eye: {
    reptile: {
      en: "A reptile's swollen or closed eyes can come from an infection, dirty water or a lack of vitamin A; it often stops eating.",
      it: "Gli occhi gonfi o chiusi di un rettile possono venire da un'infezione, acqua sporca o poca vitamina A; spesso smette di mangiare.",
    },
  },
  'skin-and-ears': {
    fish: {
      en: 'Sores, lumps or scales that stand out get worse from day to day; they often begin with the water.',
      it: "Ferite, noduli o scaglie sollevate peggiorano di giorno in giorno; spesso tutto comincia dall'acqua.",
    },
    reptile: {
      en: 'Sores, lumps or skin that does not come off get worse from day to day and can hurt.',
      it: 'Ferite, noduli o pelle che non si stacca peggiorano di giorno in giorno e possono far male.',
    },
  },
  'blocked-bladder': {
    cat: {
      en: 'Straining with little or no urine can be a blocked bladder; in male cats it kills within a day or two.',
      it: "Sforzi con poca o nessuna urina possono essere un'ostruzione; nel gatto maschio uccide in uno o due giorni.",
    },
  },
  appetite: {
    cat: {
      en: 'A cat that does not eat is ill, and its liver suffers after a day.',
      it: 'Un gatto che non mangia sta male, e il fegato ne soffre dopo un giorno.',
    },
    bird: {
      en: 'A bird that does not eat is ill; a small one has reserves for only a few hours.',
      it: 'Un uccello che non mangia sta male; uno piccolo ha riserve per poche ore.',
    },
    reptile: {
      en: 'Healthy snakes and other reptiles can fast for weeks, before a shed, in winter or where it is too cold; one that also loses weight or is limp is ill.',
      it: "Serpenti e altri rettili sani possono digiunare settimane, prima della muta, d'inverno o al freddo; se dimagrisce o è molle, sta male.",
    },
    horse: {
      en: 'A horse that does not eat is ill or in pain, often from colic or its teeth.',
      it: 'Un cavallo che non mangia sta male o ha dolore, spesso per una colica o per i denti.',
    },
  },
};
