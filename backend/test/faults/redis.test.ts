import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Fleet } from './harness/fleet.js';
import { scaled } from './harness/scale.js';

const OWNERS = scaled(12, 80);

let fleet: Fleet;

beforeAll(async () => {
  fleet = await Fleet.open({ apis: 2, workers: scaled(2, 4) });
});

afterAll(() => fleet.close());

describe('Redis', () => {
  it.each(scaled<('SIGTERM' | 'SIGKILL')[]>(['SIGKILL'], ['SIGTERM', 'SIGKILL']))(
    'ended by %s and started again on its log loses nothing',
    async (signal) => {
      const day = await fleet.dayWith(OWNERS, () => fleet.world.redis.restart(signal, 2000));
      expect(await day.reckon()).toEqual([]);
      expect(await day.ends()).not.toHaveProperty('failed');
    },
  );

  it('flushed signs everybody out, and loses nothing', async () => {
    const day = await fleet.dayWith(OWNERS, () => fleet.world.redis.flush());
    expect(await day.reckon()).toEqual([]);
    expect(await day.ends()).not.toHaveProperty('failed');
  });

  it.each(scaled([6000], [5000, 10_000]))(
    'that stands still for %i ms loses nothing',
    async (ms) => {
      const day = await fleet.dayWith(OWNERS, () => fleet.world.redis.pause(ms));
      expect(await day.reckon()).toEqual([]);
      expect(await day.ends()).not.toHaveProperty('failed');
    },
  );
});
