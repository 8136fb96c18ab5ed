import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, Not, type EntityManager } from 'typeorm';
import type { Memory, MemoryChanges, NewMemory } from '../../contract/memories.js';
import { AppError } from '../../platform/errors/app-error.js';
import { UserChannel } from '../../platform/redis/user-channel.js';
import { PetEntity } from '../pet.entity.js';
import { PetsService } from '../pets.service.js';
import { MemoriesRepository } from './memories.repository.js';
import { profileChanges, SINGLE_KINDS } from './memory-profile.js';
import { PetMemoryEntity, type MemoryState } from './memory.entity.js';
import { memoryView } from './memory.view.js';
import { PetMessagesPort } from './pet-messages.port.js';

/** A change to the memories of a pet, which is locked during the change. */
type Work = (tx: EntityManager, pet: PetEntity) => Promise<PetMemoryEntity>;

/** What owners told about their pets and want remembered. Tabs receive `memory-changed`. */
@Injectable()
export class MemoriesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly memories: MemoriesRepository,
    private readonly pets: PetsService,
    private readonly messages: PetMessagesPort,
    private readonly channel: UserChannel,
  ) {}

  /** The memories of a pet in one state, newest first. @throws AppError `NOT_FOUND` */
  async list(userId: number, petId: number, state: MemoryState = 'kept'): Promise<Memory[]> {
    await this.pets.getOwned(userId, petId);
    return this.view(petId, await this.memories.find(petId, state));
  }

  /**
   * Remembers a fact; the same words again are stored once.
   * @throws AppError `NOT_FOUND` for a pet or message of somebody else, `MEMORY_LIMIT_REACHED`.
   */
  async add(userId: number, petId: number, memory: NewMemory): Promise<Memory> {
    const { text, kind = 'other', messageId = null } = memory;
    await this.pets.getOwned(userId, petId);
    if (messageId !== null && !(await this.messages.textsOf(petId, [messageId])).has(messageId)) {
      throw new AppError('NOT_FOUND');
    }
    return this.change(userId, petId, async (tx) => {
      const same = await this.memories.findSame(tx, petId, text);
      if (same?.state === 'kept') return same;
      await this.memories.makeRoom(tx, petId);
      const fresh = () => tx.create(PetMemoryEntity, { petId, text, kind, messageId });
      const told = { state: 'kept' as const, createdAt: new Date() };
      return tx.save(tx.merge(PetMemoryEntity, same ?? fresh(), told));
    });
  }

  /**
   * Remembers a suggestion, and writes it to the profile if that has a field for it and no newer
   * weight. If a pet can have only one such fact, such as its weight, the one told last stays.
   * @throws AppError `NOT_FOUND`, `MEMORY_LIMIT_REACHED`.
   */
  async keep(userId: number, id: number): Promise<Memory> {
    const { petId } = await this.memories.getOwned(userId, id);
    let changedPet: PetEntity | undefined;
    const kept = await this.change(userId, petId, async (tx, pet) => {
      const memory = await tx.findOneBy(PetMemoryEntity, { id, state: Not('declined') });
      if (!memory) throw new AppError('NOT_FOUND');
      if (memory.state === 'kept') return memory;
      const { kind, createdAt } = memory;
      if (SINGLE_KINDS.includes(kind)) {
        if (await this.memories.hasNewer(tx, memory)) {
          await tx.delete(PetMemoryEntity, { id });
          return memory;
        }
        await tx.delete(PetMemoryEntity, { petId, kind, state: 'kept' });
      }
      await this.memories.makeRoom(tx, petId);
      const isOutdated = kind === 'weight' && pet.weightAt !== null && pet.weightAt > createdAt;
      const changes = isOutdated ? {} : profileChanges(memory, pet);
      if (Object.keys(changes).length > 0) {
        changedPet = await this.pets.update(tx, pet, changes, createdAt);
      }
      return tx.save(tx.merge(PetMemoryEntity, memory, { state: 'kept' }));
    });
    if (changedPet) this.pets.announce(changedPet);
    return kept;
  }

  /** Corrects a memory; another one with the same words is deleted. @throws AppError `NOT_FOUND` */
  async correct(userId: number, id: number, changes: MemoryChanges): Promise<Memory> {
    const { petId } = await this.memories.getOwned(userId, id);
    return this.change(userId, petId, async (tx) => {
      const memory = await tx.findOneBy(PetMemoryEntity, { id, state: Not('declined') });
      if (!memory) throw new AppError('NOT_FOUND');
      const { text = memory.text, kind = memory.kind } = changes;
      const same = await this.memories.findSame(tx, petId, text);
      if (same && same.id !== id) await tx.delete(PetMemoryEntity, { id: same.id });
      return tx.save(tx.merge(PetMemoryEntity, memory, { text, kind }));
    });
  }

  /** Forgets a memory; declines a suggestion for good. @throws AppError `NOT_FOUND` */
  async forget(userId: number, id: number): Promise<void> {
    const { petId, state } = await this.memories.getOwned(userId, id);
    await this.memories.putAway(id, state);
    this.channel.publish(userId, 'memory-changed', { petId });
  }

  private async change(userId: number, petId: number, work: Work): Promise<Memory> {
    const changed = await this.database.transaction(async (tx) => {
      const lock = { mode: 'for_no_key_update' } as const;
      const pet = await tx.findOne(PetEntity, { where: { id: petId, userId }, lock });
      if (!pet) throw new AppError('NOT_FOUND');
      return work(tx, pet);
    });
    this.channel.publish(userId, 'memory-changed', { petId });
    const [said] = await this.quotes(petId, [changed]);
    return memoryView(changed, said);
  }

  private async view(petId: number, memories: PetMemoryEntity[]): Promise<Memory[]> {
    const quotes = await this.quotes(petId, memories);
    return memories.map((memory, index) => memoryView(memory, quotes[index]));
  }

  /** The owner's words that stated each memory, if these were in the chat. */
  private async quotes(petId: number, memories: PetMemoryEntity[]) {
    const ids = memories.flatMap(({ messageId }) => messageId ?? []);
    const texts = ids.length > 0 ? await this.messages.textsOf(petId, ids) : undefined;
    return memories.map(({ messageId }) =>
      messageId === null ? undefined : texts?.get(messageId),
    );
  }
}
