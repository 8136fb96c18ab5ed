import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, Not, Repository, type EntityManager } from 'typeorm';
import { LIMITS } from '../../contract/limits.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { ToldFact } from './memory-profile.js';
import { PetMemoryEntity, type MemoryState } from './memory.entity.js';

/** Suggestions and declined facts kept per pet: the newest. */
const ASIDE = 100;

const SAME_TEXT = `lower(rtrim(memory.text, ' .!')) = lower(rtrim(:text, ' .!'))`;

const TOLD_AGAIN = `lower(rtrim(text, ' .!')) IN (
  SELECT lower(rtrim(told, ' .!')) FROM unnest(CAST(:texts AS text[])) AS told)`;

const IS_NEWER = `(kept.createdAt, kept.id) > (
  SELECT "createdAt", id FROM pet_memories WHERE id = :id)`;

/** The question that stated something, and the pet it was about. */
type ToldIn = Record<'petId' | 'messageId', number>;

/** Owns the table of memories. */
@Injectable()
export class MemoriesRepository {
  constructor(
    @InjectRepository(PetMemoryEntity) private readonly memories: Repository<PetMemoryEntity>,
  ) {}

  /** Newest first. */
  find(petId: number, state: MemoryState): Promise<PetMemoryEntity[]> {
    return this.memories.find({ where: { petId, state }, order: { id: 'DESC' } });
  }

  /** All facts about a user's pets, including suggestions and declined ones; oldest first. */
  everythingOf(userId: number): Promise<PetMemoryEntity[]> {
    return this.memories.find({ where: { pet: { userId } }, order: { id: 'ASC' } });
  }

  /**
   * @throws AppError `NOT_FOUND` for an unknown memory, a declined one and another user's alike.
   */
  async getOwned(userId: number, id: number): Promise<PetMemoryEntity> {
    const where = { id, pet: { userId }, state: Not<MemoryState>('declined') };
    const memory = await this.memories.findOneBy(where);
    if (!memory) throw new AppError('NOT_FOUND');
    return memory;
  }

  /** A memory with the same words, whatever its state. */
  findSame(tx: EntityManager, petId: number, text: string): Promise<PetMemoryEntity | null> {
    return tx
      .createQueryBuilder(PetMemoryEntity, 'memory')
      .where({ petId })
      .andWhere(SAME_TEXT, { text })
      .getOne();
  }

  /** @throws AppError `MEMORY_LIMIT_REACHED` if the pet, which is locked, has reached the limit. */
  async makeRoom(tx: EntityManager, petId: number): Promise<void> {
    const limit = LIMITS.memories;
    const kept = await tx.countBy(PetMemoryEntity, { petId, state: 'kept' });
    if (kept >= limit) throw new AppError('MEMORY_LIMIT_REACHED', { limit });
  }

  /** Deletes a memory, or marks a suggestion as declined. */
  async putAway(id: number, state: MemoryState): Promise<void> {
    if (state === 'kept') await this.memories.delete({ id });
    else await this.memories.update({ id, state }, { state: 'declined' });
  }

  /** Whether a fact of the same kind is kept that was told later. */
  hasNewer(tx: EntityManager, { id, petId, kind }: PetMemoryEntity): Promise<boolean> {
    return tx
      .createQueryBuilder(PetMemoryEntity, 'kept')
      .where({ petId, kind, state: 'kept' })
      .andWhere(IS_NEWER, { id })
      .getExists();
  }

  /**
   * Stores suggestions that are not known in any state; one that still waits for an answer is
   * dated anew.
   * @returns whether there was any.
   */
  async suggest(told: ToldIn, facts: ToldFact[]): Promise<boolean> {
    const again = await this.tellAgain(told, facts);
    const inserted = await this.memories
      .createQueryBuilder()
      .insert()
      .values(facts.map((fact) => ({ ...fact, ...told, state: 'suggested' as const })))
      .orIgnore()
      .returning('id')
      .execute();
    return again || (inserted.raw as unknown[]).length > 0;
  }

  private async tellAgain({ petId, messageId }: ToldIn, facts: ToldFact[]): Promise<boolean> {
    const { affected } = await this.memories
      .createQueryBuilder()
      .update()
      .set({ messageId, createdAt: () => 'now()' })
      .where({ petId, state: 'suggested', messageId: LessThan(messageId) })
      .andWhere(TOLD_AGAIN, { texts: facts.map(({ text }) => text) })
      .execute();
    return affected !== 0;
  }

  /** Deletes the oldest suggestions and declined facts of a pet that has too many. */
  async trim(petId: number): Promise<void> {
    const aside = In<MemoryState>(['suggested', 'declined']);
    const old = await this.memories.find({
      select: { id: true },
      where: { petId, state: aside },
      order: { id: 'DESC' },
      skip: ASIDE,
    });
    if (old.length > 0) await this.memories.delete(old.map(({ id }) => id));
  }
}
