import { reconnectAfter } from './redis-connections.js';

/** How a queue asks Redis: what does not work now fails, since a sweep makes up for it. */
export const queueConnection = (url: string) => ({
  url,
  maxRetriesPerRequest: 1,
  commandTimeout: 2000,
  // The library's own wait grows to 20 s, in which questions would be refused and jobs left alone.
  retryStrategy: reconnectAfter,
});

/** How a worker waits for jobs: through any outage. */
export const workerConnection = (url: string) => ({
  url,
  maxRetriesPerRequest: null,
  retryStrategy: reconnectAfter,
});
