import type { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { RedisPulse } from './redis-pulse.js';

let answer: () => Promise<unknown>;
let pulse: RedisPulse;

beforeEach(() => {
  jest.useFakeTimers();
  answer = () => Promise.resolve('PONG');
  pulse = new RedisPulse({ ping: () => answer() } as unknown as Redis);
  pulse.onModuleInit();
});

afterEach(() => {
  pulse.onApplicationShutdown();
  jest.useRealTimers();
});

/** A Redis that stands still; questions fail after so long, or never. Ends with what it returns. */
function freeze(failsAfter?: number): () => void {
  let thaw: () => void = () => undefined;
  answer = () =>
    new Promise((resolve, reject) => {
      thaw = () => resolve('PONG');
      if (failsAfter !== undefined) setTimeout(() => reject(new Error('timed out')), failsAfter);
    });
  return () => {
    answer = () => Promise.resolve('PONG');
    thaw();
  };
}

it.each([undefined, 2000, 4000])(
  'a Redis that stands still is silent all the time, when questions fail after %s ms',
  async (failsAfter) => {
    await jest.advanceTimersByTimeAsync(3000);
    expect(pulse.wasSilentWithin(60_000)).toBe(false);
    const thaw = freeze(failsAfter);
    await jest.advanceTimersByTimeAsync(6000);
    for (let second = 0; second < 60; second += 1) {
      expect(pulse.isSilent).toBe(true);
      await jest.advanceTimersByTimeAsync(1000);
    }
    thaw();
    await jest.advanceTimersByTimeAsync(5000);
    expect(pulse.isSilent).toBe(false);
    expect(pulse.wasSilentWithin(10_000)).toBe(true);
    expect(pulse.wasSilentWithin(3000)).toBe(false);
  },
);

it('a process that was blocked takes nothing for silence', async () => {
  await jest.advanceTimersByTimeAsync(1500);
  const thaw = freeze();
  await jest.advanceTimersByTimeAsync(1000);
  const blocked = performance.now() + 10_000;
  jest.spyOn(performance, 'now').mockReturnValue(blocked);
  await jest.advanceTimersByTimeAsync(1000);
  thaw();
  await jest.advanceTimersByTimeAsync(0);
  expect(pulse.isSilent).toBe(false);
  expect(pulse.wasSilentWithin(60_000)).toBe(false);
  jest.restoreAllMocks();
});
