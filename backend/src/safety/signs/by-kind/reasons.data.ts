import type { Kind } from '../../kind.js';
import type { Text } from '../../rule.js';

const CANNOT_VOMIT: Text = {
  en: 'This animal cannot vomit: food or fluid from nose or mouth means choking or a gut in great trouble. Diarrhoea dries it out.',
  it: 'Questo animale non può vomitare: se escono cibo o liquido da naso o bocca, sta soffocando o stomaco e intestino sono in grave pericolo. La diarrea lo disidrata.',
};

const NEITHER_EATS_NOR_PASSES: Text = {
  en: 'An animal that neither eats nor passes droppings can have a blocked gut.',
  it: "Un animale che non mangia e non fa feci può avere l'intestino bloccato.",
};

const GAS_OR_BLOCKED: Text = {
  en: 'A swollen, tight belly can be gas or a blocked gut, and can be fatal within hours.',
  it: 'Una pancia gonfia e tesa può essere gas o un blocco intestinale, mortale in poche ore.',
};

/** Reasons of groups of signs that are worded for a kind of animal. */
export const REASONS_BY_KIND: Readonly<Record<string, Partial<Record<Kind, Text>>>> = {
  breathing: {
    fish: {
      en: 'A fish that gasps, or floats on its side or upside down, lacks oxygen or is harmed by its water: ammonia, nitrite, chlorine after a water change, too much warmth.',
      it: "Un pesce che boccheggia, o galleggia di lato o a pancia in su, è senza ossigeno o soffre per l'acqua: ammoniaca, nitriti, cloro dopo un cambio, troppo calore.",
    },
    amphibian: {
      en: 'An amphibian that gasps or cannot stay upright lacks oxygen, often from warm or bad water or something on its skin.',
      it: 'Un anfibio che boccheggia o non riesce a stare dritto è senza ossigeno, spesso per acqua calda o cattiva o per qualcosa sulla pelle.',
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
  chlorine: {
    amphibian: {
      en: 'Chlorine in tap water burns the gills and the thin skin of an amphibian, and can kill it within hours.',
      it: "Il cloro dell'acqua di rubinetto brucia le branchie e la pelle sottile di un anfibio e può ucciderlo in poche ore.",
    },
  },
  smoke: {
    fish: {
      en: 'Sprays and fumes get into the water through the surface and the air pump, and can harm fish within minutes.',
      it: "Spray e vapori entrano nell'acqua dalla superficie e dalla pompa dell'aria, e possono danneggiare i pesci in pochi minuti.",
    },
    amphibian: {
      en: 'Smoke and sprays pass through the skin of an amphibian and into its water, and can harm it within minutes.',
      it: 'Fumo e spray passano dalla pelle di un anfibio e finiscono nella sua acqua, e possono danneggiarlo in pochi minuti.',
    },
    bird: {
      en: 'Smoke and fumes harm the lungs, and the harm can show hours later; birds die within minutes.',
      it: 'Fumo e vapori danneggiano i polmoni, anche ore dopo; gli uccelli muoiono in pochi minuti.',
    },
  },
  bloat: {
    rodent: GAS_OR_BLOCKED,
    hedgehog: GAS_OR_BLOCKED,
    fish: {
      en: 'A swollen belly, above all with scales that stand out, can be dropsy: water in the body from failing kidneys or an infection.',
      it: "Una pancia gonfia, soprattutto con le scaglie sollevate, può essere idropisia: acqua nel corpo per reni che cedono o un'infezione.",
    },
    amphibian: {
      en: 'A swollen belly in an amphibian can be fluid, a blocked gut or eggs.',
      it: 'Una pancia gonfia in un anfibio può essere liquido, un blocco intestinale o uova.',
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
    ruminant: {
      en: 'A swollen, tight left side in a goat or sheep is bloat: gas that cannot get out stops the breath, sometimes within an hour.',
      it: "Il fianco sinistro gonfio e teso di una capra o pecora è meteorismo: il gas che non esce blocca il respiro, a volte in meno di un'ora.",
    },
  },
  'gut-stasis': {
    mammal: NEITHER_EATS_NOR_PASSES,
    cat: NEITHER_EATS_NOR_PASSES,
    fish: NEITHER_EATS_NOR_PASSES,
    amphibian: NEITHER_EATS_NOR_PASSES,
    pig: NEITHER_EATS_NOR_PASSES,
    hedgehog: NEITHER_EATS_NOR_PASSES,
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
    ruminant: {
      en: 'A goat or sheep with a swollen left side, or one that does not eat, chew the cud or pass droppings, may have bloat or a rumen that has stopped, which can kill within hours.',
      it: 'Una capra o pecora con il fianco sinistro gonfio, o che non mangia, non rumina o non fa feci, può avere meteorismo o il rumine fermo, e può morire in poche ore.',
    },
  },
  cold: {
    fish: {
      en: 'A tropical fish in cold water grows weak and falls ill.',
      it: "Un pesce tropicale nell'acqua fredda si indebolisce e si ammala.",
    },
  },
  vomiting: { grazer: CANNOT_VOMIT, rodent: CANNOT_VOMIT, horse: CANNOT_VOMIT },
  collapse: {
    fish: {
      en: 'A fish that lies on its side, floats upside down or no longer reacts is very ill, often from its water.',
      it: "Un pesce che sta di lato, galleggia a pancia in su o non reagisce sta molto male, spesso per l'acqua.",
    },
    amphibian: {
      en: 'An amphibian that is limp or no longer reacts is very ill, often from heat, its water or something on its skin.',
      it: "Un anfibio molle o che non reagisce sta molto male, spesso per il caldo, per l'acqua o per qualcosa sulla pelle.",
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
  balance: {
    reptile: {
      en: 'A head held to the sky, a tilted head or rolling over can come from an infection, an injury or a poison that harms the brain; infections can spread to other reptiles.',
      it: "Testa rivolta in alto o inclinata, o rovesciarsi, possono venire da un'infezione, una ferita o un veleno che colpisce il cervello; le infezioni possono passare ad altri rettili.",
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
  birth: {
    ruminant: {
      en: 'Half an hour of straining with nothing born, or weakness and no appetite late in pregnancy, can kill a goat or sheep and her young.',
      it: "Mezz'ora di spinte senza che nasca niente, o debolezza e inappetenza a fine gravidanza, possono uccidere una capra o una pecora e i suoi piccoli.",
    },
    horse: {
      en: 'A mare that strains for 20 minutes without a foal needs a vet at once.',
      it: 'Una cavalla che spinge da 20 minuti senza puledro ha bisogno subito del veterinario.',
    },
  },
  'kept-afterbirth': {
    ruminant: {
      en: 'An afterbirth that still hangs twelve hours after the birth can poison her blood, and another young one may still be inside.',
      it: 'Una placenta che pende ancora dodici ore dopo il parto può avvelenare il sangue della madre, e dentro può esserci un altro piccolo.',
    },
  },
  appetite: {
    fish: {
      en: 'A fish that does not eat is unwell, often because of its water.',
      it: "Un pesce che non mangia sta male, spesso per l'acqua.",
    },
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
      en: 'A horse or donkey that does not eat is ill or in pain, often from colic or its teeth.',
      it: 'Un cavallo o un asino che non mangia sta male o ha dolore, spesso per una colica o per i denti.',
    },
  },
};
