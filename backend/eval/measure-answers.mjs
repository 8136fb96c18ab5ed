import { readCases } from './cases.mjs';
import { shareOf } from './share.mjs';

/** An answer begins with a passage if that starts within this many characters. */
const BEGINNING = 130;

/** Number of leading characters by which a passage is recognised in an answer. */
const RECOGNIZED_BY = 60;

const YES_OR_NO = /^(?:yes|no|s[iì])\b[.,:;]?\s*(?:(?:and|but|e|ed|ma)\s)?/i;

/**
 * Letters and digits only, without a leading yes or no, which an answer keeps only where it fits.
 */
const plain = (text) =>
  text
    .replace(YES_OR_NO, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * How often the answer to an everyday message begins with, or has, a passage that answers it, by
 * the source of the messages. Answers that no passage gives, such as verdicts on foods and computed
 * figures, count as wrong, and so does every alarm.
 */
export function answerFigures({ answer, passage }) {
  const judged = readCases('answers')
    .filter(({ answers }) => answers.length > 0)
    .map((one) => {
      const text = plain(answer(one));
      const places = one.answers
        .flatMap((named) => passage(one.language, named) ?? [])
        .map((said) => text.indexOf(plain(said).slice(0, RECOGNIZED_BY)))
        .filter((place) => place >= 0);
      return { source: one.source, places };
    });
  return [...new Set(judged.map(({ source }) => source))].map((source) => {
    const own = judged.filter((one) => one.source === source);
    return {
      source,
      begins: shareOf(own, ({ places }) => places.some((place) => place < BEGINNING)),
      has: shareOf(own, ({ places }) => places.length > 0),
    };
  });
}
