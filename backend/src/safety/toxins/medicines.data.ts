import { KEEP_PACK, NO_DRUG, NO_WAIT, POISON_DONTS } from './advice.data.js';
import { SOURCES } from './sources.data.js';
import { ANY, NEVER, type Substance } from './toxin.js';

const TABLETS_12 = (mgEach: number) => ({
  mg: mgEach * 12,
  what: { en: `a packet of 12 at ${mgEach} mg`, it: `una confezione da 12 da ${mgEach} mg` },
});
const units = (mgEach: number) => ({
  tablet: mgEach,
  item: mgEach,
  sachet: mgEach,
  piece: mgEach,
  pack: mgEach * 12,
  handful: mgEach * 10,
});

/** Medicines for people and the medicines of other animals. */
export const MEDICINES: readonly Substance[] = [
  {
    id: 'ibuprofen',
    name: { en: 'ibuprofen', it: 'ibuprofene' },
    route: 'mouth',
    forms: [
      {
        names: [
          'ibuprofen*', 'ibuprofene', 'nurofen*', 'advil*', 'motrin*', 'brufen*', 'cuprofen*', 'momentact', 'moment act',
          'moment rosa', 'antalgil', 'ibuprom', 'un moment', 'una moment', 'due moment', 'mezza moment', 'mezzo moment',
          'compress* di moment', 'bustin* di moment', 'capsul* di moment', 'calpol plus', 'spidifen', 'subitene', 'buscofen',
          'anadin joint', 'moment 200', 'moment 400', 'ibu',
        ],
        mg: units(400),
        mgPerMl: 40,
        assume: TABLETS_12(400),
      },
    ],
    rows: [
      { animals: ['dog'], mild: 8, severe: 50, lethal: 300, source: SOURCES.nsaidLevels },
      { animals: ['cat'], mild: ANY, severe: 20, lethal: 150, source: SOURCES.nsaid },
      { mild: ANY, severe: 20, lethal: 150, source: SOURCES.nsaid },
    ],
    reason: {
      en: 'Ibuprofen causes bleeding stomach ulcers and kidney failure; cats are hurt by less.',
      it: 'L’ibuprofene causa ulcere sanguinanti e blocco dei reni; al gatto ne basta meno.',
    },
    onset: {
      en: 'Vomiting, black stool and belly pain begin within hours to days; kidneys fail after one to three days.',
      it: 'Vomito, feci nere e dolore alla pancia cominciano in ore o giorni; i reni cedono dopo uno-tre giorni.',
    },
    actions: [KEEP_PACK],
    donts: [...POISON_DONTS, NO_DRUG],
    sources: [SOURCES.nsaid, SOURCES.nsaidLevels, SOURCES.nsaidTop10],
  },
  {
    id: 'naproxen',
    name: { en: 'naproxen', it: 'naprossene' },
    route: 'mouth',
    forms: [
      {
        names: ['naproxen*', 'naprosse*', 'naprossen*', 'aleve', 'naprosyn*', 'momendol', 'synflex', 'xenar', 'anaprox', 'feminax ultra', 'midol', 'naprius', 'aperel'],
        mg: units(220),
        mgPerMl: 25,
        assume: TABLETS_12(220),
      },
    ],
    rows: [{ mild: ANY, severe: 5, lethal: 50, source: SOURCES.naproxen }],
    reason: {
      en: 'Naproxen is very strong for animals: one tablet can cause bleeding ulcers and kidney failure.',
      it: 'Il naprossene è molto forte per gli animali: una compressa può causare ulcere sanguinanti e blocco dei reni.',
    },
    onset: {
      en: 'Vomiting, black stool and weakness begin within hours to days.',
      it: 'Vomito, feci nere e debolezza cominciano in ore o giorni.',
    },
    actions: [KEEP_PACK],
    donts: [...POISON_DONTS, NO_DRUG],
    sources: [SOURCES.naproxen, SOURCES.nsaidLevels],
  },
  {
    id: 'other-nsaid',
    name: { en: 'a painkiller for people', it: 'un antidolorifico per persone' },
    route: 'mouth',
    forms: [
      {
        names: [
          'diclofenac*', 'voltaren*', 'voltarol*', 'ketoprofen*', 'oki', 'okitask', 'oki task', 'orudis', 'nimesulid*', 'aulin',
          'indomethacin', 'indometacina', 'dicloreum', 'toradol', 'ketorolac*', 'enantyum', 'dexketoprofen*', 'piroxicam', 'feldene', 'flurbiprofen*', 'benactiv*', 'celecoxib', 'fastum*',
        ],
      },
    ],
    rows: [{ mild: ANY, severe: ANY, lethal: NEVER, source: SOURCES.nsaidTop10 }],
    reason: {
      en: 'Painkillers for people cause bleeding ulcers and kidney failure in animals.',
      it: 'Gli antidolorifici per persone causano ulcere sanguinanti e blocco dei reni negli animali.',
    },
    onset: {
      en: 'Vomiting, black stool and weakness begin within hours to days.',
      it: 'Vomito, feci nere e debolezza cominciano in ore o giorni.',
    },
    actions: [KEEP_PACK],
    donts: [...POISON_DONTS, NO_DRUG],
    sources: [SOURCES.nsaidTop10],
  },
  {
    id: 'aspirin',
    name: { en: 'aspirin', it: 'aspirina' },
    route: 'mouth',
    forms: [
      { names: ['baby aspirin', 'low dose aspirin', 'aspirinetta', 'aspirinette', 'cardioaspirin*', 'cardirene', 'ascriptin'], mg: units(100), assume: TABLETS_12(100) },
      {
        names: ['aspirin', 'aspirins', 'aspirina', 'aspirine', 'acetylsalicylic acid', 'acido acetilsalicilico', 'acetilsalicilico', 'vivin c', 'disprin', 'anadin', 'alka seltzer', 'pepto bismol', 'aspro', 'bayer aspirin', 'aspirina c'],
        mg: units(400),
        assume: TABLETS_12(400),
      },
    ],
    rows: [
      { animals: ['dog'], mild: 15, severe: 100, lethal: 400, source: SOURCES.nsaidTop10 },
      { mild: ANY, severe: 25, lethal: 100, source: SOURCES.nsaid },
    ],
    reason: {
      en: 'Aspirin makes the stomach bleed; cats clear it only over days.',
      it: 'L’aspirina fa sanguinare lo stomaco; il gatto la smaltisce solo in giorni.',
    },
    onset: {
      en: 'Vomiting, sometimes with blood, fast breathing and fever begin within 4 to 12 hours.',
      it: 'Vomito anche con sangue, respiro rapido e febbre cominciano entro 4-12 ore.',
    },
    actions: [KEEP_PACK],
    donts: [...POISON_DONTS, NO_DRUG],
    sources: [SOURCES.nsaid, SOURCES.nsaidTop10],
  },
  {
    id: 'paracetamol',
    name: { en: 'paracetamol', it: 'paracetamolo' },
    route: 'mouth',
    forms: [
      {
        names: ['tachipirin*', 'tachidol', 'tachifludec', 'efferalgan*', 'zerinol*', 'vivin flu'],
        mg: units(1000),
        mgPerMl: 24,
        assume: TABLETS_12(1000),
      },
      {
        names: ['paracetamol*', 'acetaminophen*', 'acetaminofene', 'tylenol*', 'panadol*', 'calpol*', 'lemsip*', 'co codamol', 'cocodamol', 'excedrin', 'nyquil', 'dayquil', 'theraflu', 'doliprane', 'acetamol', 'sanipirina', 'beechams', 'solpadeine', 'percocet', 'vicodin'],
        mg: units(500),
        mgPerMl: 24,
        assume: TABLETS_12(500),
      },
    ],
    rows: [
      { animals: ['cat', 'ferret'], mild: ANY, severe: 10, lethal: 40, source: SOURCES.nsaid },
      { animals: ['dog'], mild: 50, severe: 100, lethal: 200, source: SOURCES.nsaid },
      { mild: ANY, severe: 50, lethal: 100, source: SOURCES.nsaid },
    ],
    reason: {
      en: 'Paracetamol damages the liver and takes oxygen from the blood; for cats no dose is safe.',
      it: 'Il paracetamolo danneggia il fegato e toglie ossigeno al sangue; per il gatto nessuna dose è sicura.',
    },
    onset: {
      en: 'Brown or blue gums, swollen face or paws and hard breathing begin within 1 to 4 hours, liver failure in days.',
      it: 'Gengive marroni o blu, muso o zampe gonfi e respiro difficile cominciano entro 1-4 ore, il fegato cede in giorni.',
    },
    actions: [KEEP_PACK],
    donts: [...POISON_DONTS, NO_DRUG],
    sources: [SOURCES.nsaid],
  },
  {
    id: 'vitamin-d',
    name: { en: 'vitamin D', it: 'vitamina D' },
    route: 'mouth',
    forms: [
      {
        names: ['cholecalciferol', 'colecalciferolo', 'vitamin d', 'vitamin d 3', 'vitamin d3', 'vitamina d', 'vitamina d 3', 'vitamina d3', 'dibase', 'vitamin d pill*', 'vitamin d tablet*'],
        mg: { tablet: 0.025, item: 0.025, sachet: 0.625, pack: 2.5, piece: 0.025, handful: 0.5 },
        mgPerMl: 0.25,
        assume: { mg: 2.5, what: { en: 'a packet of 100 at 1000 IU', it: 'una confezione da 100 da 1000 UI' } },
      },
      {
        names: ['cholecalciferol bait', 'esca al colecalciferolo', 'selontra', 'vitamin d bait', 'cholecalciferol rat*'],
        mgPerGram: 0.75,
        perPercent: 10,
        grams: { block: 20, sachet: 20, item: 20, piece: 10 },
        assume: { mg: 75, what: { en: '100 g of bait', it: '100 g di esca' } },
      },
    ],
    rows: [{ mild: 0.1, severe: 0.5, lethal: 1.5, source: SOURCES.vitaminD }],
    reason: {
      en: 'Too much vitamin D raises calcium and ruins the kidneys.',
      it: 'Troppa vitamina D alza il calcio e rovina i reni.',
    },
    onset: {
      en: 'Thirst, vomiting and weakness begin within 12 to 36 hours.',
      it: 'Sete, vomito e debolezza cominciano entro 12-36 ore.',
    },
    actions: [KEEP_PACK],
    donts: [...POISON_DONTS, NO_WAIT],
    sources: [SOURCES.vitaminD],
  },
  {
    id: 'psoriasis-cream',
    name: { en: 'psoriasis cream with calcipotriol', it: 'crema per psoriasi con calcipotriolo' },
    route: 'mouth',
    forms: [{ names: ['calcipotriol*', 'calcipotriene', 'psoriasis cream', 'psoriasis ointment', 'dovonex', 'daivonex', 'dovobet', 'daivobet', 'crema per la psoriasi', 'crema per psoriasi', 'pomata per la psoriasi', 'enstilar', 'tacalcitol*', 'silkis'] }],
    rows: [{ mild: ANY, severe: ANY, lethal: NEVER, source: SOURCES.vitaminD }],
    reason: {
      en: 'Even a lick of a vitamin D cream for psoriasis can ruin the kidneys.',
      it: 'Anche una leccata di crema alla vitamina D per la psoriasi può rovinare i reni.',
    },
    onset: {
      en: 'Thirst, vomiting and weakness begin within a day or two.',
      it: 'Sete, vomito e debolezza cominciano entro uno o due giorni.',
    },
    actions: [KEEP_PACK],
    donts: [...POISON_DONTS, NO_WAIT],
    sources: [SOURCES.vitaminD],
  },
  {
    id: 'rabbit-antibiotics',
    name: { en: 'an oral antibiotic of the penicillin kind', it: 'un antibiotico orale del tipo penicillina' },
    route: 'mouth',
    forms: [
      {
        names: [
          'amoxicillin*', 'amoxicillina', 'amoxycillin*', 'penicillin*', 'ampicillin*', 'augmentin*', 'co amoxiclav', 'clavamox', 'synulox', 'clavulin',
          'clindamycin*', 'clindamicina', 'antirobe', 'lincomycin*', 'lincomicina', 'erythromycin*', 'eritromicina', 'zimox', 'velamox', 'neoduplamox', 'kesium', 'clavulanic*', 'dalacin*',
        ],
      },
    ],
    rows: [{ animals: ['rabbit', 'cavy', 'rodent'], mild: ANY, severe: ANY, lethal: NEVER, source: SOURCES.antibiotics }],
    harmlessFor: ['dog', 'cat', 'ferret', 'bird', 'reptile'],
    reason: {
      en: 'By mouth this antibiotic kills the good gut bacteria of rabbits, guinea pigs and hamsters.',
      it: 'Per bocca questo antibiotico uccide i batteri buoni dell’intestino di conigli, cavie e criceti.',
    },
    onset: {
      en: 'Diarrhoea and loss of appetite may begin up to ten days later.',
      it: 'Diarrea e inappetenza possono cominciare fino a dieci giorni dopo.',
    },
    actions: [KEEP_PACK],
    donts: [
      { en: 'Do not give another dose.', it: 'Non dare un’altra dose.' },
      NO_WAIT,
    ],
    sources: [SOURCES.antibiotics],
  },
  {
    id: 'strong-medicine',
    name: { en: 'a strong medicine', it: 'un farmaco forte' },
    route: 'mouth',
    forms: [
      {
        names: [
          'antidepressant*', 'antidepressiv*', 'prozac', 'fluoxetin*', 'sertralin*', 'zoloft', 'citalopram*', 'escitalopram*', 'venlafaxin*', 'cymbalta', 'duloxetin*', 'amitriptylin*', 'amitriptilin*',
          'adhd', 'ritalin*', 'adderall', 'methylphenidate', 'metilfenidato', 'concerta', 'vyvanse', 'amphetamine*', 'anfetamin*', 'cocain*', 'heroin', 'eroina', 'ecstasy', 'mdma', 'methadone', 'metadone', 'opioid*', 'fentanyl', 'tramadol*', 'codein*', 'oxycodon*', 'morphine', 'morfina',
          'heart pill*', 'heart tablet*', 'heart medic*', 'blood pressure pill*', 'blood pressure tablet*', 'blood pressure med*', 'beta blocker*', 'betabloccant*', 'bisoprolol*', 'amlodipin*', 'propranolol*', 'digoxin*', 'ramipril', 'lisinopril', 'verapamil', 'diltiazem',
          'pastigli* della pressione', 'pastigli* per la pressione', 'pillol* della pressione', 'pillol* per la pressione', 'compress* per la pressione', 'pastigli* del cuore', 'pastigli* per il cuore', 'pillol* per il cuore', 'compress* per il cuore', 'farmac* per il cuore', 'antipertensiv*',
          'fluorouracil*', '5 fu', '5fu', 'efudix', 'fluorouracile', 'chemo*', 'methotrexate', 'metotrexato',
          'inhaler', 'inhalers', 'salbutamol*', 'albuterol', 'ventolin*', 'inalatore', 'broncodilatator*',
          'sleeping pill*', 'sleeping tablet*', 'sonnifer*', 'xanax', 'alprazolam', 'valium', 'diazepam', 'benzodiazepin*', 'lorazepam', 'tavor', 'ansiolitic*', 'zolpidem', 'ambien', 'minoxidil*', 'baclofen', 'isoniazid*', 'metformin*', 'metformina', 'levothyroxine', 'eutirox', 'pseudoephedrin*', 'sudafed', 'decongestant*', 'tizanidin*',
          'my pills', 'my tablets', 'my medication*', 'my medicine*', 'human medicine*', 'farmac* uman*', 'mie pillole', 'mie pastiglie', 'mie medicine', 'mie compresse', 'miei farmaci', 'mia pillola', 'mia pastiglia', 'mia compressa', 'iron tablets', 'iron pills', 'lithium', 'other dog medication', 'human pills', 'prenatal vitamins',
        ],
      },
    ],
    rows: [{ mild: ANY, severe: ANY, lethal: NEVER, source: SOURCES.poisonLine }],
    reason: {
      en: 'Heart, mood, cancer and asthma medicines can act strongly on an animal from one tablet or bite.',
      it: 'I farmaci per cuore, umore, tumori e asma possono agire molto su un animale già da una compressa o un morso.',
    },
    onset: {
      en: 'Agitation or sleepiness, a racing or slow heart, tremor or collapse may begin within an hour.',
      it: 'Agitazione o sonnolenza, cuore veloce o lento, tremori o collasso possono cominciare entro un’ora.',
    },
    actions: [KEEP_PACK],
    donts: [...POISON_DONTS, NO_WAIT],
    sources: [SOURCES.poisonLine],
  },
  {
    id: 'permethrin',
    name: { en: 'permethrin for dogs', it: 'permetrina per cani' },
    route: 'skin',
    forms: [
      {
        names: [
          'permethrin*', 'permetrin*', 'advantix', 'k 9 advantix', 'frontline tri act', 'tri act', 'triact', 'frontect', 'effitix', 'vectra 3d', 'activyl tick plus', 'exspot', 'duowin', 'pyrethr*', 'piretr*',
          'dog flea', 'dog s flea', 'dogs flea', 'dog tick', 'dog spot on', 'dog flea drops', 'flea drops for dogs', 'flea treatment for dogs', 'dog frontline', 'flea spot on for dogs', 'spot on for dogs', 'canine flea',
          'antipulci per can*', 'antipulci del can*', 'antipulci da can*', 'antiparassitari* per can*', 'antiparassitari* del can*', 'antiparassitari* da can*', 'pipett* per can*', 'pipett* del can*', 'fialett* per can*', 'fialett* del can*', 'spot on per can*', 'spot on del can*', 'spot on da can*', 'gocce del cane', 'prodotto antipulci per cani', 'gocce antipulci del can*', 'gocce antipulci per can*', 'scalibor', 'collar for dogs', 'flea treatment meant for dogs', 'flea product for dogs', 'fiala antipulci del can*', 'fiala per can*', 'fiala del can*', 'antipulci x can*', 'antipulci cani',
        ],
      },
    ],
    rows: [{ animals: ['cat'], mild: ANY, severe: ANY, lethal: ANY, source: SOURCES.permethrin }],
    harmlessFor: ['dog'],
    reason: {
      en: 'Permethrin in dog flea products is poisonous for cats, also by contact with a treated dog.',
      it: 'La permetrina degli antiparassitari per cani è velenosa per i gatti, anche per contatto con un cane trattato.',
    },
    onset: {
      en: 'Twitching, tremor and fits begin within hours, sometimes after three days.',
      it: 'Scatti, tremori e convulsioni cominciano in poche ore, a volte dopo tre giorni.',
    },
    actions: [
      {
        en: 'If the cat is calm, wash it off with dish detergent and lukewarm water, dry it and keep it warm. Do not wait for tremor.',
        it: 'Se il gatto è tranquillo, lava via con detersivo per piatti e acqua tiepida, asciuga e tieni al caldo. Non aspettare i tremori.',
      },
      KEEP_PACK,
    ],
    donts: [
      { en: 'Do not use hot or cold water, and do not let it lick the product.', it: 'Non usare acqua calda o fredda e non lasciare che lecchi il prodotto.' },
      NO_WAIT,
    ],
    sources: [SOURCES.permethrin],
  },
  {
    id: 'fipronil',
    name: { en: 'fipronil', it: 'fipronil' },
    route: 'skin',
    forms: [{ names: ['fipronil*', 'frontline*', 'effipro*', 'fiprex', 'eliminall', 'amflee', 'effitix', 'frontline spray'] }],
    rows: [{ animals: ['rabbit'], mild: ANY, severe: ANY, lethal: NEVER, source: SOURCES.fipronil }],
    harmlessFor: ['dog', 'cat'],
    reason: {
      en: 'Fipronil flea drops can cause fits in rabbits and can be fatal.',
      it: 'Le gocce antipulci con fipronil possono causare convulsioni nel coniglio ed essere mortali.',
    },
    onset: {
      en: 'Loss of appetite, dullness and fits begin within hours, sometimes after weeks.',
      it: 'Inappetenza, abbattimento e convulsioni cominciano in poche ore, a volte dopo settimane.',
    },
    actions: [
      {
        en: 'Wash the skin gently with lukewarm water and dish detergent, dry the rabbit well and keep it warm.',
        it: 'Lava piano la pelle con acqua tiepida e detersivo per piatti, asciuga bene il coniglio e tienilo al caldo.',
      },
      KEEP_PACK,
    ],
    donts: [NO_WAIT, NO_DRUG],
    sources: [SOURCES.fipronil],
  },
];
