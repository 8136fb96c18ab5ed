import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import { currentRequestId } from '../logging/request-context.js';
import { watchQueue } from './queue.metrics.js';

/** Ids only: the database is the record, the queue is how it moves. */
export interface JobData {
  /** Absent when a sweep asks for the job. */
  requestId?: string | undefined;
}

interface NewJob<Data> {
  /** Two jobs with the same id are one. */
  jobId: string;
  data: Omit<Data, 'requestId'>;
  /** Lower is sooner. */
  priority?: number;
}

/** How a room asks a worker for something. */
export abstract class JobQueue<Data extends JobData> {
  /** @param names what traces call its jobs, and the log the queue. */
  protected constructor(
    protected readonly queue: Queue,
    private readonly names: { job: string; log: string },
    protected readonly logger: Logger,
  ) {
    queue.on('error', (err) => logger.warn({ err }, `${names.log} queue`));
    watchQueue(queue);
  }

  /** Never fails: a sweep finds whatever gets lost here. @returns whether Redis took the jobs. */
  protected async add(...jobs: NewJob<Data>[]): Promise<boolean> {
    const requestId = currentRequestId();
    const [first, ...more] = jobs.map(({ data, ...opts }) => ({
      name: this.names.job,
      data: { ...data, requestId },
      opts,
    }));
    if (!first) return true;
    try {
      if (more.length === 0) await this.queue.add(first.name, first.data, first.opts);
      else await this.queue.addBulk([first, ...more]);
      return true;
    } catch (err) {
      const ids = jobs.map(({ jobId }) => jobId);
      this.logger.warn({ err, jobs: ids }, `${this.names.log} not enqueued; the sweep will`);
      return false;
    }
  }
}
