import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { messageView } from '../chat/chat.views.js';
import { ChatSessionsService } from '../chat/chat-sessions.service.js';
import { MessagesRepository } from '../chat/messages.repository.js';
import { RepliesPort, type Precedence } from '../chat/replies.port.js';
import type { Message } from '../contract/chat.js';
import type { StreamingReply } from '../contract/socket-events.js';
import { registerGauge } from '../platform/health/gauges.js';
import { LiveChannels } from '../platform/redis/live-channels.js';
import type { LiveRedis } from '../platform/redis/open-redis.js';
import { LIVE_REDIS } from '../platform/redis/redis-connections.js';
import { RepliesRepository } from './replies.repository.js';
import { placeOf } from './reply-order.js';
import { ReplyStoreService } from './reply-store.service.js';
import { readReplyText, REPLY_STOPS_CHANNEL, closeReplyText } from './reply-text.js';
import { ReplyQueue } from './reply.queue.js';

/** Owners' requests about their replies, called through chat's port. */
@Injectable()
export class ReplyRequestsService extends RepliesPort implements OnModuleInit {
  constructor(
    private readonly queue: ReplyQueue,
    private readonly repository: RepliesRepository,
    private readonly store: ReplyStoreService,
    private readonly sessions: ChatSessionsService,
    private readonly messages: MessagesRepository,
    @Inject(LIVE_REDIS) private readonly redis: LiveRedis,
    private readonly channels: LiveChannels,
  ) {
    super();
  }

  /** Measured in the API, so that it is known even if no worker runs. */
  onModuleInit(): void {
    registerGauge(
      'zampa_oldest_question_waiting_seconds',
      'Since the oldest question was stored whose reply no worker has begun; 0 without one',
      () => this.repository.oldestWait(),
    );
  }

  isFull(userId: number): Promise<boolean> {
    return this.queue.isFull(userId);
  }

  request(reply: { replyId: number; userId: number }, precedence: Precedence): Promise<void> {
    return this.queue.enqueue(reply, placeOf(precedence));
  }

  async stop(userId: number, id: number): Promise<Message> {
    const reply = await this.messages.getOwnedReply(userId, id);
    if (reply.status !== 'pending' && reply.status !== 'streaming') return messageView(reply);
    const content = await closeReplyText(this.redis, userId, reply);
    const row = await this.store.stop(userId, reply, content);
    if (!row) return this.stop(userId, id);
    await this.cut(id);
    return messageView(row);
  }

  async cut(id: number): Promise<void> {
    await this.channels.publish(REPLY_STOPS_CHANNEL, String(id));
  }

  async streaming(userId: number, sessionId: number): Promise<StreamingReply | null> {
    await this.sessions.getOwned(userId, sessionId);
    const reply = await this.messages.findLiveReply(sessionId);
    if (!reply) return null;
    const text = await readReplyText(this.redis, userId, reply);
    return { messageId: reply.id, attempt: reply.attempt, text };
  }
}
