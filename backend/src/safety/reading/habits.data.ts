import { namesOf } from '../../language/animals.js';

/** With a date it is a change, not a habit: "she never comes out since yesterday". */
const NOT_A_CHANGE = String.raw`(?![^.?!]{0,40}\b(?:since (?!we|i\b)|today|yesterday|any ?more|suddenly|da (?:ieri|oggi|stamattina|stanotte|quest\w+|un giorno|\w+ (?:giorni|ore))|all'improvviso|di colpo)\b)`;

/** The grass, not the animal: "yellow patches on the lawn". */
const LAWN = [
  String.raw`\b(?:yellow|brown|dead|burnt?|bare|bald) (?:patch(?:es)?|rings?|circles?|marks?|spots?) (?:all over|in|on) (?:\w+ )?(?:lawn|grass|turf)\b`,
  String.raw`\b(?:lawn|grass|turf) (?:is|has|goes|turns|with|(?:is )?(?:turning|going|getting|full of|covered in)) (?:\w+ )?(?:yellow|brown|burnt)(?: (?:patches|rings|circles|marks|spots))?\b`,
  String.raw`\b(?:macchi[ae]|chiazz[ae]|cerchi|aloni) (?:giall\w|secc\w|bruciat\w|marron\w?) (?:sul|nel|su|in)(?:l'| |la )(?:\w+ )?(?:prato|erba|erbetta|giardino)\b`,
  String.raw`\b(?:prato|erba) (?:e |si |tutt[oa] |diventa |sta |con le |pien[oa] di )*(?:macchi[ae] |chiazze )?(?:giall\w|bruciat\w|ingiall\w+)`,
];

const DOOR = String.raw`(?:doors?|cage|gate|hatch|hutch|flap)`;
const PORTA = String.raw`(?:sportell\w+|port\w+|gabbi\w+|cancell\w+)`;
/** What is to come out of an animal. */
const NOT_OF_BODY = String.raw`(?<!\b(?:pees?|wees?|urine|poo|poop|poos|stools?|eggs?|pups?|pupp\w+|kittens?|blood|nothing|pipi|cacca|feci|uov[oa]|sangue|niente|piccol\w) )`;
const OUT = String.raw`(?:come|comes|step|steps|go|goes|get|gets|fly|flies) out(?: of (?:his|her|its|the|their) (?:cage|aviary|house|hut|hideout|pigloo|box))?`;
const WONT = String.raw`(?:won'?t|will not|does ?n'?t|do ?n'?t|refuses to|hardly|rarely|never)(?: (?:ever|want to|dare to|dares to))?`;
const NON_ESCE = String.raw`non (?:vuole |vuol )?(?:mai )?(?:esce|uscire|escono)(?: mai)?`;
const DI_CASA = String.raw`(?: (?:dalla|dal|fuori dalla|fuori dal|dalle|dai) (?:sua |suo )?(?:gabbi\w+|volier\w+|casett\w+|tana|rifugio|nido))?`;
/** Staying at home with an open door, or ever since, says nothing of weakness. */
const STAYS_IN = [
  String.raw`\b${WONT} ${OUT}(?= (?:even )?(?:though|with|if|when|while) (?:[\w']+ ){0,4}${DOOR} (?:[\w']+ ){0,3}open\b)`,
  String.raw`(?=[wdrhn])(?<=\b${DOOR} (?:[\w']+ ){0,3}open (?:\w+ ){0,4}(?:but|and|yet) (?:\w+ )?)${WONT} ${OUT}\b`,
  String.raw`(?=never|hardly|rarely)${NOT_OF_BODY}\b(?:never|hardly ever|rarely) (?:ever )?${OUT}\b${NOT_A_CHANGE}`,
  String.raw`\b${WONT} go back in(?:to|side)?(?= (?:the|his|her|its|their) (?:cage|aviary|hutch|house|hut|coop|crate|kennel|carrier|tank|run|box)\b)`,
  String.raw`\b${NON_ESCE}${DI_CASA}(?= (?:anche se|neanche se|nemmeno se|nonostante|pure se|anche con|con) (?:[\w']+ ){0,4}(?:apert\w|spalancat\w)\b)`,
  String.raw`(?=non )(?<=\b${PORTA} (?:[\w']+ ){0,3}(?:apert|spalancat)\w (?:\w+ ){0,4}(?:ma|e|pero) (?:\w+ )?)${NON_ESCE}\b`,
  String.raw`(?=non )${NOT_OF_BODY}\b(?:non (?:esce|escono) mai|non (?:vuole|vuol) mai uscire)\b${NOT_A_CHANGE}`,
];

