import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { Redis } from 'ioredis';
import type { RateLimiterRedis } from 'rate-limiter-flexible';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.module.js';
import { networkOf } from '../client-network.js';
import { consume, rateLimit, type RateLimitOptions } from '../rate-limits.js';
import { REDIS } from '../redis/redis-connections.js';

interface CallLimit extends RateLimitOptions {
  /** Calls with the same name share a count. */
  name: string;
  /** What the count is kept for. */
  by: 'user' | 'network';
}

/** Limits how often a call may be made, whatever its outcome: 429 `TOO_MANY_REQUESTS`. */
export const RateLimit = Reflector.createDecorator<CallLimit>();

@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly limiters = new Map<string, RateLimiterRedis>();

  constructor(
    private readonly reflector: Reflector,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.reflector.get(RateLimit, context.getHandler()) as CallLimit | undefined;
    if (!limit) return true;
    const { user, ip = '' } = context.switchToHttp().getRequest<Request>();
    const key = limit.by === 'user' ? String(user?.id) : networkOf(ip);
    await consume(this.limiterOf(limit), key, 'TOO_MANY_REQUESTS');
    return true;
  }

  private limiterOf(limit: CallLimit): RateLimiterRedis {
    const { redis, env } = this;
    const limiter =
      this.limiters.get(limit.name) ?? rateLimit(redis, limit.name, limit, env.RATE_LIMIT_FACTOR);
    this.limiters.set(limit.name, limiter);
    return limiter;
  }
}
