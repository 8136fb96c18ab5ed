import { describe, expect, it } from 'vitest';
import { messageOf } from '../chat.fixture';
import { groupMessages, type MessageGroupData } from './message-groups';

const messages = Array.from({ length: 60 }, (_, index) => messageOf(index + 1));
const idsOf = ({ messages }: MessageGroupData): number[] => messages.map(({ id }) => id);
const whole = (groups: MessageGroupData[]) =>
  new Map(groups.slice(1, -1).map((group) => [group.key, group]));

describe('message groups', () => {
  it('contain every message once, in order, from any anchor', () => {
    for (const anchor of [1, 2, 30, 59, 60, 99]) {
      const groups = groupMessages(messages, anchor);
      expect(groups.flatMap(idsOf)).toEqual(messages.map(({ id }) => id));
      expect(groups.every((group) => group.messages.length <= 4)).toBe(true);
    }
    expect(groupMessages([], 1)).toEqual([]);
  });

  it('are unchanged when older messages are prepended and newer ones appended', () => {
    const before = whole(groupMessages(messages.slice(20, 50), 50));
    const after = new Map(groupMessages(messages, 50).map((group) => [group.key, group]));
    expect(before.size).toBeGreaterThan(2);
    for (const [key, group] of before) expect(after.get(key)).toEqual(group);
  });

  it('know the message and the question that precede them', () => {
    const [, second] = groupMessages(messages, 1);
    expect(second?.questionBefore).toBe('Question 3?');
    expect(second?.before).toBe(messages[3]);
  });
});
