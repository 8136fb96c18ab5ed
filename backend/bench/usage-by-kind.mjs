import { KINDS } from '../launcher/capacity-model.mjs';
import { postgresCpu } from './postgres-usage.mjs';
import { redisCpu } from './redis-usage.mjs';

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

export const sumOfKinds = (values) => KINDS.reduce((sum, kind) => sum + values[kind], 0);
