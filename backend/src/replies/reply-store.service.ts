import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AllowanceService } from '../billing/allowance.service.js';
import { messageView, type MessageRow } from '../chat/chat.views.js';
import type { ReplyFailure } from '../contract/chat.js';
import type { LiveRedis } from '../platform/redis/open-redis.js';
import { LIVE_REDIS } from '../platform/redis/redis-connections.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import { AnswerNoticesService } from './answer-notices.service.js';
import { WebhookOutboxService } from '../webhooks/webhook-outbox.service.js';
import { RepliesRepository, type EndedReply, type ReplyEnd } from './replies.repository.js';
import type { ReplyAttempt } from './reply-attempt.js';
import { ENDED_TEXT_SECONDS, replyTextKey } from './reply-text.js';
import { countReply } from './reply.metrics.js';

/** Ends replies and notifies the owner's tabs. The first to end a reply wins. */
@Injectable()
export class ReplyStoreService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(LIVE_REDIS) private readonly redis: LiveRedis,
    private readonly repository: RepliesRepository,
    private readonly allowance: AllowanceService,
    private readonly channel: UserChannel,
    private readonly notices: AnswerNoticesService,
    private readonly webhooks: WebhookOutboxService,
  ) {}

  /**
   * Stores the finished reply; `false` if it has already ended, or another attempt has taken it
   * over.
   */
  async complete(
    userId: number,
    reply: ReplyAttempt,
    end: Omit<ReplyEnd, 'status'>,
  ): Promise<boolean> {
    const row = await this.repository.end(reply, { ...end, status: 'complete' });
    if (row) {
      this.announceEnd(userId, row, reply.attempt);
      void this.notices.tell(userId, row);
    }
    return row !== undefined;
  }

  /** Stores the text so far and refunds the question, both or neither. */
  async fail(
    userId: number,
    reply: ReplyAttempt,
    end: { content: string; error: ReplyFailure },
  ): Promise<boolean> {
    const row = await this.database.transaction(async (tx) => {
      const failed = await this.repository.end(reply, { ...end, status: 'failed' }, tx);
      if (failed) await this.allowance.giveBack(tx, userId, failed.timestamp);
      return failed;
    });
    if (!row) return false;
    this.announceEnd(userId, row, reply.attempt);
    this.channel.publish(userId, 'profile-changed', {});
    return true;
  }

  /**
   * Stores the text up to the owner's stop; `undefined` if the reply has ended or was restarted.
   */
  async stop(
    userId: number,
    reply: ReplyAttempt,
    content: string,
  ): Promise<MessageRow | undefined> {
    const row = await this.repository.end(reply, { content, status: 'stopped' });
    if (row) this.announceEnd(userId, row, reply.attempt);
    return row;
  }

  private announceEnd(userId: number, row: EndedReply, attempt: number): void {
    const { id, sessionId, status } = row;
    countReply(status);
    // If this fails, the text expires within an hour.
    this.redis
      .expire(replyTextKey(userId, { id, attempt }), ENDED_TEXT_SECONDS)
      .catch(() => undefined);
    this.channel.publish(userId, 'typing', { sessionId, messageId: id, active: false });
    this.channel.publish(userId, 'message-done', { message: messageView(row) });
    void this.webhooks.send(row.webhooks);
  }
}
