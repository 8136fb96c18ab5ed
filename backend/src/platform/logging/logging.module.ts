import { Global, Module } from '@nestjs/common';
import { pino, symbols, type Logger } from 'pino';
import { ENV } from '../../config/env.module.js';
import type { Env } from '../../config/env.js';
import { isUnreachable } from '../errors/outage.js';
import { currentTraceId } from '../telemetry/spans.js';
import { LogStream } from './log-stream.js';
import { currentRequestId } from './request-context.js';

/** Injection token of the process's pino logger. */
export const LOGGER = Symbol('LOGGER');

/** Keys whose values are secrets or users' words. */
const PRIVATE_KEYS = ['password', 'email', 'content', 'text', 'cookie', 'authorization'];

/** @param stream 1 for standard output, 2 for standard error. */
export const openLog = ({ LOG_LEVEL }: Env, stream: 1 | 2): Logger =>
  pino(
    {
      level: LOG_LEVEL,
      redact: PRIVATE_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      serializers: { err: describeError },
      mixin: (_line, _level, logger) => correlationIds(logger),
    },
    streamOn(stream),
  );

/** One per descriptor: a full pipe takes parts of lines, and two streams would mix theirs. */
const streams = new Map<1 | 2, LogStream>();

function streamOn(descriptor: 1 | 2): LogStream {
  const stream = streams.get(descriptor) ?? new LogStream(descriptor);
  streams.set(descriptor, stream);
  // Node makes a pipe non-blocking together with its stream. A blocking one that nobody reads would
  // keep the process from ending.
  void (descriptor === 1 ? process.stdout : process.stderr);
  return stream;
}

const loggerOn = (stream: 1 | 2) => ({
  provide: LOGGER,
  inject: [ENV],
  useFactory: (env: Env) => openLog(env, stream),
});

@Global()
@Module({ providers: [loggerOn(1)], exports: [LOGGER] })
export class LoggingModule {}

/** For command-line tools, whose output is their result. */
@Global()
@Module({ providers: [loggerOn(2)], exports: [LOGGER] })
export class ToolLoggingModule {}

/** Request and trace id of the current context, unless the logger is already bound to a request. */
function correlationIds(logger: Logger): { requestId?: string; traceId?: string } {
  const { [symbols.chindingsSym]: bound } = logger as unknown as Record<symbol, string>;
  if (bound?.includes('"requestId":')) return {};
  const [requestId, traceId] = [currentRequestId(), currentTraceId()];
  return {
    ...(requestId !== undefined && { requestId }),
    ...(traceId !== undefined && { traceId }),
  };
}

/**
 * A summary instead of the whole error: database and model errors carry queries, parameters and
 * prompts. Errors of sign-in providers may lack a message.
 */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const {
    code,
    status,
    message: text = '',
  } = error as Partial<Record<'code' | 'status', unknown>> & { message?: string };
  const message = text.split('\n')[0]?.slice(0, 300);
  const stack = isUnreachable(error) ? undefined : error.stack?.split('\n').slice(1, 9);
  return { type: error.name, message, code, status, stack };
}
