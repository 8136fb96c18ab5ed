import { Worker, type Processor, type WorkerOptions } from 'bullmq';
import { ShutdownTask } from '../shutdown-task.js';

/**
 * When a worker closes: time for running jobs to finish, and then to be handed back. Milliseconds.
 */
export const FINISH_LIMIT = 15_000;
export const CLOSE_LIMIT = 19_000;

/** Overrides for a worker, which waits for jobs through any outage. */
const WAIT_FOREVER = { maxRetriesPerRequest: null, commandTimeout: undefined };

/** Waits for Redis through any outage, but closes in time even without it. */
export class QueueWorker extends Worker {
  private end: ShutdownTask | undefined;

  constructor(name: string, processor: Processor, options: WorkerOptions) {
    const connection = { ...options.connection, ...WAIT_FOREVER };
    super(name, processor, { ...options, connection, autorun: false });
  }

  /** Takes no more jobs. @returns whether the running ones finish within `ms` of the first call. */
  finishWithin(ms: number): Promise<boolean> {
    this.end ??= new ShutdownTask(super.close());
    return this.end.finishesWithin(ms);
  }

  override async close(): Promise<void> {
    await this.finishWithin(CLOSE_LIMIT);
  }
}
