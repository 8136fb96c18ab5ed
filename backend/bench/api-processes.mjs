import { gatewaysOf, tabsOf } from './gateways.mjs';
import { startRole } from './processes.mjs';
import { ofRounds, over, spread } from './statistics.mjs';

/** Concurrent streams per process, and tokens per second of each. */
const STREAMS = 100;
const PER_SECOND = 30;
const ROUNDS = 3;
const SECONDS = 5;

/** Starts API processes, each with tabs of its own users, and one publisher for all. */
async function setUp(count, services) {
  const product = gatewaysOf(services).at(-1);
  const crowd = await startRole('crowd.mjs', { REDIS_URL: services.redisUrl });
  const started = [];
  for (let number = 0; number < count; number += 1) {
    const { process, places } = await product.start(STREAMS * count);
    const own = places.slice(number * STREAMS, (number + 1) * STREAMS);
    await crowd.ask('open', tabsOf(own, 1));
    started.push({ process, channels: own.map(({ channel }) => channel) });
  }
  const channels = started.flatMap((one) => one.channels);
  const pace = { channels, form: product.form, perSecond: PER_SECOND, seconds: SECONDS };
  const cpus = () => Promise.all(started.map(async ({ process }) => (await process.usage()).cpu));
  await crowd.ask('pace', pace);
  return {
    count,
    end: () => Promise.all([crowd.end(), ...started.map(({ process }) => process.end())]),
    async round() {
      const before = await cpus();
      const { delivered, seconds } = await crowd.ask('pace', pace);
      const used = (await cpus()).reduce((sum, cpu, index) => sum + cpu - before[index], 0);
      return {
        perSecond: delivered / seconds,
        load: used / count / (seconds * 1e6),
      };
    },
  };
}

/** Twice the processes with twice the streams: does each do as much work as a single one? */
export const apiProcesses = {
  name: 'api-processes',
  title: `${STREAMS} live replies per API process, ${PER_SECOND} pieces a second of each`,
  columns: [
    'API processes',
    'delivered, x one process',
    'CPU of each process, x one process',
    'pieces per second to tabs',
    'share of a core, each',
  ],
  cells: (row) => [
    row.count,
    spread(row.deliveredOverOne),
    spread(row.loadOverOne),
    spread(row.perSecond),
    spread(row.load),
  ],
  plots: [
    {
      title: 'Delivered by two API processes, × one',
      value: 'deliveredOverOne',
      bar: 'count',
      target: 2,
    },
  ],
  async measure(services) {
    const setups = [await setUp(1, services), await setUp(2, services)];
    const rounds = setups.map(() => []);
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      for (const [index, one] of setups.entries()) rounds[index].push(await one.round());
    }
    for (const { end } of setups) await end();
    const pick = (index, key) => rounds[index].map((round) => round[key]);
    return setups.map(({ count }, index) => ({
      count,
      deliveredOverOne: over(pick(index, 'perSecond'), pick(0, 'perSecond')),
      loadOverOne: over(pick(index, 'load'), pick(0, 'load')),
      perSecond: ofRounds(pick(index, 'perSecond')),
      load: ofRounds(pick(index, 'load')),
    }));
  },
};
