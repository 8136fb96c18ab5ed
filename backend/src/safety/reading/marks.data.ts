import { namesOf } from '../../language/animals.js';
import { anyOf, withList } from '../../language/patterns.js';

/** Signs that something is happening now: they outweigh the others. */
export const NOW =
  /\b(?:now|today|tonight|just(?! (?:being|curious|in case|the one|once|to|want|wonder|so i|as|like|out of))|currently|at the moment|since (?:this|last (?:night|week|month|year|summer|winter|spring|autumn)|we |the |january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|yesterday|\d|lunch|dinner|breakfast|then)|this (?:morning|afternoon|evening)|(?:for|past|last) (?:\w+ ){0,2}(?:hours?|minutes?|mins?|hrs?)|(?:hours?|minutes?|mins?|hrs?) ago|adesso|ora|oggi|ieri|yesterday|this week|(?:for|past|over the last|in the last) (?:\w+ ){0,3}(?:days?|weeks?|months?)|last week|days? ago|giorni fa|da (?:\w+ ){0,2}(?:giorn[oi]|settiman[ae]|mes[ei])|dal mese scorso|settimana scorsa|da quando|da (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|natale|pasqua|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)|stasera|stanotte|stamattina|appena|da (?:ieri|oggi|stamattina|\w+ or[ae]|\w+ minuti)|(?:or[ae]|minut[oi]) fa|in questo momento)\b/;

export const SUPPOSED = new RegExp(
  [
    String.raw`\bif (?:he|she|it|they|mine|ever|one|a|my \w+|our \w+)(?: \w+)? ?(?:ever|should|would|gets?|got|had|has|have|does|did|starts?|eats?|ate|swallows?|were)\b`,
    String.raw`\b(?:should (?:he|she|it|my \w+) ever|suppos(?:e|ing)\b|what if\b|what would happen\b|cosa succederebbe\b|in case\b|one day\b|having a plan|be prepared)`,
    String.raw`\bhow (?:would|do|can|could|will) (?:i|you|we|one|people) (?:even |ever )?(?:notice|know|tell|spot|recogni[sz]e|prevent|avoid|protect|stop)\b`,
    String.raw`(?<!\banche )\b(?:se (?:mai|dovesse|un giorno|avesse|venisse|capitasse|(?:gli|le) (?:ven|capit|succ|dov|pren)\w*|succede|mangia)\b|nel caso\b|metti(?:amo)? che|ammettiamo|per (?:essere|stare) pront[oai]|in futuro)`,
    String.raw`\bcome (?:faccio a|posso|si fa a|potrei) (?:capire|sapere|accorgermi|riconoscere|prevenire|evitare)`,
    String.raw`\b(?:come (?:si )?(?:riconosc|preveni|prevengo|previen|evit|protegg)\w*|how (?:to|best to) (?:prevent|avoid|spot|recogni[sz]e|protect)|cosa (?:dovrei|devo|bisogna) fare se)\b`,
  ].join('|'),
);

/** Nothing that has happened, or happens, in the rest of the sentence. */
const NOTHING_REAL = String.raw`(?![^.?!\n]*\b(?:now|today|tonight|just|already|still|since|ago|yesterday|has|have|had|is|are|was|were(?! to)|been|did|ate|drank|fell|bit|got|\w{2,}(?<!e)ed|adesso|ora|oggi|stanotte|gia|ieri|fa|ha|hanno|sta|stanno|aveva|avevano|perche)\b)`;
/**
 * What would happen, to the end of the clause, whatever else the sentence says: "what if the pipes
 * freeze and my pig could not drink for two days", "can I hold her by the tail or will the skin come
 * off?". A "for two days" is no now in it, whereas "what if she has been bleeding" is a worry.
 */
export const IMAGINED = new RegExp(
  [
    String.raw`\bwhat (?:if|happens if|would happen if) ${NOTHING_REAL}[^.?!;:\n]*?\b(?:could|would|were to|should)\b[^.?!;:\n]*`,
    String.raw`\b(?:cosa|che) (?:succede(?:rebbe)?|capita|faccio) se ${NOTHING_REAL}[^.?!;:\n]*?\b(?:potess|dovess|rest(?:ass|a\b|ano\b)|riman(?:ess|e\b|gono\b)|bevess|mangiass)[^.?!;:\n]*`,
    String.raw`(?<=\b(?:can|may|could|should|shall) (?:i|we) [^.?!;:,\n]{1,60})\bor (?:will|would|could|might) (?!i\b|we\b)[^.?!;:,\n]*?(?=[.?!;:,\n]|\b(?:but|because|since)\b|$)`,
    String.raw`(?<=\bposs(?:o|iamo) [^.?!;:,\n]{1,60})\b(?:o|oppure) (?:(?:poi )?(?:gli |le )?si (?!e\b|sta\b)|rischia|potrebbe)[^.?!;:,\n]*?(?=[.?!;:,\n]|\b(?:ma|perche)\b|$)`,
  ].join('|'),
  'g',
);

