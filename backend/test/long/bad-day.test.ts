import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Script } from '../stand-ins/model-server.js';
import { answering } from '../faults/harness/answers.js';
import { Dice } from '../faults/harness/dice.js';
import { Fleet } from '../faults/harness/fleet.js';
import { OwnPostgres } from '../faults/harness/own-postgres.js';

/**
 * `FAULTS_SEED=... npm run test:long -- bad-day` repeats the faults of a day, their order and how
 * long they last; what is in progress when they happen differs each time.
 */
const SEED = Number(process.env.FAULTS_SEED ?? randomInt(1_000_000));

const OWNERS = 40;
const FAULTS = 25;

let postgres: OwnPostgres;
let fleet: Fleet;

beforeAll(async () => {
  postgres = await OwnPostgres.start();
  fleet = await Fleet.open({
    apis: 3,
    workers: 3,
    postgres: postgres.url,
    settings: { OPENAI_FIRST_TOKEN_TIMEOUT_MS: '3000', OPENAI_IDLE_TIMEOUT_MS: '3000' },
  });
});

afterAll(async () => {
  await fleet.close();
  await postgres.stop();
});

const WELL = answering(3000, 100);

const ILL: Script[] = [{ status: 500 }, { delay: 60_000 }, { ...WELL, hangAfter: 9 }, WELL];

/** All possible faults; each promise resolves when the fault is over. */
function misfortunes(dice: Dice): Record<string, () => Promise<void>> {
  const { world, door } = fleet;
  const ms = dice.between(2000, 8000);
  // Separate dice: how often the model is asked must not change the faults that follow.
  const moods = new Dice(ms);
  const weather = async (bad: Parameters<typeof door.turnTo>[0]) => {
    door.turnTo(bad);
    await delay(ms);
    door.turnTo({});
  };
  const illness = async () => {
    world.model.behave(() => ILL[moods.between(0, ILL.length)] ?? WELL);
    await delay(ms);
    world.model.behave(WELL);
  };
  return {
    'a worker is killed': () => fleet.killWorker(dice.between(0, 3), ms),
    'an API process is killed': () => fleet.restartApi(dice.between(0, 3), 'SIGKILL'),
    'an API process is restarted': () => fleet.restartApi(dice.between(0, 3), 'SIGTERM'),
    'Redis is restarted': () => world.redis.restart('SIGKILL', ms / 2),
    'Redis is flushed': () => world.redis.flush(),
    'Redis stands still': () => world.redis.pause(ms),
    'PostgreSQL is restarted': () => postgres.restart('SIGQUIT', ms / 2),
    'PostgreSQL stands still': () => postgres.pause(ms),
    'the model is ill': illness,
    'the network is cut': () => weather({ shut: true }),
    'the network swallows answers': () => weather({ deaf: true }),
    'the network is slow': () => weather({ slow: [200, 1500] }),
  };
}

it(`a bad day (seed ${SEED}) loses no question and charges none twice`, async () => {
  const dice = new Dice(SEED);
  fleet.world.model.behave(WELL);
  const day = await fleet.day(OWNERS, { stopEvery: 9 });
  for (let count = 0; count < FAULTS; count += 1) {
    const all = Object.entries(misfortunes(dice));
    const [name, happen] = all[dice.between(0, all.length)] ?? [];
    console.info(`${new Date().toISOString()} ${name ?? ''}`);
    await happen?.();
    await delay(dice.between(0, 4000));
  }
  expect(await day.reckon()).toEqual([]);
  console.info('ends of replies', await day.ends(), 'questions sent again', day.repeats);
});
