import { randomBytes } from 'node:crypto';
import { ask, openTab } from './owners.mjs';
import { startProduct } from './processes.mjs';

/** The same for the whole bench, so that owners stay signed in. */
export const SESSION_SECRET = randomBytes(32).toString('hex');

/** The product's processes as an operator runs them, on the bench's services. */
export function processesOf({ databaseUrl, redisUrl, modelUrl = 'http://127.0.0.1:9' }) {
  const settings = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    SESSION_SECRET,
    OPENAI_BASE_URL: `${modelUrl}/v1`,
    OPENAI_API_KEY: 'bench',
    WORKER_CONCURRENCY: '256',
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'warn',
  };
  const start = (name) => (own) => startProduct(name, { ...settings, ...own });
  return { startApi: start('api'), startWorker: start('worker') };
}

/** One API and one worker process as a pipeline, from a question to its first token in a tab. */
export function product({ owners, ...services }) {
  const { startApi, startWorker } = processesOf(services);
  let processes;
  let users;

  return {
    name: 'product',
    async prepare(count) {
      processes = [await startApi(), await startWorker()];
      const api = processes[0].url;
      const taken = await owners.take(count, api);
      users = await Promise.all(
        taken.map(async (owner) => ({ owner, api, tab: await openTab(owner, api) })),
      );
    },
    processes: () => processes,
    usages: () => Promise.all(processes.map(({ usage }) => usage())),
    ask: (user) => ask(users[user].owner, users[user].api, users[user].tab),
    close: () => users.forEach(({ tab }) => tab.disconnect()),
  };
}
