import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { until } from './until.js';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

export type Settings = Record<string, string>;

/** The runner's own process: the one that Jest shows to tests is a copy without events. */
const runner: NodeJS.Process & { productProcesses?: Set<ChildProcess> } =
  process.getBuiltinModule('node:process');

const running = (runner.productProcesses ??= endedWithRunner());

/** A test run that breaks off leaves none behind. */
function endedWithRunner(): Set<ChildProcess> {
  const children = new Set<ChildProcess>();
  runner.once('disconnect', () => runner.exit(1));
  runner.once('exit', () => {
    for (const child of children) child.kill('SIGKILL');
  });
  return children;
}

/** On a busy machine. Milliseconds. */
const START_PATIENCE = 120_000;

/** One real process of the product. */
export class Process {
  /** Everything it wrote. */
  output = '';

  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {
    const keep = (text: Buffer) => (this.output += text.toString());
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
  }

  /** Starts `api` or `worker` on a free port, or on a given one, and waits until it is ready. */
  static async start(name: 'api' | 'worker', settings: Settings, port?: number): Promise<Process> {
    const chosen = port ?? (await freePort());
    const own = name === 'api' ? { PORT: String(chosen) } : { METRICS_PORT: String(chosen) };
    const started = Process.spawn(name, { ...settings, ...own }, chosen);
    const isReady = async () => {
      if (started.child.exitCode !== null) throw new Error(started.output);
      return (await fetch(`${started.url}/health/ready`).catch(() => null))?.ok;
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
  static spawn(name: string, settings: Settings, port = 0, options: string[] = []): Process {
    const { PATH = '' } = process.env;
    const child = spawn(process.execPath, [`${DIST}/${name}.js`, ...options], {
      env: { PATH, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    return new Process(child, port);
  }

  /** Runs what ends by itself, with arguments of its own. @returns its exit code and what it wrote. */
  static async run(name: string, settings: Settings, args: string[] = []) {
    const tool = Process.spawn(name, settings, 0, args);
    return { code: await tool.ended(), output: tool.output };
  }

  get url(): string {
    return `http://127.0.0.1:${String(this.port)}`;
  }

  /** A metric as it stands now: the sum over its labels. */
  async metric(name: string): Promise<number> {
    const text = await (await fetch(`${this.url}/metrics`)).text();
    const lines = text.split('\n').filter((line) => /^\w+/.exec(line)?.[0] === name);
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  }

  /** What it logged of errors that nobody had foreseen; a client can cause none. */
  get unforeseen(): string[] {
    return this.output.split('\n').filter((line) => line.includes('unforeseen error'));
  }

  /** @returns the exit code, or the signal that ended it. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | NodeJS.Signals | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) this.child.kill(signal);
    return this.ended();
  }

  async ended(): Promise<number | NodeJS.Signals | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      await once(this.child, 'exit');
    }
    return this.child.exitCode ?? this.child.signalCode;
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }
}

/** Below the ports that the system gives out; test runs at the same time rarely meet. */
let nextPort = 20_000 + Math.floor(Math.random() * 10_000);

export async function freePort(): Promise<number> {
  for (;;) {
    const port = (nextPort += 1);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
