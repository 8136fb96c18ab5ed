import { describe, expect, it } from '@jest/globals';
import { readEnv } from './env.js';
import { messageOf, VALID } from './env.fixture.js';

describe('the servers of an installation', () => {
  it.each(['redis://', 'redis:6379', 'http://redis', 'redis://:p%ss@redis:6379'])(
    'names the Redis URL %s beside other faults',
    (REDIS_URL) => {
      const message = messageOf({ ...VALID, REDIS_URL, DATABASE_URL: 'db', PORT: 'many' });
      for (const name of ['REDIS_URL', 'DATABASE_URL', 'PORT']) {
        expect(message).toContain(`${name}: `);
      }
    },
  );

  it('has one Redis for all roles, but for those with one of their own', () => {
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

  it('reaches PostgreSQL by a socket too', () => {
    const DATABASE_URL = 'postgresql:///zampa?host=/run/postgresql';
    expect(readEnv({ ...VALID, DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
  });
});
