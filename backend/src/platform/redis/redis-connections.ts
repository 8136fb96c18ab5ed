import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';

/** Injection token of the process's Redis connection for single commands. */
export const REDIS = Symbol('REDIS');

/** A command that Redis does not answer in this time fails: requests never hang. Milliseconds. */
export const COMMAND_TIMEOUT = 2000;

/** A connection that does not end in this time is dropped. Milliseconds. */
const FAREWELL = 1000;

type ConnectionOptions = Pick<
  RedisOptions,
  | 'autoResendUnfulfilledCommands'
  | 'commandTimeout'
  | 'enableAutoPipelining'
  | 'enableOfflineQueue'
  | 'maxRetriesPerRequest'
>;

/** The longest wait between two tries to connect: who comes back is found soon. Milliseconds. */
const LONGEST_WAIT = 500;

/** How long to wait before the next try to connect to a Redis that was lost. Milliseconds. */
export const reconnectAfter = (tries: number): number => Math.min(50 * 2 ** tries, LONGEST_WAIT);

/** Makes further connections; they are closed with the application. */
export class RedisConnections {
  private readonly connections = new Map<string, Redis>();

  constructor(
    private readonly url: string,
    private readonly logger: Logger,
  ) {}

  /** @param name shown in the log and by Redis's `CLIENT LIST`. */
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

  /** The name of each connection, and whether it takes commands now. */
  states(): [name: string, ready: boolean][] {
    return [...this.connections].map(([name, { status }]) => [name, status === 'ready']);
  }

  async close(): Promise<void> {
    await Promise.all([...this.connections.values()].map(end));
  }
}

/** What was sent last, such as the end of a reply, still leaves, if Redis takes it in time. */
async function end(connection: Redis): Promise<void> {
  // Commands that are pipelined by themselves leave with the next turn of the event loop.
  await nextTurn();
  if (connection.status === 'ready') {
    const gone = connection.quit().catch(() => undefined);
    await Promise.race([gone, delay(FAREWELL, undefined, { ref: false })]);
  }
  connection.disconnect();
}
