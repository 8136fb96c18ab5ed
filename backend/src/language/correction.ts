import type { Species } from '../contract/species.js';
import { SPECIES_NAMES } from './animals.js';
import { fold } from './text.js';

/** Another animal than the one of the profile, as an owner names it in a correction. */
export interface OtherAnimal {
  species: Species;
  /** Folded, as it was written: "dog", "porcellino d'india". */
  word: string;
}

const OF_SPECIES: Record<Species, string> = {
  ...SPECIES_NAMES,
  uccello: `${SPECIES_NAMES.uccello}|chickens?`,
  altro: String.raw`${SPECIES_NAMES.altro}|rats?|snakes?|goldfish|fish|ratt[oi]|serpent[ei]|pesc[ei]`,
};
const ANY = Object.values(OF_SPECIES).join('|');
/** "The other", "my sister's": not the animal of the profile, even of the same species. */
const NOT_OURS = "(?:other|second|\\w+'?s(?: other)?) ";

/** A correction: what happened was not about the animal of the profile. Written for folded text. */
const CORRECTIONS = [
  `\\b(?:it(?:'s| is| was|s)|twas) (?:actually |really )?(?:the|my|our|his|her) (${NOT_OURS})?(${ANY})(?=$|[.,;!]| (?:who|that|which|not|and not)\\b)`,
  `\\b(?:i|we) (?:meant?|was talking about|were talking about) (?:the|my|our) (${NOT_OURS})?(${ANY})\\b`,
  `\\bnot (?:the|my|our) \\w+,? (?:but )?(?:the|my|our) (${NOT_OURS})?(${ANY})(?=$|[.,;!])`,
  `\\b(?:era|e stat[oa]|intendevo|volevo dire|parlavo (?:di|dell?'?))\\s?(?:il|la|lo|l')?\\s?(?:mi[oa] |nostr[oa] )?((?:altr[oa]) )?(${ANY})(?=$|[.,;!]| (?:che|a|ad|non|e non|di mi[oa]|del|della)\\b)`,
].map((pattern) => new RegExp(pattern));

/** Says that an earlier statement was wrong. */
const CORRECTS =
  /^(?:(?:oh|ah|ok) )?(?:no|nope|wait|hang on|sorry|oops|my mistake|actually|aspett\w+|scus\w+|ops|anzi|mi (?:sono|ero) sbagliat[oa])\b|\b(?:not|non) (?:the|my|our|il|la|lo|l'|mi[oa]|\w+$)|\b(?:meant?|was talking|were talking|intendevo|volevo dire|parlavo)\b|\b(?:who|that|che) (?:ate|had|has|drank|licked|swallowed|chewed|got|is|was|vomit\w*|ha|l'ha|sta|e)\b|\ba (?:vomitare|mangiar\w+|bere|berl\w|leccar\w*|star male|tossire)\b/;
/** Where one animal has hurt another, "it was the dog" names the other one. */
const ATTACK =
  /\b(?:bit|bite\w*|biting|bitten|attack\w*|maul\w*|grabb\w+|fight\w*|fought|chas\w+|scratch\w*|pounc\w+|caught|shook|mors\w*|morde\w*|azzann\w+|attacc(?!arsi\b)\w+|aggredi\w+|zuff\w+|azzuff\w+|graffi\w*|inseg\w+|pres[oa] in bocca|litig\w+)\b/;

/** Whether a text says that one animal has hurt another. */
export const tellsOfAttack = (text: string): boolean => ATTACK.test(fold(text));

/** In Italian, the owner follows the animal's name. */
const OF_SOMEBODY = /^ (?:di mi[oa]|del|della)\b/;
/** Both animals may have had some, or nobody knows. */
const UNSURE =
  /\?|\b(?:maybe|perhaps|probably|possibly|hope|think|guess|suppose|not sure|don'?t know|might|may|could|if|or|but|also|too|both|as well|forse|magari|probabil\w+|spero|credo|penso|mi sa|boh|non so|potrebbe|se|o|ma|pero|anche|tutti e due|entrambi)\b/;

/**
 * The other animal that a correction says was meant: "no, it was the dog, not the cat", "I meant my
 * other rabbit". `null` if it is no correction, leaves it open or names the profile's animal.
 */
export function otherAnimalIn(text: string, profile: Species): OtherAnimal | null {
  const folded = fold(text);
  if (UNSURE.test(folded) || !CORRECTS.test(folded) || ATTACK.test(folded)) return null;
  for (const pattern of CORRECTIONS) {
    const found = pattern.exec(folded);
    const [all = '', notOurs, word = ''] = found ?? [];
    const species = (Object.keys(OF_SPECIES) as Species[]).find((one) =>
      new RegExp(`^(?:${OF_SPECIES[one]})$`).test(word),
    );
    if (!found || species === undefined) continue;
    const isOther =
      notOurs !== undefined || OF_SOMEBODY.test(folded.slice(found.index + all.length));
    if (species !== profile || isOther) return { species, word };
  }
  return null;
}

const PERSON =
  '(?:(?:my|our|the|il|la|lo|mi[oa]|nostr[oa]) ?)*(?:me|myself|son|daughter|husband|wife|partner|boyfriend|girlfriend|kid|child|baby|toddler|m[ou]m|mother|dad|father|brother|sister|gran(?:ny|ma|dad)?|io|figli[oa]|marito|moglie|bambin[oa]|bimb[oa]|compagn[oa]|mamma|madre|papa|padre|fratello|sorella|nonn[oa]|ragazz[oa])';
/** A person had it, and the animal did not: "it was my son who ate it", "to the child, not the dog". */
const PERSONS = [
  `\\bit(?:'s| was|s) (?:actually |really )?${PERSON} (?:who|that) (?:ate|drank|swallowed|(?:had|took) (?:it|them|those|one|some)\\b)`,
  `\\b${PERSON},? (?:and )?not (?:to |for )?(?:the|my|our) (?:${ANY})(?=$|[.,;!])`,
  `\\bnot (?:to |for )?(?:the|my|our) (?:${ANY}),? (?:but )?(?:to |for )?${PERSON}(?=$|[.,;!])`,
  `\\b(?:era|e stat[oa]) ${PERSON} (?:che (?:l[oa] |l'|li |le )?(?:ha |aveva )?|a )(?:mangi\\w+|bevut\\w|ber\\w+|ingoi\\w+)`,
  `(?:^|\\b(?:l'(?:ha|ho) (?:dat|pres|mangiat|bevut)\\w |era ))(?:(?:a|al|alla|per|di|del|della) ?)?${PERSON},? (?:e )?(?:non|mica) (?:(?:a|al|alla|per|il|la|lo|di|del|della|l') ?)*(?:${ANY})(?=$|[.,;!])`,
].map((pattern) => new RegExp(pattern));

/** Whether a correction says that a person was meant, and no animal. */
export function meansPerson(text: string): boolean {
  const folded = fold(text);
  return (
    !UNSURE.test(folded) && !ATTACK.test(folded) && PERSONS.some((pattern) => pattern.test(folded))
  );
}

/** What was said of the profile's animal, reworded for another one. */
export function toldOfOther(
  text: string,
  profile: Species,
  { species, word }: OtherAnimal,
): string {
  if (species === profile) return text;
  const own = new RegExp(`(?<![\\p{L}])(?:${OF_SPECIES[profile]})(?![\\p{L}])`, 'giu');
  const renamed = text.replace(own, word);
  return renamed === text ? `${word}: ${text}` : renamed;
}
