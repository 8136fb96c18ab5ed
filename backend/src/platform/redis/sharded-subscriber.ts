import type { Cluster, Redis } from 'ioredis';
import { slotOf } from './open-redis.js';

interface Channel {
  slot: number;
  /** The node it was subscribed on; without one, the next topology refresh finds it. */
  node?: string | undefined;
  isHeard: boolean;
  /** Resolves the subscription. */
  resolve: () => void;
}

/** Connections to single nodes, `host:port`. */
interface Nodes {
  /** They wait for their node through any outage, and do not resubscribe by themselves. */
  open: (node: string) => Redis;
  drop: (connection: Redis) => void;
}

/**
 * Listens to sharded channels of a cluster, over one connection to each node that has some of them.
 * The client's own sharded subscriber reconnects to a dead node without any delay (decision 34).
 */
export class ShardedSubscriber {
  private readonly channels = new Map<string, Channel>();
  private readonly nodes = new Map<string, Redis>();
  private hear: (channel: string, text: string) => void = () => undefined;
  private missed: () => void = () => undefined;

  /** @param cluster whose nodes are followed: it refreshes its topology every few seconds. */
  constructor(
    private readonly cluster: Cluster,
    private readonly connections: Nodes,
  ) {
    cluster.on('refresh', () => this.follow());
  }

  /** Resolves once every later message of the channel will arrive; waits for its node. */
  subscribe(name: string): Promise<void> {
    return new Promise((resolve) => {
      this.channels.set(name, { slot: slotOf(name), isHeard: false, resolve });
      void this.place(name);
    });
  }

  async unsubscribe(name: string): Promise<void> {
    const channel = this.channels.get(name);
    this.channels.delete(name);
    channel?.resolve();
    if (channel?.node !== undefined) await this.nodes.get(channel.node)?.sunsubscribe(name);
  }

  onMessage(listener: (channel: string, text: string) => void): void {
    this.hear = listener;
  }

  /** Calls the listener once messages arrive again after some may have been missed. */
  onGap(listener: () => void): void {
    this.missed = listener;
  }

  private homeOf({ slot }: Channel): string | undefined {
    return this.cluster.slots[slot]?.[0];
  }

  private async place(name: string): Promise<void> {
    const channel = this.channels.get(name);
    const node = channel && this.homeOf(channel);
    if (channel === undefined || node === undefined) return;
    channel.node = node;
    try {
      await this.connectionTo(node).ssubscribe(name);
      channel.isHeard = true;
      channel.resolve();
    } catch {
      // The channel has moved, or its node was dropped: the next topology refresh finds it.
      if (channel.node === node) channel.node = undefined;
    }
  }

  /** Moves channels to the nodes that have them now, and leaves nodes that have none. */
  private follow(): void {
    const moves = new Map<string, string[]>();
    for (const [name, channel] of this.channels) {
      const home = this.homeOf(channel);
      if (home === undefined || home === channel.node) continue;
      const names = moves.get(home) ?? [];
      names.push(name);
      moves.set(home, names);
    }
    for (const names of moves.values()) void this.placeAll(names);
    const used = new Set([...this.channels.values()].map(({ node }) => node));
    for (const [node, connection] of this.nodes) {
      if (used.has(node)) continue;
      this.nodes.delete(node);
      this.connections.drop(connection);
    }
  }

  private async placeAll(names: string[]): Promise<void> {
    const wereHeard = names.some((name) => this.channels.get(name)?.isHeard);
    await Promise.all(names.map((name) => this.place(name)));
    if (wereHeard) this.missed();
  }

  private connectionTo(node: string): Redis {
    const known = this.nodes.get(node);
    if (known) return known;
    const connection = this.connections.open(node);
    this.nodes.set(node, connection);
    let lost = false;
    connection.on('smessage', (channel: string, text: string) => this.hear(channel, text));
    connection.on('close', () => {
      lost = true;
    });
    connection.on('ready', () => {
      if (lost) void this.placeAll(this.channelsOn(node));
      lost = false;
    });
    return connection;
  }

  private channelsOn(node: string): string[] {
    return [...this.channels].flatMap(([name, channel]) => (channel.node === node ? [name] : []));
  }
}
