import { afterEach, expect, it } from '@jest/globals';
import { register } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { RedisHeartbeats } from '../redis/redis-heartbeats.js';
import { ConnectionMetrics } from './connection.metrics.js';
import { DatabaseFacts } from './database-facts.repository.js';

type States = ReturnType<RedisHeartbeats['states']>;

afterEach(() => register.clear());

function watch({ states = [], readOnly = 'off' }: { states?: States; readOnly?: string }) {
  const database = {
    driver: { master: { totalCount: 0, idleCount: 0, waitingCount: 0, options: { max: 1 } } },
    createQueryRunner: () => ({
      connect: () =>
        Promise.resolve({
          query: () => Promise.resolve({ rows: [{ takesWrites: readOnly === 'off' }] }),
          end: () => Promise.resolve(),
        }),
      release: () => Promise.resolve(),
    }),
  } as unknown as DataSource;
  const redis = { states: () => states } as unknown as RedisHeartbeats;
  new ConnectionMetrics(database, new DatabaseFacts(database), redis).onModuleInit();
}

const shown = async (name: string) =>
  (await register.getSingleMetricAsString(name)).split('\n').filter((line) => line[0] !== '#');

it('a connection that was given up is no longer shown as down', async () => {
  const states: States = ['subscriber 10.0.0.7:6379', 'commands'].map((connection, index) => ({
    connection,
    url: 'redis://live',
    roles: ['live'],
    ready: index > 0,
  }));
  watch({ states });
  expect(await shown('zampa_redis_ready')).toEqual([
    'zampa_redis_ready{connection="commands",roles="live"} 1',
    'zampa_redis_ready{connection="subscriber 10.0.0.7:6379",roles="live"} 0',
  ]);
  states.shift();
  expect(await shown('zampa_redis_ready')).toEqual([
    'zampa_redis_ready{connection="commands",roles="live"} 1',
  ]);
});

it.each([
  ['off', '1'],
  ['on', '0'],
])('PostgreSQL with transaction_read_only %s is shown as %s', async (readOnly, ready) => {
  watch({ readOnly });
  expect(await shown('zampa_database_ready')).toEqual([`zampa_database_ready ${ready}`]);
});
