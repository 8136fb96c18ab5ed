import { namesOf } from '../../language/animals.js';
import { HORSES, RUMINANTS } from '../kind.js';
import { FEED_WORDS, MANGIMI } from './feeds.js';

/** Not "horse chestnut", "the goats' pen" or "sheep dip". */
const hoofed = (names: string) =>
  String.raw`\b(?:${names})\b(?!'| (?:chestnuts?|feed|food|nuts?|pellets?|treats?|mix|poo\w*|muck|manure|dung|droppings|wormers?|paste|dip|drench|fields?|paddocks?|stables?|yard|box|milk|cheese|shows?)\b)`;
const HOOFED = hoofed(`${HORSES}|${RUMINANTS}`);
const SHEEP = hoofed(namesOf('sheep', 'lamb'));
const OTHER_PET = String.raw`\b(?:${namesOf('dog', 'cat', 'rabbit', 'bird', 'guineaPig', 'hamster', 'ferret', 'tortoise')})\b`;
const EATS = String.raw`\b(?:ate|eats?|eat+en|eating|had|chew\w*|nibbl\w*|munch\w*|graz\w*|brows\w*|gobbl\w*|scoff\w*|gorg\w*|stuffed (?:him|her|it|them)sel\w+|guzzl\w*|devour\w*|swallow\w*|hoover\w*|vacuum\w*|strip\w*|demolish\w*|raid\w*|(?:been|broken?|got|gotten|getting|gets) (?:at|hold|in|into)|helped|mangi(?!m[ei]\b)\w*|bruc\w*|ingoi\w*|ingoz\w*|rosicc\w*|sgranocc\w*|divor\w*|mastic\w*|spolver\w*|spazzol\w*|svalig\w*|abbuff\w*|rubat\w|pres[oaie]|entrat\w)\b`;
const FED = String.raw`\b(?:gave|given|fed|feeding|eaten by|dat[oaie]|mangiat\w d\w+)\b`;
const apart = (most: number) => String.raw`(?:(?!${OTHER_PET})[^]){0,${String(most)}}?`;
const OBJECT = String.raw`\b(?:up|chas(?:ed|es|ing)|herd(?:ed|s|ing)|after|past|inseguit\w|rincors\w) (?:(?:an?|the|some|il|la|l[ei]|i|una?) )?\w+`;
const IN_TURN = String.raw`(?:\b(?:but|and|so|it's|it was|about|ma|e|pero)|[,:]) (?:my|our|(?:il|la|i|le) (?:mi[oae]i?|nostr[oaie])) (?:\w+ )?\w+|(?:\bbut|\bma|[,:]) (?:the|il|la|i|le) \w+`;
/** After another pet in the sentence, only "but my horse" or ", the horse" makes it the one that eats. */
const subject = (eaters: string) =>
  String.raw`${eaters}(?<!${OBJECT})(?:(?<=${IN_TURN})|(?<!${OTHER_PET}(?!')[^.!?;\n]{0,120}))`;
const eater = (eats: string, eaters = HOOFED) =>
  `(?:${subject(eaters)}${apart(80)}${eats}|${FED}${apart(40)}${eaters})`;
const EATER = eater(EATS);
/** Once, on an occasion: "eats two buckets of feed" is a habit. */
const EATER_ONCE = eater(String.raw`(?!\b(?:eats|mangia(?:no)?)\b)${EATS}`);

/** Folded texts in which a horse, donkey, goat or sheep eats. */
export const BY_HOOFED = new RegExp(EATER);
/** Hedgehogs, pigs, reptiles and fish; "fish" alone is mostly food. */
export const EXOTICS = `(?<!guinea )pigs?|${namesOf('hedgehog', 'pig', 'tortoise', 'turtle', 'lizard', 'snake')}|goldfish|koi|bettas?|pesc[ei] ross[oi]`;
const EXOTIC = String.raw`\b(?:${EXOTICS}|(?:my|our|mi[oei]|miei) (?:fish|pesc[ei]))\b`;
/** As `BY_HOOFED`, or one of those. */
export const BY_HOOFED_OR_EXOTIC = new RegExp(
  `${EATER}|${EXOTIC}${apart(40)}${EATS}|${FED}${apart(40)}${EXOTIC}`,
);
/** Folded texts in which none of them eats. */
export const BY_OTHERS = new RegExp(`^(?![^]*${EATER})`);

