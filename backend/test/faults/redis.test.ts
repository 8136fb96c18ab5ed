import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Fleet } from './harness/fleet.js';
import { scaled } from './harness/scale.js';

const OWNERS = scaled(12, 80);

let fleet: Fleet;

beforeAll(async () => {
  fleet = await Fleet.open({ apis: 2, workers: scaled(2, 4) });
});

afterAll(() => fleet.close());

const restart = (signal: 'SIGTERM' | 'SIGKILL') => () => fleet.world.redis.restart(signal, 2000);
const pause = (ms: number) => () => fleet.world.redis.pause(ms);

describe('Redis', () => {
  it.each(
    scaled<[string, (() => Promise<void>)[]][]>(
      [
        [
          'killed and started on its log, later standing still for 6 s',
          [restart('SIGKILL'), pause(6000)],
        ],
      ],
      [
        ['ended by SIGTERM and started on its log', [restart('SIGTERM')]],
        ['ended by SIGKILL and started on its log', [restart('SIGKILL')]],
        ['standing still for 5 s', [pause(5000)]],
        ['standing still for 10 s', [pause(10_000)]],
      ],
    ),
  )('%s loses nothing', async (_, faults) => {
    const day = await fleet.dayWith(OWNERS, ...faults);
    expect(await day.reckon()).toEqual([]);
    expect(await day.ends()).not.toHaveProperty('failed');
  });

  it('being flushed signs everybody out and loses nothing', async () => {
    const day = await fleet.dayWith(OWNERS, () => fleet.world.redis.flush());
    expect(await day.reckon()).toEqual([]);
    expect(await day.ends()).not.toHaveProperty('failed');
  });
});
