import { namesSpecies, type Whom } from './about-whom.js';

/** A half that follows the unit. */
export const AND_HALF = '(?<half> (?:and a half|e mezzo))?';

/** Not followed by a further part, such as ounces: the figure alone would be too small. */
export const NO_FURTHER = String.raw`(?!\s*(?:(?:and|e) (?:a half|mezzo)|(?:(?:and|e) )?(?:\d|\p{L}+ (?:oz|ounces?|g|gr|grams?|ett[oi]|gramm[oi]|once|oncia)(?!\p{L}))))`;

/** Adds a half, if any, to the value, as its language writes it; `null` if that has decimals. */
export function figureOf(value: string, half: string | undefined): string | null {
  if (half === undefined) return value;
  const [, digits = '', unit = ''] = /^([\d.,]+)\s*(.*)$/u.exec(value) ?? [];
  const point = half.trim().startsWith('e') ? ',' : '.';
  return /^\d+$/u.test(digits) ? `${digits}${point}5 ${unit}` : null;
}

const ENGLISH_SUBJECT =
  /(?:^|\s)(?:the|this|that|an?|my|our|her|his|its) (?:[\p{L}-]+ )?(?<noun>[\p{L}-]+)\s*$/iu;
const ITALIAN_SUBJECT =
  /(?:^|\s)(?:(?:il|lo|la|un|una|quest[oa]|l['’])\s?)(?:(?:mi[oa]|nostr[oa]|su[oa]) )?(?<noun>\p{L}+)(?: \p{L}+)?\s*$/iu;
/** Words that may refer to the pet without naming it, and words that may precede the verb. */
const MAY_BE_PET =
  /^(?:she|he|it|who|which|that|pet|girl|boy|baby|one|animal|vet|now|currently|also|only|just|still|today|veterinari[oa]|animale|cucciol[oa]|piccol[oa]|bimb[oa]|pelosett[oa]|lui|lei|che)$/iu;

/** Whether the subject before a weight is something other than the pet: "my suitcase". */
export function isOtherThing(head: string, pet: Whom): boolean {
  const noun = (ITALIAN_SUBJECT.exec(head) ?? ENGLISH_SUBJECT.exec(head))?.groups?.['noun'];
  if (noun === undefined || MAY_BE_PET.test(noun) || namesSpecies(noun, pet)) return false;
  return !pet.name.toLowerCase().split(/\s+/u).includes(noun.toLowerCase());
}
