import type { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RedisPulse } from './redis-pulse.js';

let answer: () => Promise<unknown>;
let pulse: RedisPulse;

beforeEach(() => {
  vi.useFakeTimers();
  answer = () => Promise.resolve('PONG');
  pulse = new RedisPulse({ ping: () => answer() } as unknown as Redis);
  pulse.onModuleInit();
});

afterEach(() => {
  pulse.onApplicationShutdown();
  vi.useRealTimers();
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
    await vi.advanceTimersByTimeAsync(3000);
    expect(pulse.wasSilentWithin(60_000)).toBe(false);
    const thaw = freeze(failsAfter);
    await vi.advanceTimersByTimeAsync(6000);
    for (let second = 0; second < 60; second += 1) {
      expect(pulse.isSilent).toBe(true);
      await vi.advanceTimersByTimeAsync(1000);
    }
    thaw();
    await vi.advanceTimersByTimeAsync(5000);
    expect(pulse.isSilent).toBe(false);
    expect(pulse.wasSilentWithin(10_000)).toBe(true);
    expect(pulse.wasSilentWithin(3000)).toBe(false);
  },
);

it('a process that was blocked takes nothing for silence', async () => {
  await vi.advanceTimersByTimeAsync(1500);
  const thaw = freeze();
  await vi.advanceTimersByTimeAsync(1000);
  const blocked = performance.now() + 10_000;
  vi.spyOn(performance, 'now').mockReturnValue(blocked);
  await vi.advanceTimersByTimeAsync(1000);
  thaw();
  await vi.advanceTimersByTimeAsync(0);
  expect(pulse.isSilent).toBe(false);
  expect(pulse.wasSilentWithin(60_000)).toBe(false);
  vi.restoreAllMocks();
});
