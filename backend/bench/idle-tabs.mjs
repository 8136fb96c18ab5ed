import { setTimeout as delay } from 'node:timers/promises';
import { manyLike } from './many-owners.mjs';
import { connectionLimit } from './open-files.mjs';
import { startRole } from './processes.mjs';
import { processesOf } from './product.mjs';
import { redisMemory } from './redis-usage.mjs';
import { socketIoAddress } from './socket-io.mjs';
import { round } from './statistics.mjs';

/** Each tab belongs to another owner, which costs the most: a session and a channel each. */
const { IDLE_TABS = '50000' } = process.env;
const WANTED = Number(IDLE_TABS);
const STEPS = 5;

/** Per process of tabs, and per local address, which has about 28,000 ports. */
const TABS_OF_CROWD = 10_000;

/**
 * Time for the handshakes' garbage to be collected, and how long idle tabs are observed. Seconds.
 */
const SETTLE = 10;
const WATCHED = 30;

const MIB = 2 ** 20;

/** Opens tabs, ten thousand per process and local address. */
async function openTabs(crowds, tabs) {
  for (let next = 0; next < tabs.length;) {
    let crowd = crowds.at(-1);
    if (!crowd || crowd.tabs === TABS_OF_CROWD) {
      crowd = { tabs: 0, ...(await startRole('crowd.mjs')) };
      crowds.push(crowd);
    }
    const some = tabs.slice(next, next + TABS_OF_CROWD - crowd.tabs);
    const localAddress = `127.0.0.${crowds.length + 1}`;
    await crowd.ask(
      'open',
      some.map((tab) => ({ ...tab, localAddress })),
    );
    crowd.tabs += some.length;
    next += some.length;
  }
}

/** What the process and Redis use while no tab does anything. */
async function watch(tabs, api, redisUrl) {
  await delay(SETTLE * 1000);
  const before = await api.usage();
  await delay(WATCHED * 1000);
  const { cpu, memory } = await api.usage();
  const redis = await redisMemory(redisUrl);
  return { tabs, memory, redis, load: (cpu - before.cpu) / WATCHED / 1e6 };
}

/** A row computed from the line through the first and last rows measured with tabs. */
function computedFor(tabs, rows) {
  const [first, last] = [rows[1], rows.at(-1)];
  const at = (key) =>
    first[key] + ((last[key] - first[key]) / (last.tabs - first.tabs)) * (tabs - first.tabs);
  const values = ['memory', 'redis', 'load'].map((key) => [key, at(key)]);
  return { tabs, isComputed: true, ...Object.fromEntries(values) };
}

/** Tens of thousands of idle tabs. */
export const idleTabs = {
  name: 'idle-tabs',
  onlyByName: true,
  patience: 900_000,
  title: `${WANTED} idle tabs of as many signed-in owners on one API process`,
  columns: ['tabs', 'API process, MiB', 'KiB a tab', 'share of a core', 'Redis, MiB', 'how'],
  cells: (row) => [
    row.tabs,
    round(row.memory / MIB),
    row.each ? round(row.each / 1024) : '',
    round(row.load),
    round(row.redis / MIB),
    row.isComputed ? 'computed' : 'measured',
  ],
  plots: [],
  async measure({ owners, say, ...services }) {
    const most = Math.min(WANTED, connectionLimit());
    if (most < WANTED) say(`  a process may open too few files (ulimit -n) for more than ${most}`);
    const api = await processesOf(services).startApi();
    const [template] = await owners.take(1, api.url);
    const all = await manyLike(template, most, services);
    const rows = [await watch(0, api, services.redisUrl)];
    const crowds = [];
    for (let step = 0; step < STEPS; step += 1) {
      const part = all.slice(
        Math.round((most * step) / STEPS),
        Math.round((most * (step + 1)) / STEPS),
      );
      const tabs = part.map(({ headers: { cookie } }) => ({
        url: socketIoAddress(api.url),
        protocol: 'socket.io',
        cookie,
      }));
      await openTabs(crowds, tabs);
      const open = crowds.reduce((sum, crowd) => sum + crowd.tabs, 0);
      rows.push(await watch(open, api, services.redisUrl));
      say(`  ${open} tabs: ${round(rows.at(-1).memory / MIB)} MiB`);
    }
    if (most < WANTED) rows.push(computedFor(WANTED, rows));
    const [{ memory: none }] = rows;
    return rows.map((row) => ({ ...row, each: row.tabs > 0 && (row.memory - none) / row.tabs }));
  },
};