/** "Is my dog's swollen belly dangerous?" asks about one animal. */
const NOT_OURS = String.raw`(?!\b(?:my|our|mine|his|her|mi[oa]|mie[i]?|nostr[oa]|suo|sua)\b)`;

export const GENERAL = anyOf(
  withList(
    'dogs|cats|rabbits|bunnies|birds|parrots|pets|animals|puppies|kittens|budgies|hamsters|guinea pigs|ferrets|tortoises|breeds?',
    (animals) =>
      String.raw`\b(?:can|do|does|why (?:do|are|is|can)|how (?:do|fast|quickly|common)|when do|which|what (?:are|is|causes?)) (?:${NOT_OURS}\w+ ){0,3}${animals}\b`,
  ),
  withList(
    'cani|gatti|conigli|uccelli|pappagalli|animali|cuccioli|criceti|furetti|cavie',
    (animali) => String.raw`\b(?:i|gli|le) ${animali} (?:possono|vanno|soffrono|hanno|sono)\b`,
  ),
  new RegExp(
    [
      String.raw`\b(?:i keep dreaming|i dream(?:t|ed)|writing an? (?:\w+ )?(?:novel|story|book|script)|watched an? (?:video|film)|saw an? video|list of|make me a list|difference between|signs? (?:of|that|an? \w+ is)|symptoms? of|what (?:does|do|would) [^.?!]{0,60} look like|want(?:ing)? to (?:know|learn) (?:before|in case|just)|how (?:do|does|can) (?:i|you|one) (?:do|perform) |before i (?:get|buy|adopt)|causes of|risk of|preparing a talk|good (?:online )?course|first[- ]aid (?:kit|course)|research|(?:what|which) temperature|which \w+(?: \w+)? contains?|mechanism|best way to|when can (?:i|we|he|she|it|an?|my)|how (?:do|can|should) i (?:train|teach|cut|clip|trim|brush|introduce|bathe|clean)|in general|out of curiosity|just curious|for a (?:school|book|story))\b`,
      String.raw`\b(?:are|is) (?:${NOT_OURS}[^.?!]){0,60}\b(?:dangerous|toxic|poisonous|deadly|harmful|safe|contagious|bad for)\b`,
      String.raw`\b(?:cos'?e (?:il|lo|la|l'|i|gli|le|un)|quali sono|elenco di|lista di|differenza tra|sintomi d|segni d|cause d|rischio di|a che temperatura|corso di|kit di|curiosita|come (?:si (?:taglia|tagliano|pulisce|lava|spazzola|insegna|abitua|sceglie)|imposto|preparo)|quando si puo|che differenza|sto scrivendo|ho sognato|sogno (?:sempre )?che|guardato un video|visto un video|per saperlo|conoscere i segni|nome scelto|rianimazione|in generale|quanto e (?:comune|frequente)|a quanti gradi)`,
      String.raw`\b(?:sono|e) (?:${NOT_OURS}[^.?!]){0,60}\b(?:pericolos|tossic|velenos|mortal|dannos|contagios)\w*`,
      // Later in a sentence it is a "because": "sono in ansia perche le sanguina la zampa".
      String.raw`(?:^|[.?!:\n] ?)perche (?:i|gli|le) `,
    ].join('|'),
  ),
);

const HOOFED = namesOf('horse', 'donkey', 'sheep', 'lamb', 'goat', 'alpaca', 'cattle', 'pig');

