import { setTimeout as delay } from 'node:timers/promises';
import { bare } from './bare.mjs';
import { startModel } from './model.mjs';
import { ask, openTab } from './owners.mjs';
import { processesOf } from './product.mjs';
import { ofRounds, over, spread } from './statistics.mjs';

const COUNTS = [1, 2, 4];
const ROUNDS = 3;
const SECONDS = 10;

/**
 * Concurrency of one worker, and a model that is slower than two cores. Milliseconds. Replies of
 * equal length would all end together, and one such end more or less would change a round's result
 * by a quarter.
 */
const CONCURRENCY = 8;
const PACE = { first: 500, tokens: 20, gap: 40, spread: 0.9 };
const REPLY_SECONDS = (PACE.first + (PACE.tokens - 1) * PACE.gap) / 1000;

/** More owners than replies in progress: a worker never waits for a question. */
const OWNERS = 2 * CONCURRENCY * Math.max(...COUNTS);

/** Replies per second while all owners ask again as soon as they are answered. */
async function answeredPerSecond(askAs) {
  let answered = 0;
  let counting = false;
  let asking = true;
  const owner = async (number) => {
    while (asking) {
      await askAs(number);
      if (counting) answered += 1;
    }
  };
  const all = Promise.all(Array.from({ length: OWNERS }, (_, number) => owner(number)));
  await Promise.race([all, delay(2 * REPLY_SECONDS * 1000)]);
  counting = true;
  await Promise.race([all, delay(SECONDS * 1000)]);
  counting = false;
  const result = answered / SECONDS;
  asking = false;
  await all;
  return result;
}

async function withWorkers(count, askAs, startWorker) {
  const workers = await Promise.all(Array.from({ length: count }, () => startWorker()));
  const result = await answeredPerSecond(askAs);
  await Promise.all(workers.map(({ end }) => end()));
  return result;
}

async function productStand({ owners, ...services }) {
  const { startApi, startWorker } = processesOf(services);
  const { url } = await startApi();
  const taken = await owners.take(OWNERS, url);
  const tabs = await Promise.all(taken.map((owner) => openTab(owner, url)));
  const start = () => startWorker({ WORKER_CONCURRENCY: String(CONCURRENCY) });
  return {
    name: 'product',
    async run(count) {
      await owners.beginAnew();
      return withWorkers(count, (number) => ask(taken[number], url, tabs[number]), start);
    },
    close: () => tabs.forEach((tab) => tab.disconnect()),
  };
}

async function bareStand(services) {
  const parts = { ...services, reader: 'node:http', delivery: 'channel', concurrency: CONCURRENCY };
  const pipeline = bare({ ...parts, name: 'bare parts' });
  await pipeline.openTabs(OWNERS);
  return {
    name: pipeline.name,
    run: (count) => withWorkers(count, pipeline.ask, pipeline.startWorker),
    close: pipeline.close,
  };
}

/** Replies per second with one, two and four workers: how close to linear. */
export const workers = {
  name: 'workers',
  patience: 420_000,
  title: `Replies per second by workers that write ${CONCURRENCY} at once, ${REPLY_SECONDS} s long in the mean`,
  columns: [
    'pipeline',
    'workers',
    'x one worker',
    'of linear',
    'of what the model allows',
    'replies per second',
  ],
  cells: (row) => [
    row.name,
    row.count,
    spread(row.overOne),
    spread(row.ofLinear),
    spread(row.ofPossible),
    spread(row.perSecond),
  ],
  plots: [
    {
      title: 'Replies per second, × one worker',
      value: 'overOne',
      bar: 'name',
      group: ({ count }) => `${count} workers`,
    },
  ],
  async measure(services) {
    const model = await startModel();
    await model.setPace(PACE);
    const parts = { ...services, modelUrl: model.url };
    const rows = [];
    for (const stand of [await bareStand(parts), await productStand(parts)]) {
      const rounds = COUNTS.map(() => []);
      for (let turn = 1; turn <= ROUNDS; turn += 1) {
        for (const [index, count] of COUNTS.entries()) rounds[index].push(await stand.run(count));
        services.say(`  ${stand.name}: round ${turn} of ${ROUNDS}`);
      }
      stand.close();
      rows.push(...rowsOf(stand.name, rounds));
    }
    return rows;
  },
};

const rowsOf = (name, rounds) =>
  COUNTS.map((count, index) => ({
    name,
    count,
    overOne: over(rounds[index], rounds[0]),
    ofLinear: over(
      rounds[index].map((value) => value / count),
      rounds[0],
    ),
    ofPossible: ofRounds(
      rounds[index].map((value) => (value * REPLY_SECONDS) / CONCURRENCY / count),
    ),
    perSecond: ofRounds(rounds[index]),
  }));
