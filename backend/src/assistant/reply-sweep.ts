import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { RepliesService } from '../chat/replies.service.js';
import { ReplyQueue } from '../chat/reply.queue.js';
import { LOGGER } from '../platform/logging/logging.module.js';

/** Milliseconds. */
const INTERVAL = 4000;

/** A reply without an end that is this old is asked for again. Seconds. */
const OLD = 5;

/**
 * Asks again for replies whose job got lost: between commit and enqueue, or with Redis. A reply
 * that has a job keeps it, since job ids are unique.
 */
@Injectable()
export class ReplySweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly replies: RepliesService,
    private readonly queue: ReplyQueue,
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
    for (const replyId of await this.replies.unfinished(OLD)) {
      await this.queue.enqueue({ replyId, requestId: 'sweep' });
    }
  }
}
