import { isDenied, withoutDoubt } from '../mention.js';
import type { Span } from '../../language/text.js';
import {
  DENIED_LIST,
  GENERAL,
  HARMS_OURS,
  IN_LIST,
  LIST_GOES_ON,
  NOW,
  OF_THE_KIND,
  OTHERS,
  PAST,
  SINCE_SEASON,
  SUPPOSED,
  USED_TO,
  WELL_NOW,
} from './marks.data.js';

/** How a sign is mentioned: only what is present counts. */
export type Standing = 'present' | 'denied' | 'past' | 'supposed' | 'general' | 'others';

/** A sentence, with what it says about everything in it. */
export interface Sentence {
  /** Where it begins in the text. */
  start: number;
  isOfOthers: boolean;
  isOfNow: boolean;
  isSupposed: boolean;
  isGeneral: boolean;
  /** Where a word of the past begins in the text; infinite if there is none. */
  pastFrom: number;
}

const blank = (said: string): string => ' '.repeat(said.length);

export function readSentence(text: string, { start, end }: Span): Sentence {
  const sentence = text.slice(start, end);
  const past = PAST.exec(sentence.replace(SINCE_SEASON, blank));
  return {
    start,
    isOfOthers: OTHERS.test(sentence) && !HARMS_OURS.test(sentence),
    isOfNow: NOW.test(sentence.replace(WELL_NOW, blank)),
    isSupposed: SUPPOSED.test(sentence),
    isGeneral: GENERAL.test(sentence) || OF_THE_KIND.test(sentence),
    pastFrom: past ? start + past.index : Number.POSITIVE_INFINITY,
  };
}

/** Whether the words around a sign say that it did not come: alone, or in a list. */
export function isDeniedSign(text: string, span: Span): boolean {
  if (isDenied(text, span)) return true;
  const before = withoutDoubt(text.slice(Math.max(0, span.start - 60), span.start));
  const after = text.slice(span.end, span.end + 40);
  return DENIED_LIST.test(before) || (IN_LIST.test(before) && LIST_GOES_ON.test(after));
}

/** What the words around a mention, and those of its sentence, say about it. */
export function standingOf(text: string, span: Span, sentence: Sentence): Standing {
  if (isDeniedSign(text, span)) return 'denied';
  const clause = clauseOf(text, span);
  const said = text.slice(clause.start, clause.end).replace(SINCE_SEASON, ' ');
  const goesOn = GOES_ON.test(said) || NOW.test(text.slice(clause.start, clause.end + NEXT_WORD));
  if (USED_TO.test(said) || (PAST.test(said) && !goesOn)) return 'past';
  if (sentence.isOfOthers) return 'others';
  if (sentence.isOfNow || goesOn) return 'present';
  if (sentence.pastFrom < clause.end) return 'past';
  if (sentence.isSupposed) return 'supposed';
  return sentence.isGeneral ? 'general' : 'present';
}

/** A clause ends before its "now". */
const NEXT_WORD = 8;
/** "Is vomiting", "sta vomitando". */
const GOES_ON = /\b(?:is|are|'s|keeps?|still) \w+ing\b|\b(?:sta|stanno) \w+ndo\b/;
const CLAUSE_END = /[.!?;,:\n()]|\b(?:but|now|today|ma|pero|ora|oggi|adesso)\b/;

/** The clause around the mention. */
function clauseOf(text: string, { start, end }: Span): Span {
  const head = text
    .slice(Math.max(0, start - 200), start)
    .split(CLAUSE_END)
    .at(-1);
  const [tail = ''] = text.slice(end, end + 200).split(CLAUSE_END);
  return { start: start - (head ?? '').length, end: end + tail.length };
}
