/** By how much the clocks of two machines may differ. Milliseconds. */
const SKEW = 60_000;

/**
 * The latest time a backup can be of. One dated later was taken while a clock was wrong, and must
 * not count as the newest: no other would be taken until that time.
 */
export const latestCredible = (): Date => new Date(Date.now() + SKEW);