const PART = String.raw`\b(?:seed\w*|lea(?:f|ves)|keys?|helicopters?|sapling\w*|twigs?|bark|branch\w*|sem[ei]|samar\w+|fogli\w+|germogl\w+|plantul\w+|ram[io]|cortecci\w+)\b`;
const BESIDE = String.raw`\b(?:under|beneath|below|near|beside|by|around|next to|with|has|loves?|likes?|con|sotto|vicino|accanto|intorno|attorno)\b(?: \w+){0,3}[ ']`;
/**
 * As `BY_HOOFED`; "grazes under the sycamore" mentions nothing that was eaten of it.
 */
export const MAPLE_EATEN = new RegExp(
  `^(?=[^]*${EATER})(?:(?=[^]*${PART})|(?![^]*${BESIDE}(?:sycamore|box ?elder|acer|maple)))`,
);
/** As `BY_HOOFED`; a tree is not its acorns. */
export const OAK_EATEN = new RegExp(
  String.raw`^(?=[^]*${EATER})(?=[^]*\b(?:acorns?(?! trees?\b)|oak |ghiand|querc))`,
);

/** The same animal goes on: "horse: he ate", "she escaped, and she got into". */
const GOES_ON = String.raw`(?:(?:and )?(?:he|she|it|they)(?: all| both)?(?: has| have)?(?: just)? (?:ate|eaten|licked|had|got|broke)|(?:si )?(?:ha|hanno) (?:mangiat|leccat)[oaie])\b`;
const SEVERAL = '(?:hens|chickens|cows|calves|goats|pigs|ducks|turkeys|cattle)';
/** The animal named last goes on: "my horse is beside the hens. They ate", unless horses do. */
const OTHERS_GO_ON = String.raw`[.!?;](?= ?they\b(?![^.!?]{0,60}\b(?:both|together|all (?:ate|got|had|eaten)|shared|side by side|and (?:now )?(?:my |the )?(?:he|she|horse|pony|mare|gelding)\b)))(?<=\b${SEVERAL}[^])(?<!\b(?:horses|ponies|donkeys|mules|foals|mares|sheep|ewes|lambs|rams)\b[^.!?;\n]*[^])`;
/** Where somebody or something else begins: "my horse ate hay and I gave the hens their feed". */
const TURN = String.raw`[.!?;:\n](?! ?${GOES_ON})|${OTHERS_GO_ON}|,(?! ?(?:${GOES_ON}|an?|some|the|got|and (?:got|ate|broke)|ate|broke|un|del|il|ha) )|\b(?:but|while|where|then|because|ma|mentre|poi|dove|i(?! (?:mangimi|pellet|minerali|sali|boli|blocchi|rulli))|we|io|noi)\b(?!')|\b(?:and|e|ed) (?:then |poi )?(?:my|our|the (?:\w+ ){1,2}?(?:eats?|ate|gets?|got|ha[sd]|have|(?:is|are)(?! (?:gone|missing)))|le (?:mie )?\w+|il mio|la mia|i miei|ho|abbiamo)\b`;
const WITHIN = `(?:(?!${TURN})[^]){0,60}?`;
const AFTER_EATER = String.raw`(?<=\b(?:${HORSES}|${RUMINANTS}|them|they)\b${WITHIN})(?<!\b(?:next to|beside|near|accanto a|vicino a) )`;

