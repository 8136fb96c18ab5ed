import { Cluster, Command, Redis, type RedisOptions } from 'ioredis';

/** The Redis of live texts: one server, or a cluster. */
export type LiveRedis = Redis | Cluster;

export type ConnectionOptions = Pick<
  RedisOptions,
  | 'autoResendUnfulfilledCommands'
  | 'autoResubscribe'
  | 'commandTimeout'
  | 'connectionName'
  | 'enableAutoPipelining'
  | 'enableOfflineQueue'
  | 'maxRetriesPerRequest'
>;

/** Longest delay between two connection attempts. Milliseconds. */
const MAX_RECONNECT_DELAY = 500;

/** How often a cluster is asked which node has which slots. Milliseconds. */
const TOPOLOGY_INTERVAL = 5000;

const CLUSTER = '+cluster:';

/** Delay before the next reconnection attempt. Milliseconds. */
export const reconnectAfter = (tries: number): number =>
  Math.min(50 * 2 ** tries, MAX_RECONNECT_DELAY);

/**
 * Whether a connection is to be opened anew after this error: a former master that is now a replica
 * keeps its connections, and only a new one finds the new master.
 */
export const reconnectOnError = ({ message }: Error): boolean =>
  /\b(READONLY|MASTERDOWN)\b/.test(message);

/** @param url `redis+cluster:` names a node of a cluster, further ones as `?node=host:port`. */
export function openRedis(url: string, options: ConnectionOptions): LiveRedis {
  if (new URL(url).protocol.endsWith(CLUSTER)) return openCluster(url, options);
  return new Redis(url, { retryStrategy: reconnectAfter, reconnectOnError, ...options });
}

function openCluster(text: string, options: ConnectionOptions): Cluster {
  const url = new URL(text);
  const nodes = [url.host, ...url.searchParams.getAll('node')].map((node) => nodeUrl(text, node));
  return new Cluster(nodes, {
    clusterRetryStrategy: reconnectAfter,
    // Certificates name hosts, not addresses.
    dnsLookup: (host, found) => found(null, host),
    // Pipelined commands would all fail if the slot of one has just moved.
    enableAutoPipelining: false,
    // Commands queued while offline would pile up without limit.
    enableOfflineQueue: false,
    slotsRefreshInterval: TOPOLOGY_INTERVAL,
    redisOptions: {
      ...options,
      username: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
      ...(url.protocol === 'rediss+cluster:' && { tls: {} }),
    },
  });
}

/** The URL of one node of a cluster. @param node as the cluster names it: `host:port`. */
export function nodeUrl(cluster: string, node: string): string {
  const { protocol, username, password } = new URL(cluster);
  const [, host = '', port = '6379'] = /^(.*?)(?::(\d+))?$/.exec(node) ?? [];
  const name = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
  const login = username || password ? `${username}:${password}@` : '';
  return `${protocol.replace(CLUSTER, ':')}//${login}${name}:${port}`;
}

/** The slot of a key or of a sharded channel. */
export const slotOf = (key: string): number => new Command('get', [key]).getSlot();

/** Keys of the same slot may share a script; without a cluster, all may. */
export const sharedSlot = (redis: LiveRedis, key: string): number =>
  redis instanceof Cluster ? slotOf(key) : 0;

/** Commands for slots of the same group may share a pipeline. */
export const groupOf = (redis: LiveRedis, slot: number): string =>
  redis instanceof Cluster ? (redis.slots[slot] ?? []).join() : '';

/** A dummy key and its expiry. Milliseconds. */
const PROBE = ['health', '', 'PX', 5000] as const;

/** Fails unless writes are accepted. */
export const tryToWrite = (redis: LiveRedis): Promise<unknown> => redis.set(...PROBE);

/**
 * Fails unless Redis answers: a cluster that lacks a node still answers pings, but serves no keys.
 */
export const ping = (redis: LiveRedis): Promise<unknown> =>
  redis instanceof Cluster ? tryToWrite(redis) : redis.ping();
