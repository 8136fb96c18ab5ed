import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { RedisConnections } from '../platform/redis/redis-connections.js';
import { OperatorGuard } from './operator.guard.js';

const PATH = '/operator/queues';

/** Puts the operator's pages where a password for them is set; otherwise there is no such path. */
export async function configureOperator(app: NestExpressApplication): Promise<void> {
  const { OPERATOR_PASSWORD, secure } = app.get<Env>(ENV);
  if (OPERATOR_PASSWORD === undefined) return;
  const redis = app.get(RedisConnections).open('queue-board', {
    commandTimeout: 2000,
    maxRetriesPerRequest: 1,
  });
  const { queueBoard } = await import('./queue-board.js');
  const guard = app.get(OperatorGuard);
  app.use(PATH, boardHeaders(secure), guard.handle, queueBoard(PATH, redis));
}

/** The board has style elements and a base of its own; its fonts from another host are left out. */
const boardHeaders = (secure: boolean): RequestHandler[] => [
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: secure && { maxAge: 31_536_000, includeSubDomains: true },
  }),
  (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  },
];
