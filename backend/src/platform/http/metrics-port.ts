import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import type { Env } from '../../config/env.js';
import { AppError } from '../errors/app-error.js';

/** For orchestrators and Prometheus. */
const INTERNAL = /^\/(health|metrics)(\/|$)/i;

/** Health and metrics are on this port alone, and nothing else is there. */
export const partMetricsPort =
  (port: number): RequestHandler =>
  ({ path, socket }, _response, next) => {
    const isRight = INTERNAL.test(path) === (socket.localPort === port);
    next(isRight ? undefined : new AppError('NOT_FOUND'));
  };

/**
 * Opens an API process's own port of health and metrics where one is set. It stays open until the
 * process ends: a draining process still tells that it is.
 */
export async function listenForMetrics(
  app: NestExpressApplication,
  { API_METRICS_PORT: port, METRICS_HOST: host }: Env,
): Promise<void> {
  if (port === undefined) return;
  const handle = app.getHttpAdapter().getInstance() as RequestListener;
  const server = createServer(handle).listen({ port, ...(host !== undefined && { host }) });
  await once(server, 'listening');
}
