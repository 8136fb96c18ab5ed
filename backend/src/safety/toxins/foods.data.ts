import { KEEP_PACK, NO_WAIT, POISON_DONTS } from './advice.data.js';
import { SOURCES } from './sources.data.js';
import { ANY, NEVER, type Substance } from './toxin.js';

const BAR = { bar: 100, square: 10, piece: 10, bite: 10, cookie: 15, egg: 150, slice: 100, pack: 200 };
const CHOCOLATE_UNITS = { ...BAR, handful: 40, item: 12 };
const bar = (mgPerGram: number) => ({
  mg: mgPerGram * 100,
  what: { en: 'a bar of 100 g', it: 'una tavoletta da 100 g' },
});

/** Foods and drinks. */
export const FOODS: readonly Substance[] = [
  {
    id: 'methylxanthines',
    name: { en: 'chocolate or caffeine', it: 'cioccolato o caffeina' },
    route: 'mouth',
    forms: [
      {
        names: ['white choc*', 'choc* white', 'cioccolat* bianc*', 'cioc* bianc*'],
        mgPerGram: 0.04,
        grams: CHOCOLATE_UNITS,
        assume: bar(0.04),
        floor: 'mild',
      },
      {
        names: [
          'milk choc*', 'choc* milk', 'cioccolat* al latte', 'cioc* al latte', 'cioccolatin*',
          'kinder', 'nutella', 'toblerone', 'kitkat', 'kit kat', 'galaxy bar', 'dairy milk',
          'cadbury*', 'hershey*', 'm&m*', 'smarties', 'maltesers', 'mars bar*', 'snickers',
          'milka', 'ovett* kinder', 'crema di nocciole', 'hazelnut spread', 'crema spalmabile',
          'chocolate spread', 'gianduia', 'gianduiott*', 'chocolate milk',
        ],
        mgPerGram: 2.3,
        grams: CHOCOLATE_UNITS,
        assume: bar(2.3),
      },
      {
        names: [
          'brownie*', 'chocolate cake', 'choc* chip cookie*', 'choc* cookie*', 'choc* biscuit*',
          'choc* muffin*', 'choc* ice cream', 'torta al cioccolat*', 'tort* di cioccolat*',
          'biscott* al cioccolat*', 'gelato al cioccolat*', 'muffin al cioccolat*', 'sacher*',
        ],
        mgPerGram: 2.3,
        grams: { ...CHOCOLATE_UNITS, item: 40, piece: 60, slice: 100 },
        assume: { mg: 230, what: { en: '100 g of it', it: '100 g di prodotto' } },
      },
      {
        names: [
          'dark choc*', 'choc* dark', 'semisweet choc*', 'semi sweet choc*', 'bittersweet choc*',
          'plain choc*', 'black choc*', 'cioccolat* fondent*', 'cioccolat* extra fondent*',
          'cioc* fondent*', 'cioccolat* ner*', 'cioccolat* amar*', 'fondente', 'bournville',
          'choc* chips', 'gocce di cioccolat*',
        ],
        mgPerGram: 5.3,
        perPercent: 0.155,
        minPercent: 50,
        grams: CHOCOLATE_UNITS,
        assume: bar(5.3),
      },
      {
        names: [
          'baker* choc*', 'baker s choc*', 'baking choc*', 'cooking choc*', 'unsweetened choc*', 'choc* liquor',
          'cioccolat* da cucina', 'cioccolat* per dolci', 'pasta di cacao', 'massa di cacao',
          'cacao mass',
        ],
        mgPerGram: 15.5,
        perPercent: 0.155,
        minPercent: 50,
        grams: CHOCOLATE_UNITS,
        assume: bar(15.5),
      },
      {
        names: [
          'cocoa powder', 'cacao powder', 'cocoa', 'cacao', 'cacao amaro', 'cacao in polvere',
          'polvere di cacao', 'cacao magro',
        ],
        mgPerGram: 28.5,
        gramsPerMl: 0.45,
        grams: { pack: 75, handful: 15, sachet: 15 },
        assume: { mg: 2850, what: { en: '100 g of powder', it: '100 g di polvere' } },
      },
      {
        names: [
          'cocoa hull*', 'cocoa mulch', 'cocoa shell*', 'cocoa bean hull*', 'bucce di cacao',
          'gusci di cacao', 'pacciame di cacao',
        ],
        mgPerGram: 9,
        grams: { handful: 20 },
        assume: { mg: 900, what: { en: '100 g of it', it: '100 g di prodotto' } },
      },
      {
        names: [
          'choc', 'choccy', 'chocs', 'chocolat*', 'cioccolat*', 'cioccolata', 'easter egg*',
          'chocolate egg*', 'uov* di pasqua', 'uov* di cioccolat*', 'advent calendar*',
        ],
        mgPerGram: 5.3,
        perPercent: 0.155,
        minPercent: 50,
        grams: CHOCOLATE_UNITS,
        assume: bar(5.3),
        generic: true,
      },
      {
        names: [
          'coffee bean*', 'coffee ground*', 'ground coffee', 'coffee powder', 'caffe in polvere',
          'chicc* di caffe', 'fond* di caffe', 'fond* del caffe', 'coffee pod*', 'cialda di caffe',
          'cialde di caffe', 'capsul* di caffe', 'polvere di caffe',
        ],
        mgPerGram: 10,
        gramsPerMl: 0.4,
        grams: { handful: 20, pack: 250, item: 7, piece: 0.15, tablet: 7 },
        assume: { mg: 500, what: { en: '50 g of coffee', it: '50 g di caffè' } },
      },
      {
        names: [
          'espresso', 'coffee', 'caffe', 'caffe espresso', 'cappuccino', 'latte macchiato',
          'cold brew', 'americano',
        ],
        mgPerGram: 0.4,
        gramsPerMl: 1,
        grams: { item: 240, bite: 20 },
        assume: { mg: 96, what: { en: 'a cup of 240 ml', it: 'una tazza da 240 ml' } },
        floor: 'mild',
      },
      {
        names: [
          'black tea', 'green tea', 'iced tea', 'cup of tea', 'tazza di te', 'te verde', 'te nero',
          'tea', 'cola', 'coca cola', 'coke', 'pepsi',
        ],
        mgPerGram: 0.2,
        gramsPerMl: 1,
        grams: { item: 240, bite: 20 },
        assume: { mg: 48, what: { en: 'a cup of 240 ml', it: 'una tazza da 240 ml' } },
        floor: 'mild',
      },
      {
        names: ['tea bag*', 'teabag*', 'bustin* di te', 'foglie di te', 'tea leaves'],
        mgPerGram: 20,
        grams: { item: 2, sachet: 2, leaf: 0.2, handful: 10 },
        assume: { mg: 200, what: { en: 'five tea bags', it: 'cinque bustine' } },
      },
      {
        names: ['energy drink*', 'red bull', 'redbull', 'monster energy', 'bevanda energetica'],
        mgPerGram: 0.32,
        gramsPerMl: 1,
        grams: { item: 250, bite: 20 },
        assume: { mg: 80, what: { en: 'a can of 250 ml', it: 'una lattina da 250 ml' } },
      },
      {
        names: [
          'caffeine', 'caffeina', 'caffeine pill*', 'caffeine tablet*', 'pro plus', 'proplus',
          'guarana', 'theobromine', 'teobromina', 'pre workout',
        ],
        mg: { tablet: 200, item: 200, sachet: 200 },
        assume: { mg: 2000, what: { en: 'ten tablets of 200 mg', it: 'dieci compresse da 200 mg' } },
      },
    ],
    rows: [{ mild: 20, severe: 40, lethal: 100, source: SOURCES.chocolate }],
    reason: {
      en: 'Chocolate, cocoa and caffeine overstimulate heart and nerves; the dose per kilo decides.',
      it: 'Cioccolato, cacao e caffeina sovraeccitano cuore e nervi; decide la dose per chilo.',
    },
    onset: {
      en: 'Restlessness, vomiting, thirst and a fast heart begin within 2 to 12 hours, then tremor and fits.',
      it: 'Agitazione, vomito, sete e cuore accelerato cominciano entro 2-12 ore, poi tremori e convulsioni.',
    },
    actions: [KEEP_PACK],
    donts: POISON_DONTS,
    sources: [SOURCES.chocolate, SOURCES.caffeine],
  },
  {
    id: 'xylitol',
    name: { en: 'xylitol', it: 'xilitolo' },
    route: 'mouth',
    forms: [
      {
        names: [
          'sugar free gum*', 'sugar free chewing gum', 'sugarfree gum', 'sugarless gum',
          'chewing gum*', 'xylitol gum*', 'gum with xylitol', 'gomm* da masticare', 'cicche', 'cicca',
          'gomm* senza zucchero', 'gomm* allo xilitolo', 'chewingum', 'cingomm*', 'vigorsol', 'vivident',
          'daygum', 'trident', 'orbit gum', 'wrigley*', 'ice breakers', 'sugar free mint*',
          'sugar free candy', 'sugar free candies', 'sugar free sweets', 'caramell* senza zucchero',
        ],
        mg: { item: 300, piece: 300, tablet: 300, pack: 3600, square: 300, handful: 1500 },
        mgPerGram: 200,
        assume: { mg: 3600, what: { en: 'a packet of 12 pieces at 0.3 g', it: 'un pacchetto di 12 gomme da 0,3 g' } },
      },
      {
        names: [
          'xylitol', 'xilitolo', 'xylit', 'birch sugar', 'birch sweetener', 'zucchero di betulla', 'e 967',
          'e967', 'dolcificante allo xilitolo', 'xylitol powder',
        ],
        gramsPerMl: 0.79,
        grams: { sachet: 5, pack: 200, handful: 30, piece: 0.3 },
        assume: { mg: 10000, what: { en: '10 g of it', it: '10 g di prodotto' } },
      },
      {
        names: ['sugar free peanut butter', 'burro di arachidi senza zucchero', 'xylitol toothpaste'],
        mgPerGram: 200,
        gramsPerMl: 1,
        assume: { mg: 3000, what: { en: 'a tablespoon', it: 'un cucchiaio' } },
      },
    ],
    rows: [
      { animals: ['dog', 'ferret'], mild: 50, severe: 75, lethal: 500, source: SOURCES.xylitol },
      { animals: ['bird'], mild: ANY, severe: 75, lethal: 500, source: SOURCES.xylitol },
    ],
    harmlessFor: ['cat', 'rabbit', 'cavy', 'rodent'],
    reason: {
      en: 'Xylitol can drop a dog’s blood sugar within an hour and damage the liver.',
      it: 'Lo xilitolo può far crollare la glicemia del cane in un’ora e danneggiare il fegato.',
    },
    onset: {
      en: 'Weakness, wobbling or fits begin within 30 minutes to 12 hours; liver trouble after a day or more.',
      it: 'Debolezza, barcollamento o convulsioni cominciano tra 30 minuti e 12 ore; il fegato soffre dopo un giorno o più.',
    },
    actions: [KEEP_PACK],
    donts: [...POISON_DONTS, NO_WAIT],
    sources: [SOURCES.xylitol],
  },
  {
    id: 'grape',
    name: { en: 'grapes or raisins', it: 'uva o uvetta' },
    route: 'mouth',
    forms: [
      {
        names: [
          'raisin', 'raisins', 'sultana', 'sultanas', 'currant', 'currants', 'uvett*', 'uva passa', 'uva secca',
          'uva sultanina', 'uvapassa', 'sultanina', 'trail mix', 'panettone', 'mince pie*', 'fruit cake', 'fruitcake',
          'hot cross bun*', 'christmas pudding', 'ribes secco',
        ],
        grams: { item: 0.5, piece: 0.5, handful: 30, pack: 150, slice: 12, bite: 5, sachet: 30 },
        assume: { mg: 30_000, what: { en: 'a handful of 30 g', it: 'una manciata da 30 g' } },
      },
      {
        names: ['grape', 'grapes', 'uva', 'uve', 'acin* d uva', 'acin* di uva', 'chicc* d uva', 'chicc* di uva', 'acin*', 'grappol* d uva'],
        grams: { item: 5, piece: 5, handful: 60, pack: 500, bite: 10, bulb: 200 },
        assume: { mg: 100_000, what: { en: 'a bunch of 100 g', it: 'un grappolo da 100 g' } },
      },
      {
        names: ['tamarind', 'tamarinds', 'tamarindo', 'cream of tartar', 'cremor tartaro'],
        grams: { item: 10, piece: 10, handful: 40 },
        assume: { mg: 30_000, what: { en: '30 g of it', it: '30 g di prodotto' } },
      },
    ],
    rows: [
      { animals: ['dog'], mild: ANY, severe: 1112, lethal: 20_000, source: SOURCES.grape },
      {
        animals: ['cat', 'ferret'],
        mild: ANY,
        severe: NEVER,
        lethal: NEVER,
        source: SOURCES.tartaric,
        reason: {
          en: 'Grapes and raisins are not proven dangerous for this animal, but a vet should hear of it.',
          it: 'Per questo animale uva e uvetta non sono un pericolo provato, ma il veterinario deve saperlo.',
        },
      },
    ],
    harmlessFor: ['bird', 'rabbit', 'cavy', 'rodent', 'reptile'],
    reason: {
      en: 'Grapes and raisins can stop a dog’s kidneys; which dog reacts cannot be known beforehand.',
      it: 'Uva e uvetta possono bloccare i reni del cane; quale cane reagisce non si può sapere prima.',
    },
    onset: {
      en: 'Vomiting begins within a day; the kidneys may fail after one to three days.',
      it: 'Il vomito comincia entro un giorno; i reni possono cedere dopo uno-tre giorni.',
    },
    actions: [KEEP_PACK],
    donts: [...POISON_DONTS, NO_WAIT],
    sources: [SOURCES.grape, SOURCES.tartaric],
  },
  {
    id: 'onion',
    name: { en: 'onion, leek or chives', it: 'cipolla, porro o erba cipollina' },
    route: 'mouth',
    forms: [
      {
        names: ['onion powder', 'dried onion*', 'cipolla in polvere', 'cipolla secca', 'cipolla disidratata', 'onion soup mix', 'dado da brodo'],
        mgPerGram: 8000,
        grams: { sachet: 10, item: 10 },
        assume: { mg: 80_000, what: { en: '10 g of powder', it: '10 g di polvere' } },
      },
      {
        names: [
          'onion', 'onions', 'cipoll*', 'cipollott*', 'leek', 'leeks', 'porro', 'porri', 'chive', 'chives',
          'erba cipollina', 'shallot*', 'scalogn*', 'spring onion*', 'scallion*', 'soffritt*',
        ],
        gramsPerMl: 1,
        grams: { item: 110, slice: 10, piece: 10, bulb: 110, handful: 40, bite: 10, clove: 10, leaf: 5 },
        assume: { mg: 110_000, what: { en: 'a whole onion of 110 g', it: 'una cipolla intera da 110 g' } },
      },
      {
        names: ['onion ring*', 'anell* di cipolla', 'onion bhaji*'],
        grams: { item: 10, piece: 10, pack: 100, handful: 30 },
        assume: { mg: 100_000, what: { en: '100 g of it', it: '100 g di prodotto' } },
      },
    ],
    rows: [
      { animals: ['dog'], mild: 5000, severe: 15_000, lethal: 30_000, source: SOURCES.allium },
      { animals: ['cat'], mild: 1000, severe: 5000, lethal: 15_000, source: SOURCES.allium },
      { mild: 1000, severe: 5000, lethal: 15_000, source: SOURCES.alliumAll },
    ],
    reason: {
      en: 'Onions, raw, cooked or dried, destroy red blood cells, in cats from very little.',
      it: 'La cipolla, cruda, cotta o secca, distrugge i globuli rossi, nel gatto già a piccole dosi.',
    },
    onset: {
      en: 'Stomach upset may come first; weakness, pale gums and dark urine follow after one to several days.',
      it: 'Prima può esserci mal di stomaco; debolezza, gengive pallide e urine scure arrivano dopo uno o più giorni.',
    },
    actions: [KEEP_PACK],
    donts: POISON_DONTS,
    sources: [SOURCES.allium, SOURCES.alliumAll],
  },
  {
    id: 'garlic',
    name: { en: 'garlic', it: 'aglio' },
    route: 'mouth',
    forms: [
      {
        names: ['garlic powder', 'dried garlic', 'aglio in polvere', 'aglio secco', 'garlic granules'],
        mgPerGram: 3000,
        gramsPerMl: 0.6,
        grams: { sachet: 10, item: 10 },
        assume: { mg: 30_000, what: { en: '10 g of powder', it: '10 g di polvere' } },
      },
      {
        names: ['garlic', 'garlics', 'aglio', 'spicchi* d aglio', 'spicchi* di aglio', 'clove* of garlic', 'garlic clove*', 'garlic bulb*', 'garlic bread', 'agli'],
        gramsPerMl: 1,
        grams: { item: 6, clove: 6, piece: 6, bulb: 50, slice: 3, handful: 30, bite: 6 },
        assume: { mg: 50_000, what: { en: 'a whole bulb of 50 g', it: 'una testa intera da 50 g' } },
      },
    ],
    rows: [
      { animals: ['dog'], mild: 1000, severe: 4000, lethal: 8000, source: SOURCES.allium },
      { animals: ['cat'], mild: 300, severe: 1000, lethal: 4000, source: SOURCES.allium },
      { mild: 300, severe: 1000, lethal: 4000, source: SOURCES.garlic },
    ],
    reason: {
      en: 'Garlic destroys red blood cells and is three to five times as strong as onion.',
      it: 'L’aglio distrugge i globuli rossi ed è da tre a cinque volte più forte della cipolla.',
    },
    onset: {
      en: 'Weakness, pale gums and dark urine follow after one to several days.',
      it: 'Debolezza, gengive pallide e urine scure arrivano dopo uno o più giorni.',
    },
    actions: [KEEP_PACK],
    donts: POISON_DONTS,
    sources: [SOURCES.allium, SOURCES.garlic],
  },
  {
    id: 'macadamia',
    name: { en: 'macadamia nuts', it: 'noci di macadamia' },
    route: 'mouth',
    forms: [
      {
        names: ['macadami*', 'macadamia nut*', 'noc* di macadamia', 'noc* macadamia'],
        grams: { item: 2.5, piece: 2.5, handful: 30, pack: 150, bite: 5, cookie: 5 },
        assume: { mg: 50_000, what: { en: '50 g of nuts', it: '50 g di noci' } },
        floor: 'mild',
      },
    ],
    rows: [{ animals: ['dog'], mild: 700, severe: 20_000, lethal: NEVER, source: SOURCES.macadamia }],
    reason: {
      en: 'Macadamia nuts make dogs weak and wobbly; check for chocolate or xylitol in the same product.',
      it: 'Le noci di macadamia rendono il cane debole e barcollante; controlla se c’erano anche cioccolato o xilitolo.',
    },
    onset: {
      en: 'Weak hind legs, tremor and fever begin within 12 hours and pass in one or two days.',
      it: 'Zampe posteriori deboli, tremori e febbre cominciano entro 12 ore e passano in uno-due giorni.',
    },
    actions: [KEEP_PACK],
    donts: POISON_DONTS,
    sources: [SOURCES.macadamia],
  },
  {
    id: 'ethanol',
    name: { en: 'alcohol', it: 'alcol' },
    route: 'mouth',
    forms: [
      {
        names: ['beer', 'beers', 'cider', 'birra', 'birre', 'lager'],
        mgPerGram: 39.45,
        perPercent: 7.89,
        gramsPerMl: 1,
        grams: { item: 330, bite: 20 },
        assume: { mg: 13_000, what: { en: 'a can of 330 ml at 5 %', it: 'una lattina da 330 ml al 5 %' } },
        floor: 'mild',
      },
      {
        names: ['wine', 'wines', 'prosecco', 'champagne', 'vino', 'spumante', 'sangria', 'mulled wine'],
        mgPerGram: 94.7,
        perPercent: 7.89,
        gramsPerMl: 1,
        grams: { item: 150, bite: 20 },
        assume: { mg: 14_200, what: { en: 'a glass of 150 ml at 12 %', it: 'un bicchiere da 150 ml al 12 %' } },
        floor: 'mild',
      },
      {
        names: [
          'vodka', 'whisky', 'whiskey', 'rum', 'gin', 'brandy', 'cognac', 'tequila', 'grappa', 'liquore', 'liquor',
          'limoncello', 'spirits', 'liqueur', 'amaretto', 'superalcolic*',
        ],
        mgPerGram: 315.6,
        perPercent: 7.89,
        gramsPerMl: 1,
        grams: { item: 40, bite: 20 },
        assume: { mg: 31_600, what: { en: '100 ml at 40 %', it: '100 ml al 40 %' } },
      },
      {
        names: ['alcohol', 'alcol', 'alcool', 'ethanol', 'etanolo', 'rubbing alcohol', 'hand sanitizer', 'hand sanitiser', 'gel disinfettante', 'gel igienizzante', 'isopropyl alcohol', 'amuchina gel'],
        mgPerGram: 552,
        perPercent: 7.89,
        gramsPerMl: 1,
        grams: { bite: 20, item: 50 },
        assume: { mg: 27_600, what: { en: '50 ml at 70 %', it: '50 ml al 70 %' } },
      },
    ],
    rows: [{ mild: 200, severe: 2000, lethal: 5500, source: SOURCES.ethanol }],
    reason: {
      en: 'Alcohol slows breathing and drops temperature and blood sugar.',
      it: 'L’alcol rallenta il respiro e abbassa temperatura e glicemia.',
    },
    onset: {
      en: 'Wobbling, sleepiness and vomiting begin within 30 to 60 minutes.',
      it: 'Barcollamento, sonnolenza e vomito cominciano entro 30-60 minuti.',
    },
    actions: [KEEP_PACK],
    donts: POISON_DONTS,
    sources: [SOURCES.ethanol],
  },
  {
    id: 'yeast-dough',
    name: { en: 'raw yeast dough', it: 'impasto lievitato crudo' },
    route: 'mouth',
    forms: [
      {
        names: [
          'bread dough', 'pizza dough', 'yeast dough', 'raw dough', 'rising dough', 'dough', 'unbaked bread',
          'impasto del pane', 'impasto per pizza', 'impasto della pizza', 'impasto crudo', 'impasto lievitato', 'pasta lievitata',
          'pasta del pane', 'pasta di pane', 'pasta della pizza', 'impasto per il pane', 'pasta madre', 'sourdough', 'impasto', 'lievito fresco', 'pasta per la pizza', 'pasta cruda della pizza',
        ],
      },
    ],
    rows: [{ mild: ANY, severe: ANY, lethal: NEVER, source: SOURCES.dough }],
    reason: {
      en: 'Raw dough swells in the stomach and makes alcohol.',
      it: 'L’impasto crudo si gonfia nello stomaco e produce alcol.',
    },
    onset: {
      en: 'A swollen belly, retching and wobbling begin within hours.',
      it: 'Pancia gonfia, conati e barcollamento cominciano entro poche ore.',
    },
    actions: [KEEP_PACK],
    donts: POISON_DONTS,
    sources: [SOURCES.dough],
  },
  {
    id: 'salt',
    name: { en: 'salt', it: 'sale' },
    route: 'mouth',
    forms: [
      {
        names: [
          'salt', 'table salt', 'rock salt', 'road salt', 'sale da cucina', 'sale grosso', 'sale fino', 'di sale', 'del sale', 'il sale',
          'sale da tavola', 'sale himalaya', 'salt lamp',
        ],
        gramsPerMl: 1.2,
        grams: { handful: 30, pack: 1000, sachet: 1, item: 30 },
        assume: { mg: 30_000, what: { en: '30 g of salt', it: '30 g di sale' } },
      },
      {
        names: ['play dough', 'playdough', 'play doh', 'salt dough', 'pasta di sale', 'pasta modellabile', 'plastilina di sale'],
        mgPerGram: 300,
        gramsPerMl: 1.2,
        grams: { item: 50, piece: 30, handful: 60, bite: 15 },
        assume: { mg: 30_000, what: { en: '100 g of dough', it: '100 g di pasta' } },
      },
      {
        names: ['sea water', 'seawater', 'salt water', 'saltwater', 'acqua di mare', 'acqua del mare', 'acqua salata'],
        mgPerGram: 35,
        gramsPerMl: 1,
        grams: { bite: 30, item: 250 },
        assume: { mg: 8750, what: { en: '250 ml of sea water', it: '250 ml di acqua di mare' } },
        floor: 'mild',
      },
    ],
    rows: [{ mild: 1000, severe: 1900, lethal: 4000, source: SOURCES.salt }],
    reason: {
      en: 'Much salt draws water from the brain.',
      it: 'Molto sale toglie acqua al cervello.',
    },
    onset: {
      en: 'Vomiting, thirst, wobbling and fits begin within hours.',
      it: 'Vomito, sete, barcollamento e convulsioni cominciano entro poche ore.',
    },
    actions: [
      { en: 'Leave fresh water to drink in small amounts.', it: 'Lascia acqua fresca da bere a piccole dosi.' },
      KEEP_PACK,
    ],
    donts: POISON_DONTS,
    sources: [SOURCES.salt],
  },
  {
    id: 'avocado',
    name: { en: 'avocado', it: 'avocado' },
    route: 'mouth',
    forms: [
      {
        names: ['avocad*', 'guacamole'],
        grams: { item: 150, slice: 15, piece: 10, bite: 5, leaf: 1 },
        assume: { mg: 10_000, what: { en: 'a piece of 10 g', it: 'un pezzo da 10 g' } },
      },
    ],
    rows: [
      { animals: ['bird'], mild: ANY, severe: ANY, lethal: 100_000, source: SOURCES.avocado },
      { animals: ['rabbit', 'cavy', 'rodent'], mild: ANY, severe: ANY, lethal: NEVER, source: SOURCES.avocado },
      {
        animals: ['dog', 'cat', 'ferret', 'reptile'],
        mild: ANY,
        severe: NEVER,
        lethal: NEVER,
        source: SOURCES.avocado,
        reason: {
          en: 'The flesh of avocado may upset the stomach; a swallowed stone can block the gut.',
          it: 'La polpa di avocado può irritare lo stomaco; il nocciolo ingoiato può bloccare l’intestino.',
        },
      },
    ],
    reason: {
      en: 'Avocado can stop the heart of birds and small herbivores; a few grams are enough.',
      it: 'L’avocado può fermare il cuore di uccelli e piccoli erbivori; bastano pochi grammi.',
    },
    onset: {
      en: 'Weakness and hard breathing begin within 12 to 24 hours.',
      it: 'Debolezza e respiro difficile cominciano entro 12-24 ore.',
    },
    actions: [KEEP_PACK],
    donts: POISON_DONTS,
    sources: [SOURCES.avocado],
  },
];
