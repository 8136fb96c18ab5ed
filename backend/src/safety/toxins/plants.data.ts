import { NO_WAIT, POISON_DONTS, RINSE_MOUTH, TAKE_PLANT } from './advice.data.js';
import { SOURCES } from './sources.data.js';
import { ANY, NEVER, type Substance } from './toxin.js';

/** House, garden and wild plants. */
export const PLANTS: readonly Substance[] = [
  {
    id: 'lily',
    name: { en: 'true lily or daylily', it: 'giglio o emerocallide' },
    route: 'contact',
    forms: [
      {
        names: ['lily', 'lilies', 'lillies', 'lilys', 'lilly', 'lilium', 'daylil*', 'day lil*', 'tiger lil*', 'easter lil*', 'asiatic lil*', 'oriental lil*', 'stargazer*', 'hemerocallis', 'lily pollen', 'pollen', 'gigli', 'giglio', 'gilio', 'gili', 'emerocallid*', 'polline', 'hemerocalis', 'stargazer lil*', 'acqua dei gigli'],
        grams: { leaf: 1, bite: 1, item: 5, piece: 1 },
      },
    ],
    rows: [
      { animals: ['cat'], mild: ANY, severe: ANY, lethal: ANY, source: SOURCES.lily },
      {
        mild: ANY,
        severe: NEVER,
        lethal: NEVER,
        source: SOURCES.lily,
        reason: {
          en: 'Lilies usually only upset the stomach of animals other than cats.',
          it: 'Negli animali che non sono gatti il giglio di solito irrita solo lo stomaco.',
        },
      },
    ],
    reason: {
      en: 'Any part of a lily, pollen and vase water included, can destroy a cat’s kidneys.',
      it: 'Ogni parte del giglio, polline e acqua del vaso compresi, può distruggere i reni di un gatto.',
    },
    onset: {
      en: 'Vomiting begins within hours; the kidneys fail in 24 to 72 hours; treatment is best before 18 hours.',
      it: 'Il vomito comincia in poche ore; i reni cedono in 24-72 ore; la cura è migliore entro 18 ore.',
    },
    actions: [
      {
        en: 'Go straight away even if the animal looks well; wipe pollen off the coat and take a piece of the plant along.',
        it: 'Vai subito anche se l’animale sta bene; togli il polline dal pelo e porta un pezzo della pianta.',
      },
    ],
    donts: [...POISON_DONTS, NO_WAIT],
    sources: [SOURCES.lily],
  },
  {
    id: 'sago-palm',
    name: { en: 'sago palm', it: 'cycas' },
    route: 'mouth',
    forms: [{ names: ['sago palm*', 'sago', 'cycas', 'cycad*', 'cicas', 'palma sago', 'palma da sago'], grams: { item: 5, leaf: 2, piece: 5, bite: 5 } }],
    rows: [{ mild: ANY, severe: ANY, lethal: ANY, source: SOURCES.sago }],
    reason: {
      en: 'Sago palm destroys the liver; one seed can kill.',
      it: 'La cycas distrugge il fegato; un solo seme può uccidere.',
    },
    onset: {
      en: 'Vomiting begins within hours, liver failure within two to three days.',
      it: 'Il vomito comincia in poche ore, il fegato cede in due-tre giorni.',
    },
    actions: [TAKE_PLANT],
    donts: [...POISON_DONTS, NO_WAIT],
    sources: [SOURCES.sago],
  },
  {
    id: 'heart-plant',
    name: { en: 'a plant that acts on the heart', it: 'una pianta che agisce sul cuore' },
    route: 'mouth',
    forms: [{ names: ['oleander*', 'oleandr*', 'foxglove*', 'digitalis', 'pianta di digitale', 'fogli* di digitale', 'yew', 'yew tree', 'yew berr*', 'yew hedge', 'tasso', 'bacch* di tasso', 'lily of the valley', 'lilies of the valley', 'mughett*', 'kalanchoe*', 'calanco*', 'castor bean*', 'ricino', 'semi di ricino', 'brugmansia', 'datura', 'belladonna', 'aconit*', 'monkshood', 'autumn crocus', 'colchic*', 'crocus autunnale', 'bufo toad', 'cane toad'] }],
    rows: [{ mild: ANY, severe: ANY, lethal: ANY, source: SOURCES.heartPlants }],
    reason: {
      en: 'This plant can stop the heart or other organs; a few leaf pieces are enough.',
      it: 'Questa pianta può fermare il cuore o altri organi; bastano pochi pezzi di foglia.',
    },
    onset: {
      en: 'Vomiting, weakness and an irregular heart begin within minutes to hours.',
      it: 'Vomito, debolezza e battito irregolare cominciano in minuti o ore.',
    },
    actions: [TAKE_PLANT],
    donts: [...POISON_DONTS, NO_WAIT],
    sources: [SOURCES.heartPlants],
  },
  {
    id: 'azalea',
    name: { en: 'azalea or rhododendron', it: 'azalea o rododendro' },
    route: 'mouth',
    forms: [
      {
        names: ['azale*', 'rhododendron*', 'rododendr*', 'rhodedendron', 'rhodies'],
        grams: { leaf: 1, bite: 2, item: 2, piece: 2, handful: 20 },
        assume: { mg: 20_000, what: { en: 'a handful of 20 g', it: 'una manciata da 20 g' } },
      },
    ],
    rows: [{ mild: ANY, severe: 2000, lethal: 10_000, source: SOURCES.azalea }],
    reason: {
      en: 'Azalea and rhododendron slow the heart; leaves of 0.2 % of the body weight can poison.',
      it: 'Azalea e rododendro rallentano il cuore; foglie pari allo 0,2 % del peso possono avvelenare.',
    },
    onset: {
      en: 'Drooling, vomiting and weakness begin within hours.',
      it: 'Bava, vomito e debolezza cominciano in poche ore.',
    },
    actions: [TAKE_PLANT],
    donts: POISON_DONTS,
    sources: [SOURCES.azalea],
  },
  {
    id: 'irritant-plant',
    name: { en: 'a plant that burns the mouth', it: 'una pianta che brucia la bocca' },
    route: 'mouth',
    forms: [{ names: ['dieffenbachia*', 'pothos', 'potos', 'philodendron*', 'filodendr*', 'peace lil*', 'spathiphyll*', 'spatifill*', 'calla lil*', 'calla', 'calle', 'arum lil*', 'poinsettia*', 'stella di natale', 'stelle di natale', 'monstera', 'swiss cheese plant', 'zamioculcas', 'alocasia', 'caladium', 'dumb cane', 'anthurium', 'peruvian lil*', 'alstroemeria', 'water lil*', 'spatifillo', 'giglio della pace'] }],
    rows: [{ mild: ANY, severe: NEVER, lethal: NEVER, source: SOURCES.irritant }],
    reason: {
      en: 'This plant burns mouth and throat but is rarely serious.',
      it: 'Questa pianta brucia bocca e gola, ma di rado è grave.',
    },
    onset: {
      en: 'Drooling, pawing at the mouth and vomiting begin at once.',
      it: 'Bava, zampe alla bocca e vomito cominciano subito.',
    },
    actions: [RINSE_MOUTH, TAKE_PLANT],
    donts: POISON_DONTS,
    sources: [SOURCES.irritant],
  },
];
