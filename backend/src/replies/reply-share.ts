import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import { JobQueue, type JobData } from '../platform/queue/job-queue.js';
import type { LiveRedis } from '../platform/redis/open-redis.js';
import { OVERDUE } from './reply-order.js';

export interface ReplyJob extends JobData {
  replyId: number;
  userId: number;
}

/** How long a count of the waiting replies is valid. Milliseconds. */
const COUNT_LIFE = 200;

/**
 * How long a share counts as full after Redis refused a job: a Redis out of memory keeps a correct
 * count that no longer grows. Milliseconds.
 */
const REFUSAL = 2000;

const jobIdOf = (replyId: number): string => `reply-${String(replyId)}`;

/** The replies of one share of the users. */
export class ReplyShare extends JobQueue<ReplyJob> {
  /** Until when new replies are refused, by `performance.now()`. */
  private refusing = 0;
  private counted: { waiting: Promise<number>; until: number } | undefined;

  constructor(
    queue: Queue,
    logger: Logger,
    /** Maximum of waiting replies. */
    private readonly limit: number,
    private readonly redis: LiveRedis,
  ) {
    super(queue, { job: 'write', log: 'reply' }, logger);
  }

  /**
   * Asks a worker to write the reply. Idempotent. Never fails: a reply whose job was lost stays
   * `pending`, and the worker's sweep asks again.
   * @param place from `reply-order`; by default that of a reply that has waited too long.
   */
  async enqueue(data: Omit<ReplyJob, 'requestId'>, place = OVERDUE): Promise<void> {
    const taken = await this.add({ jobId: jobIdOf(data.replyId), data, priority: place });
    if (!taken) this.refusing = performance.now() + REFUSAL;
  }

  /**
   * Whether the maximum of replies is waiting for a worker, or Redis takes no more of them. Calls
   * shortly after one another share a count.
   */
  async isFull(): Promise<boolean> {
    const now = performance.now();
    if (now < this.refusing) return true;
    if (!this.counted || now > this.counted.until) {
      this.counted = { waiting: this.countWaiting(), until: now + COUNT_LIFE };
    }
    return (await this.counted.waiting) >= this.limit;
  }

  /** Those of the replies that have no job. One round trip. */
  async withoutJob(replyIds: number[]): Promise<number[]> {
    const keys = replyIds.map((id) => this.queue.toKey(jobIdOf(id)));
    const found = await Promise.all(keys.map((key) => this.redis.exists(key)));
    return replyIds.filter((_, index) => found[index] === 0);
  }

  /** Moves waiting replies to the front. @returns those that were not there yet. */
  async moveForward(replyIds: number[]): Promise<number[]> {
    const jobs = await Promise.all(replyIds.map((id) => this.queue.getJob(jobIdOf(id))));
    const moved = await Promise.all(
      jobs.map(async (job) => {
        if (!job || job.priority <= OVERDUE) return false;
        // A job that has ended in the meantime cannot be moved, and need not be.
        return job.changePriority({ priority: OVERDUE }).then(
          () => true,
          () => false,
        );
      }),
    );
    return replyIds.filter((_, index) => moved[index]);
  }

  private async countWaiting(): Promise<number> {
    const counts = await this.queue.getJobCounts('wait', 'prioritized');
    return Object.values(counts).reduce((sum, count) => sum + count, 0);
  }
}
