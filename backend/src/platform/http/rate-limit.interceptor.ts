import {
  applyDecorators,
  HttpStatus,
  Inject,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request } from 'express';
import type { Redis } from 'ioredis';
import type { RateLimiterRedis } from 'rate-limiter-flexible';
import { catchError, type Observable } from 'rxjs';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.module.js';
import { networkOf } from '../client-network.js';
import { AppError } from '../errors/app-error.js';
import { consume, rateLimit, type RateLimitOptions } from '../rate-limits.js';
import { SESSION_REDIS } from '../redis/redis-connections.js';

interface CallLimit extends RateLimitOptions {
  /** Calls with the same name share a count. */
  name: string;
  /** Whose calls are counted together. */
  by: 'user' | 'network';
  /** Whether invalid input counts too, because detecting it takes as long as the work itself. */
  countsInvalid?: true;
}

/** Metadata key of a handler's limit. */
const KEY = 'rate-limit';

/** An interceptor, because a guard would not see that the input is refused. */
@Injectable()
class RateLimitInterceptor implements NestInterceptor {
  private readonly limiters = new Map<string, RateLimiterRedis>();

  constructor(
    @Inject(SESSION_REDIS) private readonly redis: Redis,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const limit = Reflect.getMetadata(KEY, context.getHandler()) as CallLimit;
    const { user, ip = '' } = context.switchToHttp().getRequest<Request>();
    const key = limit.by === 'user' ? String(user?.id) : networkOf(ip);
    const limiter = this.limiterOf(limit);
    await consume(limiter, key, 'TOO_MANY_REQUESTS');
    const giveBack = async (error: unknown): Promise<never> => {
      const isInvalid = error instanceof AppError && error.statusCode === HttpStatus.BAD_REQUEST;
      // The caller learns what is wrong with the input even while Redis is away.
      if (isInvalid && !limit.countsInvalid) await limiter.reward(key).catch(() => undefined);
      throw error;
    };
    return next.handle().pipe(catchError(giveBack));
  }

  private limiterOf(limit: CallLimit): RateLimiterRedis {
    const { redis, env } = this;
    const limiter =
      this.limiters.get(limit.name) ?? rateLimit(redis, limit.name, limit, env.RATE_LIMIT_FACTOR);
    this.limiters.set(limit.name, limiter);
    return limiter;
  }
}

/**
 * Limits how often a call may be made: 429 `TOO_MANY_REQUESTS`. Invalid input does not count, unless
 * the limit says so.
 */
export const RateLimit = Object.assign(
  (limit: CallLimit) =>
    applyDecorators(SetMetadata(KEY, limit), UseInterceptors(RateLimitInterceptor)),
  { KEY },
);
