import { postgresCpu } from './postgres-usage.mjs';
import { redisCpu } from './redis-usage.mjs';

/** What uses the processor in a question, apart from the front door and the model. */
export const KINDS = ['api', 'worker', 'postgres', 'redis'];

/** CPU time so far by kind of process, of one API and one worker. Microseconds. */
export async function usageByKind([api, worker], { database, redisUrl }) {
  const [apiUsage, workerUsage, postgres, redis] = await Promise.all([
    api.usage(),
    worker.usage(),
    postgresCpu(database),
    redisCpu(redisUrl),
  ]);
  return { api: apiUsage.cpu, worker: workerUsage.cpu, postgres, redis };
}

/** A value of each kind of process. */
export const eachKind = (valueOf) => Object.fromEntries(KINDS.map((kind) => [kind, valueOf(kind)]));

export const sumOfKinds = (values) => KINDS.reduce((sum, kind) => sum + values[kind], 0);
