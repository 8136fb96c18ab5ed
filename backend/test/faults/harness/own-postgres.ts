import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

  /** A replica of this server, made from a copy of its files, for which this one is restarted. */
  async replica(settings: Record<string, string>): Promise<OwnPostgres> {
    process.kill(this.server.pid, 'SIGINT');
    await this.server.exited;
    const dataDir = mkdtempSync(join(tmpdir(), 'zampa-postgres-'));
    chmodSync(dataDir, 0o711);
    // Preserves the files' owner, which is the user that the server runs as.
    execFileSync('cp', ['-a', join(this.dataDir, 'postgres'), dataDir]);
    rmSync(join(dataDir, 'postgres', 'port'));
    writeFileSync(join(dataDir, 'postgres', 'data', 'standby.signal'), '');
    this.server = await startPostgres({ dataDir: this.dataDir });
    const following = { ...settings, primary_conninfo: this.url };
    return new OwnPostgres(dataDir, await startPostgres({ dataDir, settings: following }));
  }

  /** What the server has written to its log. */
  get log(): string {
    return readFileSync(join(this.dataDir, 'logs', 'postgres.log'), 'utf8');
  }

  get url(): string {
    return this.server.url;
  }

  /** `SIGINT` lets it write what it holds in memory; `SIGQUIT` is equivalent to a crash. */
  async restart(signal: 'SIGINT' | 'SIGQUIT', downMs: number): Promise<void> {
    process.kill(this.server.pid, signal);
    await this.server.exited;
    await delay(downMs);
    this.server = await startPostgres({ dataDir: this.dataDir });
  }

  async crash(): Promise<void> {
    process.kill(this.server.pid, 'SIGQUIT');
    await this.server.exited;
  }

  /** Stops all of its processes for this many milliseconds. */
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
