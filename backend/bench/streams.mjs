import { gatewaysOf, tabsOf } from './gateways.mjs';
import { startRole } from './processes.mjs';
import { ofRounds, over, spread } from './statistics.mjs';

const USERS = 200;
const TABS = [1, 3];
const ROUNDS = 3;
const SECONDS = 3;
const WARM_UP_SECONDS = 2;

/** Starts a gateway with this many tabs per user, its own publisher and its own tabs. */
async function setUp(gateway, fanOut, { redisUrl }) {
  const { process, places } = await gateway.start(USERS);
  const crowd = await startRole('crowd.mjs', { REDIS_URL: redisUrl });
  await crowd.ask('open', tabsOf(places, fanOut));
  const channels = places.map(({ channel }) => channel);
  const flood = (seconds) => crowd.ask('flood', { channels, form: gateway.form, fanOut, seconds });
  await flood(WARM_UP_SECONDS);
  return {
    name: gateway.name,
    end: () => Promise.all([crowd.end(), process.end()]),
    async round() {
      const before = await process.usage();
      const { delivered, seconds } = await flood(SECONDS);
      const { cpu } = await process.usage();
      return { perSecond: delivered / seconds, cpuPerToken: (cpu - before.cpu) / delivered };
    },
  };
}

async function rowsOf(setups, fanOut) {
  const rounds = setups.map(() => []);
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    for (const [index, one] of setups.entries()) rounds[index].push(await one.round());
  }
  const pick = (index, key) => rounds[index].map((round) => round[key]);
  // The baseline: Socket.IO alone.
  const floor = (key) => pick(1, key);
  return setups.map(({ name }, index) => ({
    fanOut,
    name,
    deliveredOverFloor: over(pick(index, 'perSecond'), floor('perSecond')),
    cpuOverFloor: over(pick(index, 'cpuPerToken'), floor('cpuPerToken')),
    perSecond: ofRounds(pick(index, 'perSecond')),
    cpuPerTokenUs: ofRounds(pick(index, 'cpuPerToken')),
  }));
}

/** Tokens per second through one API process: each is one Redis message and one frame per tab. */
export const streams = {
  name: 'streams',
  title: `Tokens per second through one API process, ${USERS} users, as fast as it delivers them`,
  columns: [
    'tabs per user',
    'gateway',
    'delivered, x socket.io',
    'CPU per token and tab, x socket.io',
    'tokens per second to tabs',
    'CPU µs per token and tab',
  ],
  cells: (row) => [
    row.fanOut,
    row.name,
    spread(row.deliveredOverFloor),
    spread(row.cpuOverFloor),
    spread(row.perSecond),
    spread(row.cpuPerTokenUs),
  ],
  plots: [
    {
      title: 'Gateway CPU per token and tab, × bare socket.io',
      value: 'cpuOverFloor',
      bar: 'name',
      target: 1.3,
      group: ({ fanOut }) => `${fanOut} per user`,
    },
  ],
  async measure(services) {
    const rows = [];
    for (const fanOut of TABS) {
      const setups = [];
      for (const gateway of gatewaysOf(services)) {
        setups.push(await setUp(gateway, fanOut, services));
      }
      rows.push(...(await rowsOf(setups, fanOut)));
      for (const { end } of setups) await end();
      services.say(`  ${fanOut} per user: done`);
    }
    return rows;
  },
};
