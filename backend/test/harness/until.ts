import { setTimeout as delay } from 'node:timers/promises';

/**
 * Milliseconds between two checks: short at first, longer later, because a check may be a request.
 */
const nextStep = (step: number): number => Math.min(step * 1.3, 100);

/** Waits until the answer is truthy and returns it. @param patience milliseconds. */
export async function until<T>(
  what: string,
  look: () => T | Promise<T>,
  patience = 30_000,
): Promise<NonNullable<T>> {
  const end = Date.now() + patience;
  for (let step = 15; ; step = nextStep(step)) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > end) throw new Error(`waited in vain until ${what}`);
    await delay(step);
  }
}

/**
 * Waits until the work's expectations hold, and otherwise fails with its error. @param patience
 * milliseconds.
 */
export async function eventually(work: () => unknown, patience = 30_000): Promise<void> {
  const end = Date.now() + patience;
  for (let step = 15; ; step = nextStep(step)) {
    try {
      await work();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await delay(step);
  }
}
