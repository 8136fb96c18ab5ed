import { readCases } from './cases.mjs';
import { shareOf } from './share.mjs';

/** Characters at the beginning of an answer in which a passage counts as what it begins with. */
const BEGINNING = 130;

/** As many characters of a passage show that an answer has it. */
const RECOGNIZED_BY = 60;

const YES_OR_NO = /^(?:yes|no|s[iì])\b[.,:;]?\s*(?:(?:and|but|e|ed|ma)\s)?/i;

/** Letters and figures only, without a leading yes or no: it is kept only where it fits. */
const plain = (text) =>
  text
    .replace(YES_OR_NO, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Whether the answer to an everyday message has a passage that answers it, by the source of the
 * messages. Answers that no passage gives, such as verdicts on foods and computed figures, count as
 * wrong, and so does every alarm.
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
