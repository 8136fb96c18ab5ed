import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { registerGauge } from '../platform/health/gauges.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { ThrottledWarnings } from '../platform/logging/throttled-warnings.js';
import { LiveChannels, type LiveSubscriber } from '../platform/redis/live-channels.js';
import { RepliesRepository } from './replies.repository.js';
import type { ReplyAttempt } from './reply-attempt.js';
import { REPLY_STOPS_CHANNEL } from './reply-text.js';

/** Maximum delay of a stop that was published while Redis was down. Milliseconds. */
const CHECK_INTERVAL = 2000;

/** Why the writing of a reply was cut short. */
export class ReplyCut extends Error {
  /**
   * @param kind `ended`: the reply was ended or restarted elsewhere; `handed-back`: this process
   * stops.
   */
  constructor(readonly kind: 'ended' | 'handed-back') {
    super(`reply ${kind}`);
  }
}

interface Run extends Omit<ReplyAttempt, 'id'> {
  controller: AbortController;
}

/** The replies that this worker is writing, and the ways to cut them short. */
@Injectable()
export class RunningRepliesService implements OnModuleInit, OnApplicationShutdown {
  private readonly running = new Map<number, Run>();
  private readonly subscriber: LiveSubscriber;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    channels: LiveChannels,
    private readonly repository: RepliesRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.subscriber = channels.subscriber('reply-stops');
  }

  onModuleInit(): void {
    this.subscriber.onMessage((_channel, id) => this.cut(Number(id)));
    this.subscriber.subscribe(REPLY_STOPS_CHANNEL).catch((err: unknown) => {
      this.logger.warn({ err }, 'stops are not heard');
    });
    registerGauge(
      'zampa_replies_running',
      'Replies this worker is writing',
      () => this.running.size,
    );
    const warnings = new ThrottledWarnings(this.logger);
    this.timer = setInterval(() => {
      this.cutEnded().catch((err: unknown) => warnings.warn({ err }, 'stops not checked'));
    }, CHECK_INTERVAL);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /**
   * Runs the writing of a reply with a signal that aborts, with a `ReplyCut`, when it must end.
   * Ends an earlier attempt that still runs here.
   */
  async run<Result>(
    { id, attempt, sessionId }: ReplyAttempt,
    write: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    this.cut(id);
    const controller = new AbortController();
    const run = { attempt, sessionId, controller };
    this.running.set(id, run);
    try {
      return await write(controller.signal);
    } finally {
      if (this.running.get(id) === run) this.running.delete(id);
    }
  }

  /** Cuts all short: another worker starts them again. */
  handBackAll(): void {
    for (const { controller } of this.running.values()) {
      controller.abort(new ReplyCut('handed-back'));
    }
  }

  private cut(replyId: number): void {
    this.running.get(replyId)?.controller.abort(new ReplyCut('ended'));
  }

  private async cutEnded(): Promise<void> {
    const runs = [...this.running];
    if (runs.length === 0) return;
    const newest = await this.repository.stillWritten(runs.map(([id]) => id));
    for (const [id, { attempt, sessionId, controller }] of runs) {
      const found = newest.get(id);
      if (found?.attempt !== attempt || found.sessionId !== sessionId)
        controller.abort(new ReplyCut('ended'));
    }
  }
}
