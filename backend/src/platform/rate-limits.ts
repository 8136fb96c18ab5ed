import type { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { AppError } from './errors/app-error.js';

/** So many points in so many seconds. */
export interface Allowance {
  points: number;
  seconds: number;
}

/**
 * A limit counted in Redis over all processes. Without Redis each process counts for itself:
 * a guess is then slowed down, not let through.
 */
export function rateLimit(
  redis: Redis,
  name: string,
  { points, seconds }: Allowance,
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
 * @throws AppError with the code when the limit is used up.
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
