import { setTimeout as delay } from 'node:timers/promises';
import { gatewaysOf, tabsOf } from './gateways.mjs';
import { startRole } from './processes.mjs';
import { ofRounds, over, spread } from './statistics.mjs';

const USERS = 200;
const TABS_EACH = [5, 20];
const ROUNDS = 3;

/**
 * Time for the handshakes' garbage to be collected, as far as that happens by itself. Milliseconds.
 */
const SETTLE_TIME = 3000;

/** Bytes of resident memory per additional idle tab, from 1,000 to 5,000 tabs. */
async function roundOf(gateway, { redisUrl }) {
  const { process, places } = await gateway.start(USERS);
  const crowd = await startRole('crowd.mjs', { REDIS_URL: redisUrl });
  const memories = [];
  for (const each of TABS_EACH) {
    await crowd.ask('open', tabsOf(places, each));
    await delay(SETTLE_TIME);
    memories.push((await process.usage()).memory);
  }
  await Promise.all([crowd.end(), process.end()]);
  return (memories[1] - memories[0]) / (USERS * TABS_EACH[1]);
}

/** Memory that an idle tab costs an API process. */
export const tabMemory = {
  name: 'tab-memory',
  title: 'Memory of an idle tab in the API process: from 1,000 to 5,000 tabs of 200 users',
  columns: ['gateway', 'memory per tab, x socket.io', 'KiB per tab'],
  cells: (row) => [row.name, spread(row.overFloor), spread(row.kibibytes)],
  plots: [
    {
      title: 'Memory per idle tab, × bare socket.io',
      value: 'overFloor',
      bar: 'name',
      target: 1.5,
    },
  ],
  async measure(services) {
    const gateways = gatewaysOf(services);
    const rounds = gateways.map(() => []);
    for (let turn = 1; turn <= ROUNDS; turn += 1) {
      for (const [index, gateway] of gateways.entries()) {
        rounds[index].push(await roundOf(gateway, services));
      }
      services.say(`  round ${turn} of ${ROUNDS}`);
    }
    return gateways.map(({ name }, index) => ({
      name,
      overFloor: over(rounds[index], rounds[1]),
      kibibytes: ofRounds(rounds[index].map((bytes) => bytes / 1024)),
    }));
  },
};
