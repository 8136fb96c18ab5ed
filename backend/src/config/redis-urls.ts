/** What the product uses Redis for; each may have a server of its own. */
export const REDIS_ROLES = ['queue', 'live', 'session'] as const;

export type RedisRole = (typeof REDIS_ROLES)[number];

/** Only the queues may have several servers, each for a share of the users. */
export type RedisUrls = Record<RedisRole, readonly string[]>;

/** The servers of each role: from its own setting, otherwise from the common one. */
export const redisUrls = (env: {
  REDIS_URL: string;
  REDIS_QUEUE_URL?: string | undefined;
  REDIS_LIVE_URL?: string | undefined;
  REDIS_SESSION_URL?: string | undefined;
}): RedisUrls => ({
  queue: env.REDIS_QUEUE_URL?.split(',') ?? [env.REDIS_URL],
  live: [env.REDIS_LIVE_URL ?? env.REDIS_URL],
  session: [env.REDIS_SESSION_URL ?? env.REDIS_URL],
});
