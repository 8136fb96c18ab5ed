import { setTimeout as delay } from 'node:timers/promises';

/**
 * An end that takes its time: of a queue's worker, of an API. Begin all of them in `onModuleDestroy`, and wait for each in
 * `beforeApplicationShutdown`: their times of grace then pass together.
 */
export class Closing {
  private readonly begun = Date.now();
  private readonly done: Promise<true>;

  constructor(work: Promise<unknown> | undefined) {
    this.done = Promise.resolve(work).then(() => true);
  }

  /**
   * Whether it ends so many milliseconds after it has begun; without Redis the end of a worker
   * never comes.
   */
  within(ms: number): Promise<boolean> {
    const left = Math.max(0, this.begun + ms - Date.now());
    return Promise.race([this.done, delay(left, false)]);
  }
}