const SILENT = String.raw`(?:(?:so|very|really|too|a bit|pretty|quite) )?(?:quiet|silent)`;
const ZITTO = String.raw`(?:(?:cosi|molto|troppo|tanto|un po') )?(?:zitt\w|silenzios\w|mut\w|quiet\w)`;
/** Quiet after a visit, an operation or an outing is something else. */
const NOT_FROM_VET = String.raw`(?! (?:home|up|in|out)\b)(?!(?: [\w']+){0,8} (?:back|vets?'?s?|clinic|hospital|surgery|op|operation|operated|spay\w*|neuter\w*|castrat\w*|kennels?|groomers?'?s?|walk|park|beach|veterinari\w+|clinica|ospedale|operazion\w+|operat\w|steriliz\w+|toelett\w+|pensione|passeggiata)\b)`;
const CAME = String.raw`(?:since|when|after) (?:we|i) (?:got|bought|adopted|brought|rehomed)${NOT_FROM_VET}`;
const HOME = String.raw`(?:we|i)(?:'ve| have)? (?:just |only )?(?:bought|adopted|(?:got|brought)(?= (?:[\w']+ ){1,3}home))${NOT_FROM_VET} (?:[\w']+ ){1,9}`;
const ARRIVATO = String.raw`da quando (?:l'(?:ho|abbiamo) |lo abbiamo |la abbiamo |e )(?:pres|comprat|adottat|arrivat|portat)\w${NOT_FROM_VET}`;
/** Animals are quiet in a new home. */
const SETTLING = [
  String.raw`\b${SILENT}(?= (?:ever )?${CAME})`,
  String.raw`(?=${SILENT})(?<=\b${CAME} (?:[\w']+ ){1,4})${SILENT}\b`,
  String.raw`(?=${SILENT})(?<=\bnew (?:\w+ )?(?:budgies?|birds?|parrots?|parakeets?|canar\w+|cockatiels?|lovebirds?|finch\w*|hens?|pupp\w+|kittens?|dog|cat|rabbit|hamster|guinea pigs?|ferret)(?:'s| is| are|s)? )${SILENT}\b`,
  String.raw`(?=${SILENT})(?<=\b${HOME}(?:is |are |s ))${SILENT}\b`,
  String.raw`\b${ZITTO}(?= ${ARRIVATO})`,
  String.raw`(?=${ZITTO})(?<=\b${ARRIVATO} (?:[\w']+ ){0,3})${ZITTO}\b`,
];

