import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { ChatSession, Message } from '../contract/chat.js';
import { inPages } from '../platform/database/in-pages.js';
import type { ChatMessageEntity } from './chat-message.entity.js';
import { ChatSessionEntity } from './chat-session.entity.js';
import { messageView, sessionView } from './chat.views.js';
import { MessagesRepository } from './messages.repository.js';

/** Messages read at a time. */
const PAGE = 500;

type Kept = Pick<ChatSessionEntity, 'summary' | 'triageCase' | 'draft' | 'readUpTo'>;

interface ExportedMessage extends Message {
  model?: string;
  /** Set for one that the chat no longer shows. */
  hidden?: true;
}

/** Whole conversations, from their beginning. */
@Injectable()
export class ConversationsService {
  constructor(
    @InjectRepository(ChatSessionEntity) private readonly sessions: Repository<ChatSessionEntity>,
    private readonly rows: MessagesRepository,
  ) {}

  /**
   * All sessions, with the data that the chat does not show: the summary for the model, and the
   * case of the safety rules.
   */
  async list(userId: number): Promise<(ChatSession & Kept)[]> {
    const sessions = await this.sessions.find({
      where: { userId },
      relations: { pet: true },
      order: { id: 'ASC' },
    });
    return sessions.map((session) => {
      const { id, petId, createdAt, pet, summary, triageCase, draft, readUpTo } = session;
      const view = sessionView({ id, userId, petId, createdAt, title: pet?.name ?? '' });
      return { ...view, summary, triageCase, draft, readUpTo };
    });
  }

  /** All messages, oldest first, with the model that wrote them. */
  async *messages(sessionId: number): AsyncGenerator<ExportedMessage> {
    const newest = await this.rows.newestId(sessionId);
    const rows = inPages<ChatMessageEntity>(PAGE, (last) =>
      this.rows.pageAfter(sessionId, { last: last?.id ?? 0, newest, limit: PAGE }),
    );
    for await (const row of rows) {
      yield {
        ...messageView(row),
        ...(row.model !== null && { model: row.model }),
        ...(row.hiddenUnder !== null && { hidden: true as const }),
      };
    }
  }
}
