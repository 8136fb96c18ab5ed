import { setTimeout as delay } from 'node:timers/promises';
import { bare } from './bare.mjs';
import { direct } from './direct.mjs';
import { startModel, WARM_UP } from './model.mjs';
import { product } from './product.mjs';
import { redisCpu } from './redis-usage.mjs';
import { median, ofRounds, over, quantile, round, spread } from './statistics.mjs';

const ROUNDS = 5;

/** Concurrent replies, questions counted per user, and the model's pace in milliseconds. */
const LOADS = [
  { atOnce: 1, questions: 14, pace: { first: 50, tokens: 20, gap: 5 } },
  { atOnce: 50, questions: 1, pace: { first: 50, tokens: 100, gap: 20 } },
  { atOnce: 200, questions: 1, pace: { first: 50, tokens: 100, gap: 20 } },
];
/**
 * An owner asks again after a random time of at most this many milliseconds. The product's answers
 * end together, once per tick, and owners who asked at that moment would all ask at once.
 */
const LONGEST_PAUSE = 300;
const WARMING = { atOnce: 50, questions: 5, pace: WARM_UP };

/**
 * Users start staggered over one reply's length. Their first questions do not count: from the
 * second on, nearly as many replies are in progress as there are users.
 */
async function samplesOf(pipeline, { atOnce, questions, pace }) {
  const length = pace.first + pace.tokens * pace.gap;
  const user = async (number) => {
    await delay((length * number) / atOnce);
    await pipeline.ask(number);
    const samples = [];
    for (let asked = 0; asked < questions; asked += 1) {
      await delay(Math.random() * LONGEST_PAUSE);
      samples.push(await pipeline.ask(number));
    }
    return samples;
  };
  return (await Promise.all(Array.from({ length: atOnce }, (_, number) => user(number)))).flat();
}

/** CPU time of the pipeline's processes and Redis. Microseconds. */
async function cpuOf(pipeline, redisUrl) {
  const usages = await pipeline.usages();
  return usages.reduce((sum, { cpu }) => sum + cpu, await redisCpu(redisUrl));
}

async function roundOf(pipeline, load, redisUrl) {
  const before = await cpuOf(pipeline, redisUrl);
  const samples = await samplesOf(pipeline, load);
  const used = (await cpuOf(pipeline, redisUrl)) - before;
  const tokens = load.atOnce * (load.questions + 1) * load.pace.tokens;
  return { samples, cpuPerToken: used / tokens };
}

/**
 * Alternates the pipelines round by round, so that other load on the machine affects all of them
 * alike.
 */
async function roundsOf(pipelines, load, { say, redisUrl, owners }) {
  const rounds = pipelines.map(() => []);
  for (let turn = 1; turn <= ROUNDS; turn += 1) {
    await owners.beginAnew();
    for (const [index, pipeline] of pipelines.entries()) {
      rounds[index].push(await roundOf(pipeline, load, redisUrl));
    }
    say(`  ${load.atOnce} at once: round ${turn} of ${ROUNDS}`);
  }
  return rounds;
}

const pick = (rounds, key) => rounds.map(({ samples }) => samples.map((sample) => sample[key]));

/** @param pipelines the reference, the floor, then the pipelines compared with them. */
function rowsOf(pipelines, rounds, atOnce) {
  const firsts = rounds.map((turns) => pick(turns, 'first'));
  const reference = firsts[0].map(median);
  const added = (index) => firsts[index].map((turn, at) => median(turn) - reference[at]);
  const addedP99 = (index) => quantile(firsts[index].flat(), 0.99) - median(reference);
  const answered = (index) => pick(rounds[index], 'answered').map(median);
  const cpu = (index) => rounds[index].map(({ cpuPerToken }) => cpuPerToken);
  const overFloor = (of, index) => over(of(index), of(1));
  return pipelines.slice(1).map(({ name }, offset) => {
    const index = offset + 1;
    return {
      atOnce,
      name,
      samples: firsts[index].flat().length,
      directMs: ofRounds(reference),
      addedOverFloor: overFloor(added, index),
      addedP99OverFloor: round(addedP99(index) / addedP99(1)),
      answeredOverFloor: overFloor(answered, index),
      cpuOverFloor: overFloor(cpu, index),
      addedMs: ofRounds(added(index)),
      addedP99Ms: round(addedP99(index)),
      answeredMs: ofRounds(answered(index)),
      cpuPerTokenUs: ofRounds(cpu(index)),
    };
  });
}

/** Time to first token that each pipeline adds to a direct call of the model. */
export const firstToken = {
  name: 'first-token',
  patience: 600_000,
  title: 'Time to first token, added over calling the model directly: medians (spread of rounds)',
  columns: [
    'replies at once',
    'pipeline',
    'added, x floor',
    'p99 added, x floor',
    'POST answered, x floor',
    'CPU per token, x floor',
    'added ms',
    'p99 added ms',
    'POST answered ms',
    'CPU µs per token',
  ],
  cells: (row) => [
    row.atOnce,
    row.name,
    spread(row.addedOverFloor),
    row.addedP99OverFloor,
    spread(row.answeredOverFloor),
    spread(row.cpuOverFloor),
    spread(row.addedMs),
    row.addedP99Ms,
    spread(row.answeredMs),
    spread(row.cpuPerTokenUs),
  ],
  plots: [
    { title: 'Time to first token added, × bare parts', value: 'addedOverFloor', target: 2.5 },
    { title: 'CPU per token, × bare parts', value: 'cpuOverFloor', target: 1.3 },
  ].map((plot) => ({ ...plot, group: ({ atOnce }) => `${atOnce} at once`, bar: 'name' })),
  async measure({ say, redisUrl, ...services }) {
    const model = await startModel();
    const parts = { ...services, redisUrl, modelUrl: model.url };
    const usual = 'usual: openai client, redis adapter';
    const pipelines = [
      direct(model.url),
      bare({ ...parts, name: 'bare parts', reader: 'node:http', delivery: 'channel' }),
      bare({ ...parts, name: usual, reader: 'openai', delivery: 'adapter' }),
      product(parts),
    ];
    const users = Math.max(...LOADS.map(({ atOnce }) => atOnce));
    for (const pipeline of pipelines) await pipeline.prepare(users);
    await model.setPace(WARMING.pace);
    for (const pipeline of pipelines) await samplesOf(pipeline, WARMING);
    say('  everything is warm');
    const rows = [];
    for (const load of LOADS) {
      await model.setPace(load.pace);
      const rounds = await roundsOf(pipelines, load, { say, redisUrl, owners: services.owners });
      rows.push(...rowsOf(pipelines, rounds, load.atOnce));
    }
    for (const pipeline of pipelines) pipeline.close();
    return rows;
  },
};