/** A general question, not about one animal: "why does a hen ...", "quando un gatto ...". */
export const OF_THE_KIND = anyOf(
  withList(
    `dogs?|cats?|rabbits?|birds?|parrots?|budgies?|hens?|chickens?|canar(?:y|ies)|snakes?|hamsters?|gerbils?|degus?|guinea pigs?|pigs?|ferrets?|tortoises?|lizards?|pets?|animals?|pupp(?:y|ies)|kittens?|bunn(?:y|ies)|rats?|${HOOFED}`,
    (animals) =>
      String.raw`\b(?:can|could|do|does|why (?:do|does|would|can)|how (?:often |long |much |fast |quickly |common )?(?:do|does|can|is)|when (?:do|does|is)|what (?:makes|happens when|happens if|causes)|is it true (?:that )?|which) (?:an? |the |most |some |older |young )?(?:${NOT_OURS}\w+ )?${animals}\b|\bwhat(?:'s| is| are) (?:${NOT_OURS}[\w' -]){1,60}\b(?:in|of|for) (?:an? )?${animals} ?[.?!]*$`,
  ),
  withList(
    `can[ei]|gatt[oi]|conigli[oi]?|uccell[oi]|pappagall[oi]|gallin[ae]|canarin[oi]|serpent[ei]|cricet[oi]|gerbill[oi]|cavi[ae]|furett[oi]|tartarug(?:a|he)|rettil[ei]|animal[ei]|cuccioli?|${HOOFED}`,
    (animali) =>
      String.raw`(?:(?:^|[.?!:\n] ?)perche|\b(?:quando|come (?:fa|mai)|puo|possono|ogni quanto|quanto (?:spesso|tempo)|cosa (?:succede|provoca)|e vero che)) (?:(?:un|una|uno|il|la|lo|i|gli|le) )?${animali}\b`,
  ),
);

/** Happens in a story. */
export const STORY =
  /\b(?:in (?:the|a|this|that|some) |from (?:the|a) )(?:film|movie|book|novel|song|episode|cartoon|documentary|series|show|game)\b|\b(?:lyrics|the song|a song|this song|nel (?:film|libro|romanzo|cartone|documentario|telefilm)|(?:una|la|nella|questa|della) canzone|nella serie|del film|testo della)\b/;

