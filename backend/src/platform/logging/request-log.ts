import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { currentTraceId } from '../telemetry/spans.js';
import { withRequestId } from './request-context.js';

const HEADER = 'x-request-id';

/**
 * Paths that are secrets: anyone who knows one can read or stop what is behind it.
 * Case-insensitive, as routes are.
 */
const SECRET_PATHS = /^(\/api\/(?:calendar|usage-reports)\/).+/i;

/**
 * Logs one line per API call: method, path without query, status, time, request id. All other lines
 * the call causes carry the same id, in this process and in a worker.
 */
export function requestLog(logger: Logger): RequestHandler {
  // The response ends outside the request's async context.
  const traces = new WeakMap<IncomingMessage, { traceId: string }>();
  const log = pinoHttp({
    logger,
    quietReqLogger: true,
    customAttributeKeys: { reqId: 'requestId' },
    customProps: (request) => traces.get(request) ?? {},
    genReqId: (request, response) => {
      const given = request.headers[HEADER];
      const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
      response.setHeader(HEADER, id);
      const traceId = currentTraceId();
      if (traceId !== undefined) traces.set(request, { traceId });
      return id;
    },
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'warn' : 'info'),
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request failed',
    // The error has its own log line; the one passed on here states only the status.
    customErrorObject: (_request, res, _error, { responseTime }: { responseTime: number }) => ({
      res,
      responseTime,
    }),
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?')[0]?.replace(SECRET_PATHS, '$1...'),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
  });
  return (request, response, next) => {
    log(request, response, () => withRequestId(request.id as string, next));
  };
}
