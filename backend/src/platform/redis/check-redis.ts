import { once } from 'node:events';
import { Cluster } from 'ioredis';
import type { Logger } from 'pino';
import { EnvError } from '../../config/env.js';
import { REDIS_ROLES } from '../../config/redis-urls.js';
import type { RedisServer } from './redis-connections.js';

/** How long the check waits for a cluster to become ready. Milliseconds. */
const PATIENCE = 2000;

/** The first version with sharded channels. */
const SHARDED = 7;

/**
 * Checks the settings of a Redis once, at startup, and logs what is wrong. Skipped when it is down
 * or does not allow `INFO`.
 * @throws EnvError when the product cannot work with it.
 */
export async function checkRedis(server: RedisServer, logger: Logger): Promise<void> {
  const { roles, commands } = server;
  const isCluster = commands instanceof Cluster;
  if (isCluster) {
    await once(commands, 'ready', { signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined);
  }
  const info = await commands.info().catch(() => '');
  if (isCluster) checkVersion(info);
  else if (/^cluster_enabled:1/m.test(info)) throw new EnvError(clusterFault(server));
  const policy = /^maxmemory_policy:(\S+)/m.exec(info)?.[1];
  if (policy !== undefined && policy !== 'noeviction') {
    logger.error(
      { policy, roles },
      'Redis may throw away sessions and jobs when its memory is full: set maxmemory-policy noeviction',
    );
  }
}

function checkVersion(info: string): void {
  const version = /^redis_version:(\d+)/m.exec(info)?.[1];
  if (version === undefined || Number(version) >= SHARDED) return;
  throw new EnvError(`REDIS_LIVE_URL: a cluster must have version ${String(SHARDED)} or newer`);
}

function clusterFault({ roles }: RedisServer): string {
  const isForAll = roles.length === REDIS_ROLES.length;
  const names = isForAll ? ['REDIS_URL'] : roles.map((role) => `REDIS_${role.toUpperCase()}_URL`);
  const what = `${names.join(', ')}: is a node of a Redis Cluster`;
  return roles.every((role) => role === 'live')
    ? `${what}; write redis+cluster://`
    : `${what}, which only live texts can use; set it to a single server or its front (docs/deploy/README.md)`;
}
