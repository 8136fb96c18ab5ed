import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import type { Country } from '../contract/countries.js';
import type { Language } from '../contract/languages.js';
import { AppError } from '../platform/errors/app-error.js';
import type { PetEntity } from '../pets/pet.entity.js';
import { PetsService } from '../pets/pets.service.js';
import { ChatSessionEntity } from './chat-session.entity.js';

/** What of its owner's settings an answer may need. */
interface OwnerSettings {
  country: Country | null;
  /** That the owner's browser spoke last. */
  language: Language;
}

/** A session together with the pet it is about and its owner's settings. */
export type SessionOfPet = ChatSessionEntity & { pet: PetEntity; owner: OwnerSettings };

@Injectable()
export class ChatSessionsService {
  constructor(
    @InjectRepository(ChatSessionEntity) private readonly sessions: Repository<ChatSessionEntity>,
    private readonly pets: PetsService,
  ) {}

  /**
   * The one session of a pet, made on first use, also when asked for twice at once.
   * @throws AppError `NOT_FOUND` for an unknown and for somebody else's pet alike.
   */
  async forPet(userId: number, petId: number): Promise<ChatSessionEntity> {
    const found = await this.sessions.findOneBy({ userId, petId });
    if (found) return found;
    const pet = await this.pets.getOwned(userId, petId);
    await this.sessions
      .createQueryBuilder()
      .insert()
      .values({ userId, petId, title: pet.name })
      .orIgnore()
      .execute();
    const session = await this.sessions.findOneBy({ userId, petId });
    if (!session) throw new AppError('NOT_FOUND');
    return session;
  }

  /** @throws AppError `NOT_FOUND` for an unknown and for somebody else's session alike. */
  async getOwned(userId: number, id: number): Promise<SessionOfPet> {
    return this.get({ id, userId });
  }

  /** The session for the worker, who acts for its owner. */
  async get(where: { id: number; userId?: number }): Promise<SessionOfPet> {
    const { entities, raw } = await this.sessions
      .createQueryBuilder('session')
      .innerJoinAndSelect('session.pet', 'pet')
      .innerJoin('users', 'owner', 'owner.id = session."userId"')
      .addSelect('owner.country', 'country')
      .addSelect('owner.language', 'language')
      .where(where)
      .getRawAndEntities<OwnerSettings>();
    const [[session], [owner]] = [entities, raw];
    if (!session?.pet || !owner) throw new AppError('NOT_FOUND');
    const { country, language } = owner;
    return Object.assign(session, { pet: session.pet, owner: { country, language } });
  }

  /** Keeps a summary, unless another one has come in between. @param from where the one before ended. */
  async summarize(
    id: number,
    { from, to, text }: { from: number | null; to: number; text: string },
  ): Promise<void> {
    const before = { id, summarizedTo: from ?? IsNull() };
    await this.sessions.update(before, { summary: text, summarizedTo: to });
  }
}
