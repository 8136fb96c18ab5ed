import { FRESH_AIR, KEEP_PACK, NO_RUB, NO_WAIT, POISON_DONTS, RINSE_MOUTH, WASH_OFF } from './advice.data.js';
import { SOURCES } from './sources.data.js';
import { ANY, NEVER, type Substance } from './toxin.js';

const BAIT = { block: 20, sachet: 20, item: 20, piece: 10, tablet: 5, pack: 150, handful: 30, bite: 10 };

/** Baits, chemicals, smoking goods, metals and fumes. */
export const HOUSEHOLD: readonly Substance[] = [
  {
    id: 'ethylene-glycol',
    name: { en: 'antifreeze', it: 'antigelo' },
    route: 'mouth',
    forms: [
      {
        names: ['antifreeze', 'anti freeze', 'ethylene glycol', 'coolant', 'radiator fluid', 'screenwash', 'screen wash', 'antigelo', 'anticongelante', 'glicole etilenico', 'glicole', 'liquido refrigerante', 'liquido del radiatore', 'paraflu', 'brake fluid', 'liquido dei freni', 'de icer', 'deicer'],
        mgPerGram: 950,
        gramsPerMl: 1.11,
        grams: { bite: 20, item: 100 },
      },
    ],
    rows: [
      { animals: ['cat'], mild: ANY, severe: ANY, lethal: 1554, source: SOURCES.glycol },
      { mild: ANY, severe: ANY, lethal: 4884, source: SOURCES.glycol },
    ],
    reason: {
      en: 'Antifreeze destroys the kidneys; the antidote works only in the first hours, in cats the first three.',
      it: 'L’antigelo distrugge i reni; l’antidoto funziona solo nelle prime ore, nel gatto le prime tre.',
    },
    onset: {
      en: 'The animal looks drunk within an hour, may seem better, then the kidneys fail in one to three days.',
      it: 'L’animale sembra ubriaco entro un’ora, poi può sembrare meglio, infine i reni cedono in uno-tre giorni.',
    },
    actions: [KEEP_PACK],
    donts: [...POISON_DONTS, NO_WAIT],
    sources: [SOURCES.glycol],
  },
  {
    id: 'bromethalin',
    name: { en: 'bromethalin bait', it: 'esca con bromethalin' },
    route: 'mouth',
    forms: [{ names: ['bromethalin*', 'brometalin*', 'bromethalin bait', 'tomcat bait'], mgPerGram: 0.1, perPercent: 10, grams: BAIT, assume: { mg: 10, what: { en: '100 g of bait', it: '100 g di esca' } } }],
    rows: [
      { animals: ['cat'], mild: ANY, severe: ANY, lethal: 0.3, source: SOURCES.bromethalin },
      { animals: ['dog'], mild: ANY, severe: 0.3, lethal: 2, source: SOURCES.bromethalin },
      { mild: ANY, severe: ANY, lethal: 0.3, source: SOURCES.bromethalin },
    ],
    reason: {
      en: 'Bromethalin makes the brain swell; it has no antidote and vitamin K does not help.',
      it: 'Il bromethalin gonfia il cervello; non ha antidoto e la vitamina K non serve.',
    },
    onset: {
      en: 'Tremor, weak hind legs and fits begin within hours to a few days.',
      it: 'Tremori, zampe posteriori deboli e convulsioni cominciano da poche ore a qualche giorno.',
    },
    actions: [KEEP_PACK],
    donts: [...POISON_DONTS, NO_WAIT],
    sources: [SOURCES.bromethalin],
  },
  {
    id: 'anticoagulant',
    name: { en: 'rat bait', it: 'veleno per topi' },
    route: 'mouth',
    forms: [
      {
        names: [
          'rat poison*', 'rat bait*', 'rat pellet*', 'rat killer', 'mouse poison*', 'mouse bait*', 'mice poison*', 'mice bait', 'rodent poison*', 'rodent bait*', 'rat block*', 'mouse block*', 'rodent block*', 'ratpoison', 'rodenticid*', 'poisoned mouse', 'poisoned rat', 'bait block*', 'bait station',
          'topicid*', 'ratticid*', 'velen* per topi', 'velen* per i topi', 'velen* dei topi', 'velen* topi', 'velen* per ratti', 'velen* per i ratti', 'velen* da topi', 'velen* x topi', 'esc* per topi', 'esc* per i topi', 'esc* topicid*', 'esc* per ratti', 'bust* topicid*', 'topo avvelenato',
          'brodifacoum', 'bromadiolon*', 'difenacoum', 'difethialone', 'warfarin', 'coumadin', 'warfarina', 'diphacinone', 'chlorophacinone', 'coumatetralyl', 'bromadiolone', 'sangue di topo', 'anticoagulant bait', 'd con',
        ],
        mgPerGram: 0.05,
        perPercent: 10,
        gramsPerMl: 0.6,
        grams: BAIT,
      },
    ],
    rows: [
      { animals: ['dog'], mild: ANY, severe: ANY, lethal: 0.25, source: SOURCES.anticoagulant },
      { animals: ['cat'], mild: ANY, severe: ANY, lethal: 25, source: SOURCES.anticoagulant },
      { mild: ANY, severe: ANY, lethal: NEVER, source: SOURCES.anticoagulant },
    ],
    reason: {
      en: 'Rat bait shows nothing for three to five days, then bleeding or fits begin; its colour does not tell the type.',
      it: 'Il veleno per topi non mostra nulla per tre-cinque giorni, poi iniziano emorragie o convulsioni; il colore non dice il tipo.',
    },
    onset: {
      en: 'Weakness, cough, pale gums and bleeding begin after three to five days.',
      it: 'Debolezza, tosse, gengive pallide ed emorragie cominciano dopo tre-cinque giorni.',
    },
    actions: [KEEP_PACK],
    donts: [...POISON_DONTS, NO_WAIT],
    sources: [SOURCES.anticoagulant],
  },
  {
    id: 'metaldehyde',
    name: { en: 'slug pellets', it: 'lumachicida' },
    route: 'mouth',
    forms: [
      {
        names: ['slug pellet*', 'slug bait*', 'snail bait*', 'snail pellet*', 'slug poison*', 'snail poison*', 'slug killer', 'metaldehyd*', 'lumachicid*', 'metaldeide', 'velen* per lumache', 'velen* per le lumache', 'esc* per lumache', 'antilumach*', 'anti lumache'],
        mgPerGram: 30,
        perPercent: 10,
        gramsPerMl: 0.7,
        grams: { ...BAIT, item: 0.05, piece: 0.05, tablet: 0.05, pack: 500 },
      },
    ],
    rows: [{ mild: ANY, severe: ANY, lethal: 60, source: SOURCES.metaldehyde }],
    reason: {
      en: 'Slug pellets cause tremor, fits and overheating.',
      it: 'I lumachicidi causano tremori, convulsioni e surriscaldamento.',
    },
    onset: {
      en: 'Twitching and fits begin within one to four hours.',
      it: 'Scatti e convulsioni cominciano entro una-quattro ore.',
    },
    actions: [KEEP_PACK],
    donts: [...POISON_DONTS, NO_WAIT],
    sources: [SOURCES.metaldehyde],
  },
  {
    id: 'nicotine',
    name: { en: 'nicotine', it: 'nicotina' },
    route: 'mouth',
    forms: [
      { names: ['cigarette butt*', 'cigarette end*', 'fag end*', 'mozzicon*', 'cicca di sigaretta', 'cicche di sigaretta'], mg: { item: 2.25, piece: 2.25, handful: 20 }, mgPerGram: 10, assume: { mg: 22.5, what: { en: 'ten butts', it: 'dieci mozziconi' } } },
      { names: ['cigarette', 'cigarettes', 'sigarett*', 'cigar', 'cigars', 'sigaro', 'sigari', 'tobacco', 'tabacco', 'marlboro'], mg: { item: 9, piece: 9, pack: 180, handful: 45 }, mgPerGram: 10, assume: { mg: 90, what: { en: 'ten cigarettes', it: 'dieci sigarette' } } },
      { names: ['e liquid', 'eliquid', 'vape juice', 'vape liquid', 'vape', 'vapes', 'e cig*', 'ecig*', 'liquid nicotine', 'liquido della sigaretta elettronica', 'liquido per sigaretta elettronica', 'sigaretta elettronica', 'ricarica della sigaretta elettronica', 'svapo'], mgPerGram: 20, gramsPerMl: 1, mg: { item: 200 }, mgPerMl: 20, assume: { mg: 200, what: { en: '10 ml at 20 mg/ml', it: '10 ml da 20 mg/ml' } } },
      { names: ['nicotine gum', 'nicotine patch*', 'nicotine', 'nicotina', 'nicorette', 'snus', 'nicotine pouch*', 'cerott* alla nicotina', 'gomm* alla nicotina', 'zyn', 'velo pouch*', 'iqos', 'terea', 'heets'], mg: { item: 10, piece: 4, tablet: 4, sachet: 10, pack: 100 }, assume: { mg: 100, what: { en: 'ten of 10 mg', it: 'dieci da 10 mg' } } },
    ],
    rows: [
      { animals: ['dog'], mild: 0.5, severe: 2, lethal: 9, source: SOURCES.nicotine },
      { mild: ANY, severe: 2, lethal: 9, source: SOURCES.nicotine },
    ],
    reason: {
      en: 'Nicotine acts within minutes on nerves, heart and breathing.',
      it: 'La nicotina agisce in pochi minuti su nervi, cuore e respiro.',
    },
    onset: {
      en: 'Drooling, vomiting and trembling begin within 15 to 60 minutes.',
      it: 'Bava, vomito e tremore cominciano entro 15-60 minuti.',
    },
    actions: [KEEP_PACK],
    donts: POISON_DONTS,
    sources: [SOURCES.nicotine],
  },
  {
    id: 'cannabis',
    name: { en: 'cannabis', it: 'cannabis' },
    route: 'mouth',
    forms: [
      { names: ['cannabis', 'marijuana', 'marihuana', 'mariuana', 'weed', 'hashish', 'hash', 'joint', 'joints', 'spinell*', 'skunk', 'canna di erba', 'ganja', 'fumo di hashish'], mgPerGram: 100, mg: { item: 60, piece: 60, bite: 100, handful: 500 }, assume: { mg: 100, what: { en: '1 g of it', it: '1 g di prodotto' } } },
      { names: ['thc', 'edible', 'edibles', 'cannabis edible*', 'thc gumm*', 'weed gumm*', 'cannabis gumm*', 'weed brownie*', 'pot brownie*', 'hash brownie*', 'space cake*', 'cannabis cookie*', 'thc cookie*', 'cannabis butter', 'caramell* alla cannabis', 'biscott* alla cannabis', 'thc oil', 'gummies thc'], mg: { item: 10, piece: 10, cookie: 10, pack: 100, tablet: 10, bar: 100, square: 10 }, assume: { mg: 100, what: { en: 'a packet with 100 mg of THC', it: 'una confezione con 100 mg di THC' } } },
    ],
    rows: [{ mild: ANY, severe: 3, lethal: 3000, source: SOURCES.cannabis }],
    reason: {
      en: 'Cannabis makes animals wobbly, sleepy and incontinent; chocolate, raisins or xylitol in edibles add danger.',
      it: 'La cannabis rende gli animali barcollanti, sonnolenti e incontinenti; cioccolato, uvetta o xilitolo nei dolci aggiungono pericolo.',
    },
    onset: {
      en: 'Wobbling, dribbling urine and sleepiness begin within 30 to 90 minutes.',
      it: 'Barcollamento, perdita di urina e sonnolenza cominciano entro 30-90 minuti.',
    },
    actions: [KEEP_PACK],
    donts: POISON_DONTS,
    sources: [SOURCES.cannabis],
  },
  {
    id: 'ptfe-fumes',
    name: { en: 'non-stick pan fumes, smoke or spray', it: 'fumi di padella antiaderente, fumo o spray' },
    route: 'air',
    forms: [
      {
        names: [
          'teflon', 'ptfe', 'non stick', 'nonstick', 'antiaderent*', 'smoke', 'fumes', 'aerosol', 'aerosols', 'air freshener*', 'hair spray', 'hairspray', 'scented candle*', 'self cleaning oven', 'overheated pan', 'burnt pan', 'burned pan', 'air fryer', 'oven cleaner', 'febreze', 'insecticide spray', 'bug spray',
          'fumo', 'fumi', 'bombolett*', 'lacca', 'deodorante per ambienti', 'spray', 'candel* profumat*', 'forno autopulente', 'padella bruciata', 'padella surriscaldata', 'friggitrice ad aria', 'burnt non stick', 'deodorante spray', 'gas', 'monossido', 'carbon monoxide',
        ],
      },
    ],
    rows: [{ animals: ['bird'], mild: ANY, severe: ANY, lethal: ANY, source: SOURCES.ptfe }],
    reason: {
      en: 'Fumes of an overheated non-stick pan, smoke and sprays can kill birds in minutes, also from another room.',
      it: 'I fumi di una padella antiaderente surriscaldata, il fumo e gli spray possono uccidere gli uccelli in pochi minuti, anche da un’altra stanza.',
    },
    onset: {
      en: 'Gasping, sleepiness and sudden death begin within minutes to hours.',
      it: 'Respiro affannoso, sonnolenza e morte improvvisa arrivano in minuti o ore.',
    },
    actions: [FRESH_AIR],
    donts: [NO_WAIT],
    sources: [SOURCES.ptfe],
  },
  {
    id: 'zinc-lead',
    name: { en: 'zinc or lead', it: 'zinco o piombo' },
    route: 'mouth',
    forms: [{ names: ['zinc', 'zinc oxide', 'nappy cream', 'diaper cream', 'galvani*', 'penny', 'pennies', 'coin', 'coins', 'lead paint', 'lead weight*', 'fishing weight*', 'lead shot', 'lead pellet*', 'curtain weight*', 'zinco', 'ossido di zinco', 'pasta all ossido', 'pasta fissan', 'piombo', 'piombin*', 'monet*', 'bullon*', 'sudocrem', 'zincat*', 'calamine'] }],
    rows: [{ mild: ANY, severe: ANY, lethal: NEVER, source: SOURCES.zinc }],
    reason: {
      en: 'Swallowed coins, bolts, weights or zinc cream can poison blood and nerves.',
      it: 'Monete, bulloni, piombini o creme allo zinco ingoiati possono avvelenare sangue e nervi.',
    },
    onset: {
      en: 'Vomiting, weakness, pale or yellow gums or fits begin within hours to days.',
      it: 'Vomito, debolezza, gengive pallide o gialle o convulsioni cominciano in ore o giorni.',
    },
    actions: [KEEP_PACK],
    donts: [...POISON_DONTS, NO_WAIT],
    sources: [SOURCES.zinc],
  },
  {
    id: 'tea-tree',
    name: { en: 'tea tree oil', it: 'olio di melaleuca (tea tree)' },
    route: 'skin',
    forms: [
      {
        names: ['tea tree*', 'tea tree oil', 'melaleuca', 'olio di melaleuca', 'olio dell albero del te', 'albero del te', 'olio tea tree'],
        mgPerGram: 1000,
        perPercent: 10,
        gramsPerMl: 0.9,
        grams: { bite: 1, item: 1, pack: 9 },
        assume: { mg: 1800, what: { en: '2 ml of pure oil', it: '2 ml di olio puro' } },
      },
    ],
    rows: [{ animals: ['dog', 'cat', 'ferret', 'rabbit', 'cavy', 'rodent', 'bird'], mild: ANY, severe: 314, lethal: 9000, perAnimal: true, source: SOURCES.teaTree }],
    reason: {
      en: 'Pure tea tree oil, on the skin or licked, paralyses; seven drops have been enough.',
      it: 'L’olio di melaleuca puro, sulla pelle o leccato, paralizza; sette gocce sono bastate.',
    },
    onset: {
      en: 'Wobbling, weakness and tremor begin within 2 to 12 hours.',
      it: 'Barcollamento, debolezza e tremori cominciano entro 2-12 ore.',
    },
    actions: [WASH_OFF, KEEP_PACK],
    donts: POISON_DONTS,
    sources: [SOURCES.teaTree],
  },
  {
    id: 'battery',
    name: { en: 'a battery or magnets', it: 'una batteria o calamite' },
    route: 'mouth',
    forms: [{ names: ['battery', 'batteries', 'button cell*', 'magnet', 'magnets', 'pila', 'pile', 'pila a bottone', 'pile a bottone', 'batteria', 'batterie', 'batteria a bottone', 'batterie a bottone', 'calamit*', 'magnete', 'magneti'] }],
    rows: [{ mild: ANY, severe: ANY, lethal: NEVER, source: SOURCES.battery }],
    reason: {
      en: 'A swallowed battery or magnets burn or pierce the gut within hours.',
      it: 'Una batteria o calamite ingerite bruciano o perforano l’intestino in poche ore.',
    },
    onset: {
      en: 'Drooling, pain and vomiting begin within hours.',
      it: 'Bava, dolore e vomito cominciano in poche ore.',
    },
    actions: [KEEP_PACK],
    donts: [...POISON_DONTS, NO_WAIT],
    sources: [SOURCES.battery],
  },
  {
    id: 'caustic',
    name: { en: 'a caustic or petroleum product', it: 'un prodotto caustico o petrolifero' },
    route: 'mouth',
    forms: [
      {
        names: [
          'bleach', 'drain cleaner', 'drain unblocker', 'toilet cleaner', 'dishwasher tablet*', 'dishwasher pod*', 'dishwasher detergent', 'laundry pod*', 'laundry capsule*', 'detergent pod*', 'tide pod*', 'descaler', 'lye', 'caustic soda', 'petrol', 'gasoline', 'kerosene', 'diesel', 'paraffin', 'white spirit', 'turpentine', 'lamp oil', 'fabric softener', 'ammonia', 'paint thinner', 'motor oil', 'lighter fluid', 'hydrochloric acid', 'liquitabs', 'limescale remover', 'rust remover',
          'candeggina', 'varechina', 'disgorgante', 'sgorgatutto', 'acido muriatico', 'soda caustica', 'pastigli* lavastoviglie', 'pastigli* della lavastoviglie', 'pastigli* per lavastoviglie', 'pastigli* per la lavastoviglie', 'detersivo lavastoviglie', 'detersivo per lavastoviglie', 'caps* lavatrice', 'capsul* per lavatrice', 'capsul* della lavatrice', 'capsul* detersivo', 'capsul* di detersivo', 'anticalcare', 'decalcificante', 'benzina', 'gasolio', 'cherosene', 'acquaragia', 'trementina', 'ammoniaca', 'ammorbidente', 'diluente', 'wc net', 'petrolio', 'solvente', 'viakal',
        ],
      },
    ],
    rows: [{ mild: ANY, severe: ANY, lethal: NEVER, source: SOURCES.caustic }],
    reason: {
      en: 'Caustic or petroleum products burn mouth, throat and lungs.',
      it: 'I prodotti caustici o petroliferi bruciano bocca, gola e polmoni.',
    },
    onset: {
      en: 'Drooling, red mouth, cough or vomiting begin at once or within hours.',
      it: 'Bava, bocca rossa, tosse o vomito cominciano subito o in poche ore.',
    },
    actions: [RINSE_MOUTH, KEEP_PACK],
    donts: POISON_DONTS,
    sources: [SOURCES.caustic],
  },
  {
    id: 'processionary',
    name: { en: 'a processionary caterpillar', it: 'la processionaria' },
    route: 'contact',
    forms: [{ names: ['processionar*', 'pine caterpillar*', 'hairy caterpillar*', 'procession* caterpillar*', 'bruc* del pino', 'bruc* pelos*', 'bruc* in fila', 'caterpillar procession'] }],
    rows: [{ mild: ANY, severe: ANY, lethal: NEVER, source: SOURCES.processionary }],
    reason: {
      en: 'The hairs of the processionary caterpillar burn the mouth and can destroy the tongue.',
      it: 'I peli della processionaria bruciano la bocca e possono distruggere la lingua.',
    },
    onset: {
      en: 'Drooling and a swollen tongue begin within minutes, dead tissue after hours.',
      it: 'Bava e lingua gonfia cominciano in pochi minuti, la necrosi dopo ore.',
    },
    actions: [
      {
        en: 'Put on gloves and flush the mouth with plenty of water.',
        it: 'Metti i guanti e sciacqua la bocca con molta acqua.',
      },
    ],
    donts: [
      NO_RUB,
      { en: 'Give no medicine of your own.', it: 'Non dare farmaci di tua iniziativa.' },
    ],
    sources: [SOURCES.processionary],
  },
  {
    id: 'blue-green-algae',
    name: { en: 'blue-green algae', it: 'alghe azzurre (cianobatteri)' },
    route: 'contact',
    forms: [{ names: ['blue green alga*', 'bluegreen alga*', 'cyanobacteri*', 'cianobatter*', 'algh* azzurr*', 'algh* verdi azzurre', 'algh* blu', 'alga* bloom', 'algal bloom'] }],
    rows: [{ mild: ANY, severe: ANY, lethal: ANY, source: SOURCES.poisonLine }],
    reason: {
      en: 'Blue-green algae can kill within hours through liver or nerves.',
      it: 'Le alghe azzurre possono uccidere in poche ore attraverso fegato o nervi.',
    },
    onset: {
      en: 'Vomiting, weakness and fits begin within minutes to a day.',
      it: 'Vomito, debolezza e convulsioni cominciano da minuti a un giorno.',
    },
    actions: [{ en: 'Rinse the coat with clean water and keep it from licking.', it: 'Sciacqua il pelo con acqua pulita e impedisci che si lecchi.' }],
    donts: [...POISON_DONTS, NO_WAIT],
    sources: [SOURCES.poisonLine],
  },
  {
    id: 'unknown-poison',
    name: { en: 'an unknown poison', it: 'un veleno sconosciuto' },
    route: 'mouth',
    forms: [
      {
        names: ['poison', 'poisoned bait*', 'poisoned meat', 'poison bait', 'strychnine', 'weed killer', 'weedkiller', 'herbicide', 'glyphosate', 'roundup', 'insecticide*', 'pesticide*', 'ant bait', 'ant poison', 'ant killer', 'wasp killer', 'fertiliser', 'fertilizer', 'velen*', 'boccon* avvelenat*', 'bocconi avvelenat*', 'polpett* avvelenat*', 'esc* avvelenat*', 'stricnina', 'diserbante', 'erbicida', 'insetticid*', 'pesticid*', 'concime', 'fertilizzante', 'formichicida', 'bocconcino avvelenat*'],
      },
    ],
    rows: [{ mild: ANY, severe: ANY, lethal: NEVER, source: SOURCES.poison }],
    reason: {
      en: 'A possible poison is treated before signs begin, because some act only after days.',
      it: 'Un possibile veleno va trattato prima dei segni, perché alcuni agiscono solo dopo giorni.',
    },
    onset: {
      en: 'Signs may begin within minutes or only after days.',
      it: 'I segni possono cominciare in pochi minuti o solo dopo giorni.',
    },
    actions: [KEEP_PACK],
    donts: [...POISON_DONTS, NO_WAIT],
    sources: [SOURCES.poison],
  },
];
