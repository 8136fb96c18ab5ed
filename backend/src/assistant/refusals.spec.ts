import { describe, expect, it } from '@jest/globals';
import { withoutCalls } from './chat-messages.js';
import { mayRefuseTools, Refusals } from './refusals.js';

describe('a model whose endpoint refused tools', () => {
  it('is offered none for ten minutes, without affecting other models', () => {
    let now = 0;
    const support = new Refusals(() => now);
    support.refuse('small');
    expect([support.isRefusedBy('small'), support.isRefusedBy('large')]).toEqual([true, false]);
    now = 10 * 60_000 - 1;
    expect(support.isRefusedBy('small')).toBe(true);
    now += 1;
    expect(support.isRefusedBy('small')).toBe(false);
  });

  it('is offered them despite a refusal if it has accepted some within a day', () => {
    let now = 0;
    const support = new Refusals(() => now);
    support.refuse('small');
    support.accept('small');
    expect(support.isRefusedBy('small')).toBe(false);
    now = 24 * 3_600_000 - 1;
    expect([support.refuse('small'), support.isRefusedBy('small')]).toEqual([false, false]);
    now += 1;
    expect([support.refuse('small'), support.isRefusedBy('small')]).toEqual([true, true]);
  });

  it.each(['content_filter', 'context_length_exceeded'])(
    'is not recognised by the error %s',
    (code) => {
      expect(mayRefuseTools({ status: 400, code, message: 'no' })).toBe(false);
      expect(mayRefuseTools({ status: 400, code: null, message: 'no' })).toBe(true);
    },
  );

  it("gets another model's tool results appended to the question", () => {
    const call = { id: 'a', name: 'look', arguments: '{}' };
    expect(
      withoutCalls([
        { role: 'system', content: 'rules' },
        { role: 'user', content: 'Why?' },
        { role: 'assistant', content: 'I look.', toolCalls: [call] },
        { role: 'tool', content: 'Because.', toolCallId: 'a' },
      ]),
    ).toEqual([
      { role: 'system', content: 'rules' },
      { role: 'user', content: 'Why?\n\nBecause.' },
    ]);
  });
});
