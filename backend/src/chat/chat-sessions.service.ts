import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import type { Country } from '../contract/countries.js';
import type { Language } from '../contract/languages.js';
import { prepared, type Statement } from '../platform/database/prepared.js';
import { AppError } from '../platform/errors/app-error.js';
import type { PetEntity } from '../pets/pet.entity.js';
import { PetsService } from '../pets/pets.service.js';
import { ChatSessionEntity } from './chat-session.entity.js';
import type { SessionRow } from './chat.views.js';

/** What of its owner's settings an answer may need. */
interface OwnerSettings {
  country: Country | null;
  /** That the owner's browser spoke last. */
  language: Language;
}

/** What of a pet its session needs. */
export type PetOfSession = Omit<PetEntity, 'userId' | 'createdAt'>;

/** A session together with the pet it is about and its owner's settings. */
type SessionOfPet = SessionRow & {
  pet: PetOfSession;
  owner: OwnerSettings;
};

/** A `PetOfSession`, of a row `pet`. */
export const PET_OF_SESSION = `json_build_object('id', pet.id, 'name', pet.name,
  'species', pet.species, 'breed', pet.breed, 'age', pet.age, 'weight', pet.weight,
  'healthConditions', pet."healthConditions", 'personalityTraits', pet."personalityTraits")`;

const OWNED: Statement = {
  name: 'owned-session',
  text: `
    SELECT session.id::bigint, session."userId"::bigint, session."petId"::bigint, session.title, session."createdAt",
      ${PET_OF_SESSION} AS pet,
      json_build_object('country', owner.country, 'language', owner.language) AS owner
    FROM chat_sessions AS session
    JOIN pets AS pet ON pet.id = session."petId"
    JOIN users AS owner ON owner.id = session."userId"
    WHERE session.id = $1::bigint AND session."userId" = $2::bigint`,
};

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
    const [session] = await prepared<SessionOfPet>(this.sessions.manager, OWNED, [id, userId]);
    if (!session) throw new AppError('NOT_FOUND');
    return session;
  }

  /** The summary of a session, for the worker, who acts for its owner; none of one that is gone. */
  summaryOf(id: number): Promise<Pick<ChatSessionEntity, 'summary' | 'summarizedTo'> | null> {
    // TypeORM takes a row of nothing but nulls for none: its id is read as well.
    const select = { id: true, summary: true, summarizedTo: true };
    return this.sessions.findOne({ where: { id }, select });
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
