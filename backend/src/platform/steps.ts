import { setImmediate } from 'node:timers/promises';

/**
 * Does long work in steps. Between any two of them the process answers what else has come, and works
 * that run at once take turns: a short one need not wait for the end of a long one.
 */
export class Steps {
  private last: Promise<unknown> = Promise.resolve();

  /** Does one step when all that were given before it are done. @throws whatever it throws. */
  run<T>(step: () => T): Promise<T> {
    const done = this.last.then(() => setImmediate()).then(step);
    this.last = done.catch(() => undefined);
    return done;
  }
}
