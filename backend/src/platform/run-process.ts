import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { EnvError } from '../config/env.js';
import { loadEnv } from '../config/env.module.js';
import { openLog } from './logging/logging.module.js';
import { NestLogger } from './logging/nest-logger.js';
import { reasonOf } from './run-tool.js';
import { startTracing, type Tracing } from './telemetry/tracing.js';
import { listenForMetrics } from './http/metrics-port.js';

/** Sent by orchestrators and by Ctrl-C; both shut the process down cleanly. */
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** The process exits after this time even if something is still open. Milliseconds. */
const SHUTDOWN_LIMIT = 25_000;

/**
 * Connections that may wait to be accepted: when a process is lost, its tabs all come back at once.
 */
const BACKLOG = 4096;

interface ProcessOptions {
  name: 'api' | 'worker';
  configure?: (app: NestExpressApplication) => void;
}

/** Starts one process of the product, and shuts it down cleanly on a signal. */
export async function runProcess(root: Type, options: ProcessOptions): Promise<void> {
  const ending = awaitSignal();
  try {
    const env = loadEnv();
    const [port, host] =
      options.name === 'api' ? [env.PORT, env.HOST] : [env.METRICS_PORT, env.METRICS_HOST];
    const tracing = await startTracing(options.name, env);
    const logger = openLog(env, 1);
    const app = await NestFactory.create<NestExpressApplication>(root, {
      bodyParser: false,
      logger: new NestLogger(logger),
      abortOnError: false,
      forceCloseConnections: true,
    });
    options.configure?.(app);
    // Nest passes this on to Node; its types lack Node's options.
    await app.listen({ port, backlog: BACKLOG, ...(host !== undefined && { host }) } as never);
    ending.begin = () => void endInOrder(app, logger, tracing);
    if (options.name === 'api') await listenForMetrics(app, env);
    logger.info({ process: options.name, port }, 'listening');
  } catch (error) {
    process.stderr.write(`${startProblem(error)}\n`);
    process.exit(1);
  }
}

/**
 * Handles the signals: one that arrives before the process listens ends it at once. Without a
 * handler, the first process of a container would ignore the signal. npm repeats what the terminal
 * or systemd has sent to the process itself: only the first one counts.
 */
function awaitSignal(): { begin: () => void } {
  const ending = { begin: (): void => process.exit(0) };
  const begin = () => {
    const first = ending.begin;
    ending.begin = () => undefined;
    first();
  };
  for (const signal of SIGNALS) process.on(signal, begin);
  return ending;
}

async function endInOrder(
  app: NestExpressApplication,
  logger: Logger,
  tracing: Tracing | null,
): Promise<void> {
  logger.info('ending');
  setTimeout(() => process.exit(1), SHUTDOWN_LIMIT).unref();
  await app.close();
  await tracing?.end();
  process.exit(0);
}

function startProblem(error: unknown): string {
  if (error instanceof EnvError) return error.message;
  const { code, port, address } = error as { code?: string; port?: number; address?: string };
  if (code === 'EADDRINUSE') return `Port ${String(port)} is already in use.`;
  if (code === 'EADDRNOTAVAIL') return `${String(address)} is no address of this machine.`;
  return `The process could not start: ${reasonOf(error)}`;
}
