import { setTimeout as delay } from 'node:timers/promises';
import { bare } from './bare.mjs';
import { direct } from './direct.mjs';
import { call } from './http-call.mjs';
import { product } from './product.mjs';
import { startRole } from './roles.mjs';
import { median, ofRounds, quantile, round } from './statistics.mjs';

const ROUNDS = 3;

/** Replies at once, how many questions of each user count, the pace of the model. Milliseconds. */
const LOADS = [
  { atOnce: 1, questions: 14, pace: { first: 50, tokens: 20, gap: 5 } },
  { atOnce: 50, questions: 1, pace: { first: 50, tokens: 100, gap: 20 } },
  { atOnce: 200, questions: 1, pace: { first: 50, tokens: 100, gap: 20 } },
];

/** Before anything counts: many short replies, so that no pipeline is measured uncompiled. */
const WARM_UP = { atOnce: 50, questions: 5, pace: { first: 20, tokens: 20, gap: 5 } };

/**
 * Users begin one after another within one reply's length. Their first questions do not count:
 * from the second on, as many replies are being written as there are users.
 */
async function samplesOf(pipeline, { atOnce, questions, pace }) {
  const length = pace.first + pace.tokens * pace.gap;
  const user = async (number) => {
    await delay((length * number) / atOnce);
    await pipeline.ask(number);
    const samples = [];
    for (let asked = 0; asked < questions; asked += 1) samples.push(await pipeline.ask(number));
    return samples;
  };
  return (await Promise.all(Array.from({ length: atOnce }, (_, number) => user(number)))).flat();
}

/** The rounds of all pipelines take turns, so that what else the machine does meets them alike. */
async function roundsOf(pipelines, load, say) {
  const rounds = pipelines.map(() => []);
  for (let turn = 1; turn <= ROUNDS; turn += 1) {
    for (const [index, pipeline] of pipelines.entries()) {
      rounds[index].push(await samplesOf(pipeline, load));
    }
    say(`  ${load.atOnce} at once: round ${turn} of ${ROUNDS}`);
  }
  return rounds;
}

const pick = (rounds, key) => rounds.map((samples) => samples.map((sample) => sample[key]));

/** @param pipelines the reference first, then the floor, then what is held against them. */
function rowsOf(pipelines, rounds, atOnce) {
  const firsts = rounds.map((turns) => pick(turns, 'first'));
  const reference = firsts[0].map(median);
  const added = (index) => firsts[index].map((turn, at) => median(turn) - reference[at]);
  const addedP99 = (index) => quantile(firsts[index].flat(), 0.99) - median(reference);
  const answered = (index) => pick(rounds[index], 'answered').map(median);
  const overFloor = (of, index) => ofRounds(of(index).map((value, at) => value / of(1)[at]));
  return pipelines.slice(1).map(({ name }, offset) => ({
    atOnce,
    name,
    samples: firsts[offset + 1].flat().length,
    directMs: ofRounds(reference),
    addedOverFloor: overFloor(added, offset + 1),
    addedP99OverFloor: round(addedP99(offset + 1) / addedP99(1)),
    answeredOverFloor: overFloor(answered, offset + 1),
    addedMs: ofRounds(added(offset + 1)),
    addedP99Ms: round(addedP99(offset + 1)),
    answeredMs: ofRounds(answered(offset + 1)),
  }));
}

const spread = ({ median: middle, lowest, highest }) => `${middle} (${lowest} to ${highest})`;

/** Time to first token that each pipeline adds over calling the model directly. */
export const firstToken = {
  name: 'first-token',
  title: 'Time to first token, added over calling the model directly: medians (spread of rounds)',
  columns: [
    ...['replies at once', 'pipeline', 'added, x floor', 'p99 added, x floor'],
    ...['POST answered, x floor', 'added ms', 'p99 added ms', 'POST answered ms'],
  ],
  cells: (row) => [
    ...[row.atOnce, row.name, spread(row.addedOverFloor), row.addedP99OverFloor],
    ...[spread(row.answeredOverFloor), spread(row.addedMs), row.addedP99Ms],
    spread(row.answeredMs),
  ],
  async measure({ say, ...services }) {
    const modelUrl = await startRole('stub-model.mjs');
    const parts = { ...services, modelUrl };
    const pipelines = [
      direct(modelUrl),
      bare({ ...parts, name: 'bare parts', reader: 'node:http' }),
      bare({ ...parts, name: 'usual: bare, openai client', reader: 'openai' }),
      product(parts),
    ];
    const users = Math.max(...LOADS.map(({ atOnce }) => atOnce));
    for (const pipeline of pipelines) await pipeline.prepare(users);
    const setPace = ({ pace }) => call('POST', `${modelUrl}/pace`, pace);
    await setPace(WARM_UP);
    for (const pipeline of pipelines) await samplesOf(pipeline, WARM_UP);
    say('  everything is warm');
    const rows = [];
    for (const load of LOADS) {
      await setPace(load);
      rows.push(...rowsOf(pipelines, await roundsOf(pipelines, load, say), load.atOnce));
    }
    return rows;
  },
};
