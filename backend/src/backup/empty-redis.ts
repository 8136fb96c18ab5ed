import { once } from 'node:events';
import { Cluster, type Redis } from 'ioredis';
import { openRedis, type LiveRedis } from '../platform/redis/open-redis.js';
import { reasonOf } from '../platform/run-tool.js';

/** Number of keys looked for at a time. */
const AT_ONCE = 1000;

/** @throws Error with the reason unless each of these Redis servers lets its keys be deleted. */
export const assertErasable = (urls: Iterable<string>): Promise<void> =>
  eachOf(urls, async (redis, servers) => {
    await redis.unlink('health');
    for (const server of servers) await server.scan(0);
  });

/**
 * Deletes sessions, jobs and texts: those newer than a backup could refer to missing rows. Uses only
 * commands that every user of the product may run, unlike FLUSHDB.
 */
export const emptyRedis = (urls: Iterable<string>): Promise<void> =>
  eachOf(urls, async (_, servers) => {
    for (const server of servers)
      for await (const keys of server.scanStream({ count: AT_ONCE }))
        await Promise.all((keys as string[]).map((key) => server.unlink(key)));
  });

type Work = (redis: LiveRedis, servers: Redis[]) => Promise<void>;

async function eachOf(urls: Iterable<string>, work: Work): Promise<void> {
  for (const url of urls) {
    const redis = openRedis(url, { maxRetriesPerRequest: 2 });
    let lost: Error | undefined;
    redis.on('error', (error: Error) => (lost = error));
    try {
      if (redis instanceof Cluster) await once(redis, 'ready');
      await work(redis, redis instanceof Cluster ? redis.nodes('master') : [redis]);
    } catch (error) {
      throw new Error(`Redis: ${reasonOf(lost ?? error)}`, { cause: error });
    } finally {
      redis.disconnect();
    }
  }
}
