import { setImmediate } from 'node:timers/promises';

/**
 * Runs long work in steps. Between any two of them the process handles other events, and concurrent
 * tasks take turns: a short task need not wait for a long one to end.
 */
export class Steps {
  private last: Promise<unknown> = Promise.resolve();

  /** Runs one step once all earlier ones are done. @throws whatever the step throws. */
  run<T>(step: () => T): Promise<T> {
    const done = this.last.then(() => setImmediate()).then(step);
    this.last = done.catch(() => undefined);
    return done;
  }
}
