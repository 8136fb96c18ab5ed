import { isDenied, withoutUncertainty } from '../mention.js';
import { findAll, type Span } from '../../language/text.js';
import {
  DENIED_LIST,
  GENERAL,
  HARMS_OURS,
  IMAGINED,
  IN_LIST,
  LIST_GOES_ON,
  NOW,
  OF_THE_KIND,
  OTHERS,
  PAST,
  SINCE_SEASON,
  STORY,
  SUPPOSED,
  USED_TO,
  WELL_NOW,
} from './marks.data.js';

/** How a sign is mentioned: only what is present counts. */
export type Standing = 'present' | 'denied' | 'past' | 'supposed' | 'general' | 'others';

/** A part of a sentence, with what holds for everything in it. */
export interface Part {
  /** Where it ends in the text. */
  end: number;
  isOfOthers: boolean;
  isOfNow: boolean;
  isSupposed: boolean;
  isGeneral: boolean;
  /** Where in the text something is only imagined. */
  imagined: readonly Span[];
  /** Where a word of the past begins in the text; infinite if there is none. */
  pastFrom: number;
}

const blank = (said: string): string => ' '.repeat(said.length);

const BREAK = String.raw`(?:[,:()]|\s[-–—]\s|\b(?:and|but|because|since|so|e|ma|pero|perche|quindi)\b) ?(?:(?:and|but|because|now|so|then|also|today|e|ma|pero|perche|ora|adesso|oggi|poi|anche|intanto) )*`;
/** Where owners turn from somebody else's animal, or a story, to their own. */
const TO_OURS = new RegExp(
  String.raw`${BREAK}(?=(?:my|mine|our|ours|(?:(?:il|la|i|le) )?(?:mi[oae]|miei|nostr[oaie]))\b)`,
  'g',
);
/** Where they turn from a general question to what is happening. */
const TO_THIS_ONE = new RegExp(
  String.raw`${BREAK}(?=(?:he|she|his|her|hes|shes|lui|lei)\b)|\b(?:perche|intanto) (?=(?:ha|e|sta|non|si|gli|le|lo|la)\b)`,
  'g',
);
const BUT = /\b(?:but|ma|pero)\b/g;

/** The pieces of a sentence between these turns. */
function piecesOf(text: string, { start, end }: Span, turns: readonly RegExp[]): Span[] {
  const sentence = text.slice(start, end);
  const found = turns.flatMap((turn) =>
    Array.from(sentence.matchAll(turn), ({ 0: said, index }) => start + index + said.length),
  );
  const starts = [start, ...new Set(found.sort((a, b) => a - b))];
  return starts.map((from, index) => ({ start: from, end: starts[index + 1] ?? end }));
}

/** The piece of a sentence around a place; it ends where the owner turns to their own animal. */
export const pieceAround = (text: string, sentence: Span, at: number): Span =>
  piecesOf(text, sentence, [TO_OURS]).find(({ end }) => at < end) ?? sentence;

/**
 * Splits a sentence into parts: "I read that bloat kills, my dog's belly is swollen" turns from
 * what was read to a dog. A mark of somebody else's animal or of a story reaches to the next "my",
 * one of a general question to the next "he", one of the past to the next "but".
 */
export function readSentence(text: string, sentence: Span): Part[] {
  const { start } = sentence;
  const said = ({ start, end }: Span) => text.slice(start, end);
  const whole = said(sentence);
  const imagined = findAll(IMAGINED, whole).map((span) => ({
    start: start + span.start,
    end: start + span.end,
  }));
  const isOfNow = NOW.test(whole.replace(WELL_NOW, blank));
  const ofOne = piecesOf(text, sentence, [TO_OURS]).map((piece) => ({
    end: piece.end,
    isOfOthers: OTHERS.test(said(piece)) && !HARMS_OURS.test(whole),
    isSupposed: SUPPOSED.test(said(piece)),
    isStory: STORY.test(said(piece)),
  }));
  const ofThis = piecesOf(text, sentence, [TO_OURS, TO_THIS_ONE]).map((piece) => ({
    end: piece.end,
    isGeneral: GENERAL.test(said(piece)) || OF_THE_KIND.test(said(piece)),
  }));
  const sinceBut = piecesOf(text, sentence, [TO_OURS, BUT]).map((piece) => {
    const past = PAST.exec(said(piece).replace(SINCE_SEASON, blank));
    return { end: piece.end, pastFrom: past ? piece.start + past.index : Number.POSITIVE_INFINITY };
  });
  return piecesOf(text, sentence, [TO_OURS, TO_THIS_ONE, BUT]).map(({ end }) => {
    const around = <Piece extends { end: number }>(pieces: readonly Piece[]) =>
      pieces.find((piece) => end <= piece.end);
    const one = around(ofOne);
    return {
      end,
      isOfOthers: one?.isOfOthers === true,
      isOfNow,
      isSupposed: one?.isSupposed === true,
      imagined,
      isGeneral: around(ofThis)?.isGeneral === true || one?.isStory === true,
      pastFrom: around(sinceBut)?.pastFrom ?? Number.POSITIVE_INFINITY,
    };
  });
}

/** Whether the words around a sign deny it: alone, or in a list. */
export function isDeniedSign(text: string, span: Span): boolean {
  if (isDenied(text, span)) return true;
  const before = withoutUncertainty(text.slice(Math.max(0, span.start - 60), span.start));
  const after = text.slice(span.end, span.end + 40);
  return DENIED_LIST.test(before) || (IN_LIST.test(before) && LIST_GOES_ON.test(after));
}

/** What the words around a mention, and those of its part of the sentence, say about it. */
export function standingOf(text: string, span: Span, part: Part): Standing {
  if (isDeniedSign(text, span)) return 'denied';
  if (part.imagined.some(({ start, end }) => start < span.end && span.end <= end)) {
    return 'supposed';
  }
  const clause = clauseOf(text, span);
  const said = text.slice(clause.start, clause.end).replace(SINCE_SEASON, ' ');
  const goesOn = GOES_ON.test(said) || NOW.test(text.slice(clause.start, clause.end + NEXT_WORD));
  if (USED_TO.test(said) || (PAST.test(said) && !goesOn)) return 'past';
  if (part.isOfOthers) return 'others';
  if (part.isOfNow || goesOn) return 'present';
  if (part.pastFrom < clause.end) return 'past';
  if (part.isSupposed) return 'supposed';
  return part.isGeneral ? 'general' : 'present';
}

/** Characters to read beyond a clause, since it ends before its "now". */
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
