import type { Logger } from 'pino';
import { EnvError } from '../../config/env.js';
import type { RedisServer } from './redis-connections.js';

/**
 * Checks the settings of a Redis once, at startup, and logs what is wrong. Skipped when it is down
 * or does not allow `INFO`.
 * @throws EnvError when the product cannot work with it.
 */
export async function checkRedis({ roles, commands }: RedisServer, logger: Logger): Promise<void> {
  const info = await commands.info().catch(() => '');
  if (/^cluster_enabled:1/m.test(info)) {
    throw new EnvError(
      `REDIS_URL: is a node of a Redis Cluster, which ${roles.join(', ')} cannot use; ` +
        'set it to a single server or its front (docs/deploy/README.md)',
    );
  }
  const policy = /^maxmemory_policy:(\S+)/m.exec(info)?.[1];
  if (policy !== undefined && policy !== 'noeviction') {
    logger.error(
      { policy, roles },
      'Redis may throw away sessions and jobs when its memory is full: set maxmemory-policy noeviction',
    );
  }
}
