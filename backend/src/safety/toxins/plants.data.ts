import { NO_WAIT, POISON_DONTS, RINSE_MOUTH, TAKE_PLANT } from './advice.data.js';
import { BY_OTHERS } from './eaten-by-hoofed.js';
import { listed, ANY, NEVER, type Substance } from './toxin.js';
import { SOURCES } from './sources.data.js';

/** "Ate the leaves but not the bulb" is none. */
const EATEN_BULB = String.raw`\b(?:ate|eaten|eating|chew\w+|gnaw\w+|munch\w+|swallow\w+|half|gone|missing|mangi\w+|mastic\w+|rosicchi\w+|ingoi\w+|mezz[oa]|meta|manca\w*|del|dei)\b(?:(?!\b(?:not|but|except|non|ma|tranne)\b)[^.,;!?\n]){0,40}\b(?:bulb|tuber)`;
const BULB_EATEN = new RegExp(
  String.raw`^(?=[^]*\b(?:daff|narcis|tulip|hyacinth|jonquil|cyclamen|giacint|ciclamin|giunchigli))(?=[^]*${EATEN_BULB})`,
);
const NO_BULB_EATEN = new RegExp(`^(?![^]*${EATEN_BULB})`);

const SHRUB_PART = String.raw`(?:plants?|bush(?:es)?|shrubs?|hedges?|berr(?:y|ies)|leaf|leaves(?! (?:her|his|the|half|some|a|it|me)\b)|twigs?|branch(?:es)?|flowers?)`;
const PARTE = String.raw`(?:piant\w+|cespugli\w*|arbust\w+|siep[ei]|bacc(?:a|he)|fogli[ae]\w*|ramett\w+|ram[io]|fior[ei]|pezz\w+)`;
/** The shrub, named with its part, with an article or as what was eaten; not a pet's name. */
const DAPHNE_SHRUB = new RegExp(
  [
    String.raw`\bdaphne ${SHRUB_PART}\b`,
    String.raw`\b(?:${SHRUB_PART}|bits?|pieces?) of (?:the |an? |our |my )?daphne\b(?!'s)`,
    String.raw`\b${PARTE} (?:di|della|delle) (?:nostra |mia )?dafne\b`,
    String.raw`\b(?:(?:the|a|some) daphne|una dafne)\b(?!'s)`,
    String.raw`\b(?:ate|eaten|eating|chewed|chewing|nibbled|nibbling|swallowed|munched) (?:(?:the|an?|some|our|my) (?:\w+ )?)?daphne\b(?!'s)`,
    String.raw`\b(?:mangiat|masticat|ingoiat|rosicchiat)\w (?:la |della |la nostra )?dafne\b`,
  ].join('|'),
);

