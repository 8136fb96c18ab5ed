import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { EnvError } from '../../config/env.js';

/**
 * Tells an operator what is wrong with the Redis of `REDIS_URL`, once at start. One that is away,
 * or that may not be asked, is not judged.
 * @throws EnvError when the product could never work with it.
 */
export async function checkRedis(redis: Redis, logger: Logger): Promise<void> {
  const info = await redis.info().catch(() => '');
  if (/^cluster_enabled:1/m.test(info)) {
    throw new EnvError(
      'REDIS_URL: is a node of a Redis Cluster, which the queues cannot use; ' +
        'set it to a single server or its front (docs/deploy/README.md)',
    );
  }
  const policy = /^maxmemory_policy:(\S+)/m.exec(info)?.[1];
  if (policy !== undefined && policy !== 'noeviction') {
    logger.error(
      { policy },
      'Redis may throw away sessions and jobs when its memory is full: set maxmemory-policy noeviction',
    );
  }
}
