import { eachKind, KINDS } from '../launcher/capacity-model.mjs';
import { bare } from './bare.mjs';
import { startModel, WARM_UP } from './model.mjs';
import { product } from './product.mjs';
import { median, ofRounds, over, quantile, round, spread } from './statistics.mjs';
import { steadily } from './steady.mjs';
import { sumOfKinds, usageByKind } from './usage-by-kind.mjs';

/** Questions a second: hardly any, few, and as many as leave room on two cores. */
const { CALM_RATES = '2,16,48' } = process.env;
const RATES = CALM_RATES.split(',').map(Number);
const { CALM_SECONDS = '30' } = process.env;
const SECONDS = Number(CALM_SECONDS);
const ROUNDS = 3;
const PACE = { first: 50, tokens: 100, gap: 20 };

/**
 * Enough owners that none asks more than eight times per round: the tenth answer brings a summary.
 */
const OWNERS = 180;
const WARMING = { perSecond: 30, seconds: 10 };

const askAt = (pipeline, rate) =>
  steadily([...Array(OWNERS).keys()], (owner) => pipeline.ask(owner), rate);

/** Milliseconds of CPU per question by kind of process, and the times of all questions. */
async function roundOf(pipeline, perSecond, services) {
  const before = await usageByKind(pipeline.processes(), services);
  const samples = await askAt(pipeline, { perSecond, seconds: SECONDS });
  const after = await usageByKind(pipeline.processes(), services);
  const spent = eachKind((kind) => (after[kind] - before[kind]) / 1000 / samples.length);
  return { ...spent, all: sumOfKinds(spent), samples };
}

async function roundsOf(pipelines, perSecond, services) {
  const rounds = pipelines.map(() => []);
  for (let turn = 1; turn <= ROUNDS; turn += 1) {
    await services.owners.beginAnew();
    for (const [index, pipeline] of pipelines.entries()) {
      rounds[index].push(await roundOf(pipeline, perSecond, services));
    }
    services.say(`  ${perSecond} a second: round ${turn} of ${ROUNDS}`);
  }
  return rounds;
}

function rowOf({ name }, perSecond, rounds, floor) {
  const pick = (key, of = rounds) => of.map((one) => one[key]);
  const times = (key) => rounds.flatMap(({ samples }) => samples.map((sample) => sample[key]));
  return {
    perSecond,
    name,
    questions: times('first').length,
    ...eachKind((kind) => ofRounds(pick(kind))),
    all: ofRounds(pick('all')),
    overFloor: over(pick('all'), pick('all', floor)),
    answeredMs: round(median(times('answered'))),
    firstMs: round(median(times('first'))),
    firstP99Ms: round(quantile(times('first'), 0.99)),
  };
}

/** What a question costs each kind of process while they are not busy. */
export const calm = {
  name: 'calm',
  onlyByName: true,
  patience: (RATES.length * ROUNDS * 2 * (SECONDS + 5) + 180) * 1000,
  title: `CPU time of a question of ${PACE.tokens} tokens at a steady rate: medians (spread of rounds)`,
  columns: [
    'questions a second',
    'pipeline',
    'API, ms',
    'worker, ms',
    'PostgreSQL, ms',
    'Redis, ms',
    'all, ms',
    'all, x bare parts',
    'POST ms',
    'first token ms',
    'p99',
  ],
  cells: (row) => [
    row.perSecond,
    row.name,
    ...[...KINDS, 'all', 'overFloor'].map((key) => spread(row[key])),
    row.answeredMs,
    row.firstMs,
    row.firstP99Ms,
  ],
  plots: [
    {
      title: 'CPU time of a question, ms',
      value: 'all',
      bar: 'name',
      group: ({ perSecond }) => `${perSecond} a second`,
    },
  ],
  async measure(services) {
    const model = await startModel();
    const parts = { ...services, modelUrl: model.url };
    const pipelines = [
      bare({ ...parts, name: 'bare parts', reader: 'node:http', delivery: 'channel' }),
      product(parts),
    ];
    for (const pipeline of pipelines) await pipeline.prepare(OWNERS);
    await model.setPace(WARM_UP);
    for (const pipeline of pipelines) await askAt(pipeline, WARMING);
    services.say('  everything is warm');
    await model.setPace(PACE);
    const rows = [];
    for (const perSecond of RATES) {
      const rounds = await roundsOf(pipelines, perSecond, services);
      rows.push(...pipelines.map((one, index) => rowOf(one, perSecond, rounds[index], rounds[0])));
    }
    for (const pipeline of pipelines) pipeline.close();
    return rows;
  },
};
