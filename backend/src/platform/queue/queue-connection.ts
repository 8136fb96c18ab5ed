import { reconnectAfter } from '../redis/redis-connections.js';

/** Connection of a queue: commands fail fast, since a sweep makes up for lost jobs. */
export const queueConnection = (url: string) => ({
  url,
  maxRetriesPerRequest: 1,
  commandTimeout: 2000,
  // The library's default backoff grows to 20 s: questions would be refused and jobs left waiting.
  retryStrategy: reconnectAfter,
});

/** Overrides for a worker, which waits for jobs through any outage. */
export const WAIT_FOREVER = { maxRetriesPerRequest: null, commandTimeout: undefined };
