import { describe, expect, it } from '@jest/globals';
import { readEnv } from './env.js';
import { messageOf, VALID } from './env.fixture.js';

describe('the server settings', () => {
  it.each(['redis://', 'redis:6379', 'http://redis', 'redis://:p%ss@redis:6379'])(
    'report the Redis URL %s along with other errors',
    (REDIS_URL) => {
      const message = messageOf({ ...VALID, REDIS_URL, DATABASE_URL: 'db', PORT: 'many' });
      for (const name of ['REDIS_URL', 'DATABASE_URL', 'PORT']) {
        expect(message).toContain(`${name}: `);
      }
    },
  );

  it('use one Redis for all roles except those with their own', () => {
    const REDIS_LIVE_URL = 'redis://live:6379';
    const { REDIS_URL } = VALID;
    expect(readEnv(VALID).redis).toEqual({
      queue: [REDIS_URL],
      live: [REDIS_URL],
      session: [REDIS_URL],
    });
    expect(readEnv({ ...VALID, REDIS_LIVE_URL, REDIS_QUEUE_URL: '' }).redis).toEqual({
      queue: [REDIS_URL],
      live: [REDIS_LIVE_URL],
      session: [REDIS_URL],
    });
    const REDIS_QUEUE_URL = 'redis://one:6379,redis://two:6379';
    const queue = REDIS_QUEUE_URL.split(',');
    expect(readEnv({ ...VALID, REDIS_QUEUE_URL }).redis).toMatchObject({ queue });
  });

  it('accept a PostgreSQL socket as well', () => {
    const DATABASE_URL = 'postgresql:///zampa?host=/run/postgresql';
    expect(readEnv({ ...VALID, DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
  });
});
