import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { PetsService } from '../pets/pets.service.js';
import {
  NewestWordsPort,
  type NewestWords,
  type ShownChat,
} from '../platform/http/newest-words.port.js';
import { ChatSessionEntity } from './chat-session.entity.js';
import type { MessageRow } from './chat.views.js';
import { MessagesRepository } from './messages.repository.js';
import { plainParagraphs } from './plain-paragraphs.js';

/** Whether it is a complete answer of the assistant, and not a vet's message. */
const isAnswer = ({ role, status, author }: MessageRow): boolean =>
  role === 'assistant' && status === 'complete' && !author;

/**
 * Provides a page with the newest question and answer of its chat, to be read before the page's
 * code has loaded.
 */
@Injectable()
export class NewestWordsService implements NewestWordsPort {
  constructor(
    @InjectRepository(ChatSessionEntity) private readonly sessions: Repository<ChatSessionEntity>,
    private readonly pets: PetsService,
    private readonly rows: MessagesRepository,
  ) {}

  async of(userId: number, chat: ShownChat): Promise<NewestWords | null> {
    const session = await this.sessionOf(userId, chat);
    if (!session) return null;
    const { messages, hasMore } = await this.rows.page(session.id, { limit: 2 });
    const [question, reply] = messages;
    if (question?.role !== 'user' || !reply || !isAnswer(reply)) return null;
    const answer = plainParagraphs(reply.content);
    return answer.length > 0 ? { question: question.content, answer, isWhole: !hasMore } : null;
  }

  private async sessionOf(userId: number, { sessionId, petId, isLast }: ShownChat) {
    if (sessionId !== undefined) return this.sessions.findOneBy({ userId, id: sessionId });
    if (petId !== undefined) return this.sessions.findOneBy({ userId, petId });
    const [first, ...others] = await this.pets.list(userId);
    // Only the browser knows which of several pets it showed last.
    if (!first || (isLast && others.length > 0)) return null;
    return this.sessions.findOneBy({ userId, petId: first.id });
  }
}
