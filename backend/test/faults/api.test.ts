import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answering } from './harness/answers.js';
import type { Day } from './harness/day.js';
import { Fleet } from './harness/fleet.js';
import { scaled } from './harness/scale.js';

const APIS = scaled(2, 3);
/** Live replies when the first API process is restarted. */
const LIVE = scaled(30, 200);
const OWNERS = scaled(12, 80);

let fleet: Fleet;

beforeAll(async () => {
  fleet = await Fleet.open({ apis: APIS, workers: scaled(2, 4) });
});

afterAll(() => fleet.close());

describe('the API processes', () => {
  it(`restarted one after the other, the first under ${LIVE} live replies, each other under ${LIVE / 2}, lose nothing`, async () => {
    fleet.world.model.behave(answering(15_000, 100));
    // More owners than replies, because some are between two questions.
    const day = await fleet.day(LIVE + LIVE / 10, { stopEvery: 5 });
    for (let index = 0; index < APIS; index += 1) {
      await day.live(index === 0 ? LIVE : LIVE / 2);
      await fleet.restartApi(index, 'SIGTERM');
    }
    expect(await day.reckon()).toEqual([]);
    expect(day.unfilled).toEqual([]);
    expect(await day.ends()).not.toHaveProperty('failed');
  });
});

describe('the network between browser and API', () => {
  let day: Day;

  beforeAll(async () => {
    fleet.world.model.behave(answering(4000, 50));
    day = await fleet.day(OWNERS, { stopEvery: 6 });
  });

  it('may fail repeatedly, be slow or return nothing: no question is lost or doubled', async () => {
    const { door } = fleet;
    for (let cut = 0; cut < scaled(6, 40); cut += 1) {
      await delay(500 + Math.random() * 1500);
      door.cut();
    }
    do {
      door.turnTo({ slow: [200, 900] });
      await delay(scaled(5000, 30_000));
      // A question arrives but its answer is lost, unless that was already on its way.
      await day.asking();
      door.turnTo({ deaf: true });
      await delay(3000);
    } while (day.repeats === 0);
    door.turnTo({ shut: true });
    await delay(scaled(4000, 20_000));
    door.turnTo({});
    expect(await day.reckon()).toEqual([]);
    expect(day.unfilled).toEqual([]);
    expect(await day.ends()).not.toHaveProperty('failed');
  });
});
