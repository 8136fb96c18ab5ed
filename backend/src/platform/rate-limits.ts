import type { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { AppError } from './errors/app-error.js';
import type { RefusalCode } from './refusal-code.js';

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

/** How much of a limit a key has used in its window, this use included. */
export interface LimitUse {
  isOver: boolean;
  used: number;
  left: number;
  /** Seconds until the window ends. */
  resetAfter: number;
}

/** Counts a use of the key. @param points how much of the limit it takes. */
export async function countUse(
  limiter: RateLimiterAbstract,
  key: string | number,
  points = 1,
): Promise<LimitUse> {
  const counted = await limiter.consume(key, points).then(
    (state) => ({ state, isOver: false }),
    (refusal: unknown) => {
      if (refusal instanceof RateLimiterRes) return { state: refusal, isOver: true };
      throw refusal;
    },
  );
  const { consumedPoints: used, remainingPoints: left, msBeforeNext } = counted.state;
  const resetAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return { isOver: counted.isOver, used, left, resetAfter };
}

/**
 * @returns how many points the key has used in its window, these included.
 * @throws AppError with the code when the limit is exceeded.
 */
export async function consume(
  limiter: RateLimiterAbstract,
  key: string | number,
  code: RefusalCode,
  points = 1,
): Promise<number> {
  const { isOver, used, resetAfter } = await countUse(limiter, key, points);
  if (isOver) throw new AppError(code, {}, resetAfter);
  return used;
}
