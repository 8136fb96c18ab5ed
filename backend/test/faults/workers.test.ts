import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Script } from '../stand-ins/model-server.js';
import { answering } from './harness/answers.js';
import { Fleet } from './harness/fleet.js';
import { scaled } from './harness/scale.js';

const OWNERS = scaled(12, 80);
const WORKERS = scaled(2, 4);

let fleet: Fleet;

beforeAll(async () => {
  fleet = await Fleet.open({
    apis: 2,
    workers: WORKERS,
    settings: { OPENAI_FIRST_TOKEN_TIMEOUT_MS: '2000', OPENAI_IDLE_TIMEOUT_MS: '2000' },
  });
});

afterAll(() => fleet.close());

describe('kill -9 of the workers', () => {
  it('one by one leaves every question with one answer', async () => {
    fleet.world.model.behave(answering(6000, 100));
    const day = await fleet.day(OWNERS, { stopEvery: 7 });
    for (let index = 0; index < WORKERS; index += 1) {
      await day.live(OWNERS / 2);
      await fleet.killWorker(index, 1000);
    }
    expect(await day.reckon()).toEqual([]);
    expect(await day.ends()).not.toHaveProperty('failed');
  });

  it('all at once loses no question', async () => {
    fleet.world.model.behave(answering(4000, 100));
    const day = await fleet.day(OWNERS);
    await day.live(OWNERS / 2);
    await Promise.all(fleet.workers.map((_, index) => fleet.killWorker(index, 3000)));
    expect(await day.reckon()).toEqual([]);
    expect(Object.keys(await day.ends())).toEqual(['complete']);
  });
});

/** How the model behaves on a bad day, in this order. */
const MOODS: Script[] = [
  answering(1000, 50),
  { ...answering(4000, 50), delay: 1500 },
  { status: 500 },
  { status: 429 },
  { delay: 60_000 },
  answering(1000, 50),
  { ...answering(1000, 50), breakAfter: 8 },
  { ...answering(1000, 50), hangAfter: 8 },
  { garbage: true },
  { text: '' },
];

describe('a model that is slow, fails, hangs or returns garbage', () => {
  it('uses up no question that was not answered', async () => {
    let turn = 0;
    fleet.world.model.behave(() => MOODS[(turn += 1) % MOODS.length] ?? {});
    const day = await fleet.day(OWNERS, { stopEvery: 9 });
    await delay(scaled(12_000, 60_000));
    fleet.world.model.behave(answering(1000, 50));
    expect(await day.reckon()).toEqual([]);
    expect((await day.ends()).complete).toBeGreaterThan(OWNERS / 2);
  });
});
