import { KEEP_PACK, NO_WAIT, POISON_DONTS, TAKE_PLANT } from './advice.data.js';
import { listed, ANY, NEVER, type Substance } from './toxin.js';
import { SOURCES } from './sources.data.js';

/** A medicine of which only the tablet, the packet or the strength is stated. */
export const UNKNOWN_MEDICINE: Substance = {
  id: 'unknown-medicine',
  name: { en: 'an unknown medicine', it: 'un farmaco sconosciuto' },
  route: 'mouth',
  isVague: true,
  medicine: 'ordered',
  forms: [
    {
      names: listed(
        `pill, pills, tablet, tablets, capsules, caplet*, medication, medications, medicine, medicines, meds, medicament*, medicaments, prescription, prescriptions, blister, blisters, blister pack*, pill organi*, pillbox, pill box*, pill bottle*, pill case, pill pot, dosette*, portapillole, medicine cabinet, first aid kit, suppositor*, suppost*,
        unknown pill*, unknown tablet*, random pill*, mystery pill*, human pill*, human tablet*, human medic*, people pills, farmac* uman*, medicin* uman*, farmac* per persone, drugs, drug,
        compressa, compresse, pastiglia, pastiglie, pastiglietta, pasticca, pasticche, pillola, pillole, pillolina, pilloline, capsule, medicina, medicine, medicinale, medicinali, capsula, supposta, farmaco, farmaci, medicamento, medicamenti, confetti di medicina`,
      ),
    },
    {
      names: listed(
        `grandma s pills, grandpa s pills, gran s pills, husband s pills, husband s tablets, husband s medic*, wife s pills, wife s tablets, wife s medic*, mum s pills, mom s pills, dad s pills, mum s tablets, dad s tablets, my pills, my tablets, my tablet, my pill, my medication*, my medicine*, my meds, my capsule*,
        pillol* di mi*, pastigli* di mi*, compress* di mi*, farmac* di mi*, medicin* di mi*, pillol* della nonna, pillol* del nonno, pastigli* della nonna, pastigli* del nonno, compress* della nonna, compress* del nonno, medicin* della nonna, medicin* del nonno, farmac* della nonna, farmac* del nonno,
        mie pillole, mie pastiglie, mie medicine, mie compresse, miei farmaci, mia pillola, mia pastiglia, mia compressa, mia medicina, mio farmaco, mie pasticche, mia pasticca`,
      ),
      as: 'strong-medicine',
    },
  ],
  rows: [{ mild: ANY, severe: ANY, lethal: NEVER, source: SOURCES.poison }],
  reason: {
    en: 'An unknown medicine counts as dangerous until you have read the packet.',
    it: 'Un farmaco sconosciuto va considerato pericoloso finché non si legge la confezione.',
  },
  onset: {
    en: 'Signs may begin within half an hour or only after a day.',
    it: "I segni possono cominciare in mezz'ora o solo dopo un giorno.",
  },
  actions: [KEEP_PACK],
  donts: [...POISON_DONTS, NO_WAIT],
  sources: [SOURCES.poison],
};

const POISON: Pick<Substance, 'route' | 'rows' | 'onset' | 'actions' | 'donts' | 'sources'> = {
  route: 'spill',
  rows: [{ mild: ANY, severe: ANY, lethal: NEVER, source: SOURCES.poison }],
  onset: {
    en: 'Signs may begin within minutes or only after days.',
    it: 'I segni possono cominciare in pochi minuti o solo dopo giorni.',
  },
  actions: [KEEP_PACK],
  donts: [...POISON_DONTS, NO_WAIT],
  sources: [SOURCES.poison],
};

