import { describe, expect, it } from 'vitest';
import { messageOf } from './chat.fixture';
import { stretchesOf, type Stretch } from './stretches';

const messages = Array.from({ length: 60 }, (_, index) => messageOf(index + 1));
const idsOf = ({ messages }: Stretch): number[] => messages.map(({ id }) => id);
const whole = (stretches: Stretch[]) =>
  new Map(stretches.slice(1, -1).map((stretch) => [stretch.key, stretch]));

describe('the stretches of a chat', () => {
  it('hold every message once, in order, wherever they are counted from', () => {
    for (const anchor of [1, 2, 30, 59, 60, 99]) {
      const stretches = stretchesOf(messages, anchor);
      expect(stretches.flatMap(idsOf)).toEqual(messages.map(({ id }) => id));
      expect(stretches.every((stretch) => stretch.messages.length <= 4)).toBe(true);
    }
    expect(stretchesOf([], 1)).toEqual([]);
  });

  it('stay as they are when older messages come in front and newer ones behind', () => {
    const before = whole(stretchesOf(messages.slice(20, 50), 50));
    const after = new Map(stretchesOf(messages, 50).map((stretch) => [stretch.key, stretch]));
    expect(before.size).toBeGreaterThan(2);
    for (const [key, stretch] of before) expect(after.get(key)).toEqual(stretch);
  });

  it('know the message and the question that stand before them', () => {
    const [, second] = stretchesOf(messages, 1);
    expect(second?.questionBefore).toBe('Question 3?');
    expect(second?.before).toBe(messages[3]);
  });
});
