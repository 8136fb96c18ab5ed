import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { Cluster, Redis } from 'ioredis';
import type { Logger } from 'pino';
import { ThrottledWarnings } from '../logging/throttled-warnings.js';
import { REDIS_ROLES, type RedisRole, type RedisUrls } from '../../config/redis-urls.js';
import {
  nodeUrl,
  openRedis,
  reconnectAfter,
  type ConnectionOptions,
  type LiveRedis,
} from './open-redis.js';

/** Injection tokens of the process's connection for ordinary commands to the Redis of a role. */
export const LIVE_REDIS = Symbol('LIVE_REDIS');
export const SESSION_REDIS = Symbol('SESSION_REDIS');

/** Commands without a reply after this time fail, so that requests never hang. Milliseconds. */
const COMMAND_TIMEOUT = 2000;

/** Connections that have not quit after this time are dropped. Milliseconds. */
const QUIT_TIMEOUT = 1000;

const COMMANDS: ConnectionOptions = {
  commandTimeout: COMMAND_TIMEOUT,
  maxRetriesPerRequest: 1,
  enableAutoPipelining: true,
};

/** A Redis, what it is used for, and the connection for ordinary commands. */
export interface RedisServer {
  readonly url: string;
  readonly roles: readonly RedisRole[];
  readonly commands: LiveRedis;
}

interface Connection {
  name: string;
  redis: LiveRedis;
  server: Omit<RedisServer, 'commands'>;
}

/**
 * Opens connections by role, and closes them on shutdown. Roles with the same URL share a server.
 */
export class RedisConnections {
  readonly servers: readonly RedisServer[];
  private readonly connections = new Set<Connection>();

  constructor(
    private readonly urls: RedisUrls,
    private readonly logger: Logger,
  ) {
    this.servers = [...new Set(Object.values(urls).flat())].map((url) => {
      const server = { url, roles: REDIS_ROLES.filter((role) => urls[role].includes(url)) };
      return { ...server, commands: this.connect('commands', server, COMMANDS) };
    });
  }

  /** The servers that share the role, in the order of their setting. */
  all(role: RedisRole): RedisServer[] {
    return this.urls[role].map((url) => this.withUrl(url));
  }

  /** The server that has the role, or the first of them. */
  of(role: RedisRole): RedisServer {
    return this.withUrl(this.urls[role][0]);
  }

  /** @param name shown in the log and in Redis's `CLIENT LIST`. */
  openLive(name: string, options: ConnectionOptions): LiveRedis {
    return this.connect(name, this.of('live'), options);
  }

  /** One connection to each server that has queues. */
  openQueues(name: string, options: ConnectionOptions): Redis[] {
    return this.all('queue').map((server) => this.connect(name, server, options) as Redis);
  }

  /** A connection to one node of the live cluster. @param node `host:port` */
  openNode(node: string, name: string, options: ConnectionOptions): Redis {
    const server = this.of('live');
    const url = nodeUrl(server.url, node);
    const redis = new Redis(url, { ...naming(name), retryStrategy: reconnectAfter, ...options });
    return this.keep(redis, `${name} ${node}`, server);
  }

  /** Closes a connection before the process ends. */
  drop(redis: Redis): void {
    for (const connection of this.connections) {
      if (connection.redis === redis) this.connections.delete(connection);
    }
    redis.disconnect();
  }

  /** All connections that were opened, and whether each is ready for commands. */
  states(): { connection: string; url: string; roles: readonly RedisRole[]; ready: boolean }[] {
    return [...this.connections].map(({ name, server, redis }) => ({
      connection: name,
      url: server.url,
      roles: server.roles,
      ready: redis.status === 'ready',
    }));
  }

  async close(): Promise<void> {
    await Promise.all([...this.connections].map(({ redis }) => quit(redis)));
  }

  private withUrl(wanted: string | undefined): RedisServer {
    const server = this.servers.find(({ url }) => url === wanted);
    if (!server) throw new Error('no such Redis');
    return server;
  }

  private connect(
    name: string,
    server: Connection['server'],
    options: ConnectionOptions,
  ): LiveRedis {
    return this.keep(openRedis(server.url, { ...naming(name), ...options }), name, server);
  }

  private keep<T extends LiveRedis>(redis: T, name: string, server: Connection['server']): T {
    const connection = { connection: name, roles: server.roles };
    const warnings = new ThrottledWarnings(this.logger);
    let isAway = false;
    const warn = (err: Error) => {
      isAway = true;
      warnings.warn({ err, ...connection }, 'Redis connection');
    };
    redis.on('error', warn);
    if (redis instanceof Cluster) redis.on('node error', warn);
    redis.on('ready', () => {
      if (isAway) this.logger.info(connection, 'Redis connection is back');
      isAway = false;
      warnings.forget();
    });
    this.connections.add({ name, redis, server });
    return redis;
  }
}

const naming = (name: string): ConnectionOptions => ({ connectionName: `zampa-${name}` });

/** Flushes pending commands, such as the end of a reply, if Redis accepts them in time. */
async function quit(connection: LiveRedis): Promise<void> {
  // Auto-pipelined commands are sent on the next turn of the event loop.
  await nextTurn();
  if (connection.status === 'ready') {
    const quitted = connection.quit().catch(() => undefined);
    await Promise.race([quitted, delay(QUIT_TIMEOUT, undefined, { ref: false })]);
  }
  connection.disconnect();
}
