import { Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import { DelayedError, type Job } from 'bullmq';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { JobProcessor, TAKEN_OVER_SOON } from '../platform/queue/job-processor.js';
import type { JobData } from '../platform/queue/job-queue.js';
import { CLOSE_LIMIT, FINISH_LIMIT, QueueWorker } from '../platform/queue/queue-worker.js';
import { queueConnection } from '../platform/queue/queue.module.js';
import { ReplyWriterService } from './reply-writer.service.js';
import { REPLY_QUEUE } from './reply.queue.js';
import type { ReplyJob } from './reply-share.js';
import { ReplyCut, RunningRepliesService } from './running-replies.service.js';

/** A reply's attempts are counted in its row; the queue must not give up earlier. */
const MAX_STALLED = 10;

/**
 * One user's share of a worker's places, and its minimum: a flood that finds all of them free
 * leaves room for others. Replies beyond it try again after `LATER` milliseconds.
 */
const SHARE = 1 / 4;
const MIN_SHARE = 2;
const LATER = 500;

/** Takes replies from the queue and writes many at once. */
@Processor(REPLY_QUEUE, { maxStalledCount: MAX_STALLED, ...TAKEN_OVER_SOON })
export class ReplyProcessor extends JobProcessor<ReplyJob> {
  protected readonly label = 'reply';
  /** How many replies this worker is writing for each user. */
  private readonly taken = new Map<number, number>();

  constructor(
    private readonly writer: ReplyWriterService,
    private readonly running: RunningRepliesService,
    @Inject(ENV) private readonly env: Env,
  ) {
    super();
  }

  override onApplicationBootstrap(): void {
    this.worker.concurrency = this.places;
    super.onApplicationBootstrap();
    for (const server of this.connections.all('queue').slice(1)) {
      const connection = queueConnection(server.url);
      const options = { ...this.worker.opts, concurrency: this.places, connection };
      const take = (job: Job<ReplyJob>, token?: string) => this.process(job, token);
      this.run(new QueueWorker(REPLY_QUEUE, take, options), server);
    }
  }

  /** Hands back what is not finished in time: another worker starts it again. */
  override async beforeApplicationShutdown(): Promise<void> {
    if (await this.finishWithin(FINISH_LIMIT)) return;
    this.running.handBackAll();
    await this.finishWithin(CLOSE_LIMIT);
  }

  /** How many replies of one share of the users this worker writes at once. */
  private get places(): number {
    return Math.ceil(this.env.WORKER_CONCURRENCY / this.connections.all('queue').length);
  }

  protected async handle(job: Job<ReplyJob>, token?: string): Promise<void> {
    const { userId } = job.data;
    const taken = this.taken.get(userId) ?? 0;
    if (taken >= Math.max(MIN_SHARE, this.places * SHARE)) {
      await job.moveToDelayed(Date.now() + LATER, token);
      throw new DelayedError();
    }
    this.taken.set(userId, taken + 1);
    try {
      await this.writer.write(job.data);
    } finally {
      this.release(userId);
    }
  }

  protected override tellFailed(err: Error | undefined, data: JobData): void {
    const isHandedBack = err instanceof ReplyCut && err.kind === 'handed-back';
    if (isHandedBack) this.logger.info(data, 'reply handed back: another worker starts it again');
    else super.tellFailed(err, data);
  }

  private release(userId: number): void {
    const left = (this.taken.get(userId) ?? 1) - 1;
    if (left > 0) this.taken.set(userId, left);
    else this.taken.delete(userId);
  }
}
