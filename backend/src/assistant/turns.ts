import { MAX_TURNS, type Turn } from '../replies/reply-generator.js';

/** A token of English or Italian text is at least about this many characters. */
const CHARACTERS_PER_TOKEN = 4;

/** What the conversation may cost in one request, however long it is. Tokens. */
const HISTORY_BUDGET = 3000;

/** What turns may add up to. Characters. */
export const HISTORY_LENGTH = HISTORY_BUDGET * CHARACTERS_PER_TOKEN;

/** Stands where a question got no answer: models expect the roles to take turns. */
const NO_ANSWER = '(no answer was given)';

const lengthOf = (turns: readonly { content: string }[]): number =>
  turns.reduce((sum, { content }) => sum + content.length, 0);

/** Whether turns are too many, or too long, to be told whole. */
export const outgrow = (turns: readonly { content: string }[]): boolean =>
  turns.length > MAX_TURNS || lengthOf(turns) > HISTORY_LENGTH;

/** The newest that fit together, in order; a first one that does not fit is left out whole. */
export function newestWithin<T extends { content: string }>(
  turns: readonly T[],
  length: number,
): T[] {
  let left = length;
  const start = turns.findLastIndex(({ content }) => (left -= content.length) < 0);
  return turns.slice(start + 1);
}

/** Question, answer, question, answer: a conversation as every chat model takes it. */
export function takingTurns(turns: readonly Turn[]): Turn[] {
  const first = turns.findIndex(({ role }) => role === 'user');
  if (first < 0) return [];
  return turns.slice(first).flatMap((turn, index, all): Turn[] => {
    const isUnanswered = turn.role === 'user' && all[index + 1]?.role !== 'assistant';
    return isUnanswered ? [turn, { role: 'assistant', content: NO_ANSWER }] : [turn];
  });
}
