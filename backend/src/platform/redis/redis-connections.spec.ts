import { pino } from 'pino';
import { afterEach, expect, it } from '@jest/globals';
import { RedisConnections } from './redis-connections.js';

const ONE = 'redis://127.0.0.1:1/0';
const OTHER = 'redis://127.0.0.1:1/1';

let connections: RedisConnections;

afterEach(() => connections.close());

const open = (queue: string, live: string, session: string) =>
  (connections = new RedisConnections(
    { queue: [queue], live: [live], session: [session] },
    pino({ enabled: false }),
  ));

it('roles with the same URL share a connection', () => {
  const { servers } = open(ONE, ONE, ONE);
  expect(servers.map(({ roles }) => roles)).toEqual([['queue', 'live', 'session']]);
  expect(connections.states()).toHaveLength(1);
});

it('a role with a URL of its own has connections of its own', () => {
  open(ONE, OTHER, ONE);
  connections.openLive('subscriber', {});
  expect(connections.states().map(({ connection, roles }) => [connection, roles])).toEqual([
    ['commands', ['queue', 'session']],
    ['commands', ['live']],
    ['subscriber', ['live']],
  ]);
});
