import { coresUsed, KINDS } from '../launcher/capacity-model.mjs';
import { measureCosts, spentOn, startWithOwners } from './costs.mjs';
import { nextAction, SHARES } from './owner-actions.mjs';
import { round } from './statistics.mjs';
import { steadily } from './steady.mjs';

const { CHECK_OWNERS = '50,300,1000', CHECK_SECONDS = '60' } = process.env;
const COUNTS = CHECK_OWNERS.split(',').map(Number);
const SECONDS = Number(CHECK_SECONDS);

/** Seconds between two actions of an owner, with the same mix of actions as in `soak`. */
const BETWEEN = 20;
const PACE = { first: 100, tokens: 120, gap: 20 };

/** Average tokens of a stopped answer: it is stopped 100 to 200 ms after it was requested. */
const STOPPED = 3;

/** How far a prediction may be off. */
const TOLERANCE = 0.25;

/** What the model predicts for this many owners, before they have done anything. */
function predict(count, figures) {
  const perSecond = count / BETWEEN;
  const { ask, stop, read, comeBack } = SHARES;
  const load = {
    questions: perSecond * (ask + stop),
    visits: perSecond * read,
    openings: perSecond * comeBack,
    tokens: (ask * PACE.tokens + stop * STOPPED) / (ask + stop),
    tabs: count,
  };
  return coresUsed(figures, load);
}

async function runWith(count, world, services) {
  await world.beginAnew();
  const people = world.people.slice(0, count);
  const act = ({ actions, state }) => actions[nextAction(Math.random())](state);
  const rate = { perSecond: count / BETWEEN, seconds: SECONDS };
  return spentOn(() => steadily(people, act, rate), world, services);
}

/** How far the figures' predictions are from actual usage, on the same machine. */
export const capacityCheck = {
  name: 'capacity',
  onlyByName: true,
  patience: 1_800_000,
  title: `CPU seconds predicted and used by owners who do something every ${BETWEEN} s, for ${SECONDS} s`,
  columns: ['owners', 'kind', 'predicted, s', 'used, s', 'used, x predicted', 'within 25 %'],
  cells: (row) => [
    row.owners,
    row.kind,
    round(row.predicted),
    round(row.used),
    round(row.ratio),
    Math.abs(row.ratio - 1) <= TOLERANCE ? 'yes' : 'no',
  ],
  plots: [{ title: 'CPU time used, × predicted', value: 'ratio', bar: 'kind', target: 1 }].map(
    (plot) => ({ ...plot, group: ({ owners }) => `${owners} owners` }),
  ),
  async measure(services) {
    const world = await startWithOwners(Math.max(...COUNTS), services);
    const figures = await measureCosts(world, services);
    const rows = [];
    for (const owners of COUNTS) {
      const cores = predict(owners, figures);
      await world.model.setPace(PACE);
      const { used, seconds } = await runWith(owners, world, services);
      for (const kind of KINDS) {
        const predicted = cores[kind] * SECONDS + figures.rest[kind] * (seconds - SECONDS);
        const spent = used[kind] / 1e6;
        rows.push({ owners, kind, predicted, used: spent, ratio: spent / predicted });
      }
      services.say(`  ${owners} owners: done`);
    }
    for (const { state } of world.people) state.tab.disconnect();
    return rows;
  },
};
