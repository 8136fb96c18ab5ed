import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import type { Env } from '../../config/env.js';
import { AppError } from '../errors/app-error.js';

/** Paths for orchestrators and Prometheus. */
const INTERNAL = /^\/(health|metrics)(\/|$)/i;

/** Serves health and metrics on this port only, and nothing else there. */
export const separateMetricsPort =
  (port: number): RequestHandler =>
  ({ path, socket }, _response, next) => {
    const isRight = INTERNAL.test(path) === (socket.localPort === port);
    next(isRight ? undefined : new AppError('NOT_FOUND'));
  };

/**
 * Opens the separate port for an API's health and metrics, if configured. It stays open until the
 * process ends, so that a draining process can be observed.
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
