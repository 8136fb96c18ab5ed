import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answering } from './harness/answers.js';
import type { Day } from './harness/day.js';
import { Fleet } from './harness/fleet.js';
import { scaled } from './harness/scale.js';

const RESTARTED = scaled(30, 200);
const OWNERS = scaled(12, 80);

let fleet: Fleet;

beforeAll(async () => {
  fleet = await Fleet.open({ apis: scaled(2, 3), workers: scaled(2, 4) });
});

afterAll(() => fleet.close());

describe('the API processes', () => {
  it(`restarted one after the other under ${RESTARTED} live replies lose nothing`, async () => {
    fleet.world.model.behave(answering(8000, 100));
    const day = await fleet.day(RESTARTED, { stopEvery: 5 });
    await day.live(RESTARTED * 0.8);
    await fleet.restartApis();
    expect(await day.reckon()).toEqual([]);
    expect(day.unfilled).toEqual([]);
    expect(await day.ends()).not.toHaveProperty('failed');
  });
});

describe('the network between pages and API', () => {
  let day: Day;

  beforeAll(async () => {
    fleet.world.model.behave(answering(4000, 50));
    day = await fleet.day(OWNERS, { stopEvery: 6 });
  });

  it('may be cut again and again, slow, and without answers: nothing is lost or doubled', async () => {
    const { door } = fleet;
    for (let cut = 0; cut < scaled(6, 40); cut += 1) {
      await delay(500 + Math.random() * 1500);
      door.cut();
    }
    door.turnTo({ deaf: true });
    await delay(3000);
    door.turnTo({ slow: [200, 900] });
    await delay(scaled(5000, 30_000));
    door.turnTo({ shut: true });
    await delay(scaled(4000, 20_000));
    door.turnTo({});
    expect(await day.reckon()).toEqual([]);
    expect(day.unfilled).toEqual([]);
    expect(await day.ends()).not.toHaveProperty('failed');
    expect(day.repeats).toBeGreaterThan(0);
  });
});