const SQUATS = String.raw`(?:squat|crouch)(?:e?s|t?ed|t?ing)?(?: down| low)*`;
const ACCUCCIA = String.raw`si (?:accuccia|accovaccia|accucciano|accovacciano)(?: a terra| giu)?`;
/** Touched there, it may hurt. */
const NO_SORE_PLACE = String.raw`(?! (?:\w+ )?(?:belly|tummy|stomach|vent|bum|bottom))`;
const I_TOUCH = String.raw`(?:when(?:ever)?|if|as soon as|(?:every|each) ?time) (?:i|we|you|people|someone) (?:(?:go|try|come|bend|reach|lean|want) (?:\w+ ){0,3})?(?:touch|stroke|pet|approach|reach|bend|pick|near|over)${NO_SORE_PLACE}`;
const LA_TOCCO = String.raw`(?:quando|se|appena|ogni volta che) (?:la |lo |le |mi |ci |l'|gli )?(?:tocc|accarezz|avvicin|sfior|coccol|chin)\w+`;
/** A hen that takes the owner for a cock: "she squats and spreads her wings when I touch her". */
const TREADING = [
  String.raw`\bsubmissive squat\w*`,
  String.raw`\b${SQUATS} and (?:then )?(?:spread|open|lift|flatten|hold)\w*(?: out)? (?:her|their|its|the) wings\b`,
  String.raw`\b${SQUATS}(?= (?:for (?:me|us) )?(?:and \w+ (?:\w+ ){0,3})?${I_TOUCH})`,
  String.raw`(?=squat|crouch)(?<=\b${I_TOUCH} (?:\w+ ){0,3})${SQUATS}\b`,
  String.raw`\b${ACCUCCIA} (?:e|ed) (?:allarga|apre|solleva|alza|allargano|aprono|abbassa)(?: un po')? le ali\b`,
  String.raw`\b${ACCUCCIA}(?= (?:e \w+ (?:\w+ ){0,3})?${LA_TOCCO})`,
  String.raw`(?=si acc)(?<=\b${LA_TOCCO} (?:\w+ ){0,3})${ACCUCCIA}\b`,
];

/** The dance of a ferret at play. */
const DANCE = [
  String.raw`\b(?:hop|jump|bounce|leap|danc)\w* (?:sideways|about|around|backwards)(?: \w+){0,3} with (?:his|her|its) mouth (?:wide )?open\b`,
  String.raw`\b(?:salt(?:a|ano|ella|ellano)|ball(?:a|ano)|danz(?:a|ano)) (?:di lato|di traverso|di fianco|all'indietro|intorno|in giro)(?: \w+){0,3} (?:a|con la) bocca (?:spalancata|aperta)\b`,
];

const LIMBS = String.raw`(?:neck|legs?|arms|limbs|feet)`;
const ARTI = String.raw`(?:collo|zampe|gambe|braccia)`;
/** Warming up: "with her legs stretched out under the lamp". */
const BASKING = [
  String.raw`\b${LIMBS}(?: and (?:\w+ )?${LIMBS})? (?:all )?(?:stretched|spread)(?: right)? out(?= (?:\w+ ){0,3}(?:in the sun|under (?:the|his|her|its) (?:\w+ )?(?:lamp|bulb|light))\b)`,
  String.raw`\b${ARTI}(?: e ${ARTI})? (?:tutt[oe] )?(?:allungat|distes|stes)[oe](?= (?:\w+ ){0,3}(?:al sole|sotto la (?:sua )?(?:lampada|luce))\b)`,
];

const COLD_THING = String.raw`(?= (?:(?:wet|damp|soaked|running|tap) )?(?:water|towels?|flannels?|(?:face)?cloths?|tiles?|(?:gel )?packs?|stones?|slabs?|bottles?|milk|medicines?|lettuce|greens|food|veg\w*|cucumber|turkey|drinks?|treats?)\b)`;
/** In water, or wet with it by accident, the animal gets cold too. */
const GOT_WET = String.raw`\b(?:in|into|fell|soaked|drenched|flooded|spilled|spilt|tipped|leaked|(?:got|gets|was|is|all) wet)(?: \w+){0,3}`;
const CAUGHT_A = String.raw`\b(?:has|have|had|got|getting|caught|catching|with) a(?: bad| slight| head| bit of a)?`;
const OF_A_PART = String.raw`,? (?:and )?(?:\w+ ){1,2}(?:body|paws?|feet|legs?|ears?|belly|nose|skin)\b`;
const COSA = String.raw`(?:acqua|pann[oi]|pezz[ae]|pezzuol[ae]|asciugaman[oi]|piastrell[ae]|mattonell[ae]|bottigli[ae]|latte|cibo|verdur[ae]|insalata)`;
const NELLA = String.raw`\b(?:in|nell'|nella|nel|d'|bagnat[oa] (?:con|di|dall')) ?`;
/** Cooled with something cold, or with a cold in the head, an animal is not cold itself. */
const COLD_THINGS = [
  String.raw`(?=cold|ice)(?<!${GOT_WET} )\b(?:ice )?cold${COLD_THING}`,
  String.raw`(?=cold)(?<=${CAUGHT_A} )cold\b(?!${OF_A_PART})(?= ?(?:[.,;:!?]|$)| (?:and|but|so|for|since|from|or|now|then|is|that|today)\b)`,
  String.raw`(?=fredd|gelat|ghiacciat)(?<=(?<!${NELLA})\b${COSA} (?:\w+ )?)(?:fredd|gelat|ghiacciat)[oaie]\b`,
];

