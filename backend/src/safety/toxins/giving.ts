import type { Span } from '../../language/text.js';
import type { Mention } from './toxin.js';

const HOW = String.raw`\bhow (?:to|(?:do|can|could|should|would) (?:i|we|you)(?: best)?)|\bways? (?:to|of)|\bcome (?:(?:si|gli|le|lo|la) )?(?:(?:faccio|fare|fai|riesco|posso|potrei|devo|dovrei|puo)(?: (?:a|per))? ?)?`;
const GIVE = String.raw`(?:give|giving|administer\w*|get(?:ting)?|make|making|dar(?:e|gli|le)|da|somministra\w*|far(?:e|gli|le)? (?:\w+ ){0,3}(?:prendere|ingoiare|mandare giu))\b`;
/** Excludes what has already been swallowed, or is to come up again. */
const NOT_YET = String.raw`(?!\b(?:after|because|since|that|who|when|if|for|against|ate|had|has|took|eaten|swallowed|vomit|throw|bring|spit|out|dopo|perche|che|se|quando|per|contro|ha|mangiat|ingoiat|pres[oa]|vomit|sput)\w*\b)[^,.;:!?\n]`;
const HOW_TO_GIVE = new RegExp(`(?:${HOW})\\s*(?:${NOT_YET}){0,25}\\b${GIVE}(?:${NOT_YET}){0,40}$`);
const OUT_AGAIN = /^ ?(?:out|back up|up|off|away|from|fuori)\b/;
/** A habit only: what was spat out once may have been chewed before. */
const SPITS = /\b(?:spits?|spitting|sputa|sputano|sputare)\b(?: \w+){0,3} $/;
const REACH = 90;

/**
 * The words that ask how to give a medicine, or say that it is always spat out; `null` for others.
 */
export function givingOf(text: string, { start, end }: Mention): Span | null {
  const from = Math.max(0, start - REACH);
  const head = text.slice(from, start);
  const found =
    SPITS.exec(head) ?? (OUT_AGAIN.test(text.slice(end)) ? null : HOW_TO_GIVE.exec(head));
  return found && { start: from + found.index, end };
}
