import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../platform/logging/logging.module.js';
import { RecurringJobs } from '../platform/queue/recurring-jobs.js';
import { RepliesRepository, UNFINISHED_PAGE, type UnfinishedReply } from './replies.repository.js';
import { ReplyQueue } from './reply.queue.js';

/** Milliseconds. */
const INTERVAL = 4000;

/**
 * Seconds since its request after which a reply should have a job, and should have been started.
 */
const AGES = { old: 5, overdue: 120 };

/**
 * Asks again for replies whose job was lost, between commit and enqueue or by Redis, and moves
 * those that have waited too long to the front.
 */
@Injectable()
export class ReplySweep {
  constructor(
    private readonly repository: RepliesRepository,
    private readonly queue: ReplyQueue,
    @Inject(LOGGER) private readonly logger: Logger,
    recurring: RecurringJobs,
  ) {
    recurring.add({ name: 'reply sweep', every: INTERVAL, run: () => this.sweep() });
  }

  private async sweep(): Promise<void> {
    let page: UnfinishedReply[];
    let beyond = 0;
    do {
      page = await this.repository.unfinished(AGES, beyond);
      await this.lookAfter(page);
      beyond = page.at(-1)?.id ?? beyond;
    } while (page.length === UNFINISHED_PAGE);
  }

  private async lookAfter(page: UnfinishedReply[]): Promise<void> {
    const without = new Set(await this.queue.withoutJob(page));
    const lost = page.filter(({ id }) => without.has(id));
    if (lost.length > 0) this.logger.warn({ replies: lost.length }, 'replies had lost their jobs');
    for (const { id, userId } of lost) {
      await this.queue.enqueue({ replyId: id, userId });
    }
    const moved = await this.queue.moveForward(page.filter(({ isOverdue }) => isOverdue));
    if (moved.length > 0) this.logger.warn({ replies: moved.length }, 'replies wait too long');
  }
}
