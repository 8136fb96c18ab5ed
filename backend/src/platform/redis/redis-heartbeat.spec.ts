import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { RedisHeartbeat } from './redis-heartbeat.js';

let answer: () => Promise<unknown>;
let heartbeat: RedisHeartbeat;

beforeEach(() => {
  jest.useFakeTimers();
  answer = () => Promise.resolve('PONG');
  heartbeat = new RedisHeartbeat({ ping: () => answer() });
  heartbeat.start();
});

afterEach(() => {
  heartbeat.stop();
  jest.useRealTimers();
});

/** A frozen Redis: pings fail after this many ms, or hang. Returns a function that unfreezes it. */
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
  'a frozen Redis counts as unresponsive throughout, when pings fail after %s ms',
  async (failsAfter) => {
    await jest.advanceTimersByTimeAsync(3000);
    expect(heartbeat.wasUnresponsiveWithin(60_000)).toBe(false);
    const thaw = freeze(failsAfter);
    await jest.advanceTimersByTimeAsync(6000);
    for (let second = 0; second < 60; second += 1) {
      expect(heartbeat.isUnresponsive).toBe(true);
      await jest.advanceTimersByTimeAsync(1000);
    }
    thaw();
    await jest.advanceTimersByTimeAsync(5000);
    expect(heartbeat.isUnresponsive).toBe(false);
    expect(heartbeat.wasUnresponsiveWithin(10_000)).toBe(true);
    expect(heartbeat.wasUnresponsiveWithin(3000)).toBe(false);
  },
);

it('a blocked process does not count Redis as unresponsive', async () => {
  await jest.advanceTimersByTimeAsync(1500);
  const thaw = freeze();
  await jest.advanceTimersByTimeAsync(1000);
  const blocked = performance.now() + 10_000;
  jest.spyOn(performance, 'now').mockReturnValue(blocked);
  await jest.advanceTimersByTimeAsync(1000);
  thaw();
  await jest.advanceTimersByTimeAsync(0);
  expect(heartbeat.isUnresponsive).toBe(false);
  expect(heartbeat.wasUnresponsiveWithin(60_000)).toBe(false);
  jest.restoreAllMocks();
});
