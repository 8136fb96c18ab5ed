import { Inject, Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { OperatorGuard } from './operator.guard.js';
import { QueueBoardController } from './queue-board.controller.js';

/** What the operator alone may see. */
@Module({ controllers: [QueueBoardController], providers: [OperatorGuard] })
export class OperatorApiModule implements NestModule {
  constructor(@Inject(ENV) private readonly env: Env) {}

  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(...boardHeaders(this.env)).forRoutes(QueueBoardController);
  }
}

/** The board has style elements and a base of its own; its fonts from another host are left out. */
const boardHeaders = ({ secure }: Env): RequestHandler[] => [
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
