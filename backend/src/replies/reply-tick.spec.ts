import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { ReplyTick } from './reply-tick.js';

beforeEach(
  () =>
    void jest.useFakeTimers({
      doNotFake: [
        'Date',
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'requestIdleCallback',
        'cancelIdleCallback',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
      ],
    }),
);
afterEach(() => void jest.useRealTimers());

/** Lets so much time pass, and everything happen that this brings. Milliseconds. */
async function pass(ms: number) {
  jest.advanceTimersByTime(ms);
  await turn();
}

function begin() {
  const tick = new ReplyTick();
  const seen: string[] = [];
  const send = () => void seen.push('sent');
  const read = (name: string) => tick.next().then(() => void seen.push(name));
  return { tick, seen, send, read };
}

it('lets all read first, and sends once after them', async () => {
  const { tick, seen, send, read } = begin();
  tick.after(send);
  void read('one').then(() => tick.after(send));
  void read('two');
  await pass(32);
  expect(seen).toEqual([]);
  await pass(1);
  expect(seen).toEqual(['one', 'two', 'sent']);
});

it('sends what is read at a tick with that tick, and not with the next one', async () => {
  const { tick, seen, send, read } = begin();
  void read('one').then(() => tick.after(send));
  await pass(33);
  expect(seen).toEqual(['one', 'sent']);
  await pass(33);
  expect(seen).toEqual(['one', 'sent']);
});

it('stands still while nobody waits', async () => {
  const { read } = begin();
  void read('one');
  expect(jest.getTimerCount()).toBe(1);
  await pass(33);
  expect(jest.getTimerCount()).toBe(0);
});
