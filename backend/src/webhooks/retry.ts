/** Seconds. */
const FIRST_PAUSE = 10;
const MAX_PAUSE = 4 * 3600;

/**
 * Seconds until the next try: as long as the time since the first try, with jitter, and at most
 * four hours. This gives about eighteen tries in a day.
 * @param tried seconds since the first try.
 */
export function pauseAfter(tried: number, random = Math.random()): number {
  return Math.min(Math.max(FIRST_PAUSE, tried), MAX_PAUSE) * (0.9 + random / 5);
}
