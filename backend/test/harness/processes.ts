import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { nodeFlags } from '../../launcher/node-flags.mjs';
import { endedWith, ChildProcesses } from './runner.mjs';
import { until } from './until.js';
import { visit } from './visit.js';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

export type Settings = Record<string, string>;

/** What a runner's process keeps across test files; see `environment.mjs`. */
interface Runner {
  children: ChildProcesses;
  endings: Set<() => void>;
  /** Worlds, by their contents. */
  shared: Record<string, string>;
  /** Of stand-ins, which each test file restarts. */
  ports: Record<string, number>;
}

/** Outside Jest, as in browser tests, this process keeps its own. */
export const runner: Runner = (globalThis as { runner?: () => Runner }).runner?.() ?? {
  children: new ChildProcesses(process),
  endings: endedWith(process),
  shared: {},
  ports: {},
};

/** On a busy machine. Milliseconds. */
const START_PATIENCE = 120_000;

/** Long-running processes, with the setting for each one's port. */
const PORT_SETTINGS = { api: 'PORT', worker: 'METRICS_PORT', 'sandbox/main': 'SANDBOX_PORT' };

/** One real process of the product, or the payment sandbox. */
export class Process {
  private heard = '';

  private constructor(
    private readonly child: ChildProcess | undefined,
    readonly port: number,
    private readonly log?: { file: string; from: number },
  ) {
    const keep = (text: Buffer) => (this.heard += text.toString());
    child?.stdout?.on('data', keep);
    child?.stderr?.on('data', keep);
  }

  /**
   * Starts a process on a free port, or on a given one, and waits until it is ready.
   * @param log a file for its output; the process then keeps running for other test files.
   */
  static async start(
    name: keyof typeof PORT_SETTINGS,
    settings: Settings,
    port?: number,
    log?: string,
  ): Promise<Process> {
    const chosen = port ?? (await freePort());
    const own = { [PORT_SETTINGS[name]]: String(chosen) };
    const started = Process.spawn(name, { ...settings, ...own }, chosen, [], log);
    const isReady = async () => {
      if (started.child?.exitCode !== null) throw new Error(started.output);
      return (await visit(`${started.url}/health/ready`).catch(() => null))?.ok;
    };
    try {
      await until(`the ${name} is ready`, isReady, START_PATIENCE);
    } catch (error) {
      await started.end('SIGKILL');
      throw error;
    }
    return started;
  }

  /** Starts a process without waiting for anything. */
  static spawn(
    name: string,
    settings: Settings,
    port = 0,
    options: string[] = [],
    log?: string,
  ): Process {
    const { PATH = '' } = process.env;
    const output = log === undefined ? 'pipe' : openSync(log, 'a');
    const child = spawn(process.execPath, [...nodeFlags(name), `${DIST}/${name}.js`, ...options], {
      env: { PATH, ...settings },
      stdio: ['ignore', output, output],
    });
    runner.children.add(child.pid);
    child.once('exit', () => runner.children.delete(child.pid));
    if (log === undefined) return new Process(child, port);
    child.unref();
    return new Process(child, port, { file: log, from: 0 });
  }

  /** A process started by another test file, with its output from now on. */
  static running(port: number, log: string): Process {
    return new Process(undefined, port, { file: log, from: statSync(log).size });
  }

  /** Everything it wrote. */
  get output(): string {
    return this.log ? readFileSync(this.log.file).subarray(this.log.from).toString() : this.heard;
  }

  /**
   * Runs a program that ends by itself, with its own arguments. @returns its exit code and output.
   */
  static async run(name: string, settings: Settings, args: string[] = []) {
    const tool = Process.spawn(name, settings, 0, args);
    return { code: await tool.ended(), output: tool.output };
  }

  get url(): string {
    return `http://127.0.0.1:${String(this.port)}`;
  }

  /** A metric's current value: the sum over its labels. */
  async metric(name: string): Promise<number> {
    const text = (await visit(`${this.url}/metrics`)).text;
    const lines = text.split('\n').filter((line) => /^\w+/.exec(line)?.[0] === name);
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  }

  /** Its log lines about unforeseen errors, which no client can cause. */
  get unforeseen(): string[] {
    return this.output.split('\n').filter((line) => line.includes('unforeseen error'));
  }

  /** The exit code and the end of the output, once it has failed. */
  get lastWords(): string | undefined {
    const { exitCode, signalCode } = this.child ?? {};
    if (!exitCode && !signalCode) return undefined;
    return `ended with ${String(exitCode ?? signalCode)}: ${this.output.slice(-3000)}`;
  }

  /** @returns the exit code, or the signal that ended it. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | NodeJS.Signals | null> {
    this.signal(signal);
    return this.ended();
  }

  async ended(): Promise<number | NodeJS.Signals | null> {
    const { child } = this;
    if (child?.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child?.exitCode ?? child?.signalCode ?? null;
  }

  /** Its output stays in the pipe, which becomes full. */
  stopReading(): void {
    this.child?.stdout?.pause();
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }
}

/** Below the ports that the system assigns; concurrent test runs rarely collide. */
let nextPort = 20_000 + Math.floor(Math.random() * 10_000);

export async function freePort(next = () => (nextPort += 1)): Promise<number> {
  for (;;) {
    const port = next();
    if (await isFree(port)) return port;
  }
}

/**
 * From a range where no other port is picked: between two test files nobody listens on a lasting
 * port.
 */
const anywhereBelow = (): number => 10_000 + Math.floor(Math.random() * 10_000);

/** The port of a stand-in, as given to the processes of a shared world. */
export const lastingPort = async (name: string): Promise<number> =>
  (runner.ports[name] ??= await freePort(anywhereBelow));

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
