import type { Subject } from './subject.js';

/** Any of these words; for folded text without emphasis and the mark of a list item. */
const anyOf = (...words: string[]): string => `(?:${words.join('|')})`;

const CASE = anyOf(
  'now|at once|meanwhile|on the way(?: to the vet)?|what helps|low sugar|once it is out',
  'if (?:it (?:happened|stops)|exposed|some was (?:eaten|swallowed)|the \\w+ is calm)',
  'when it (?:happens|moves)',
  'adesso|ora|intanto|mentre vai|durante il viaggio|in viaggio|che cosa aiuta|zuccheri bassi',
  'se (?:e successo|smette|guida|ne ha (?:mangiato|ingerito)|(?:il|la) \\w+ e (?:calm|tranquill)\\w+)',
  'quando (?:capita|si muove)|appena e fuori',
);
const LABEL = '[^.:!?]{1,60}[:?] ';

const ORDERS = [
  'add|apply|begin|block|bring|carry|change (?:a|helpers)|clean|clear|close|cool|cover|dampen|drive|feel|film',
  'flush|fold|get|give|go|grip|handle|hold|keep|lay|leave|let|lift|look|measure|move|note|offer',
  'open|pad|phone|call|pick|pinch|pour|press|put|remove|rest|rinse|rub|say|scrape|separate|slide',
  'speak|sponge|stay|stop|support|switch|take|tell|test|try|warm|wash|watch|wipe|wrap|write down',
  'do not|don.t|never|no|first your own|gloves|shade|small covered box|warmth|fresh air|flat on',
  'a cold pack|water cool|then a clean|cornflour|quiet, cold|from outside|flat hand|stand behind',
  'a small pen',
];
const ORDERS_IT = [
  'abbassa|afferra|aggiungi|allontana|annota|apri|asciuga\\w*|avvolgi|bagna|cambia|chiama|chiudi',
  "comincia|comprimi|copri\\w*|di['’]|fai|fallo|ferma|filma|guarda|inumidisci|lascia\\w*|lava\\w*",
  'libera|metti\\w*|misura|offri|osserva|parla|piega\\w*|porta\\w*|premi|prendi|prova|pulisci',
  'raffredda\\w*|raschia\\w*|scalda\\w*|sciacqua\\w*|segna|solleva\\w*|sostieni|spegni|spingi',
  'sposta\\w*|stagli|stringi|tampona|telefona|tieni\\w*|tocca\\w*|togli\\w*|vai|versa',
  'non|mai|niente|nessun\\w*|prima la tua|guanti|mani e|ombra|riposo|scatol\\w+ (?:coperta|chiusa)',
  'calore|aria fresca|steso su|ghiaccio avvolto|acqua fresca, non|poi un panno|maizena|garza tra',
  'calma, panno|da fuori|mano piatta|da dietro|solo la parte|in auto buio|usa un termometro',
  'un recinto piccolo|datevi il cambio',
];

/** Begins with what to do, be it after a label or the case in which to do it. */
export const INSTRUCTS = new RegExp(
  `^(?:${CASE}[^.]{0,100}?[:,?] |(?:${LABEL}){1,2})?${anyOf(...ORDERS, ...ORDERS_IT)}(?![\\w-])|^(?:too hot|troppo caldo): `,
);

/** Signs, causes, figures and what a vet does: they help nobody at once. */
export const BACKGROUND = new RegExp(
  [
    `^${anyOf('other signs|early signs|typical signs|bad signs|signs|at risk|most at risk|causes?')}\\b`,
    `^${anyOf('common|go now:|same day:|not normal|ask about|creams are')}`,
    `^${anyOf('altri segn|primi segn|brutti segn|segn[ia]l?i|a rischio|piu a rischio|cause\\b')}`,
    `^${anyOf('vai ora:|in giornata:|non tutti|non normale|chiedi del|premi:|le creme|becco lungo')}`,
    '\\b(?:is common|e comune|e frequente|often follow|spesso seguono)\\b',
    '\\b\\d+ (?:in|ogni) 10[.,]?000\\b',
  ].join('|'),
);