/** Unnamed substances: they count as dangerous, a plant as an irritant. */
export const UNKNOWNS: readonly Substance[] = [
  UNKNOWN_MEDICINE,
  {
    ...POISON,
    id: 'unknown-chemical',
    name: {
      en: 'an unknown cleaning product or chemical',
      it: 'un detergente o prodotto chimico sconosciuto',
    },
    isVague: true,
    forms: [
      {
        names: listed(
          `cleaning product*, cleaning fluid*, cleaning liquid*, cleaning spray, cleaning stuff, cleaning chemical*, cleaner, cleaners, cleaning solution, household product*, household chemical*, chemical, chemicals, chemical substance*, toxic substance*, toxic stuff, toxic liquid*, unknown liquid*, unknown substance*, unknown powder, mystery liquid, strange powder, white powder, garage stuff, stuff in the garage,
          stuff from the shed, solvent*, detergent*, garden chemical*, lawn treatment, lawn chemical*, lawn feed, weed and feed, plant spray, detersiv*, detergent*, prodott* per la pulizia, prodott* per le pulizie, prodott* delle pulizie, prodott* di pulizia, prodott* chimic*, sostanz* chimic*, sostanz* tossic*, sostanz* sconosciut*, liquid* sconosciut*, liquid* tossic*, polver* sconosciut*, polvere bianca, solvent*, fitofarmac*, fitosanitar*, antiparassitario per piante, prodott* per il giardino, prodott* per le piante`,
        ),
      },
    ],
    reason: {
      en: 'An unknown product counts as dangerous until you have read the label.',
      it: "Un prodotto sconosciuto va considerato pericoloso finché non si legge l'etichetta.",
    },
  },
  {
    ...POISON,
    id: 'unknown-poison',
    name: { en: 'an unknown poison', it: 'un veleno sconosciuto' },
    forms: [
      {
        names: listed(
          `meatball* in the park, meatball* from the park, meatball* on the ground, sausage* in the park, sausage* on the ground, meat in the park, meat in the hedge, meat over the fence, meat thrown over, meatball* thrown, thrown over the fence, polpetta sospetta, polpetta trovata, polpett* trovat*, boccone trovato, boccon* trovat*, granellini azzurri, granellini blu, granellini rosa, granellini verdi, meatball* found, meat found in, polpetta strana, polpetta per terra, polpetta al parco, polpett* con dentro, polpettin* con dentro, polpett* in giardino, polpettin* in giardino, boccon* sospett*, boccon* con dentro, wurstel con dentro, wurstel in giardino, wurstel per terra, carne per terra, lanciat* oltre la rete, buttat* oltre il recinto, poisoned meatball*, poison meatball*, poisoned sausage*, poisoned treat*, poisoned chicken, laced meatball*, laced sausage*, something poisonous, something toxic, something deadly, something laced, something harmful, anything poisonous, something bad in the garden, poisonous food, poisoned food, laced meat, laced food, meat over the fence, threw over the fence, thrown over the fence, thrown over our fence, qualcosa di velenoso, qualcosa di tossico, qualcosa di avvelenato, qualcosa di nocivo, roba velenosa, roba tossica, roba avvelenata, cibo avvelenato, carne avvelenata`,
        ),
      },
      {
        names: listed(
          `been poisoned, was poisoned, was he poisoned, been drugged, got poisoned, someone poisoned, somebody poisoned, neighbour poisoned, neighbor poisoned, she is poisoned, he is poisoned, stato avvelenato, stata avvelenata, hanno avvelenato, ha avvelenato, avvelenato il mio, avvelenato la mia, e avvelenato, e avvelenata, sia avvelenato, sia avvelenata, si e avvelenato, si e avvelenata, avvelenamento in corso, si sia avvelenato, si sia avvelenata`,
        ),
        tellsEvent: true,
      },
    ],
    reason: {
      en: 'A possible poison is treated before signs begin, because some act only after days.',
      it: 'Un possibile veleno va trattato prima dei segni, perché alcuni agiscono solo dopo giorni.',
    },
  },
  {
    ...POISON,
    id: 'unknown-thing',
    name: { en: 'something unknown', it: 'qualcosa di sconosciuto' },
    route: 'mouth',
    isVague: true,
    rows: [{ mild: ANY, severe: NEVER, lethal: NEVER, source: SOURCES.poison }],
    forms: [
      {
        names: listed(
          `something dodgy, something strange, something weird, something unknown, something off the ground, something off the street, something off the floor, something in the park, something on the walk, something on our walk, something in the woods, something in the grass, something in the bushes, qualcosa di strano, qualcosa da terra, qualcosa per terra, qualcosa per strada, qualcosa al parco, qualcosa nel bosco, qualcosa nell erba, qualcosa in giardino, non so cosa`,
        ),
      },
    ],
    reason: {
      en: 'What was eaten is not known: a bait or a drug cannot be ruled out.',
      it: "Non si sa che cosa ha mangiato: un'esca o una droga non si possono escludere.",
    },
  },
  {
    id: 'unknown-cream',
    name: { en: 'a skin cream for people', it: 'una crema per persone' },
    route: 'mouth',
    isVague: true,
    graveWhenMuch: true,
    forms: [
      {
        names: listed(
          `my cream, my ointment, cream for my, ointment for my, prescription cream*, prescription ointment*, medicated cream*, skin cream, eczema cream, rash cream, arthritis cream, arthritis gel, pain cream, pain gel, tube of cream, tube of ointment, mia crema, mia pomata, crema medicata, tubetto di crema, tubetto di pomata, crema per l eczema, crema antidolorifica, gel antidolorifico, pomata antinfiammatoria`,
        ),
      },
    ],
    rows: [{ mild: ANY, severe: NEVER, lethal: NEVER, source: SOURCES.poison }],
    reason: {
      en: 'Some skin creams (vitamin D, painkillers, cancer creams) are dangerous from one lick: read the tube.',
      it: 'Alcune creme (vitamina D, antidolorifici, antitumorali) sono pericolose già con una leccata: leggi il tubetto.',
    },
    onset: {
      en: 'Vomiting or drooling may begin within hours, signs of organ damage after a day or two.',
      it: 'Vomito o bava possono cominciare in poche ore, i danni agli organi dopo uno o due giorni.',
    },
    onsetWithoutVomiting: {
      en: 'Drooling may begin within hours, signs of organ damage after a day or two.',
      it: 'La bava può cominciare in poche ore, i danni agli organi dopo uno o due giorni.',
    },
    actions: [KEEP_PACK],
    donts: POISON_DONTS,
    sources: [SOURCES.poison],
  },
  {
    id: 'unknown-plant',
    name: { en: 'an unknown plant', it: 'una pianta sconosciuta' },
    route: 'mouth',
    isVague: true,
    forms: [
      {
        names: listed(
          `unknown plant*, unidentified plant*, strange plant*, weird plant*, random plant*, some plant, some plants, a plant, my plant, my plants, the plant, the plants, houseplant*, house plant*, indoor plant*, garden plant*, pot plant*, potted plant*, plant in the garden, plant bulb*, flower bulb*, garden bulb*, unknown berries, some berries, wild berries, strange berries, red berries, black berries off a bush, berries off a bush, berries from the garden, berries from a bush, unknown bush, christmas tree stand, water of the christmas tree, hedge clippings, hedge trimmings, cut flowers, bouquet, flower arrangement, vase water, water from the vase,
          pianta sconosciut*, piante sconosciut*, pianta strana, pianta che non conosco, una pianta, la pianta, le piante, mia pianta, mie piante, pianta di casa, piante di casa, pianta da appartamento, pianta d appartamento, piante d appartamento, pianta del balcone, pianta in vaso, bacche, bacca, bulbo, bulbi, mazzo di fiori, acqua del vaso, acqua dei fiori, fiori recisi, siepe tagliata`,
        ),
      },
    ],
    rows: [
      {
        animals: ['dog', 'cat', 'ferret', 'bird'],
        mild: ANY,
        severe: NEVER,
        lethal: NEVER,
        source: SOURCES.plants,
      },
    ],
    harmlessFor: ['rabbit', 'cavy', 'rodent', 'reptile', 'other'],
    reason: {
      en: 'An unidentified plant may irritate or poison: find out which one it is.',
      it: 'Una pianta di cui non si sa il nome può irritare o avvelenare: va riconosciuta.',
    },
    onset: {
      en: 'Drooling and vomiting begin within hours; weakness or tremor need a vet now.',
      it: 'Bava e vomito cominciano in poche ore; debolezza o tremori richiedono subito il veterinario.',
    },
    onsetWithoutVomiting: {
      en: 'Drooling and loss of appetite begin within hours; weakness or tremor need a vet now.',
      it: 'Bava e inappetenza cominciano in poche ore; debolezza o tremori richiedono subito il veterinario.',
    },
    actions: [TAKE_PLANT],
    donts: POISON_DONTS,
    sources: [SOURCES.plants],
  },
];
