import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Redis } from 'ioredis';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { AppError } from '../platform/errors/app-error.js';
import { Audit } from '../platform/logging/audit.js';
import { networkOf } from '../platform/client-network.js';
import { consume, rateLimit } from '../platform/rate-limits.js';
import { SESSION_REDIS } from '../platform/redis/redis-connections.js';
import { isOperator } from './operator-password.js';

/** Wrong passwords per address; generous, as a page sends the right one several times at once. */
const WRONG_TRIES = { points: 30, seconds: 15 * 60 };

/** Admits the operator by HTTP Basic authentication. */
@Injectable()
export class OperatorGuard implements CanActivate {
  private readonly wrongTries;

  constructor(
    @Inject(ENV) private readonly env: Env,
    @Inject(SESSION_REDIS) redis: Redis,
    private readonly audit: Audit,
  ) {
    this.wrongTries = rateLimit(redis, 'operator', WRONG_TRIES, env.RATE_LIMIT_FACTOR);
  }

  /**
   * Admits reads only, so a cross-site request has no effect.
   * @throws AppError `NOT_FOUND` without a configured password; `UNAUTHENTICATED`,
   * `TOO_MANY_REQUESTS`
   */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { OPERATOR_PASSWORD: password } = this.env;
    if (password === undefined) throw new AppError('NOT_FOUND');
    const http = context.switchToHttp();
    const { headers, ip = '', method } = http.getRequest<Request>();
    if (!(await this.knows(password, headers.authorization, networkOf(ip)))) {
      const ask = 'Basic realm="operator", charset="UTF-8"';
      http.getResponse<Response>().set('WWW-Authenticate', ask);
      throw new AppError('UNAUTHENTICATED');
    }
    if (method !== 'GET' && method !== 'HEAD') throw new AppError('FORBIDDEN');
    return true;
  }

  /** Counts an attempt as wrong before checking it, so that simultaneous guesses count too. */
  private async knows(
    password: string,
    authorization: string | undefined,
    network: string,
  ): Promise<boolean> {
    if (authorization === undefined) return false;
    await consume(this.wrongTries, network, 'TOO_MANY_REQUESTS');
    const known = isOperator(authorization, password);
    if (known) await this.wrongTries.reward(network);
    else this.audit.record('operator-refused', {});
    return known;
  }
}