/** What warms an animal is no heat that it suffers from. */
const WARMING = [
  String.raw`(?=al caldo)(?<=\b(?:mess|tenut|tien|teng|mett|port|avvolt)\w* )al caldo\b`,
  String.raw`(?=cald)(?<=\b(?:bors[ae](?: dell'acqua)?|boule|bottigli[ae]|copert[ae]|pann[oi]|asciugaman[oi]) (?:\w+ )?)cald[oaie]\b`,
];

const NOT_SUCK = String.raw`(?:(?:does not|doesn't|doesnt|will not|won't|wont)(?: want to)?|refuses to) (?:nurse|suck(?:le)?|drink)`;
/** "But not from the ewe either" is no "but from the ewe". */
const GETS_SOME = String.raw`(?!(?:\w+ ){0,3}(?:not|nothing|neither|nor|never|no|nemmeno|neanche|neppure|non|niente|hardly|barely|scarcely|only|tries|trying|in vain|little|fatica|appena|poco|quasi|solo|prova)\b)`;
/** A young animal that drinks, though not from everywhere. */
const SUCKS_ELSEWHERE = [
  String.raw`\b${NOT_SUCK}(?= (?:from|on) (?:the|her) (?:left|right|other) (?:side|teat)\b(?!,? (?:or|nor|and not|and|neither|not)\b))`,
  String.raw`\b${NOT_SUCK}(?= from (?:the|a|his|her|its) bottle,? but ${GETS_SOME}(?:\w+ ){0,3}(?:from|on) (?:the|his|her|its) (?:mother|mum|mom|dam|ewe|mare)\b)`,
  String.raw`\bnon (?:vuole )?(?:succhia|poppa|ciuccia|beve)(?:re)?(?= dal (?:biberon,? ma ${GETS_SOME}(?:\w+ ){0,2}dalla (?:madre|mamma)|capezzolo (?:destro|sinistro)(?!,? (?:ne|e|o|nemmeno|neanche|neppure)\b))\b)`,
];

const MONTHS = String.raw`(?:[2-9]|1\d|two|three|four|five|six|seven|eight|nine|ten|twelve|several) months(?! (?:early|ago|too|premature))`;
const WEEKS = String.raw`(?:[6-9]|1\d|six|seven|eight|nine|ten|twelve) weeks old`;
const OF_THIS_ONE = String.raw`(?:(?!\b(?:new|newborn|born|other|neonat\w|nat[oa]|altr[oa])\b)[^.!?\n]){0,40}`;
/** Old enough to live without its mother's milk, or drinking for too long. */
const WEANED = [
  String.raw`(?=does|will|is|do|won|no )(?<=\b(?:weaned|${MONTHS}|${WEEKS})\b${OF_THIS_ONE})\b(?:(?:does|will|is|do) not|(?:does|is|do)n'?t|won'?t|no longer)(?: want to)? (?:nurs(?:e|es|ing)|suck(?:le|les|ling|s|ing)?)\b`,
  String.raw`(?=not to )(?<=\bhow (?:do|can|to)\b[^.!?\n]{0,30})\bnot to (?:suck(?:le)?|nurse)\b`,
  String.raw`(?=non )(?<=\b(?:svezzat[oa]|(?:di|ha|a) \w+ mesi)\b${OF_THIS_ONE})\bnon (?:vuole )?(?:succhi|popp|ciucci)a(?:re)?\b`,
  String.raw`\b(?:can'?t|can ?not|won'?t|will not|doesn'?t|does not|never) stops? (?:nursing|suck(?:l)?ing)\b`,
  String.raw`\bnon (?:la |vuole )?smett\w+ (?:mai |piu )?di (?:succhiare|poppare|ciucciare)\b`,
];

