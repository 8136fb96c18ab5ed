import { setTimeout as delay } from 'node:timers/promises';

/** Waits until the answer is truthy and returns it. @param patience milliseconds. */
export async function until<T>(
  what: string,
  look: () => T | Promise<T>,
  patience = 30_000,
): Promise<NonNullable<T>> {
  const end = Date.now() + patience;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > end) throw new Error(`waited in vain until ${what}`);
    await delay(20);
  }
}
