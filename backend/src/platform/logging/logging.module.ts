import { Global, Module } from '@nestjs/common';
import { pino, symbols, type Logger } from 'pino';
import { ENV } from '../../config/env.module.js';
import type { Env } from '../../config/env.js';
import { currentTraceId } from '../telemetry/spans.js';
import { currentRequestId } from './request-context.js';

/** Injection token of the process's pino logger. */
export const LOGGER = Symbol('LOGGER');

/** Keys whose values are somebody's secret or somebody's words. */
const PRIVATE_KEYS = ['password', 'email', 'content', 'text', 'cookie', 'authorization'];

@Global()
@Module({
  providers: [
    {
      provide: LOGGER,
      inject: [ENV],
      useFactory: ({ LOG_LEVEL }: Env) =>
        pino({
          level: LOG_LEVEL,
          redact: PRIVATE_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
          serializers: { err: describeError },
          mixin: (_line, _level, logger) => belonging(logger),
        }),
    },
  ],
  exports: [LOGGER],
})
export class LoggingModule {}

/** Which request and which trace a line belongs to, unless its logger has said so already. */
function belonging(logger: Logger): { requestId?: string; traceId?: string } {
  const { [symbols.chindingsSym]: bound } = logger as unknown as Record<symbol, string>;
  if (bound?.includes('"requestId":')) return {};
  const [requestId, traceId] = [currentRequestId(), currentTraceId()];
  return {
    ...(requestId !== undefined && { requestId }),
    ...(traceId !== undefined && { traceId }),
  };
}

/**
 * Not the whole error: database and model errors carry queries, parameters and prompts. Sign-in
 * providers' errors may have no message.
 */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const {
    code,
    status,
    message: text = '',
  } = error as Partial<Record<'code' | 'status', unknown>> & { message?: string };
  const message = text.split('\n')[0]?.slice(0, 300);
  return { type: error.name, message, code, status, stack: error.stack?.split('\n').slice(1, 9) };
}