const LATER_WORDS = [
  'prevent\\w*|healthy habit|to lower the risk|choose|every (?:clinic|day|year|visit)|daily|yearly',
  'weeks?|months?|twice a year|in season|in summer|diary|vaccin\\w+|worming|spay\\w*|in the park',
  'in the home|locked away|(?:human|pet) toothpaste|last third|read labels?|before sharing|bleach',
  'after (?:each|every)|for (?:three|some) days|freshly treated|treated with|small wound|bedding',
  'wash the filter|no bowls|lean|change foods?|on time|wash your hands|^wash hands|watch from afar|accidents',
  'epilepsy|spot-on drops|combine products|strimming|the male|trays and bowls|clip at home',
  'previen\\w+|prevenzione|per prevenire|buona abitudine|per ridurre|scegli|ogni (?:giorno|anno)',
  'settiman\\w+|mes[ei]|due volte l.anno|in stagione|diario|vermi|steriliz\\w+|sotto chiave',
  'dentifricio (?:umano|per)|prima di (?:comprare|dare|ogni)|candeggina|dopo ogni|per tre giorni',
  'appena trattato|trattato con|piccola ferita|cucce|lavare il filtro|bocce|magro|cambia (?:cibo|alimenti)',
  'in orario|lavati|guarda da lontano|sporchi|epilessia|gocce sulla pelle|combinare prodotti',
  'diffusore|frigorifero|il maschio|tagliarli a casa|tutto il giorno|come premio|as a treat',
  'stop the traffic|ferma il traffico|for a day or two|gut diet|per uno o due giorni|dieta gastrointestinale',
];
/** Prevention and everyday care. */
export const LATER = new RegExp(
  LATER_WORDS.map((words) => words.replaceAll(/(^|\|)(?!\^)/g, '$1\\b')).join('|'),
);

/** Has no place in an answer to an urgent question. */
export const REASSURES =
  /\b(?:can (?:usually )?be watched|can wait|is normal|are normal|usually passes|harmless|si puo osservare|(?:puo|possono) aspettare|e normale|sono normali|di solito passa|innocu\w*)\b/;

/** Speaks of another visit or of waiting, or of food: beside an alarm it would be misread. */
export const PUTS_OFF =
  /\b(?:vets?|wait\w*|watch\w*|book|visit|eat\w*|food|treats?|meals?|drinks?|veterinari\w*|aspett\w+|osserv\w+|prenot\w+|visit[ae]|mangi\w+|cibo|premi\w*|past[oi]|bev\w+|bere)\b/;

/** The safety rules forbid food or drink. */
export const NO_FOOD =
  /\b(?:give|offer) no (?:food|drink|water)\b|\bdo not feed\b|\bnon (?:nutrir\w* un|dar\w* (?:cibo|acqua|da (?:bere|mangiare)))\b|\bniente (?:cibo|acqua)\b|\bwhile it is cold\b|\bfinche e freddo\b/;
const FOOD =
  '(?:water|drink|sips?|food|meals?|hay|herbs|honey|milk|acqua|bere|sorsi|cibo|past[io]|fieno|erb[ae]|miele|latte|umido)';
/** A part that gives some. */
export const GIVES_FOOD = new RegExp(
  `(?<!\\b(?:not|never|non|mai) )\\b(?:offer|give|leave|feed|try|rub|offri|dai|lascia|prova|metti|strofina|tieni)\\b(?! (?:no|nothing)\\b)[^.:;]{0,60}\\b${FOOD}\\b|\\b${FOOD}(?: \\w+)? (?:in reach|near|within reach|always|vicin\\w|sempre|a portata)\\b`,
);

/** What another animal did is first aid for this one: "dog bite: cover it". */
export const BY_ANOTHER = /\b(?:dog|cat) bite\b|\bmorso di (?:cane|gatto)\b/i;

type Kind = Pick<Subject, 'species' | 'animal'>;

