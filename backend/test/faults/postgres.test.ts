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

describe('PostgreSQL', () => {
  it.each(scaled<('SIGINT' | 'SIGQUIT')[]>(['SIGQUIT'], ['SIGINT', 'SIGQUIT']))(
    'restarted by %s loses nothing',
    async (signal) => {
      const day = await fleet.dayWith(OWNERS, () => postgres.restart(signal, 2000));
      expect(await day.reckon()).toEqual([]);
      expect(await day.ends()).not.toHaveProperty('failed');
    },
  );

  it.each(scaled([6000], [5000, 10_000]))(
    'that stands still for %i ms loses nothing',
    async (ms) => {
      const day = await fleet.dayWith(OWNERS, () => postgres.pause(ms));
      expect(await day.reckon()).toEqual([]);
      expect(await day.ends()).not.toHaveProperty('failed');
    },
  );
});