const FEED = String.raw`(?:grains?|oats|barley|wheat|corn|maize|rye|bran|bread|feed|pellets|concentrates|mix|muesli|gran\w+|mais|avena|orzo|segale|frumento|cereali|crusca|pane|mangim[ei]|pellet)`;
const SOME = String.raw`(?:an?|half|half an?|two|three|several|whole|entire|full|\d+(?:[.,]\d+)?)`;
/** An ordinary feed if somebody gave it. */
const MEASURE = String.raw`(?<!\b(?:gave|fed|given|dat[oaie]) (?:\w+ ){0,3})(?:an?|half an?|one|full|una?|mezz[oa]) (?:full |big |large |bel |gross[oa] )?(?:bucket|tub|wheelbarrow|barrow|kilo|kg|secchi[oa]|carriola|chilo)(?:ful)?`;
/** Nobody calls an ordinary feed so, even if it was given. */
const WHOLE = String.raw`an? (?:whole|entire) (?:bucket|tub|wheelbarrow|barrow)(?:ful)?|(?:un |un')inter[oa] (?:secchi[oa]|carriola)|una? (?:secchi[oa]|carriola) inter[oa]`;
/** A horse gets its dinner in it. */
const THE_WHOLE = String.raw`(?=the |tutt)(?<=\b(?:${RUMINANTS})\b[^.!?\n]{0,60})(?:the (?:whole|entire) (?:bucket|tub)(?:ful)?|tutt[oa] (?:il secchio|la secchia))`;
const SACK = String.raw`${SOME} ?(?:whole |entire |full |big |large )?(?:bag|sack|bin|barrel)s?(?:ful)?|(?:two|three|several|[2-9]|\d\d+) ?(?:bucket|tub)s?(?:ful)?`;
/** Of feed: without it, it is the animal's own weight. */
const KILOS = String.raw`(?:two|three|several|due|tre|\d+(?:[.,]\d+)?) ?(?:kilo(?:gram)?s?|kgs?|chili)`;
const STORE = String.raw`(?:${FEED}|bins?|bags?|sacks?|stores?|shed|room|barn|sacc(?:o|hi)|bidon[ei]|cassone|deposito|magazzino|granaio|silos?)`;
const MUCH = [
  String.raw`(?:lots|a lot|loads|tons|masses|too much|so much) (?:\w+ ){0,2}${FEED}`,
  String.raw`(?:${MEASURE}|${SACK}|${WHOLE}|${THE_WHOLE}) (?:\w+ ){0,3}${FEED}`,
  String.raw`${KILOS} (?:(?:of|di) (?:\w+ ){0,2}|d'|(?!${HORSES}|${RUMINANTS})\w+ )?${FEED}`,
  String.raw`loaves|(?=[aotwe]\w* (?:\w+ )?loaf)(?<=\b(?:${RUMINANTS})\b[^.!?\n]{0,60})(?:an?|one|the|whole|entire) (?:\w+ )?loaf`,
  String.raw`all (?:of )?(?:the|our|my) (?:\w+ )?bread|tutto (?:il|quel) pane`,
  String.raw`(?=the )${AFTER_EATER}(?<!\b(?:bit|some|little|handful|mouthful)s? of )the (?:chickens?|hens?|poultry|layers?|pigs?|cattle|dogs?)'?s? (?:feed|pellets|mash|corn)`,
  String.raw`(?=mangim|granturco|mais|pastone)${AFTER_EATER}(?<!\bdel )(?:mangim[ei]|granturco|mais|pastone) (?:delle (?:galline|mucche|vacche)|dei (?:polli|maiali|conigli|cani))`,
  String.raw`(?:been|broken?|got|gotten|getting) in(?:to)? (?:\w+(?:'s|')? ){0,3}${STORE}`,
  String.raw`raided|gorged|(?:stuffed|helped) (?:him|her|it|them)sel\w+`,
  String.raw`(?:molt|tant|tropp|tantissim|moltissim)[oaie] (?:\w+ )?${FEED}`,
  String.raw`(?:un|due|tre|mezzo|inter[oi]) (?:inter[oi] )?(?:secchi\b|sacc(?:o|hi)|bidon[ei]|quintal[ei])`,
  String.raw`(?:entrat\w|andat\w) (?:ne\w*|dentro) (?:\w+ ){0,2}'?${STORE}|abbuffat\w|ingozzat\w|scorpacciat\w|svaligiat\w`,
].join('|');
const AS_ALWAYS = String.raw`\b(?:(?:a|per) (?:day|week)(?! ago)|for (?:months|years)|daily|every (?:day|morning|evening|night)|(?:as|like) (?:usual|always|normal)|usual (?:feed|ration|bucket|amount)|al giorno|alla settimana|da (?:mesi|anni)|ogni (?:giorno|mattina|sera)|come (?:al solito|sempre)|solit[oa] (?:secchi\w+|razione|dose))\b`;
const GRAIN = String.raw`(?=[^]*${EATER_ONCE})(?=[^]*\b(?:${MUCH}))(?![^]*${AS_ALWAYS})`;
/** As `BY_HOOFED`, and far more than an ordinary feed. */
export const GRAIN_EATEN = new RegExp(`^${GRAIN}`);
/** What grazes beside a bucket has not eaten of it. */
const EATS_OR_LICKS = String.raw`(?!\b(?:graz|brows|bruc))(?:${EATS}|\b(?:lick\w*|leccat\w)\b)`;
const FEED_OR_DRUG = String.raw`\b(?<!\b(?:his|her|its|suo) (?:own |usual |normal )?)(?:${FEED_WORDS}|copper|${MANGIMI}|rame|sal[ei]|monensin\w*|rumensin\w*|lasalocid\w*|salinom\w+|narasin\w*|maduramicin\w*|ionophor\w*|ionofor\w*|coccidiostat\w*)\b`;
/** "He ate his feed next to the chicken feed", but not "beside the hens their chicken feed". */
const NOT_BESIDE = String.raw`(?:(?!${TURN}|\b(?:next to|beside|near|accanto|vicino)\b(?! (?:(?!and\b|e\b)\w+ ){1,3}(?:their|il loro)\b))[^]){0,60}?`;
const THAT = String.raw` (?:(?:that|which|che) )?(?:(?:my|our|the|il|la|l[ei]|i|mi[oae]|miei) ){0,2}`;
/** Other animals' feed must be what they ate: it is often named beside them. */
const eaterOfFeed = (eaters: string) =>
  [
    `${subject(eaters)}${WITHIN}${EATS_OR_LICKS}${NOT_BESIDE}${FEED_OR_DRUG}`,
    `${FED}${WITHIN}${eaters}${WITHIN}${FEED_OR_DRUG}`,
    `${FED}${WITHIN}${FEED_OR_DRUG}${WITHIN}${eaters}`,
    `${FEED_OR_DRUG}${THAT}${eaters} (?:has |had |have |just |ha |hanno )*${EATS_OR_LICKS}`,
  ].join('|');
