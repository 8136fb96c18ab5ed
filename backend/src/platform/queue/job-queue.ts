import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import { currentRequestId } from '../logging/request-context.js';
import { ThrottledWarnings } from '../logging/throttled-warnings.js';
import { watchQueue } from './queue.metrics.js';

/** Ids only: the database is the record, the queue only transports. */
export interface JobData {
  /** Absent when a sweep enqueues the job. */
  requestId?: string | undefined;
}

interface NewJob<Data> {
  /** Jobs with the same id are deduplicated. */
  jobId: string;
  data: Omit<Data, 'requestId'>;
  /** Lower is sooner. */
  priority?: number;
}

/** Enqueues work for the workers. */
export abstract class JobQueue<Data extends JobData> {
  /** @param names of its jobs in traces, and of the queue in the log. */
  protected constructor(
    protected readonly queue: Queue,
    private readonly names: { job: string; log: string },
    protected readonly logger: Logger,
  ) {
    const warnings = new ThrottledWarnings(logger);
    queue.on('error', (err) => warnings.warn({ err }, `${names.log} queue`));
    watchQueue(queue);
  }

  /** Never fails: a sweep finds lost jobs. @returns whether Redis took the jobs. */
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
