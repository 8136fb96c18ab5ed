import type { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { AppError } from './errors/app-error.js';

/** At most this many points within this many seconds. */
export interface RateLimitOptions {
  points: number;
  seconds: number;
}

/**
 * A limit counted in Redis across all processes. Without Redis each process counts on its own:
 * guessing is still slowed down.
 */
export function rateLimit(
  redis: Redis,
  name: string,
  { points, seconds }: RateLimitOptions,
  factor: number,
) {
  const options = {
    keyPrefix: `limit:${name}`,
    points: Math.ceil(points * factor),
    duration: seconds,
  };
  return new RateLimiterRedis({
    ...options,
    storeClient: redis,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}

const retryAfter = ({ msBeforeNext }: RateLimiterRes): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1000));

/**
 * @returns how many points the key has used in its window, this one included.
 * @throws AppError with the code when the limit is exceeded.
 */
export async function consume(
  limiter: RateLimiterAbstract,
  key: string | number,
  code: 'TOO_MANY_REQUESTS' | 'BUSY',
): Promise<number> {
  try {
    return (await limiter.consume(key)).consumedPoints;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw new AppError(code, {}, retryAfter(refusal));
    throw refusal;
  }
}
