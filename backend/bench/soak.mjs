import { setTimeout as delay } from 'node:timers/promises';
import { actionsOf, nextAction } from './owner-actions.mjs';
import { startModel } from './model.mjs';
import { openTab } from './owners.mjs';
import { processesOf } from './product.mjs';
import { redisMemory } from './redis-usage.mjs';
import { median, quantile, round } from './statistics.mjs';

const OWNERS = 60;
const WORKERS = 2;
const PACE = { first: 100, tokens: 120, gap: 20 };

/** Minutes in total and per row. The first row is the baseline. */
const { SOAK_MINUTES = '30' } = process.env;
const ROW_MINUTES = 5;
const MINUTE = 60_000;

async function live(owner, api, world) {
  const state = { tab: await openTab(owner, api) };
  const actions = actionsOf(owner, api, { samples: world.samples, first: PACE.first });
  while (world.goesOn) {
    await actions[nextAction(Math.random())](state);
    await delay(200 * Math.random());
  }
  state.tab.disconnect();
}

async function rowOf(minutes, { samples, processes, redisUrl }) {
  const { first, answered, read } = samples;
  Object.assign(samples, { first: [], answered: [], read: [] });
  const memories = await Promise.all(
    Object.values(processes).map(async ({ usage }) => (await usage()).memory / 2 ** 20),
  );
  return {
    minutes,
    replies: first.length,
    firstMs: round(median(first)),
    firstP95Ms: round(quantile(first, 0.95)),
    answeredMs: round(median(answered)),
    readMs: round(median(read)),
    apiMiB: round(memories[0]),
    workersMiB: round(memories.slice(1).reduce((sum, value) => sum + value, 0)),
    redisMiB: round((await redisMemory(redisUrl)) / 2 ** 20),
  };
}

/** Half an hour of mixed load: whether memory and latency stay constant. */
export const soak = {
  name: 'soak',
  onlyByName: true,
  patience: (Number(SOAK_MINUTES) + 3) * MINUTE,
  title: `${OWNERS} owners ask, stop, read and come back for ${SOAK_MINUTES} minutes`,
  columns: [
    'minutes',
    'replies',
    'first token ms',
    'p95',
    'POST ms',
    'GET messages ms',
    'API MiB',
    'workers MiB',
    'Redis MiB',
  ],
  cells: (row) => Object.values(row),
  plots: [
    { title: 'Time to first token, ms', value: 'firstMs' },
    { title: 'Memory of the API process, MiB', value: 'apiMiB' },
    { title: 'Memory of the workers, MiB', value: 'workersMiB' },
  ].map((plot) => ({ ...plot, bar: 'minutes' })),
  async measure({ owners, say, ...services }) {
    const model = await startModel();
    await model.setPace(PACE);
    const { startApi, startWorker } = processesOf({ ...services, modelUrl: model.url });
    const processes = [await startApi()];
    for (let number = 0; number < WORKERS; number += 1) processes.push(await startWorker());
    const api = processes[0].url;
    const samples = { first: [], answered: [], read: [] };
    const world = { goesOn: true, samples, processes, redisUrl: services.redisUrl };
    const all = (await owners.take(OWNERS, api)).map((owner) => live(owner, api, world));
    const rows = [];
    for (let minutes = ROW_MINUTES; minutes <= Number(SOAK_MINUTES); minutes += ROW_MINUTES) {
      await Promise.race([delay(ROW_MINUTES * MINUTE), Promise.all(all)]);
      rows.push(await rowOf(minutes, world));
      say(`  ${minutes} minutes: ${JSON.stringify(rows.at(-1))}`);
    }
    world.goesOn = false;
    await Promise.all(all);
    return rows;
  },
};
