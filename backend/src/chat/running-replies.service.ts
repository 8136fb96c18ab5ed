import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { gauge } from '../platform/health/gauge.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { RedisConnections } from '../platform/redis/redis-connections.js';
import { RepliesService } from './replies.service.js';
import { REPLY_STOPS_CHANNEL } from './reply-text.js';

/** A stop that was published while Redis was away is noticed this late. Milliseconds. */
const CHECK_INTERVAL = 2000;

/** Why the writing of a reply is cut short. */
export class ReplyCut extends Error {
  /** @param kind `ended`: somebody else ended it; `handed-back`: this process stops. */
  constructor(readonly kind: 'ended' | 'handed-back') {
    super(`reply ${kind}`);
  }
}

/** The replies that this worker is writing, and the ways to cut them short. */
@Injectable()
export class RunningRepliesService implements OnModuleInit, OnApplicationShutdown {
  private readonly running = new Map<number, AbortController>();
  private readonly subscriber: Redis;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(RedisConnections) connections: RedisConnections,
    private readonly replies: RepliesService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.subscriber = connections.open('reply-stops', { maxRetriesPerRequest: null });
  }

  onModuleInit(): void {
    this.subscriber.on('message', (_channel, id) => this.cut(Number(id)));
    this.subscriber.subscribe(REPLY_STOPS_CHANNEL).catch((err: unknown) => {
      this.logger.warn({ err }, 'stops are not heard');
    });
    gauge('zampa_replies_running', 'Replies this worker is writing', () => this.running.size);
    this.timer = setInterval(() => {
      this.cutEnded().catch((err: unknown) => this.logger.warn({ err }, 'stops not checked'));
    }, CHECK_INTERVAL);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Runs the writing of a reply with a signal that aborts, with a `ReplyCut`, when it is to end. */
  async run<Result>(
    replyId: number,
    write: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const controller = new AbortController();
    this.running.set(replyId, controller);
    try {
      return await write(controller.signal);
    } finally {
      if (this.running.get(replyId) === controller) this.running.delete(replyId);
    }
  }

  /** Cuts all short: another worker begins them again. */
  handBackAll(): void {
    for (const controller of this.running.values()) controller.abort(new ReplyCut('handed-back'));
  }

  private cut(replyId: number): void {
    this.running.get(replyId)?.abort(new ReplyCut('ended'));
  }

  private async cutEnded(): Promise<void> {
    const ids = [...this.running.keys()];
    if (ids.length === 0) return;
    const alive = await this.replies.stillWritten(ids);
    ids.filter((id) => !alive.has(id)).forEach((id) => this.cut(id));
  }
}
