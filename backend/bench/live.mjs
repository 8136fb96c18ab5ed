import { setTimeout as delay } from 'node:timers/promises';
import { bare } from './bare.mjs';
import { manyLike } from './many-owners.mjs';
import { startModel, WARM_UP } from './model.mjs';
import { post } from './owners.mjs';
import { startRole } from './processes.mjs';
import { processesOf } from './product.mjs';
import { socketIoAddress } from './socket-io.mjs';
import { round } from './statistics.mjs';
import { steadily } from './steady.mjs';

/** Concurrent answers, step by step. */
const { LIVE_STEPS = '200,400,600,800,1000,1200' } = process.env;
const STEPS = LIVE_STEPS.split(',').map(Number);
const MOST = Math.max(...STEPS);

/** Tokens per second of each answer. */
const PER_SECOND = 20;

/**
 * A step holds if at least `SHARE` of the tokens are younger than `AGE_LIMIT` milliseconds, and at
 * least `ARRIVED` of those that the model sends arrive.
 */
const AGE_LIMIT = 150;
const SHARE = 0.99;
const ARRIVED = 0.97;

/** Answers started per second, until all are live; then seconds to settle, and to measure. */
const RAMP = 60;
const SETTLE = 3;
const SECONDS = 10;

/** Time for answers to end once a step is over. Milliseconds. */
const PATIENCE = 60_000;
const WARMING = { perSecond: 15, seconds: 12 };

async function bareSide(services) {
  const parts = { ...services, name: 'bare parts', reader: 'node:http', delivery: 'channel' };
  const pipeline = bare({ ...parts, concurrency: MOST });
  const url = await pipeline.startGateway();
  const worker = await pipeline.startWorker();
  const places = Array.from({ length: MOST }, (_, user) => ({
    url: socketIoAddress(url, `&user=${user}`),
  }));
  const usages = async () => [...(await pipeline.usages()), await worker.usage()];
  return { name: pipeline.name, places, usages, post: pipeline.post };
}

async function productSide({ owners, ...services }) {
  const { startApi, startWorker } = processesOf(services);
  const api = await startApi();
  const worker = await startWorker({ WORKER_CONCURRENCY: String(MOST) });
  const [template] = await owners.take(1, api.url);
  const all = await manyLike(template, MOST, services);
  const url = socketIoAddress(api.url);
  return {
    name: 'product',
    places: all.map(({ headers: { cookie } }) => ({ url, cookie })),
    usages: () => Promise.all([api.usage(), worker.usage()]),
    post: (number) => post(all[number], api.url),
  };
}

async function openTabs(side) {
  const tabs = await startRole('live-tabs.mjs');
  await tabs.ask('open', side.places);
  return tabs;
}

/** Starts answers at a steady rate, one per person. @returns how many were accepted. */
async function begin({ post: ask }, rate) {
  const askAs = async (number) => {
    try {
      await ask(number);
      return true;
    } catch {
      return false;
    }
  };
  return (await steadily([...Array(MOST).keys()], askAs, rate)).filter(Boolean).length;
}

async function warmUp({ side, tabs }, model) {
  await model.setPace({ ...WARM_UP, isStamped: true });
  const answers = await begin(side, WARMING);
  await tabs.ask('untilEnded', { answers, patience: PATIENCE });
}

function sumUp(byAge) {
  const received = byAge.reduce((sum, count) => sum + count, 0);
  const ageAt = (share) => {
    let older = received * share;
    return byAge.findIndex((count) => (older -= count) <= 0);
  };
  const young = byAge.slice(0, AGE_LIMIT).reduce((sum, count) => sum + count, 0);
  return { received, young: young / received, middle: ageAt(0.5), p99: ageAt(0.99) };
}

/**
 * Keeps this many answers live. @returns the age of their tokens, and how busy each process was.
 */
async function stepOf({ side, tabs }, answers, model) {
  const ramp = answers / RAMP;
  const tokens = Math.ceil((ramp + SETTLE + SECONDS + 1) * PER_SECOND);
  await model.setPace({ first: 50, tokens, gap: 1000 / PER_SECOND, isStamped: true });
  const accepted = await begin(side, { perSecond: RAMP, seconds: ramp });
  await delay(SETTLE * 1000);
  const before = await side.usages();
  const { received, ...ages } = sumUp(await tabs.ask('listen', SECONDS));
  const after = await side.usages();
  const patience = ramp * 1000 + PATIENCE;
  const ended = await tabs.ask('untilEnded', { answers: accepted, patience });
  if (ended < accepted) throw new Error(`${side.name}: ${accepted - ended} answers have no end`);
  const arrived = received / (answers * PER_SECOND * SECONDS);
  const [api, worker] = after.map(({ cpu }, index) => (cpu - before[index].cpu) / SECONDS / 1e6);
  return {
    answers,
    name: side.name,
    arrived: round(arrived),
    young: ages.young,
    middle: ages.middle,
    p99: ages.p99,
    api: round(api),
    worker: round(worker),
    isHeld: accepted === answers && ages.young >= SHARE && arrived >= ARRIVED,
  };
}

/** A step that does not hold is tried once more: the machine may have been busy. */
async function triedTwice(setup, answers, model) {
  const first = await stepOf(setup, answers, model);
  if (first.isHeld) return first;
  const second = await stepOf(setup, answers, model);
  return second.young > first.young ? second : first;
}

/** How many concurrent answers are possible before their tokens arrive late. */
export const live = {
  name: 'live',
  onlyByName: true,
  patience: STEPS.length * 4 * PATIENCE + 120_000,
  title: `Live answers of ${PER_SECOND} tokens a second each, until more than 1 % of tokens are older than ${AGE_LIMIT} ms`,
  columns: [
    'answers at once',
    'pipeline',
    `younger than ${AGE_LIMIT} ms`,
    'age of a token, ms',
    'p99',
    'arrived, of sent',
    'API, share of a core',
    'worker',
    'held',
  ],
  cells: (row) => [
    row.answers,
    row.name,
    `${(row.young * 100).toFixed(2)} %`,
    row.middle,
    row.p99,
    row.arrived,
    row.api,
    row.worker,
    row.isHeld ? 'yes' : 'no',
  ],
  plots: [
    {
      title: 'Age of a token, 99th percentile, ms',
      value: 'p99',
      bar: 'name',
      target: AGE_LIMIT,
      group: ({ answers }) => `${answers} at once`,
    },
  ],
  async measure(services) {
    const model = await startModel();
    const parts = { ...services, modelUrl: model.url };
    const setups = [];
    for (const side of [await bareSide(parts), await productSide(parts)]) {
      const setup = { side, tabs: await openTabs(side) };
      await warmUp(setup, model);
      setups.push(setup);
    }
    services.say('  everything is warm');
    const rows = [];
    const overloaded = new Set();
    for (const answers of STEPS) {
      for (const setup of setups.filter((one) => !overloaded.has(one))) {
        const row = await triedTwice(setup, answers, model);
        services.say(`  ${row.name}, ${answers}: p99 ${row.p99} ms`);
        if (!row.isHeld) overloaded.add(setup);
        rows.push(row);
      }
    }
    return rows;
  },
};