export const PAST =
  /\b(?:last (?:year|summer|winter|spring|autumn|month|christmas)|(?:years?|months?|summers?|winters?) (?:ago|back)|history of|survived|in (?:19|20)\d\d|as a (?:puppy|pup|kitten|baby|youngster)|when (?:he|she|it) was (?:a |little|young|small|\d)|ruled out|we lost (?:our|my)|(?:our|my) previous (?:dog|cat|rabbit|one)\b|passed away|died (?:in|last|of|from|a)\b|that'?s (?:well |long )?past|is (?:all )?over now|grown back|healed up|had (?:it|one|that) once|(?:fully|totally|completely) (?:recovered|healed)|all clear|back to (?:full health|normal)|(?:anno|estate|inverno|primavera|autunno|mese|natale|pasqua) scors[oa]|scors[oa] (?:anno|estate|inverno|primavera|autunno|natale)|(?:anni|mesi) fa|in passato|da (?:piccol[oa]|cucciol[oa]|gattin[oa])|quando era (?:piccol[oa]|cucciol[oa])|nel (?:19|20)\d\d|(?:cane|gatt[oa]|cagn\w+|coniglio|quell[oa]) (?:di prima|precedente)|(?:ci|mi) ha lasciat[oi]|guarit[oa]|e sopravvissut\w|escluso)\b/;

/** About one thing, not the whole sentence: "she used to be chubby". */
export const USED_TO = /\b(?:used to|never had)\b/;

export const OTHERS =
  /\b(?:(?:my |our |the )?(?:friend|neighbou?r|sister|brother|aunt|uncle|gran(?:ny|dma|dad)?|mum|mom|dad|boss|colleague|cousin|in-?laws?)'?s (?:dog|cat|rabbit|bunny|bird|parrot|canary|budgie|terrier|beagle|lab|ferret|hamster|horse|pet|puppy|kitten)s?|(?:a|some) (?:wo)?man (?:[a-z]+ ){0,4}(?:told|said)|someone told|(?:vicin\w|amic\w|collega|signora|cognat\w) (?:\w+ ){0,4}(?:dicendo|dice|detto|raccont\w+) che (?:il|la) su[oa]|i (?:read|heard) (?:that|about|of|on)|i (?:read|saw) (?:a|an) (?:article|video|post|story|film|thread)|on (?:tv|the news|instagram|tiktok|facebook|reddit)|(?:a|the|this) (?:film|movie|documentary|novel|book|song) (?:where|about|with|called|by)\b|il (?:cane|gatto|coniglio|pappagallo) (?:del(?:la)?|di) (?:mi[oa]|un|amic\w|vicin\w|zi[oa]|nonn\w|collega)\b|(?:del|della|dei) vicin\w|di un'?amic\w|ho letto|ho sentito (?:dire|che|di|parlare)|ho visto (?:in tv|su|(?:un|dei) (?:video|film|documentari\w*|post))|(?:un|il|quel|nel) (?:film|romanzo|libro|canzone|documentario)\b)/;

/** All is well by now: not a sign of something happening. */
export const WELL_NOW =
  /\b(?:(?:fine|ok|okay|well|healthy|happy|great|perfect|normal|better) (?:now|today|at the moment)|(?:now|today) (?:(?:he|she|it)(?:'?s| is)? )?(?:fine|ok|okay|well|healthy|happy|great|perfect)|(?:ora|adesso|oggi) (?:(?:lui|lei) )?(?:(?:e|sta) )?(?:tutto )?(?:perfett[oa]|ben\w+|a posto|ok|guarit[oa]|in forma|alla grande))\b/g;

/** The end of a list that began with a "no": "no vomiting or", "niente", "ne". */
export const DENIED_LIST =
  /\b(?:(?:(?<!\bnon\b[^.,;:!?]*)niente|zero|neither|nor|nessun\w*) (?:di )?|non [^.?!]{0,60}\bne |(?:\w+n't|\w+nt|not|never|non|mai) (?:[a-z]+,? ){1,4}(?:or|nor|o|ne) (?:have |had |any |ha |fa |e )?|(?:no|without|senza|any|niente) (?:[a-z]+,? ){1,4}(?:or|nor|o|ne|e nemmeno) (?:any )?)$/;

export const IN_LIST = /\b(?:no|without|senza|niente|nessun\w*) (?:\w+, ){1,3}$/;
export const LIST_GOES_ON = /^(?:, \w+){0,2},? (?:or|nor|o|ne) /;

/** Matings and seasons are dated in months without being over. */
export const SINCE_SEASON =
  /\b(?:season|heat|mated|bred|calore|accoppiat\w) (?:\w+ ){0,3}(?:last month|months? ago|mes[ei] fa|mese scorso)|(?:last month|months? ago|mes[ei] fa|mese scorso)(?: \w+){0,3} (?:season|heat|calore)\b|\b(?:than|like|as|what) (?:he|she|it|they) used to\b/g;

/** Another person's animal is in this person's care. */
export const CARED_FOR =
  /\b(?:(?:looking after|minding|baby ?sitting|dog ?sitting|cat ?sitting|pet ?sitting|caring for|staying with (?:me|us))|(?:sto tenendo|tengo io|bado a|accudisco|in custodia))\b/;

const HURTS =
  /\b(?:(?:fight with|fought with|scrap with|fought|tangled with|fatto a botte|litigato|azzuffat\w|scontrat\w|bit|bitten|bites|attack\w*|grabbed|mauled|shook|savaged|got hold of|picked up|chased|pounced|scratched|ran at|kicked|trod) (?:by |on )?(?:my|our|him|her|mine|it|me|the)\b|(?:l'ha|lo ha|la ha|gli ha|le ha|me l'ha|ha) (?:appena )?(?:mors\w+|azzannat\w+|aggredit\w+|attaccat\w+|pres[oa]|ferit\w+|graffiat\w+|scrollat\w+)|(?:mors[oa]|azzannat[oa]|aggredit[oa]|attaccat[oa]) da|(?:went for|nipped|snapped at|bowled|rolled|pinned|caught|took|snatched|had|got|jumped on|landed on|trampled) (?:\w+ ){0,2}(?:him|her|it|my|our|mine)\b|(?:morsicat|addentat|azzannat|saltat|buttat|pestat|preso per|presa per|preso in bocca|presa in bocca)\w*|un'?unghiata|(?:fight|fought|scrap|tangled) with|fatto a botte|litigato|azzuffat\w)\b/;

/** Another person's animal hurt this one, or is in this person's care. */
/** "And now mine is having one": what was said of others is happening. */
const SAME_HERE =
  /\b(?:mine|ours|my \w+)(?:'s| is| has| does| did)? (?:\w+ ){0,2}(?:one|it|that|the same|too)\b|\b(?:that|this)(?:'s| is) (?:exactly |just )?what (?:he|she|it|mine|my \w+)(?:'s| is| has| does)\b|\b(?:e|fa|sta facendo) (?:proprio |esattamente )?(?:quello|cio) che (?:fa|sta facendo|ha)\b/;

export const HARMS_OURS = new RegExp(`${HURTS.source}|${CARED_FOR.source}|${SAME_HERE.source}`);
