import { Worker, type Processor, type WorkerOptions } from 'bullmq';
import { Closing } from '../closing.js';
import { WAIT_FOREVER } from './queue-connection.js';

/** Running jobs may take this long to finish, and to be handed back, once a worker closes. Milliseconds. */
export const FINISH_LIMIT = 15_000;
export const CLOSE_LIMIT = 19_000;

/** A worker that waits for Redis through any outage, and yet closes in time without it. */
export class QueueWorker extends Worker {
  private end: Closing | undefined;

  constructor(name: string, processor: Processor, options: WorkerOptions) {
    const connection = { ...options.connection, ...WAIT_FOREVER };
    super(name, processor, { ...options, connection, autorun: false });
  }

  /** Takes no more jobs. Whether the running ones have ended so many milliseconds after the first call. */
  finishWithin(ms: number): Promise<boolean> {
    this.end ??= new Closing(super.close());
    return this.end.within(ms);
  }

  override async close(): Promise<void> {
    await this.finishWithin(CLOSE_LIMIT);
  }
}
