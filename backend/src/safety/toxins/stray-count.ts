import type { Amount } from './amount.js';
import { NUMBER_WORDS } from './number-words.data.js';

const NUMBER = String.raw`(\d{1,2}|both|entramb\w|${[...NUMBER_WORDS].flatMap(([word, value]) => (value > 1 && value < 40 ? [word] : [])).join('|')})`;
const NO_UNIT = String.raw`(?! ?(?:mg|mcg|g|gr|grams?|grammi|kg|chil\w+|kilos?|lbs?|ml|%|hours?|hrs?|or[ae]|days?|giorn\w|min\w*|years?|ann[oi]|mes[ei]|months?|weeks?|settiman\w|dogs?|cats?|can[ei]|gatt\w|times|volte|am|pm|of (?:the|my) \w+ left|left|x|/|[.,]\d)\b|%)`;
const TAKEN = String.raw`gone|missing|eaten|swallowed|taken|mangiat\w|ingoiat\w|ingerit\w|sparit\w|pres[aeio]|mancan\w+|divorat\w`;
const COUNTED = new RegExp(
  [
    String.raw`\b${NUMBER}${NO_UNIT} (?:(?:pezzi|pills?|of them|di fila|in a row|are|were|is|ne|ha|ne ha|sono|e|have been|stat\w)\b ?){0,3}(?:${TAKEN})\b`,
    String.raw`\b(?:${TAKEN}|mancano|ate|took|gave (?:him|her)|dat[eio]) (?:about |circa |almeno |at least )?${NUMBER}\b${NO_UNIT}`,
    String.raw`\b${NUMBER} (?:in a row|di fila|at once|insieme|pezzi|stamattina|this morning|today|oggi)\b`,
  ].join('|'),
  'g',
);
const TWICE = /\b(?:twice|due volte)\b(?! (?:a|al|the) )/;
const REACH = 60;

function valueOf(word: string): number {
  if (/^(?:both|entramb)/.test(word)) return 2;
  return /^\d/.test(word) ? Number(word) : (NUMBER_WORDS.get(word) ?? 1);
}

/**
 * How many tablets of one stated strength the words around it mention ("aspirin 500 mg ... two
 * gone"), if no amount contains the number itself; 1 if none is mentioned. Of several, the largest
 * counts.
 */
export function strayCount(text: string, { start, end }: Amount): number {
  const from = Math.max(0, start - REACH);
  const blank = text.slice(from, start) + '#'.repeat(end - start) + text.slice(end, end + REACH);
  const counts = [...blank.matchAll(COUNTED)].map(([, ...words]: (string | undefined)[]) =>
    valueOf(words.find((word) => word !== undefined) ?? '1'),
  );
  return Math.max(1, TWICE.test(blank) ? 2 : 1, ...counts);
}
