import { Injectable } from '@nestjs/common';
import type { Feedback, Message } from '../contract/chat.js';
import { AppError } from '../platform/errors/app-error.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import type { ChatMessageEntity } from './chat-message.entity.js';
import { messageView } from './chat.views.js';
import { countFeedback } from './feedback.metrics.js';
import { MessagesRepository } from './messages.repository.js';

/** Owners' feedback on their answers. */
@Injectable()
export class FeedbackService {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly channel: UserChannel,
  ) {}

  /**
   * Stores the owner's feedback on an answer, in place of any earlier one; `null` withdraws it. A
   * repetition changes and counts nothing. Tabs receive `message`, which replaces their copy.
   * @throws AppError `NOT_FOUND` unless it is an answer to this owner, `REPLY_IN_PROGRESS` while it
   * is being written.
   */
  async set(userId: number, id: number, feedback: Feedback | null): Promise<Message> {
    const reply = await this.messages.getOwnedReply(userId, id);
    if (reply.status === 'failed') throw new AppError('NOT_FOUND');
    if (reply.status !== 'complete' && reply.status !== 'stopped') {
      throw new AppError('REPLY_IN_PROGRESS');
    }
    if (isSame(reply.feedback, feedback)) return messageView(reply);
    return this.store(userId, id, feedback);
  }

  private async store(userId: number, id: number, feedback: Feedback | null): Promise<Message> {
    const row: ChatMessageEntity | undefined = await this.messages.keepFeedback(id, feedback);
    if (!row) throw new AppError('NOT_FOUND');
    countFeedback(row, feedback);
    const message = messageView(row);
    this.channel.publish(userId, 'message', { message });
    return message;
  }
}

const isSame = (one: Feedback | null, other: Feedback | null): boolean =>
  one?.helpful === other?.helpful && one?.reason === other?.reason;
