import type { Turn } from '../contract/chat.js';
import { MAX_TURNS } from '../replies/reply-generator.js';

/** Characters per token: about the minimum in English and Italian text. */
const CHARACTERS_PER_TOKEN = 4;

/** The conversation's share of a request, however long the conversation is. Tokens. */
const HISTORY_BUDGET = 3000;

/** Maximum total of the turns. Characters. */
export const HISTORY_LENGTH = HISTORY_BUDGET * CHARACTERS_PER_TOKEN;

/** Replaces a missing answer: models expect the roles to alternate. */
const NO_ANSWER = '(no answer was given)';

const lengthOf = (turns: readonly { content: string }[]): number =>
  turns.reduce((sum, { content }) => sum + content.length, 0);

/** Whether there are too many turns, or too long ones, to be sent whole. */
export const outgrow = (turns: readonly { content: string }[]): boolean =>
  turns.length > MAX_TURNS || lengthOf(turns) > HISTORY_LENGTH;

/**
 * The newest turns that fit together, in order; the first one that does not fit is left out whole.
 */
export function newestWithin<T extends { content: string }>(
  turns: readonly T[],
  length: number,
): T[] {
  let left = length;
  const start = turns.findLastIndex(({ content }) => (left -= content.length) < 0);
  return turns.slice(start + 1);
}

/** A conversation of alternating questions and answers, as every chat model accepts it. */
export function takingTurns(turns: readonly Turn[]): Turn[] {
  const first = turns.findIndex(({ role }) => role === 'user');
  if (first < 0) return [];
  return turns.slice(first).flatMap((turn, index, all): Turn[] => {
    const isUnanswered = turn.role === 'user' && all[index + 1]?.role !== 'assistant';
    return isUnanswered ? [turn, { role: 'assistant', content: NO_ANSWER }] : [turn];
  });
}
