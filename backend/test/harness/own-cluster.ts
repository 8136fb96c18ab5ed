import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { findRedis } from '../../launcher/redis-program.mjs';
import { slotOf } from '../../src/platform/redis/open-redis.js';
import { freePort, runner } from './processes.js';
import { until } from './until.js';

const PASSWORD = 'of-the-cluster';
const SLOTS = 16_384;
const MASTERS = 3;

interface Node {
  port: number;
  /** Between the nodes. */
  busPort: number;
  folder: string;
  process: ChildProcess;
}

/** A Redis Cluster of three masters that nobody else uses. */
export class OwnCluster {
  private constructor(
    private readonly folder: string,
    private readonly nodes: Node[],
  ) {}

  static async create(): Promise<OwnCluster> {
    const folder = mkdtempSync(join(tmpdir(), 'zampa-cluster-'));
    const nodes: Node[] = [];
    while (nodes.length < MASTERS) {
      const ports = { port: await freePort(), busPort: await freePort() };
      const home = join(folder, String(ports.port));
      mkdirSync(home);
      nodes.push({ ...ports, folder: home, process: await startNode({ ...ports, folder: home }) });
    }
    const cluster = new OwnCluster(folder, nodes);
    await cluster.form();
    return cluster;
  }

  get url(): string {
    const [first, ...others] = this.nodes.map(({ port }) => `127.0.0.1:${String(port)}`);
    const more = others.map((node) => `node=${node}`).join('&');
    return `redis+cluster://:${PASSWORD}@${String(first)}?${more}`;
  }

  /** The index of the node that has a key. */
  async placeOf(key: string): Promise<number> {
    const ranges = await this.run(0, (redis) => redis.cluster('SLOTS'));
    const slot = slotOf(key);
    const range = ranges.find(([from, to]) => from <= slot && slot <= to);
    return this.nodes.findIndex(({ port }) => port === range?.[2]?.[1]);
  }

  /** Ends the node that has the key. @returns a function that starts it again. */
  async endNodeOf(key: string): Promise<() => Promise<void>> {
    const node = this.node(await this.placeOf(key));
    node.process.kill('SIGKILL');
    await once(node.process, 'exit');
    return async () => {
      node.process = await startNode(node);
      await this.isWhole();
    };
  }

  /** Moves the slot of a key to the next node, without its keys. */
  async moveSlotOf(key: string): Promise<void> {
    await this.onAll((redis) => redis.flushall());
    const to = ((await this.placeOf(key)) + 1) % MASTERS;
    const id = await this.run(to, (redis) => redis.cluster('MYID'));
    const order = [to, ...this.nodes.keys()];
    for (const place of order) {
      await this.run(place, (redis) => redis.cluster('SETSLOT', slotOf(key), 'NODE', id));
    }
  }

  /** Keys of all nodes that match a pattern, per node. */
  keys(pattern: string): Promise<string[][]> {
    return this.onAll((redis) => redis.keys(pattern));
  }

  async close(): Promise<void> {
    for (const { process } of this.nodes) {
      if (process.exitCode !== null || process.signalCode !== null) continue;
      process.kill('SIGKILL');
      await once(process, 'exit');
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async form(): Promise<void> {
    const share = Math.ceil(SLOTS / MASTERS);
    for (const place of this.nodes.keys()) {
      const end = Math.min(SLOTS, share * (place + 1)) - 1;
      await this.run(place, async (redis) => {
        await redis.cluster('ADDSLOTSRANGE', share * place, end);
        await redis.cluster('SET-CONFIG-EPOCH', place + 1);
      });
    }
    for (const { port, busPort } of this.nodes.slice(1)) {
      await this.run(0, (redis) => redis.call('CLUSTER', 'MEET', '127.0.0.1', port, busPort));
    }
    await this.isWhole();
  }

  /** Waits until every node sees all slots served. */
  private async isWhole(): Promise<void> {
    await until('the cluster is whole', async () => {
      const states = await this.onAll((redis) => redis.cluster('INFO'));
      return states.every((state) => state.includes('cluster_state:ok'));
    });
  }

  private onAll<T>(work: (redis: Redis) => Promise<T>): Promise<T[]> {
    return Promise.all([...this.nodes.keys()].map((place) => this.run(place, work)));
  }

  private async run<T>(place: number, work: (redis: Redis) => Promise<T>): Promise<T> {
    const { port } = this.node(place);
    const redis = new Redis({ port, password: PASSWORD, maxRetriesPerRequest: null });
    redis.on('error', () => undefined);
    try {
      return await work(redis);
    } finally {
      redis.disconnect();
    }
  }

  private node(place: number): Node {
    const node = this.nodes[place];
    if (!node) throw new Error('no node has it');
    return node;
  }
}

async function startNode({ port, busPort, folder }: Omit<Node, 'process'>): Promise<ChildProcess> {
  const { program, env } = await findRedis(() => undefined);
  const settings = [
    'bind 127.0.0.1',
    `port ${String(port)}`,
    `requirepass ${PASSWORD}`,
    'cluster-enabled yes',
    `cluster-port ${String(busPort)}`,
    'cluster-node-timeout 1000',
    'appendonly yes',
    'save ""',
    'maxmemory-policy noeviction',
    '',
  ];
  const node = spawn(program, ['-'], { env, cwd: folder, stdio: ['pipe', 'ignore', 'ignore'] });
  runner.children.add(node.pid);
  node.once('exit', () => runner.children.delete(node.pid));
  node.stdin.end(settings.join('\n'));
  return node;
}
