import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath, root } from '../../launcher/paths.mjs';
import { freePort, type Settings } from './processes.js';
import { until } from './until.js';
import { visit } from './visit.js';

const LAUNCHER = join(root, 'backend/launcher/topology.mjs');

/** Whether this machine has Caddy, or can unpack it. */
export const canRunTopology = Boolean(findOnPath('caddy') ?? findOnPath('apt-get'));

/** `npm run topology` on a free port. */
export class Topology {
  private output = '';
  private readonly child: ChildProcess;

  private constructor(
    private readonly settings: Settings,
    readonly port: number,
    args: string[],
  ) {
    const { PATH = '' } = process.env;
    this.child = spawn(process.execPath, [LAUNCHER, ...args], {
      env: { PATH, ...settings, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child.stdout?.on('data', (text: Buffer) => (this.output += text.toString()));
  }

  /**
   * Waits until it says that it is ready.
   * @throws Error with its output if it ends instead.
   */
  static async start(settings: Settings, args: string[] = []): Promise<Topology> {
    const topology = new Topology(settings, await freePort(), args);
    const { url, child } = topology;
    const address = settings.PUBLIC_URL ?? url;
    const isReady = () => {
      if (child.exitCode !== null) throw new Error(topology.output);
      return topology.output.includes(`Zampa is ready at ${address}\n`);
    };
    await until('it says its address', isReady, 115_000);
    return topology;
  }

  /** The front door. */
  get url(): string {
    return `http://localhost:${String(this.port)}`;
  }

  /** What the launcher notes about a process, such as `api-1.port`. */
  noted(name: string): string {
    return readFileSync(join(this.settings.DATA_DIR ?? '', 'run', name), 'utf8');
  }

  async metricsOf(name: string): Promise<string> {
    return (await visit(`http://127.0.0.1:${this.noted(`${name}.port`)}/metrics`)).text;
  }

  /** How many pages and files of the client a process has served. */
  async servedBy(name: string): Promise<number> {
    const counts = (await this.metricsOf(name)).matchAll(
      /^zampa_http_request_duration_seconds_count\{.*route="(?:none|\/\{\*path\})",status="2xx"\} (\d+)$/gm,
    );
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
  }

  /** Ends it, if it has not ended. @returns its exit code. */
  async stop(): Promise<number | null> {
    this.child.kill('SIGTERM');
    if (this.child.exitCode === null) await once(this.child, 'exit');
    return this.child.exitCode;
  }
}
