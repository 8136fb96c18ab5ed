import { Inject, Injectable } from '@nestjs/common';
import type { RequestHandler } from 'express';
import type { Redis } from 'ioredis';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { AppError } from '../platform/errors/app-error.js';
import { toAppError } from '../platform/errors/to-app-error.js';
import { Audit } from '../platform/logging/audit.js';
import { networkOf } from '../platform/client-network.js';
import { consume, rateLimit } from '../platform/rate-limits.js';
import { REDIS } from '../platform/redis/redis-connections.js';
import { isOperator } from './operator-password.js';

/** Wrong passwords from one address; a page that loads tries the right one several times at once. */
const WRONG_TRIES = { points: 30, seconds: 15 * 60 };

/** Lets the operator pass, who is told apart by a password that browsers ask for. */
@Injectable()
export class OperatorGuard {
  private readonly wrongTries;

  constructor(
    @Inject(ENV) private readonly env: Env,
    @Inject(REDIS) redis: Redis,
    private readonly audit: Audit,
  ) {
    this.wrongTries = rateLimit(redis, 'operator', WRONG_TRIES, env.RATE_LIMIT_FACTOR);
  }

  /** Nothing can be changed behind it, so what another site makes a browser send has no effect. */
  readonly handle: RequestHandler = async ({ headers, ip = '', method }, response, next) => {
    try {
      if (headers.authorization === undefined) throw new AppError('UNAUTHENTICATED');
      await this.admit(headers.authorization, networkOf(ip));
      if (method !== 'GET' && method !== 'HEAD') throw new AppError('FORBIDDEN');
      next();
    } catch (cause) {
      const error = toAppError(cause);
      if (error.code === 'UNAUTHENTICATED') {
        response.set('WWW-Authenticate', 'Basic realm="operator", charset="UTF-8"');
      }
      if (error.retryAfter !== undefined) response.set('Retry-After', String(error.retryAfter));
      response.status(error.statusCode).json(error.body);
    }
  };

  /** A try counts as wrong before it is looked at, so that simultaneous guesses count. */
  private async admit(authorization: string, network: string): Promise<void> {
    await consume(this.wrongTries, network, 'TOO_MANY_REQUESTS');
    if (!isOperator(authorization, this.env.OPERATOR_PASSWORD ?? '')) {
      this.audit.note('operator-refused', {});
      throw new AppError('UNAUTHENTICATED');
    }
    await this.wrongTries.reward(network);
  }
}
