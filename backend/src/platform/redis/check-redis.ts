import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { EnvError } from '../../config/env.js';

/**
 * Checks the settings of the Redis at `REDIS_URL` once, at startup, and logs what is wrong. Skipped
 * when Redis is down or does not allow `INFO`.
 * @throws EnvError when the product cannot work with it.
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
