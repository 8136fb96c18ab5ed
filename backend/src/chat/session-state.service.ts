import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Draft, DraftBody, SessionSummary } from '../contract/chat.js';
import { AppError } from '../platform/errors/app-error.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import { ChatSessionEntity } from './chat-session.entity.js';
import { SessionStateRepository } from './session-state.repository.js';

/** The state of a session that all of its owner's devices share. */
@Injectable()
export class SessionStateService {
  constructor(
    @InjectRepository(ChatSessionEntity) private readonly sessions: Repository<ChatSessionEntity>,
    private readonly statements: SessionStateRepository,
    private readonly channel: UserChannel,
  ) {}

  async list(userId: number): Promise<SessionSummary[]> {
    const rows = await this.statements.list(userId);
    return rows.map(({ id, petId, unread, role, text, at }) => ({
      id,
      petId,
      unread,
      last: role && { role, text, at: at.toISOString() },
    }));
  }

  /** @throws AppError `NOT_FOUND` */
  async read(userId: number, sessionId: number, upTo: number): Promise<void> {
    const readUpTo = await this.statements.read(userId, sessionId, upTo);
    if (readUpTo === undefined) throw new AppError('NOT_FOUND');
    if (readUpTo !== null) this.channel.publish(userId, 'sessions-read', { sessionId, readUpTo });
  }

  /** @throws AppError `NOT_FOUND` */
  async draft(userId: number, id: number): Promise<Draft> {
    const select = { id: true, draft: true };
    const session = await this.sessions.findOne({ where: { id, userId }, select });
    if (!session) throw new AppError('NOT_FOUND');
    return { text: session.draft };
  }

  /** The last writer wins. @throws AppError `NOT_FOUND` */
  async writeDraft(userId: number, id: number, { text, from }: DraftBody): Promise<void> {
    const { affected } = await this.sessions.update({ id, userId }, { draft: text });
    if (affected !== 1) throw new AppError('NOT_FOUND');
    this.channel.publish(userId, 'draft-changed', { sessionId: id, text, from });
  }
}
