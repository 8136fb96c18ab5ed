import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { RepliesService, UNFINISHED_PAGE, type UnfinishedReply } from '../chat/replies.service.js';
import { ReplyQueue } from '../chat/reply.queue.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { REDIS } from '../platform/redis/redis-connections.js';

/** Milliseconds. */
const INTERVAL = 4000;

/** Who sweeps has the turn this long: one worker of all, and the next one soon if it dies. */
const TURN = INTERVAL - 500;
const TURN_KEY = 'reply-sweep';

/** Since a reply was asked for, in seconds: it should have a job; it should have been begun. */
const AGES = { old: 5, overdue: 120 };

/**
 * Asks again for replies whose job got lost, between commit and enqueue or with Redis, and moves
 * those to the front that wait for too long.
 */
@Injectable()
export class ReplySweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly replies: RepliesService,
    private readonly queue: ReplyQueue,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sweep().catch((err: unknown) => this.logger.warn({ err }, 'sweep failed'));
    }, INTERVAL);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    if (!(await this.redis.set(TURN_KEY, process.pid, 'PX', TURN, 'NX'))) return;
    let page: UnfinishedReply[];
    let beyond = 0;
    do {
      page = await this.replies.unfinished(AGES, beyond);
      await this.lookAfter(page);
      beyond = page.at(-1)?.id ?? beyond;
    } while (page.length === UNFINISHED_PAGE);
  }

  private async lookAfter(page: UnfinishedReply[]): Promise<void> {
    const without = new Set(await this.queue.withoutJob(page.map(({ id }) => id)));
    const lost = page.filter(({ id }) => without.has(id));
    if (lost.length > 0) this.logger.warn({ replies: lost.length }, 'replies had lost their jobs');
    for (const { id, userId } of lost) {
      await this.queue.enqueue({ replyId: id, userId });
    }
    const overdue = page.filter(({ isOverdue }) => isOverdue).map(({ id }) => id);
    const moved = await this.queue.moveForward(overdue);
    if (moved > 0) this.logger.warn({ replies: moved }, 'replies wait too long');
  }
}
