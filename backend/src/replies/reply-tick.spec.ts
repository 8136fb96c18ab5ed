import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReplyTick } from './reply-tick.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Lets so much time pass, and everything happen that this brings. Milliseconds. */
async function pass(ms: number) {
  vi.advanceTimersByTime(ms);
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
  expect(vi.getTimerCount()).toBe(1);
  await pass(33);
  expect(vi.getTimerCount()).toBe(0);
});