/** Too small for a bandage. */
const TINY = ['hamster', 'rat', 'degu'];
const HOOFED = ['horse', 'donkey', 'goat'];
const REPTILES = ['tortoise', 'turtle', 'lizard', 'snake'];
const wears = ({ species, animal }: Kind): boolean =>
  species === 'cane' || species === 'gatto' || animal === 'ferret';
/** Fish, and whatever the handbook does not know. */
const isUnlikeOthers = ({ species, animal }: Kind): boolean =>
  species === 'altro' &&
  (animal === 'fish' || animal === 'amphibian' || animal === null || animal === 'unknown');
const isNoMammal = (kind: Kind): boolean =>
  kind.species === 'uccello' || REPTILES.includes(kind.animal ?? '') || isUnlikeOthers(kind);

/** First aid that other animals have no use for. */
export const NOT_FOR: readonly { is: (kind: Kind) => boolean; names: RegExp }[] = [
  {
    is: (kind) => !wears(kind),
    names: /\b(?:collar|harness|on a lead|toilet|collare|pettorina|guinzaglio|bisogni)\b/,
  },
  {
    is: isNoMammal,
    names:
      /\b(?:gums|cpr|compressions?|its (?:right )?side|belly thrusts|tongue|paws?|toes|ears?|lay it down|bridge|tourniquet|choking|inhaler|asthma|gengive|rianimazione|compressioni|fianco|lingua|zamp[ae]|dita|orecchi\w*|sdraialo|dorso del naso|laccio|soffocando|asma)\b/,
  },
  {
    // Their skin is their lung: it has to stay wet, and nothing may be put on it.
    is: ({ animal }) => animal === 'amphibian',
    names:
      /\b(?:board|blankets?|towels?|cloth|cover|carry|walk|dry|warm\w*|hot-water|hair ?dryer|mouth|ears?|coat|fur|soap|detergent|gloves|chemicals|cream|nail|bandages?|tavola|copert[ae]|asciugaman\w+|pann[oi]|copri\w*|portal\w|camminare|asciug\w+|scald\w+|calda?|caldo|bocca|orecchi\w*|pelo|sapone|detersivo|guanti|prodotti chimici|unghi[ae]|crem[ae]|bend\w+|fascia\w*)\b/,
  },
  {
    is: (kind) => isNoMammal(kind) || HOOFED.includes(kind.animal ?? ''),
    names: /\b(?:furniture|stairs|mobili|scale)\b/,
  },
  {
    is: ({ species, animal }) => species === 'uccello' || REPTILES.includes(animal ?? ''),
    names: /\b(?:board|tavola|make it walk|farlo camminare)\b/,
  },
  {
    is: ({ animal }) => TINY.includes(animal ?? ''),
    names:
      /\b(?:between the toes|from the toes|fold it|lay it down|tra le dita|dalle dita|piegalo|sdraialo)\b/,
  },
  {
    is: ({ animal }) => animal === 'unknown',
    names: /\b(?:board|blanket|walk|hot-water|tavola|coperta|camminare|borsa calda)\b/,
  },
  {
    // Nobody lifts a horse, and no clinic is reached with it in a box.
    is: ({ animal }) => animal === 'horse' || animal === 'donkey',
    names:
      /\b(?:board|box|blanket|hug|lay it|carry it|cpr|compressions?|in braccio|tavola|scatol\w+|sdraialo|fianco|rianimazione|compressioni)\b/,
  },
  {
    is: ({ animal }) => HOOFED.includes(animal ?? ''),
    names: /^\W*(?:paw|ear|nail|zampa|orecchio|unghia)\W*:|\b(?:lay it down|sdraialo)\b/,
  },
  {
    // It cannot belch while it lies flat, and breathes in what comes up.
    is: ({ animal }) => animal === 'goat',
    names:
      /\b(?:board|right side|lay it|prop up|in braccio|tavola|fianco destro|sollevargli la testa)\b/,
  },
  {
    is: ({ animal }) => animal === 'fish',
    names: /^(?!.*\b(?:tank|fish|ammonia|of the water|vasca|pesc[ei]|ammoniaca|dell.acqua)\b)/,
  },
];
