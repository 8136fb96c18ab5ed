import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { startRedis } from '../../launcher/redis.mjs';
import { runner } from './processes.js';

interface RedisServer {
  url: string;
  pid: number;
  stop: () => Promise<unknown>;
  /** Lets this process end without waiting for it. */
  unref: () => void;
}

/** A Redis that nobody else uses, so that it may fail. */
export class OwnRedis {
  private server: RedisServer | undefined;

  constructor(
    readonly url: string,
    private readonly dataDir: string,
  ) {}

  static async create(dataDir: string): Promise<OwnRedis> {
    const server = (await startRedis({ dataDir })) as RedisServer;
    runner.children.add(server.pid);
    server.unref();
    const redis = new OwnRedis(server.url, dataDir);
    redis.server = server;
    return redis;
  }

  /** Starts it again on its data and port. */
  async start(): Promise<void> {
    const port = Number(new URL(this.url).port);
    this.server = await startRedis({ dataDir: this.dataDir, port });
    runner.children.add(this.server.pid);
  }

  async restart(signal: 'SIGTERM' | 'SIGKILL', downMs = 500): Promise<void> {
    await this.end(signal);
    await delay(downMs);
    await this.start();
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    this.kill(signal);
    while (isAlive(this.pid)) await delay(20);
    runner.children.delete(this.pid);
  }

  kill(signal: NodeJS.Signals): void {
    process.kill(this.pid, signal);
  }

  /** Stops it, if it was started here. */
  async close(): Promise<void> {
    if (!this.server) return;
    await this.server.stop();
    runner.children.delete(this.server.pid);
  }

  /** For this long, its connections stay open but it answers nothing. */
  async pause(ms: number): Promise<void> {
    this.kill('SIGSTOP');
    await delay(ms);
    this.kill('SIGCONT');
  }

  async flush(): Promise<void> {
    await this.run((redis) => redis.flushall());
  }

  /** Removes the live texts and all jobs, but signs nobody out. @returns how many keys. */
  async flushAllButSessions(): Promise<number> {
    return this.run(async (redis) => {
      const keys = (await redis.keys('*')).filter((key) => !key.startsWith('session:'));
      return redis.del(keys);
    });
  }

  /** @param bytes that it may use; '0' for no limit. */
  async limit(bytes: string): Promise<void> {
    await this.run((redis) => redis.config('SET', 'maxmemory', bytes));
  }

  /** Makes every current sign-in older. @param by milliseconds, by default an hour. */
  async ageSessions(by = 3_600_000): Promise<void> {
    await this.run(async (redis) => {
      for (const key of await redis.keys('session:*')) {
        const text = await redis.get(key);
        if (!text) continue;
        const session = JSON.parse(text) as { signedInAt: number };
        session.signedInAt -= by;
        await redis.set(key, JSON.stringify(session), 'KEEPTTL');
      }
    });
  }

  async publish(channel: string, text: string, times: number): Promise<void> {
    await this.run(async (redis) => {
      for (let time = 0; time < times; time += 1) await redis.publish(channel, text);
    });
  }

  /** Runs commands as its operator. */
  async run<T>(work: (redis: Redis) => Promise<T>): Promise<T> {
    const redis = new Redis(this.url);
    try {
      return await work(redis);
    } finally {
      redis.disconnect();
    }
  }

  private get pid(): number {
    if (!this.server) throw new Error('this Redis was started elsewhere');
    return this.server.pid;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
