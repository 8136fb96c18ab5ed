import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.module.js';
import { LOGGER } from '../logging/logging.module.js';
import { requestLog } from '../logging/request-log.js';
import { cookieName, SESSION_MIDDLEWARE } from '../session/session.module.js';
import { SocketAdapter } from '../socket/socket.adapter.js';
import { traceRequests } from '../telemetry/request-tracing.js';
import { apiRules, SIGNED_REPORTS, signedReports } from './api-rules.js';
import { CLIENT, clientPages } from './client-pages.js';
import { measureRequests } from './http.metrics.js';
import { separateMetricsPort } from './metrics-port.js';
import { WordsOfPage } from './newest-words.js';
import { NewestWordsPort } from './newest-words.port.js';
import { securityHeaders } from './security-headers.js';
import { readPages, scriptHashes } from './written-pages.js';

/**
 * Keep-alive timeout. Must exceed the front door's, or a request could reach a closing connection.
 * Milliseconds.
 */
const IDLE_CONNECTION = 75_000;

/**
 * Calls that need no session store: programs use a token, and status and emergency guide must be
 * readable while the store is down.
 */
const WITHOUT_SESSION = /^\/(v1(\/|$)|(mcp|status|emergency-guide)\/?$)/;

/** The session middlewares, skipped for calls that read no cookie. */
const forBrowsers = (sessions: RequestHandler[]): RequestHandler[] =>
  sessions.map((middleware): RequestHandler => (request, response, next) => {
    if (WITHOUT_SESSION.test(request.path)) next();
    else void middleware(request, response, next);
  });

/** Middlewares that a request passes before its controller, in order. */
export function configureHttp(app: NestExpressApplication): void {
  const env = app.get<Env>(ENV);
  const sessions = app.get<RequestHandler[]>(SESSION_MIDDLEWARE);
  app.getHttpServer().keepAliveTimeout = IDLE_CONNECTION;
  app.set('trust proxy', env.TRUST_PROXY);
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(measureRequests);
  if (env.API_METRICS_PORT !== undefined) app.use(separateMetricsPort(env.API_METRICS_PORT));
  const pages = readPages(join(CLIENT, 'pages'), env);
  app.use(securityHeaders(env, pages ? scriptHashes(pages) : []));
  app.use(SIGNED_REPORTS, signedReports);
  const logger = app.get<Logger>(LOGGER);
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) app.use('/api', traceRequests);
  app.use('/api', requestLog(logger), ...apiRules(env.PUBLIC_URL), ...forBrowsers(sessions));
  const words = new WordsOfPage(app.get(NewestWordsPort), sessions, cookieName(env));
  if (pages) app.use(clientPages(pages, env, words));
  app.useWebSocketAdapter(new SocketAdapter(app, env.PUBLIC_URL, sessions, logger));
}
