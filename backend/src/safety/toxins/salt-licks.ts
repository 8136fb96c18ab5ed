import { namesOf, ownNamesOf } from '../../language/animals.js';
import { HORSES } from '../kind.js';
import { SALT_TO_LICK } from './feeds.js';

/** What is hung up for animals to lick; of it, and of salt as such, they take what they need. */
export const SALT_LICKS = [
  ...SALT_TO_LICK.flat(),
  'himalayan salt',
  'mineral salt',
  'mineral salts',
];

/** As the one who licks, not the owner of the lick: "the horses' salt lick", "il sale dei cavalli". */
const licker = (names: string): string =>
  String.raw`(?<!\b(?:of|for|d[ei]|del(?:la|le|l')?|dei|da|per) ?(?:the |my |our |i |le |la |il )?)\b(?:${names})\b(?!'| (?:salt|mineral|lick|blocks?)\b)`;
const GRAZER = licker(
  `${namesOf('rabbit', 'guineaPig', 'chinchilla', 'degu', 'sheep', 'lamb', 'goat', 'alpaca', 'cattle')}|${HORSES}`,
);
const OTHER = licker(
  `${namesOf('dog', 'cat', 'bird', 'poultry')}|(?<!guinea )(?:${ownNamesOf('pig')})`,
);
const GRAZES = `(?=[^]*${GRAZER})(?![^]*${OTHER})`;
const EATEN = String.raw`\b(?:ate|eat+en|eating|swallowed|gulped|gobbled|devoured|scoffed|wolfed|chewed|crunched|finished|mangi(?:at|ando)\w*|ingoi\w+|inghiott\w+|divorat\w|masticat\w|sgranocchiat\w|finit\w)\b`;
const LICKED = String.raw`\b(?:licked|pecked|leccat\w|beccat\w)\b`;
const LICKS = String.raw`\b(?:lick\w*|lecc\w+)\b`;
const WHOLE = String.raw`\b(?:whole|entire|all|half|kilos?|kgs?|bags?|sacks?|tutt[oaie]|inter[oaie]|mezz[oa]|meta|chil[oi]|sacc(?:o|hi))\b`;

const AMOUNT = String.raw`\b(?:(?:whole|entire|bags?|sacks?|(?:big |huge )?(?:heap|pile)|lots|a lot|kilos?|kgs?|\d+ ?(?:g|kg|grams?)|spoons?(?:fuls?)?|cucchiai\w*|mucchio|sacc(?:o|hi)|chil[oi](?! al )|molto|tanto|tutto) (?:\w+ ){0,2}(?:salt|sale)\b|(?:salt|sale)\b[^.!?]{0,20}\b(?:bags?|sacks?|\d+ ?(?:g|kg)|mezzo sacco)\b)`;
const SIGNS_OF_SALT = String.raw`\b(?:stagger\w*|wobbl\w+|seizures?|fits|fitting|convuls\w+|twitch\w*|shak(?:es|ing)|trembl(?:es|ing)|collaps\w+|circles?|blind|is down|diarrh\w+|barcoll\w*|trema|tremano|crollat\w|cerchio|cieca?|diarrea)\b`;
/** Salt that is drunk, spread on roads, or given by the owner. */
const NOT_LICKED = String.raw`\b(?:salty water|road salt|de-?icing|(?:force fed|was given|got (?:in)?to|got at|drank|drunk|bevut\w|dat[oa])(?: \w+){0,4} (?:salt|sale)\b|(?:licked|lick|leccat\w) (?:it |them )?up\b)`;

/** Folded texts in which another animal has had of a lick, or a grazing one has eaten it up. */
export const LICK_EATEN = new RegExp(
  `^(?:${GRAZES}(?=[^]*${EATEN})(?=[^]*${WHOLE})|(?!${GRAZES})(?=[^]*(?:${EATEN}|${LICKED})))`,
);
/** Folded texts other than those in which a grazing animal licks salt and eats none. */
export const NO_MERE_LICKING = new RegExp(
  `^(?!${GRAZES}(?=[^]*${LICKS})(?![^]*(?:${EATEN}|${AMOUNT}|${SIGNS_OF_SALT}|${NOT_LICKED})))`,
);
