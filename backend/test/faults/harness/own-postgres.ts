import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { startPostgres } from '../../../launcher/postgres.mjs';

interface Server {
  url: string;
  pid: number;
  exited: Promise<string>;
  stop: () => Promise<unknown>;
}

/** A PostgreSQL that nobody else uses, so that it may break. */
export class OwnPostgres {
  private constructor(
    private readonly dataDir: string,
    private server: Server,
  ) {}

  static async start(): Promise<OwnPostgres> {
    const dataDir = mkdtempSync(join(tmpdir(), 'zampa-postgres-'));
    // The server does not run as root, and has to reach its data.
    chmodSync(dataDir, 0o711);
    return new OwnPostgres(dataDir, await startPostgres({ dataDir }));
  }

  get url(): string {
    return this.server.url;
  }

  /** `SIGINT` lets it write what it holds, `SIGQUIT` is as good as a crash. */
  async restart(signal: 'SIGINT' | 'SIGQUIT', downMs: number): Promise<void> {
    process.kill(this.server.pid, signal);
    await this.server.exited;
    await delay(downMs);
    this.server = await startPostgres({ dataDir: this.dataDir });
  }

  /** All of its processes stand still for so long. */
  async pause(ms: number): Promise<void> {
    const client = new Client(this.url);
    await client.connect();
    process.kill(this.server.pid, 'SIGSTOP');
    const { rows } = await client.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
    const pids = [this.server.pid, ...rows.map(({ pid }) => pid)];
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    await delay(ms);
    for (const pid of pids) process.kill(pid, 'SIGCONT');
    await client.end();
  }

  async stop(): Promise<void> {
    await this.server.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