/** Said, not asked, denied or hoped, and not of another feed. */
const FREE_OF = [
  String.raw`\b(?=monensin|ionophor|coccidiostat|without|senza)`,
  String.raw`(?<!(?:\b(?:not|if|whether|hardly|maybe|perhaps|supposedly|hope|hopefully|doubt|non|se|forse|spero)\b|n't\b)[^.!?,:;]{0,30})`,
  String.raw`(?<!\b(?:(?:the|my|our|il|i) (?!same\b)\w+(?:'s?)? (?:feed|food|pellets)|quell[oa] (?:de\w* )?\w+) (?:is|are|e) )`,
  String.raw`(?:(?:monensin|ionophore|coccidiostat)[- ]free(?! (?:one|feed is)\b)|(?<!\b(?:the one|could be) )(?:without|senza) (?:any )?(?:monensin|ionophor|ionofor|coccidiostat)\w*)\b(?![^.!?,;]*\?)`,
].join('');
/** Folded texts in which a horse or donkey eats or licks feed or what is mixed into it. */
export const BY_HORSE = new RegExp(`^(?![^]*${FREE_OF})(?=[^]*(?:${eaterOfFeed(hoofed(HORSES))}))`);
/** Folded texts in which a sheep does, but no such amount of feed, which is the graver. */
export const BY_SHEEP = new RegExp(`^(?=[^]*(?:${eaterOfFeed(SHEEP)}))(?!${GRAIN})`);
