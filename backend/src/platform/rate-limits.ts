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

/**
 * Checks a guess of a secret. It counts as wrong before it is checked, so that simultaneous guesses
 * count too; that is taken back if it is right, or if `look` throws and nobody knows.
 * @param look finds nothing for a wrong guess.
 * @throws AppError `TOO_MANY_REQUESTS`, even for a right guess after too many wrong ones.
 */
export async function countGuess<T>(
  limiter: RateLimiterAbstract,
  key: string | number,
  look: () => Promise<T>,
): Promise<T> {
  await consume(limiter, key, 'TOO_MANY_REQUESTS');
  const found = await look().catch(async (error: unknown) => {
    await limiter.reward(key).catch(() => undefined);
    throw error;
  });
  if (found !== null && found !== undefined) await limiter.reward(key);
  return found;
}