const SUBJECT = String.raw`(?<=(?:^|[.!?\n] ?)(?:(?!(?:and|e)\b)[\w'-]+ ){0,3}(?:l')?(?:${namesOf('horse', 'donkey')})(?:: (?:he|she|it|lui|lei))? )`;
const NOTHING_ELSE = String.raw`(?= ?[.!?]*$|,? (?:only|just|solo|(?:but|ma|pero) (?:\w+ ){0,3}(?:hay|grass|everything|fieno|erba|tutto))\b)`;
/** Choosy about one thing: "my donkey doesn't eat apples". */
const DISLIKES = [
  String.raw`(?=do)${SUBJECT}(?:does ?n'?t|does not|do not|don'?t) (?:eat|take|like) (?:(?:(?:his|her|its|their|the|any) )?(?:apples?|pears?|carrots?|bananas?|straw|wormers?|(?:grain|oats|muesli|hard feed)(?=,? (?:only|just) hay))|(?:\w+ )?(?:from|out of) (?:my|the|a) hand)${NOTHING_ELSE}`,
  String.raw`(?=non )${SUBJECT}non (?:mangia(?:no)?|prende|prendono|vuole) (?:(?:(?:il|lo|la|le|i|gli) |l')(?:mel[ae]|per[ae]|carot[ae]|banan[ae]|paglia|vermifugo|(?:biada|avena|mangime)(?=,? (?:solo|ma) (?:il )?fieno))|dall[ae] man[oi])${NOTHING_ELSE}`,
];

const RUMINANT = `(?:${namesOf('sheep', 'lamb', 'goat', 'alpaca', 'cattle')})`;
const AFTER_MEALS = String.raw`(?= (?:\w+ )?after (?:every meal|meals|grazing|eating|feeding|drinking|(?:his|her|its|their) (?:hay|feed|meals?))[ ?.!]*$)`;
const DOPO_I_PASTI = String.raw`(?= dopo (?:i pasti|ogni pasto|il pascolo|aver (?:mangiato|pascolato|bevuto)|il fieno)[ ?.!]*$)`;
/** The round belly of a full rumen, if nothing else is said than that it comes with meals. */
const FULL_RUMEN = [
  String.raw`(?=bloat|swoll)(?<=\bis it (?:ok|okay|normal|usual) (?:that|for|if|when) (?:my|our|a|the) (?:\w+ )?${RUMINANT} (?:\w+ ){0,3})(?:bloated|swollen)${AFTER_MEALS}`,
  String.raw`(?=gonfi)(?<=\be normale che (?:(?:il|la|le|i) )?(?:mi[ao] |mie[i]? |nostr\w )?${RUMINANT} (?:\w+ ){0,3})gonfi[aoe]?${DOPO_I_PASTI}`,
];

/** What is to be prevented: "how do I introduce them without a fight". */
const PREVENTED = [
  String.raw`\bwithout (?:them |it |him |her |the \w+ )?(?:fighting|killing|attacking|hurting|biting)(?: (?:each other|one another|him|her|the \w+))?`,
  String.raw`\bsenza che (?:si|lo|la|s') ?(?:azzuff|mord|attacch|scann|ammazz|uccid|sbran|picch|aggred)\w+`,
];

/**
 * Ordinary habits, in folded text, that are described in the words of a sign: their meanings are
 * left out of the signs, and the rest is kept. All begin with a word, and those that look back with
 * a glance at it: most places of a text are neither.
 */
export const HABITS = new RegExp(
  String.raw`\b(?=[a-z])(?:${[
    LAWN,
    STAYS_IN,
    SETTLING,
    TREADING,
    DANCE,
    BASKING,
    COLD_THINGS,
    WARMING,
    SUCKS_ELSEWHERE,
    DISLIKES,
    FULL_RUMEN,
    WEANED,
    PREVENTED,
  ]
    .flat()
    .join('|')})`,
  'g',
);
