import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Fleet } from './harness/fleet.js';
import { OwnPostgres } from './harness/own-postgres.js';
import { scaled } from './harness/scale.js';

const OWNERS = scaled(12, 80);

let postgres: OwnPostgres;
let fleet: Fleet;

beforeAll(async () => {
  postgres = await OwnPostgres.start();
  fleet = await Fleet.open({ apis: 2, workers: scaled(2, 4), postgres: postgres.url });
});

afterAll(async () => {
  await fleet.close();
  await postgres.stop();
});

const restart = (signal: 'SIGINT' | 'SIGQUIT') => () => postgres.restart(signal, 2000);
const pause = (ms: number) => () => postgres.pause(ms);

describe('PostgreSQL', () => {
  it.each(
    scaled<[string, (() => Promise<void>)[]][]>(
      [['restarted by SIGQUIT, later standing still for 6 s', [restart('SIGQUIT'), pause(6000)]]],
      [
        ['restarted by SIGINT', [restart('SIGINT')]],
        ['restarted by SIGQUIT', [restart('SIGQUIT')]],
        ['standing still for 5 s', [pause(5000)]],
        ['standing still for 10 s', [pause(10_000)]],
      ],
    ),
  )('%s loses nothing', async (_, faults) => {
    const day = await fleet.dayWith(OWNERS, ...faults);
    expect(await day.reckon()).toEqual([]);
    expect(await day.ends()).not.toHaveProperty('failed');
  });
});
