import { words, type SignRule } from './rule.js';
import { EMPTY_RETCHING, RECOVERED, SEIZURE, SWOLLEN_BELLY } from './sign-patterns.js';
import { CARRY_STILL, KEEP_CALM, KEEP_PACKET, NO_MEDICINE, NO_VOMITING } from './steps.js';

export const SIGNS_OF_ALL: readonly SignRule[] = [
  {
    id: 'breathing',
    level: 'emergency',
    all: [
      words(
        String.raw`can(?:'?t|not) breathe?|(?:not|\w+n'?t) breathing|gasp\w*|chok(?:es|ing)|suffocat\w*|open[- ]mouth(?:ed)? breath\w*|tail bob\w*`,
        String.raw`(?:struggl\w*|difficult\w*|trouble|hard|labou?red|heavy|noisy)(?: \w+){0,2} breath\w*|fighting for air`,
        String.raw`breath\w*(?: \w+){0,3} (?:hard|heav\w+|labou?r\w*|difficult\w*|nois\w+|bad\w*|open mouth|mouth open)`,
        String.raw`(?:blue|grey|gray|white|purple) (?:gums|tongue)|(?:gums|tongue)(?: \w+){0,3} (?:blue|grey|gray|white|purple)`,
        String.raw`non (?:riesce a )?respira\w*|(?:fatica|difficolta|stenta)(?: \w+)? respirar\w*|difficolta respirator\w+|affann\w*|boccheggi\w*|soffoc\w+`,
        String.raw`respir\w*(?: \w+){0,3} (?:male|fatica|affannos\w+|difficolta|bocca aperta|rumoros\w+|pesante)`,
        String.raw`(?:gengive|lingua)(?: \w+){0,3} (?:blu\w*|grigi\w*|bianc\w+|viola|cianotic\w+)`,
      ),
    ],
    reason: {
      en: 'Trouble breathing, or gums that are blue, grey or white, means too little oxygen.',
      it: 'Respiro difficile o gengive blu, grigie o bianche: manca ossigeno.',
    },
    steps: [KEEP_CALM],
    source: 'Missouri VHC and emergency lists after AVMA: respiratory distress',
  },
  {
    id: 'collapse',
    level: 'emergency',
    all: [
      words(
        String.raw`collaps\w*|unconscious|unresponsive|passed out|faint(?:ed|ing)|lifeless|(?:gone|went|is|and|completely) limp\b|paraly[sz]\w*`,
        String.raw`can(?:'?t|not) (?:stand|get up|walk|move)\b(?! (?:off|on|without|to|far|past|in)\b)|(?:not|\w+n'?t) (?:respond\w*|wak\w+ up|wake up)`,
        String.raw`collass\w*|svenut\w|svien\w|incoscient\w|privo di sensi|paralizzat\w|accasciat\w|crollat\w`,
        String.raw`non (?:si regge|si alza|sta in piedi|riesce a[d]? (?:alzarsi|stare|camminare|muoversi)|reagisce|risponde|cammina piu)`,
      ),
    ],
    reason: {
      en: 'Collapse, or not being able to stand or respond, can be shock, internal bleeding or paralysis.',
      it: 'Collasso o incapacità di stare in piedi o reagire: può essere shock, emorragia interna o paralisi.',
    },
    steps: [CARRY_STILL, NO_MEDICINE],
    source: 'Missouri VHC: shock and collapse',
  },
  {
    id: 'seizure',
    level: 'emergency',
    all: [SEIZURE],
    unless: RECOVERED,
    reason: {
      en: 'A seizure that lasts, or comes again, can damage the brain.',
      it: 'Una convulsione che dura o si ripete può danneggiare il cervello.',
    },
    steps: [
      {
        en: 'Time it, clear the space, make it dark and quiet. Keep hands and objects away from the mouth and do not hold it down.',
        it: 'Guarda l’orologio, libera lo spazio, fai buio e silenzio. Mani e oggetti lontani dalla bocca, non tenerlo fermo.',
      },
    ],
    source: 'Urgent Pet Care Omaha; The Spruce Pets: seizures',
  },
  {
    id: 'seizure-recovered',
    level: 'urgent',
    all: [SEIZURE, new RegExp(RECOVERED, 'g')],
    reason: {
      en: 'A single seizure with full recovery still needs a vet the same day; another one is an emergency.',
      it: 'Una sola convulsione con ripresa completa richiede comunque il veterinario in giornata; un’altra è un’emergenza.',
    },
    steps: [],
    source: 'The Spruce Pets: first seizure',
  },
  {
    id: 'bleeding',
    level: 'emergency',
    all: [
      words(
        String.raw`bleed\w*(?: \w+){0,4} (?:a lot|heavily|badly|profusely|(?:won'?t|not|doesn'?t|does not) stop\w*)|stop (?:the )?bleeding|(?:losing|lost) (?:a lot of|so much) blood|blood (?:everywhere|spurting|gushing)|spurting|h(?:a)?emorrhag(?!ic)\w*`,
        String.raw`sanguin\w*(?: \w+){0,4} (?:molto|tanto|tantissimo|non si ferma)|smette di sanguinare|perde (?:molto|tanto) sangue|sangue (?:ovunque|a fiotti)|emorragi[ae]\b`,
      ),
    ],
    reason: {
      en: 'Bleeding that does not stop within five minutes leads to shock.',
      it: 'Un sanguinamento che non si ferma in cinque minuti porta allo shock.',
    },
    steps: [
      {
        en: 'Press firmly and without a break with a clean cloth; add layers on top instead of lifting it to look.',
        it: 'Premi forte e senza pause con un panno pulito; aggiungi strati sopra invece di sollevarlo per guardare.',
      },
    ],
    source: 'sanimalhospital; Elgin Vet Hospital: bleeding',
  },
  {
    id: 'belly-or-retching',
    level: 'urgent',
    all: [words(`(?:${SWOLLEN_BELLY.source})|(?:${EMPTY_RETCHING.source})`)],
    reason: {
      en: 'A swollen belly, or retching without result, needs a vet; both together are an emergency.',
      it: 'Pancia gonfia o conati a vuoto richiedono il veterinario; le due cose insieme sono un’emergenza.',
    },
    steps: [],
    source: 'Clinician’s Brief: gastric dilatation-volvulus',
  },
  {
    id: 'no-urine',
    level: 'emergency',
    all: [
      words(
        String.raw`(?:can(?:'?t|not)|unable to|not able to|struggl\w+ to|strain\w*(?: \w+){0,2}|try\w* to|tries to|trouble|difficulty|not|\w+n'?t) (?:able to )?(?:pee\w*|urinat\w*|wee\w*|pass\w* (?:any )?urine)\b(?! (?:in|inside|outside|on)\b)`,
        String.raw`strain\w*(?: \w+){0,4} (?:litter|box|tray)|(?:urinary|bladder|urethra\w*) (?:is )?block\w*|blocked bladder|(?:no|little|only drops of) urine\b(?! (?:smell|odou?r|stain|remov))`,
        String.raw`non (?:riesce (?:piu )?a |fa |ha fatto |sta facendo )?(?:\w+ )?(?:fare )?(?:la )?(?:pipi|urin\w*|orin\w*)\b(?! (?:nella|in|fuori|sul)\b)`,
        String.raw`(?:si )?sforz\w*(?: \w+){0,5} (?:pipi|urin\w*|lettiera)|lettiera\b.{0,40} sforz\w*|blocco urinario|ostruzione urinaria|(?:poche|solo) gocce`,
      ),
    ],
    reason: {
      en: 'Straining with little or no urine can be a blocked bladder; in male cats it kills within a day or two.',
      it: 'Sforzi con poca o nessuna urina possono essere un’ostruzione; nel gatto maschio uccide in uno o due giorni.',
    },
    steps: [
      {
        en: 'Do not wait for the morning and do not press the belly.',
        it: 'Non aspettare la mattina e non premere sulla pancia.',
      },
    ],
    source: 'Our Companions; Elgin Vet Hospital: urinary blockage',
  },
  {
    id: 'heatstroke',
    level: 'emergency',
    all: [
      words(
        String.raw`heat ?stroke|(?:is|was|got|has|be) overheat\w*|colpo di calore|surriscaldat\w`,
        String.raw`(?:hot car|sun|heat|hot day|very hot)\b.{0,80}(?:pant\w* (?:heav|hard|a lot|like)\w*|heav\w+ pant\w*|drool\w*|weak|wobbl\w*|stagger\w*|vomit\w*)`,
        String.raw`(?:caldo|sole|in auto|in macchina)\b.{0,80}(?:ansima\w* (?:molto|tanto|forte)|sbava\w*|debole|barcolla\w*|vomita\w*)`,
      ),
    ],
    reason: {
      en: 'Heatstroke damages organs within minutes.',
      it: 'Il colpo di calore danneggia gli organi in pochi minuti.',
    },
    steps: [
      {
        en: 'Cool first, then travel: shade, water cooler than the animal over the body, moving air.',
        it: 'Prima raffredda, poi parti: ombra, acqua più fresca dell’animale su tutto il corpo, aria in movimento.',
      },
      {
        en: 'Do not leave wet towels on it, and no iced water on an old or ill animal.',
        it: 'Non lasciargli addosso asciugamani bagnati; niente acqua ghiacciata su animali vecchi o malati.',
      },
    ],
    source: 'RVC VetCompass: cool first, transport second',
  },
  {
    id: 'trauma',
    level: 'emergency',
    all: [
      words(
        String.raw`(?:hit|struck|run over|knocked down) by (?:an? |the )?(?:car|truck|bus|bike|van|motor\w*|scooter)|(?:road|car) accident`,
        String.raw`(?:fell|fallen|jumped|dropped)(?: \w+){0,3} (?:from|off|out)(?: \w+){0,4} (?:balcon\w+|window|roof|floor|stor(?:e)?y|height)`,
        String.raw`(?:attacked|bitten|mauled|grabbed|caught)(?: \w+){0,2} by (?:an? |another |the |my )?(?:\w+ )?(?:dog|cat|fox)\b`,
        String.raw`investit[oa]|(?:cadut|precipitat|volat)\w(?: \w+){0,4} (?:balcone|finestra|piano|tetto|terrazz\w)|incidente`,
        String.raw`(?:mors\w|azzannat\w|aggredit\w|attaccat\w|pres\w)(?: \w+)? da(?:l|lla)?(?: un[oa']?)?(?: altro)? (?:cane|gatto|volpe)\b`,
      ),
    ],
    reason: {
      en: 'After a road accident, a fall or a bite the injuries may be inside, even if it looks fine.',
      it: 'Dopo un incidente, una caduta o un morso le lesioni possono essere interne, anche se sembra stare bene.',
    },
    steps: [CARRY_STILL, NO_MEDICINE],
    source: 'sanimalhospital: trauma',
  },
  {
    id: 'snake-bite',
    level: 'emergency',
    all: [
      words(
        String.raw`(?:snake|viper|adder)(?:'s)?(?: \w+)? bit\w*|bit\w*(?: \w+)? by an? (?:\w+ )?(?:snake|viper|adder)`,
        String.raw`mors\w(?: \w+)? (?:da|di)(?: una?)? ?(?:vipera|serpente)|mors\w da(?:l|lla) (?:vipera|serpente)|(?:vipera|serpente)(?: \w+){0,3} mors\w`,
      ),
    ],
    reason: {
      en: 'A viper bite spreads venom quickly.',
      it: 'Il morso di vipera diffonde il veleno in fretta.',
    },
    steps: [
      {
        en: 'Carry it, keep it still, note the time. Do not cut, suck, tie, cool with ice or give medicines.',
        it: 'Portalo in braccio, tienilo fermo, annota l’ora. Non incidere, succhiare, legare, mettere ghiaccio o dare farmaci.',
      },
    ],
    source: 'École de chiot; tailspal: viper bite',
  },
  {
    id: 'poisoned',
    level: 'emergency',
    all: [
      words(
        String.raw`(?:was|is|been|got|has been) poisoned|(?:ate|eaten|swallowed|licked) (?:some |something )?(?:poison\w*|toxic\w*)|poisoned bait|avvelenat[oa]|boccon\w+ avvelenat\w+|(?:mangiat\w|ingerit\w|leccat\w)(?: \w+){0,3} (?:veleno|velenos\w|tossic\w)`,
      ),
    ],
    reason: {
      en: 'A known or suspected poison is an emergency even before any sign.',
      it: 'Un veleno certo o sospetto è un’emergenza anche prima dei segni.',
    },
    steps: [KEEP_PACKET, NO_VOMITING],
    source: 'Pet Poison Helpline: top ten things to know',
  },
  {
    id: 'vomiting',
    level: 'urgent',
    all: [
      words(
        String.raw`(?:vomit\w*|throw\w* up|threw up)(?: \w+){0,6} (?:times|repeatedly|constantly|all (?:day|night)|since)|keeps? (?:vomiting|throwing up)|can'?t keep (?:water|anything)`,
        String.raw`vomit\w*(?: \w+){0,6} (?:volte|continuamente|da ieri|tutta la notte|tutto il giorno)|continua a vomitare`,
        String.raw`blood in (?:the |his |her |its )?(?:urine|pee|stool|poo|vomit|diarrh\w+)|bloody (?:diarrh\w+|stool|vomit)|vomit\w* blood|sangue (?:nell[ae]|nel|con l[ae]) (?:urin\w|pipi|feci|vomito|diarrea)|diarrea (?:con|e) sangue|vomit\w* sangue`,
      ),
    ],
    reason: {
      en: 'Repeated vomiting or blood should be examined within a day, sooner in the young, old or ill.',
      it: 'Vomito ripetuto o sangue vanno visitati entro un giorno, prima in animali giovani, vecchi o malati.',
    },
    steps: [],
    source: 'amcestes; emergency lists after AVMA: vomiting',
  },
];
