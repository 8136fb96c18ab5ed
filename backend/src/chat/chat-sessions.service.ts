import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ProfileTotalsService } from '../accounts/profile-totals.service.js';
import { AppError } from '../platform/errors/app-error.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import { PetsService } from '../pets/pets.service.js';
import { ChatSessionEntity } from './chat-session.entity.js';
import { ChatSessionsRepository, type SessionOfPet } from './chat-sessions.repository.js';
import type { SessionRow } from './chat.views.js';
import { ChatSessionCache } from './chat-session-cache.js';
import { type NewSummary, VersionsRepository } from './versions.repository.js';

@Injectable()
export class ChatSessionsService implements OnModuleInit {
  constructor(
    @InjectRepository(ChatSessionEntity) private readonly sessions: Repository<ChatSessionEntity>,
    private readonly statements: ChatSessionsRepository,
    private readonly pets: PetsService,
    private readonly totals: ProfileTotalsService,
    private readonly cache: ChatSessionCache,
    private readonly versions: VersionsRepository,
    private readonly channel: UserChannel,
  ) {}

  onModuleInit(): void {
    this.totals.add('totalSessions', (userId) => this.sessions.countBy({ userId }));
  }

  /**
   * The one session of a pet, created on first use, even if it is requested twice at once.
   * @throws AppError `NOT_FOUND` for an unknown and for somebody else's pet alike.
   */
  async forPet(userId: number, petId: number): Promise<SessionRow> {
    const found = await this.statements.findOfPet(userId, petId);
    if (found) return found;
    const pet = await this.pets.getOwned(userId, petId);
    const inserted = await this.sessions
      .createQueryBuilder()
      .insert()
      .values({ userId, petId, title: pet.name })
      .orIgnore()
      .execute();
    const session = await this.statements.findOfPet(userId, petId);
    if (!session) throw new AppError('NOT_FOUND');
    if ((inserted.raw as unknown[]).length > 0) this.channel.publish(userId, 'profile-changed', {});
    return session;
  }

  /** @throws AppError `NOT_FOUND` for an unknown and for somebody else's session alike. */
  async getOwned(userId: number, id: number): Promise<SessionOfPet> {
    const session = await this.statements.findOwned(userId, id);
    if (!session) throw new AppError('NOT_FOUND');
    this.cache.set(session);
    return session;
  }

  /**
   * The current session, if it has changed since it was read: an assessment based on it is void.
   * @throws AppError `NOT_FOUND`
   */
  async changed(read: SessionOfPet): Promise<SessionOfPet | undefined> {
    const now = await this.getOwned(read.userId, read.id);
    return isDeepStrictEqual(now, read) ? undefined : now;
  }

  /** The summary of a session, for the worker, which acts for the owner; null if it is gone. */
  summaryOf(id: number): Promise<Pick<ChatSessionEntity, 'summary' | 'summarizedTo'> | null> {
    // TypeORM takes a row of nulls for no row, so the id is read as well.
    const select = { id: true, summary: true, summarizedTo: true };
    return this.sessions.findOne({ where: { id }, select });
  }

  /**
   * Stores a summary, unless another one was stored or what it covers was hidden in the meantime.
   */
  summarize(id: number, summary: NewSummary): Promise<void> {
    return this.versions.summarize(id, summary);
  }
}
