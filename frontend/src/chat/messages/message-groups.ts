import type { Message } from '@contract/chat';

/** Few enough messages to render at once. */
const GROUP_SIZE = 4;

export interface MessageGroupData {
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
 * Groups are counted from the anchor in both directions, so that neither older nor newer messages
 * change the other groups.
 */
export const groupMessages = (messages: readonly Message[], anchor: number): MessageGroupData[] => {
  const middle = Math.max(
    0,
    messages.findIndex(({ id }) => id >= anchor),
  );
  const first = middle - Math.ceil(middle / GROUP_SIZE) * GROUP_SIZE;
  const groups: MessageGroupData[] = [];
  let questionBefore: string | undefined;
  for (let begin = first; begin < messages.length; begin += GROUP_SIZE) {
    const from = Math.max(0, begin);
    const part = messages.slice(from, begin + GROUP_SIZE);
    const before = messages[from - 1];
    groups.push({ key: part[0]?.id ?? 0, messages: part, before, questionBefore });
    questionBefore = lastQuestion(part) ?? questionBefore;
  }
  return groups;
};
