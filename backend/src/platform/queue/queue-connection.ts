import { reconnectAfter } from '../redis/redis-connections.js';

/** How a queue asks Redis: what does not work now fails, since a sweep makes up for it. */
export const queueConnection = (url: string) => ({
  url,
  maxRetriesPerRequest: 1,
  commandTimeout: 2000,
  // The library's own wait grows to 20 s, in which questions would be refused and jobs left alone.
  retryStrategy: reconnectAfter,
});

/** What is different for a worker, which waits for jobs through any outage. */
export const WAIT_FOREVER = { maxRetriesPerRequest: null, commandTimeout: undefined };
