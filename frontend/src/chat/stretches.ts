import type { Message } from '@contract/chat';

/** Few enough messages to draw at once. */
const STRETCH = 4;

export interface Stretch {
  /** The id of its first message. */
  key: number;
  messages: readonly Message[];
  /** The message and the last question before the group. */
  before: Message | undefined;
  questionBefore: string | undefined;
}

export const dayOf = (iso: string): string => new Date(iso).toDateString();

export const lastQuestion = (messages: readonly Message[]): string | undefined =>
  messages.findLast(({ role }) => role === 'user')?.content;

/**
 * Cuts a chat into stretches. They are counted from one message on, in both directions, so that
 * neither older nor newer messages move what stands in the others.
 */
export const stretchesOf = (messages: readonly Message[], anchor: number): Stretch[] => {
  const middle = Math.max(
    0,
    messages.findIndex(({ id }) => id >= anchor),
  );
  const first = middle - Math.ceil(middle / STRETCH) * STRETCH;
  const stretches: Stretch[] = [];
  let questionBefore: string | undefined;
  for (let begin = first; begin < messages.length; begin += STRETCH) {
    const from = Math.max(0, begin);
    const part = messages.slice(from, begin + STRETCH);
    const before = messages[from - 1];
    stretches.push({ key: part[0]?.id ?? 0, messages: part, before, questionBefore });
    questionBefore = lastQuestion(part) ?? questionBefore;
  }
  return stretches;
};
