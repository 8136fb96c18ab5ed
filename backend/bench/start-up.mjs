import { startRole } from './processes.mjs';
import { processesOf } from './product.mjs';
import { ofRounds, over, spread } from './statistics.mjs';

const ROUNDS = 7;

/** Milliseconds from a process's start until it is ready. */
async function time(start) {
  const startedAt = performance.now();
  const process = await start();
  const taken = performance.now() - startedAt;
  await process.end();
  return taken;
}

/** Start-up time of a new process, compared with a bare one. */
export const startUp = {
  name: 'start-up',
  title: 'Start-up: from the start of a process until it is ready',
  columns: ['process', 'x bare gateway', 'ms'],
  cells: (row) => [row.name, spread(row.overFloor), spread(row.ms)],
  plots: [{ title: 'Start-up, × bare gateway', value: 'overFloor', bar: 'name' }],
  async measure(services) {
    const { startApi, startWorker } = processesOf(services);
    const env = { REDIS_URL: services.redisUrl, QUEUE: 'bench-start-up', DELIVERY: 'channel' };
    const starts = {
      'bare gateway': () => startRole('bare-gateway.mjs', env),
      'product, api': startApi,
      'product, worker': startWorker,
    };
    const rounds = Object.entries(starts).map(([name, start]) => ({ name, start, times: [] }));
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      for (const { start, times } of rounds) times.push(await time(start));
    }
    const [floor] = rounds;
    return rounds.map(({ name, times }) => ({
      name,
      overFloor: over(times, floor.times),
      ms: ofRounds(times),
    }));
  },
};
