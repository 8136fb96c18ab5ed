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
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Advances the clock by this much and runs everything that is due. Milliseconds. */
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

it('lets all replies that begin together read first, then sends once', async () => {
  const { tick, seen, send, read } = begin();
  tick.after(send);
  void read('one').then(() => tick.after(send));
  void read('two');
  await pass(49);
  expect(seen).toEqual([]);
  await pass(1);
  expect(seen).toEqual(['one', 'two', 'sent']);
});

it('sends what is read at a tick with that tick, not with the next one', async () => {
  const { tick, seen, send, read } = begin();
  void read('one').then(() => tick.after(send));
  await pass(50);
  expect(seen).toEqual(['one', 'sent']);
  await pass(50);
  expect(seen).toEqual(['one', 'sent']);
});

it('spreads replies that begin at different times, but lets close ones share a tick', async () => {
  const { tick, seen, send, read } = begin();
  void read('one').then(() => tick.after(send));
  await pass(5);
  void read('neighbour').then(() => tick.after(send));
  await pass(20);
  void read('later').then(() => tick.after(send));
  await pass(25);
  expect(seen).toEqual(['one', 'neighbour', 'sent']);
  await pass(25);
  expect(seen).toEqual(['one', 'neighbour', 'sent', 'later', 'sent']);
});

it('stops when nothing is waiting', async () => {
  const { read } = begin();
  void read('one');
  expect(jest.getTimerCount()).toBe(1);
  await pass(50);
  expect(jest.getTimerCount()).toBe(0);
});

it('slows down to a tenth of a second while it is late, and recovers', async () => {
  const { read, seen } = begin();
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  /** Milliseconds from here until the next tick. */
  const next = async (late: number): Promise<number> => {
    const before = seen.length;
    void read('one');
    let waited = 0;
    while (seen.length === before) {
      waited += 1;
      now += waited === 1 ? 1 + late : 1;
      await pass(1);
    }
    return waited;
  };
  const busy: number[] = [];
  for (let tick = 0; tick < 20; tick += 1) busy.push(await next(20));
  expect(busy[0]).toBe(50);
  expect(Math.max(...busy)).toBeGreaterThan(90);
  expect(Math.max(...busy)).toBeLessThan(110);
  const quiet: number[] = [];
  for (let tick = 0; tick < 80; tick += 1) quiet.push(await next(0));
  expect(quiet.at(-1)).toBe(50);
});
