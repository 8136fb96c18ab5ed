import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';

/** Injection token of the process's Redis connection for ordinary commands. */
export const REDIS = Symbol('REDIS');

/** Commands without a reply by then fail, so that requests never hang. Milliseconds. */
export const COMMAND_TIMEOUT = 2000;

/** Connections that do not quit in this time are dropped. Milliseconds. */
const QUIT_TIMEOUT = 1000;

type ConnectionOptions = Pick<
  RedisOptions,
  | 'autoResendUnfulfilledCommands'
  | 'commandTimeout'
  | 'enableAutoPipelining'
  | 'enableOfflineQueue'
  | 'maxRetriesPerRequest'
>;

/** Longest delay between two connection attempts. Milliseconds. */
const MAX_RECONNECT_DELAY = 500;

/** Delay before the next reconnection attempt. Milliseconds. */
export const reconnectAfter = (tries: number): number =>
  Math.min(50 * 2 ** tries, MAX_RECONNECT_DELAY);

/** Opens connections and closes them on shutdown. */
export class RedisConnections {
  private readonly connections = new Map<string, Redis>();

  constructor(
    private readonly url: string,
    private readonly logger: Logger,
  ) {}

  /** @param name shown in the log and in Redis's `CLIENT LIST`. */
  open(name: string, options: ConnectionOptions = {}): Redis {
    const connection = new Redis(this.url, {
      connectionName: `zampa-${name}`,
      retryStrategy: reconnectAfter,
      ...options,
    });
    connection.on('error', (err: Error) => {
      this.logger.warn({ err, connection: name }, 'Redis connection');
    });
    this.connections.set(name, connection);
    return connection;
  }

  /** Each connection's name, and whether it is ready for commands. */
  states(): [name: string, ready: boolean][] {
    return [...this.connections].map(([name, { status }]) => [name, status === 'ready']);
  }

  async close(): Promise<void> {
    await Promise.all([...this.connections.values()].map(quit));
  }
}

/** Flushes pending commands, such as the end of a reply, if Redis accepts them in time. */
async function quit(connection: Redis): Promise<void> {
  // Auto-pipelined commands are sent on the next turn of the event loop.
  await nextTurn();
  if (connection.status === 'ready') {
    const quitted = connection.quit().catch(() => undefined);
    await Promise.race([quitted, delay(QUIT_TIMEOUT, undefined, { ref: false })]);
  }
  connection.disconnect();
}