/** House, garden and wild plants. */
export const PLANTS: readonly Substance[] = [
  {
    id: 'lily',
    name: { en: 'true lily or daylily', it: 'giglio o emerocallide' },
    route: 'contact',
    forms: [
      {
        names: [
          'lily',
          'lilies',
          'lillies',
          'lilys',
          'lilly',
          'lilium',
          'daylil*',
          'day lil*',
          'tiger lil*',
          'easter lil*',
          'asiatic lil*',
          'oriental lil*',
          'stargazer*',
          'hemerocallis',
          'lily pollen',
          'pollen',
          'gigli',
          'giglio',
          'gilio',
          'gili',
          'emerocallid*',
          'polline',
          'hemerocalis',
          'stargazer lil*',
          'acqua dei gigli',
        ],
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
        onset: {
          en: 'Drooling and vomiting can follow within hours.',
          it: 'In poche ore possono seguire bava e vomito.',
        },
        actions: [TAKE_PLANT],
        donts: POISON_DONTS,
      },
    ],
    reason: {
      en: "Any part of a lily, pollen and vase water included, can destroy a cat's kidneys.",
      it: 'Ogni parte del giglio, polline e acqua del vaso compresi, può distruggere i reni di un gatto.',
    },
    onset: {
      en: 'Vomiting begins within hours; the kidneys fail in 24 to 72 hours; treatment works best within 18 hours.',
      it: 'Il vomito comincia in poche ore; i reni cedono in 24-72 ore; la cura funziona meglio entro 18 ore.',
    },
    onsetWithoutVomiting: {
      en: 'Drooling and loss of appetite can follow within hours.',
      it: 'In poche ore possono seguire bava e inappetenza.',
    },
    actions: [
      {
        en: 'Go straight away even if the animal looks well; wipe pollen off the coat and take a piece of the plant along.',
        it: "Vai subito anche se l'animale sembra stare bene; togli il polline dal pelo e porta un pezzo della pianta.",
      },
    ],
    donts: [...POISON_DONTS, NO_WAIT],
    sources: [SOURCES.lily],
  },
  {
    id: 'sago-palm',
    name: { en: 'sago palm', it: 'cycas' },
    route: 'mouth',
    forms: [
      {
        names: ['sago palm*', 'sago', 'cycas', 'cycad*', 'cicas', 'palma sago', 'palma da sago'],
        grams: { item: 5, leaf: 2, piece: 5, bite: 5 },
      },
    ],
    rows: [{ mild: ANY, severe: ANY, lethal: NEVER, source: SOURCES.sago }],
    worstPart: /\b(?:seeds?|nuts?|sem[ei]|noc[ei]|kernels?)\b/,
    reason: {
      en: 'Sago palm destroys the liver; one seed can kill.',
      it: 'La cycas distrugge il fegato; un solo seme può uccidere.',
    },
    onset: {
      en: 'Vomiting begins within hours, liver failure within two to three days.',
      it: 'Il vomito comincia in poche ore, il fegato cede in due-tre giorni.',
    },
    onsetWithoutVomiting: {
      en: 'Weakness and loss of appetite begin within hours, liver failure within two to three days.',
      it: 'Debolezza e inappetenza cominciano in poche ore, il fegato cede in due-tre giorni.',
    },
    actions: [TAKE_PLANT],
    donts: [...POISON_DONTS, NO_WAIT],
    sources: [SOURCES.sago],
  },
  {
    id: 'cardiac-plant',
    name: { en: 'a plant that acts on the heart', it: 'una pianta che agisce sul cuore' },
    route: 'mouth',
    forms: [
      {
        names: [
          ...listed(
            `olleander, oleandri, thornapple, thorn apple, jimson*, trumpet flower*, trombone degli angeli, larkspur*, delphinium*, wolfsbane, wolf s bane, golden chain, golden rain tree, death camas, water hemlock, poison hemlock, moonseed, pieris, mountain laurel, brunfelsia, yesterday today and tomorrow, desert rose, adenium, rosa del deserto, castor oil plant, castor seed*, castor oil seed*, ricinus, rosary pea, precatory bean*, abrus, box hedge, boxwood, buxus, bush of box, cherry laurel*, laurel hedge, laurel leaves, laurel berr*, siepe di lauro, thevetia, strophanthus, strofanto, pheasant s eye, lupin seed*, tree tobacco, tobacco plant*, pianta di tabacco, milkweed, asclepia*, ergot, taxus, tassi, siepe di tasso, rami di tasso, colchico, zafferano bastardo, mandragora, mandrake, veratro, veratrum, euonymus seed*, evonimo, spindle berr*, lily of valley, lily of the valleys, croco autunnale, bufo, bufo toad*, colorado river toad*, giant toad*, rospo delle canne, kalanchoe*, calancoe, kalancoe, mother of millions, madre di mille, euforbia velenosa, tassobarbasso velenoso`,
          ),
          'oleander*',
          'oleandr*',
          'foxglove*',
          'digitalis',
          'pianta di digitale',
          'fogli* di digitale',
          'yew',
          'yew tree',
          'yew berr*',
          'yew hedge',
          'tasso',
          'bacch* di tasso',
          'lily of the valley',
          'lilies of the valley',
          'mughett*',
          'kalanchoe*',
          'calanco*',
          'castor bean*',
          'ricino',
          'semi di ricino',
          'brugmansia',
          'datura',
          'belladonna',
          'aconit*',
          'laburnum',
          'maggiociondolo',
          'cherry laurel',
          'lauroceraso',
          'hemlock',
          'cicuta',
          'nightshade',
          'angel s trumpet',
          'lantana',
          'bosso',
          'black locust',
          'robinia',
          'gloriosa',
          'squill',
          'adonis',
          'elleboro',
          'hellebore*',
          'digitale',
          'oleandro',
          'bacche rosse',
          'stramonio',
          'stramonium',
          'monkshood',
          'autumn crocus',
          'colchic*',
          'crocus autunnale',
          'bufo toad',
          'cane toad',
          ...listed(
            `mezereon*, mezereum*, mezereo, daphne mezereum, daphne laureola, spurge laurel, spurge olive, fior di stecco, laureola, daphne berr*, daphne twig*, daphne leaf, bacche di dafne, foglie di dafne`,
          ),
        ],
      },
      {
        // Also a name for pets.
        names: listed('daphne, dafne'),
        within: DAPHNE_SHRUB,
      },
    ],
    rows: [{ mild: ANY, severe: ANY, lethal: NEVER, source: SOURCES.heartPlants }],
    worstPart:
      /\b(?:lea(?:f|ves)|needles?|clippings?|twigs?|branch(?:es)?|fogli\w+|aghi|ram(?:o|i|etti)|rametto|siepe|hedge)\b/,
    reason: {
      en: 'This plant can stop the heart or other organs; a few leaf pieces are enough.',
      it: 'Questa pianta può fermare il cuore o altri organi; bastano pochi pezzi di foglia.',
    },
    onset: {
      en: 'Vomiting, weakness and an irregular heart begin within minutes to hours.',
      it: 'Vomito, debolezza e battito irregolare cominciano nel giro di minuti o ore.',
    },
    onsetWithoutVomiting: {
      en: 'Weakness, trembling and an irregular heart begin within minutes to hours.',
      it: 'Debolezza, tremori e battito irregolare cominciano nel giro di minuti o ore.',
    },
    actions: [TAKE_PLANT],
    donts: [...POISON_DONTS, NO_WAIT],
    sources: [SOURCES.heartPlants],
  },
  {
    id: 'liver-plant',
    name: { en: 'ragwort or groundsel', it: 'senecione o erba di San Giacomo' },
    route: 'mouth',
    forms: [
      {
        names: listed(
          'ragwort*, tansy ragwort, groundsel*, stinking willie, senecio, jacobaea, senecione, senecioni, giacobea, erba di san giacomo',
        ),
      },
    ],
    rows: [
      {
        animals: ['dog', 'cat', 'rabbit', 'bird', 'cavy', 'rodent', 'ferret', 'reptile'],
        mild: ANY,
        severe: ANY,
        lethal: NEVER,
        source: SOURCES.ragwort,
      },
      {
        mild: ANY,
        severe: NEVER,
        lethal: NEVER,
        source: SOURCES.ragwort,
        reason: {
          en: 'Ragwort and its relatives destroy the liver little by little; every mouthful counts, and hay hides it.',
          it: 'Il senecione e i suoi parenti distruggono il fegato poco a poco; ogni boccone conta, e nel fieno non si vede.',
        },
      },
    ],
    sparesOthers: true,
    reason: {
      en: 'Ragwort and its relatives destroy the liver little by little; every mouthful counts.',
      it: 'Il senecione e i suoi parenti distruggono il fegato poco a poco; ogni boccone conta.',
    },
    onset: {
      en: 'Weight loss, dullness, sunburn or wandering come weeks to months later: ask for a blood test.',
      it: 'Dimagrimento, abbattimento, scottature da sole o un vagare senza meta arrivano dopo settimane o mesi: chiedi un esame del sangue.',
    },
    actions: [
      {
        en: 'Keep it and the others away from the plant: off that pasture, and no more of that hay.',
        it: 'Tieni lontani dalla pianta lui e gli altri: via da quel pascolo, e basta con quel fieno.',
      },
      TAKE_PLANT,
    ],
    donts: POISON_DONTS,
    sources: [SOURCES.ragwort],
  },
  {
    id: 'azalea',
    name: { en: 'azalea or rhododendron', it: 'azalea o rododendro' },
    route: 'mouth',
    forms: [
      {
        names: ['azale*', 'rhododendron*', 'rododendr*', 'rhodedendron', 'rhodies'],
        grams: { leaf: 1, bite: 2, item: 2, piece: 2, handful: 20 },
      },
    ],
    rows: [{ mild: ANY, severe: 2000, lethal: 10_000, source: SOURCES.azalea }],
    reason: {
      en: 'Azalea and rhododendron slow the heart; leaves of 0.2% of the body weight can poison.',
      it: 'Azalea e rododendro rallentano il cuore; foglie pari allo 0,2% del peso possono avvelenare.',
    },
    onset: {
      en: 'Drooling, vomiting and weakness begin within hours.',
      it: 'Bava, vomito e debolezza cominciano in poche ore.',
    },
    onsetWithoutVomiting: {
      en: 'Drooling, trembling and weakness begin within hours.',
      it: 'Bava, tremori e debolezza cominciano in poche ore.',
    },
    actions: [TAKE_PLANT],
    donts: POISON_DONTS,
    sources: [SOURCES.azalea],
  },
  {
    id: 'irritant-plant',
    name: { en: 'a plant that burns the mouth', it: 'una pianta che brucia la bocca' },
    route: 'mouth',
    forms: [
      {
        names: [
          ...listed(
            `diffenbachia, dieffembachia, diefenbachia, dumbcane, epipremnum, devil s ivy, scindapsus, monstera*, elephant ear*, orecchie di elefante, colocasia, zz plant, zamia, amaryllis*, amarillide, amarilli, hippeastrum, clivia, gladiol*, iris bulb*, iris plant*, bulbi di iris, crocus bulb*, spring crocus, bluebell*, campanelle blu, snowdrop*, bucaneve, mistletoe*, vischio, agapanthus, chrysanthemum*, crisantem*, geranium*, geranio, gerani, pelargonium, carnation*, garofan*, primula, primrose*, lupin, lupins, lupino, honeysuckle, caprifoglio, elderberr*, sambuco, buttercup*, ranuncol*, anemone*, clematis*, clematide, euphorbia*, euforbi*, pencil cactus, crown of thorns, spina di cristo, bird of paradise, strelitzia, cordyline*, yucca*, dragon tree*, asparagus fern*, asparagina, sprengeri, umbrella plant*, weeping fig*, ficus benjamin*, fig leaf, fig leaves, foglie di fico, fiddle leaf fig, crassula, jade tree, money plant*, string of pearls, senecio rowleyanus, kaffir lily, arum, lords and ladies, gigaro, wild arum, caladium, mother in law s tongue, lingua di suocera, nephthytis, arrowhead vine, chinese evergreen, leylandii, laburnum shavings, virginia creeper, vite americana, poison ivy, cotoneaster, pyracantha, piracanto, hawthorn berr*, rowan berr*, sorbo, nandina, ornamental cherry, photinia leaves, sweet pea*, pisello odoroso, morning glory, ipomea, convolvolo, bindweed, lobelia, impatiens seeds, marsh marigold, giant hogweed, lily bulbs of tulip, hortensia, hydrangea, christmas rose, christmas tree water, acqua dell albero di natale, eucalyptus leaves, foglie di eucalipto, comfrey, borage, tansy, ragged robin, aloe vera`,
          ),
          'dieffenbachia*',
          'pothos',
          'potos',
          'philodendron*',
          'filodendr*',
          'peace lil*',
          'spathiphyll*',
          'spatifill*',
          'calla lil*',
          'calla',
          'calle',
          'arum lil*',
          'poinsettia*',
          'stella di natale',
          'stelle di natale',
          'monstera',
          'swiss cheese plant',
          'zamioculcas',
          'alocasia',
          'caladium',
          'dumb cane',
          'anthurium',
          'hydrangea*',
          'ortensi*',
          'english ivy',
          'ivy',
          'edera',
          'wisteria',
          'glicine',
          'aloe',
          'dracaena',
          'tronchetto della felicita',
          'sansevieria',
          'snake plant',
          'jade plant',
          'croton',
          'schefflera',
          'ficus',
          'begonia',
          'syngonium',
          'singonio',
          'aglaonema',
          'rubber plant',
          'holly',
          'agrifoglio',
          'peruvian lil*',
          'alstroemeria',
          'water lil*',
          'spatifillo',
          'giglio della pace',
        ],
      },
      {
        names: listed(
          'daffodil*, narcis*, tulip*, hyacinth*, giacint*, cyclamen*, ciclamin*, tulipano, tulipani',
        ),
        within: NO_BULB_EATEN,
      },
      {
        names: listed(
          'privet, ligustro, siepe di ligustro, oak leaves, foglie di quercia, ferns bracken, bracken, felce aquilina',
        ),
        within: BY_OTHERS,
      },
    ],
    rows: [{ mild: ANY, severe: NEVER, lethal: NEVER, source: SOURCES.irritant }],
    reason: {
      en: 'This plant burns mouth and throat but is rarely serious.',
      it: 'Questa pianta brucia bocca e gola, ma di rado è grave.',
    },
    onset: {
      en: 'Drooling, pawing at the mouth and vomiting begin at once.',
      it: 'Bava, zampe alla bocca e vomito cominciano subito.',
    },
    onsetWithoutVomiting: {
      en: 'Drooling and a sore mouth begin at once.',
      it: 'Bava e bocca dolente cominciano subito.',
    },
    actions: [RINSE_MOUTH, TAKE_PLANT],
    donts: POISON_DONTS,
    sources: [SOURCES.irritant],
  },
  {
    id: 'toxic-bulb',
    name: { en: 'a bulb or tuber of a garden flower', it: 'un bulbo o tubero di un fiore' },
    route: 'mouth',
    graveWhenMuch: true,
    forms: [
      {
        names: listed(
          `daffodil bulb*, daff bulb*, narcis* bulb*, tulip bulb*, hyacinth bulb*, jonquil bulb*, cyclamen tuber*, cyclamen bulb*, cyclamen root*, cyclamen corm*, bulb of a daffodil, bulb of a tulip, bulb of a hyacinth, spring bulb*, flower bulb*,
          bulb* di narcis*, bulb* di tulipan*, bulb* di giacint*, tuber* di ciclamin*, tuber* del ciclamin*, bulb* di ciclamin*, bulb* del ciclamin*, bulb* di giunchigli*, bulb* da fiore, cipoll* di narcis*, cipoll* di tulipan*, cipoll* di giacint*`,
        ),
      },
      {
        names: listed('bulb, bulbs, tuber, tubers, bulbo, bulbi, tubero, tuberi'),
        within: BULB_EATEN,
      },
    ],
    rows: [{ mild: ANY, severe: NEVER, lethal: NEVER, source: SOURCES.bulbs }],
    reason: {
      en: 'The bulbs and tubers of daffodil, tulip, hyacinth and cyclamen hold most of their poison: they burn the gut, and much of them can disturb the heart or cause fits.',
      it: 'Bulbi e tuberi di narciso, tulipano, giacinto e ciclamino contengono la maggior parte del veleno: bruciano stomaco e intestino e in quantità possono disturbare il cuore o dare convulsioni.',
    },
    onset: {
      en: 'Drooling, vomiting and diarrhoea begin within minutes to a day; trembling, weakness or collapse may follow.',
      it: 'Bava, vomito e diarrea cominciano da pochi minuti a un giorno dopo; possono seguire tremori, debolezza o collasso.',
    },
    onsetWithoutVomiting: {
      en: 'Drooling and diarrhoea begin within minutes to a day; trembling, weakness or collapse may follow.',
      it: 'Bava e diarrea cominciano da pochi minuti a un giorno dopo; possono seguire tremori, debolezza o collasso.',
    },
    actions: [RINSE_MOUTH, TAKE_PLANT],
    donts: [...POISON_DONTS, NO_WAIT],
    sources: [SOURCES.bulbs],
  },
  {
    id: 'wild-mushroom',
    name: { en: 'wild mushrooms', it: 'funghi selvatici' },
    route: 'mouth',
    forms: [
      {
        names: [
          ...listed(
            `fungus, wild fungi, fly agaric, ovolo malefico, panther cap, destroying angel, webcap, galerina, puffball*, ink cap*, porcini crudi, porcini, finferl*, chiodini, shroom*, magic mushroom*, funghi allucinogeni, funghi velenosi, fungo velenoso, fungo sconosciuto`,
          ),
          'mushroom*',
          'toadstool*',
          'amanita*',
          'death cap*',
          'funghi',
          'fungo',
          'funghetti',
          'funghetto',
        ],
      },
    ],
    rows: [{ mild: ANY, severe: ANY, lethal: NEVER, source: SOURCES.mushroom }],
    reason: {
      en: 'Wild mushrooms cannot be told apart safely; some destroy the liver without early signs.',
      it: 'I funghi selvatici non si distinguono con sicurezza; alcuni distruggono il fegato senza segni precoci.',
    },
    onset: {
      en: 'Vomiting, tremor or sleepiness may begin within minutes or only after a day.',
      it: 'Vomito, tremori o sonnolenza possono cominciare in pochi minuti o solo dopo un giorno.',
    },
    onsetWithoutVomiting: {
      en: 'Tremor, sleepiness or diarrhoea may begin within minutes or only after a day.',
      it: 'Tremori, sonnolenza o diarrea possono cominciare in pochi minuti o solo dopo un giorno.',
    },
    actions: [
      {
        en: 'Take along a piece of the mushroom wrapped in paper, or a photo.',
        it: 'Porta con te un pezzo del fungo avvolto nella carta, oppure una foto.',
      },
    ],
    donts: [...POISON_DONTS, NO_WAIT],
    sources: [SOURCES.mushroom],
  },
  {
    id: 'conker-acorn',
    name: { en: 'conkers or acorns', it: 'castagne matte o ghiande' },
    route: 'mouth',
    graveWhenMuch: true,
    forms: [
      {
        names: listed(
          `conker, conkers, horse chestnut*, buckeye*, castagn* matt*, castagna d india, castagne d india, ippocastan*, beech nut*, beechnut*, beech mast, faggiola, faggiole`,
        ),
      },
      { names: listed('acorn*, oak nut*, ghiand*'), within: BY_OTHERS },
    ],
    rows: [{ mild: ANY, severe: NEVER, lethal: NEVER, source: SOURCES.conker }],
    reason: {
      en: 'Conkers and acorns upset the stomach, and swallowed whole they can block the gut.',
      it: "Castagne matte e ghiande irritano lo stomaco e, ingoiate intere, possono bloccare l'intestino.",
    },
    onset: {
      en: 'Vomiting, drooling and a sore belly begin within one to six hours, at times after two days.',
      it: 'Vomito, bava e pancia dolente cominciano entro una-sei ore, a volte dopo due giorni.',
    },
    onsetWithoutVomiting: {
      en: 'Drooling and a sore belly begin within one to six hours, at times after two days.',
      it: 'Bava e pancia dolente cominciano entro una-sei ore, a volte dopo due giorni.',
    },
    actions: [TAKE_PLANT],
    donts: POISON_DONTS,
    sources: [SOURCES.conker],
  },
];
