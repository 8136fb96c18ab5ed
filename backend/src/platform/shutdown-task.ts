import { setTimeout as delay } from 'node:timers/promises';

/**
 * Work that runs during shutdown, such as closing a queue worker or draining an API. Start every
 * task in `onModuleDestroy` and await each in `beforeApplicationShutdown`, so that their grace
 * periods overlap.
 */
export class ShutdownTask {
  private readonly startedAt = Date.now();
  private readonly done: Promise<true>;

  constructor(work: Promise<unknown> | undefined) {
    this.done = Promise.resolve(work).then(() => true);
  }

  /**
   * Whether the task finishes within this many milliseconds of its start. Without Redis, closing a
   * queue worker never finishes.
   */
  finishesWithin(ms: number): Promise<boolean> {
    const left = Math.max(0, this.startedAt + ms - Date.now());
    return Promise.race([this.done, delay(left, false)]);
  }
}
