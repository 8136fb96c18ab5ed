const SHAKES = String.raw`shak(?:es|ing|y)(?! (?:\w+ ){0,2}(?:head|ears?|off)\b)`;
const IS_DENIED = String.raw`\b(?:no|not|nor|or|without|\w+n't|never|non|ne|senza|mai|nessun\w?|stopped|no longer|smesso) (?:\w+ ){0,2}`;
const IS_HABIT = String.raw`\b(?:always|sempre) (?:la )?`;
const FROM_FEAR = String.raw`(?: \w+)? (?:when(?:ever)?|quando|con)\b[^.!?\n]{0,30}\b(?:vet\w*|firework\w*|thunder\w*|storms?|scared|afraid|excited|temporal\w+|tuon\w+|botti|paura)\b|\w* sempre\b|\w*(?: a lot)? as (?:usual|always)\b`;
const SIGN = String.raw`\b(?:twitch\w*|trembl\w*|tremors?|${SHAKES}|seizures?|fitting|convuls\w*|drool\w*|foam\w*|wobbl\w*|stagger\w*|scatti|trem(?:a|ano|ore|ori|olii)|convulsion\w*|sbava\w*|bava|schiuma|barcoll\w*|ubriac\w*)\b`;
const SINCE = String.raw`[^.!?\n]{0,40}\b(?:since|after|da quando|dopo)\b`;
/** A flea product made for the animal is a poisoning only beside new signs of one. */
export const NERVE_SIGNS = new RegExp(
  `(?<!${IS_DENIED})${SIGN}(?=${SINCE})|(?<!${IS_DENIED}|${IS_HABIT})${SIGN}(?!${FROM_FEAR})`,
);
