import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, MoreThan, Repository, type EntityManager } from 'typeorm';
import { ProfileTotalsService } from '../accounts/profile-totals.service.js';
import { AllowanceService } from '../billing/allowance.service.js';
import type { NewPet, Pet, PetChanges } from '../contract/pets.js';
import { AppError } from '../platform/errors/app-error.js';
import { PhotosService } from '../photos/photos.service.js';
import { Audit } from '../platform/logging/audit.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import { checkBirth } from './check-birth.js';
import { MemoriesRepository } from './memories/memories.repository.js';
import type { PetMemoryEntity } from './memories/memory.entity.js';
import { PetEntity } from './pet.entity.js';
import { GIVEN_AT, givenAt } from './pet-weights.repository.js';
import { petView } from './pet.view.js';

interface WholePet extends Pet {
  memories: PetMemoryEntity[];
}

interface ChangeOptions {
  /** Throws if the locked pet may not be changed. */
  check?: ((stored: Pet) => void) | undefined;
  /** In which a birth date may be today; UTC by default. */
  timeZone?: string | undefined;
}

/** @returns a function that announces the removal, called once the pet is gone. */
type PetRemovalHook = (userId: number, petId: number) => Promise<() => void>;

@Injectable()
export class PetsService implements OnModuleInit {
  private readonly removalHooks: PetRemovalHook[] = [];

  constructor(
    @InjectRepository(PetEntity) private readonly pets: Repository<PetEntity>,
    @InjectDataSource() private readonly database: DataSource,
    private readonly allowance: AllowanceService,
    private readonly channel: UserChannel,
    private readonly totals: ProfileTotalsService,
    private readonly memories: MemoriesRepository,
    private readonly photos: PhotosService,
    private readonly audit: Audit,
  ) {}

  onModuleInit(): void {
    this.totals.add('totalPets', (userId) => this.pets.countBy({ userId }));
  }

  /** The user's pets, oldest first. */
  async list(userId: number): Promise<Pet[]> {
    const pets = await this.pets.find({ where: { userId }, order: { id: 'ASC' } });
    return pets.map(petView);
  }

  /** At most `limit` of the user's pets after this id, oldest first, and whether there are more. */
  async page(userId: number, { after, limit }: { after: number; limit: number }) {
    const where = { userId, id: MoreThan(after) };
    const pets = await this.pets.find({ where, order: { id: 'ASC' }, take: limit + 1 });
    return { pets: pets.slice(0, limit).map(petView), hasMore: pets.length > limit };
  }

  /** Like `list`, with everything told about each pet, including facts that the owner declined. */
  async listWhole(userId: number): Promise<WholePet[]> {
    const [pets, told] = await Promise.all([this.list(userId), this.memories.everythingOf(userId)]);
    return pets.map((pet) => ({ ...pet, memories: told.filter(({ petId }) => petId === pet.id) }));
  }

  /** What is remembered about a pet, newest first. The caller has checked that it is the user's. */
  remembered(petId: number): Promise<PetMemoryEntity[]> {
    return this.memories.find(petId, 'kept');
  }

  /** @throws AppError `NOT_FOUND` for an unknown pet and for another user's alike. */
  async getOwned(userId: number, id: number): Promise<PetEntity> {
    const pet = await this.pets.findOneBy({ id, userId });
    if (!pet) throw new AppError('NOT_FOUND');
    return pet;
  }

  /**
   * @param timeZone in which a birth date may be today; UTC by default.
   * @throws AppError `PET_LIMIT_REACHED`, even under concurrent requests; `VALIDATION_FAILED`
   */
  async add(userId: number, pet: NewPet, timeZone?: string): Promise<Pet> {
    checkBirth(pet, timeZone);
    const added = await this.database.transaction(async (tx) => {
      const { plan, limit } = await this.allowance.lockPetLimit(tx, userId);
      if (limit !== null && (await tx.countBy(PetEntity, { userId })) >= limit) {
        throw new AppError('PET_LIMIT_REACHED', { limit, currentPlan: plan });
      }
      const weightAt = pet.weight == null ? null : givenAt();
      const stored = await tx.save(tx.create(PetEntity, { ...columns(pet), userId, weightAt }));
      await this.keepPhoto(tx, stored, pet);
      return stored;
    });
    return this.announce(added);
  }

  /**
   * Changes a pet in one statement: `save()` would insert a pet that was removed concurrently.
   * @throws AppError `NOT_FOUND`, `VALIDATION_FAILED`
   */
  async change(
    userId: number,
    id: number,
    changes: PetChanges,
    { check, timeZone }: ChangeOptions = {},
  ): Promise<Pet> {
    checkBirth(changes, timeZone);
    if (Object.keys(columns(changes)).length === 0) {
      const same = petView(await this.getOwned(userId, id));
      check?.(same);
      return same;
    }
    const change = (manager: EntityManager) => this.update(manager, { id, userId }, changes);
    if (!check && changes.photoId === undefined) {
      return this.announce(await change(this.pets.manager));
    }
    const changed = await this.database.transaction(async (tx) => {
      if (check) check(petView(await this.lock(tx, { id, userId })));
      const pet = await change(tx);
      await this.keepPhoto(tx, pet, changes);
      return pet;
    });
    return this.announce(changed);
  }

  /**
   * The same within a transaction; call `announce` once it is committed.
   * @param toldAt when the owner told this
   */
  async update(
    manager: EntityManager,
    { id, userId }: Pick<PetEntity, 'id' | 'userId'>,
    changes: PetChanges,
    toldAt = new Date(),
  ): Promise<PetEntity> {
    const given = changes.weight;
    const result = await manager
      .createQueryBuilder()
      .update(PetEntity)
      .set({ ...columns(changes), ...(given !== undefined && { weightAt: () => GIVEN_AT }) })
      .setParameters({ given, givenAt: givenAt(toldAt) })
      .where({ id, userId })
      .returning('*')
      .execute();
    const [changed] = result.raw as PetEntity[];
    if (!changed) throw new AppError('NOT_FOUND');
    return changed;
  }

  /** Lets rooms that build on pets take part in a pet's removal. */
  onRemoved(hook: PetRemovalHook): void {
    this.removalHooks.push(hook);
  }

  /** Removes the pet and its chat. */
  async remove(userId: number, id: number): Promise<void> {
    const tell = await Promise.all(this.removalHooks.map((hook) => hook(userId, id)));
    const { affected } = await this.pets.delete({ id, userId });
    if (!affected) throw new AppError('NOT_FOUND');
    // After a restore, removals in the log are repeated.
    this.audit.record('pet-removed', { userId, petId: id });
    for (const one of tell) one();
    this.channel.publish(userId, 'pet-removed', { petId: id });
    this.channel.publish(userId, 'profile-changed', {});
  }

  private async lock(tx: EntityManager, where: Pick<PetEntity, 'id' | 'userId'>) {
    const pet = await tx.findOne(PetEntity, { where, lock: { mode: 'for_no_key_update' } });
    if (!pet) throw new AppError('NOT_FOUND');
    return pet;
  }

  private async keepPhoto(
    tx: EntityManager,
    { id: petId, userId }: Pick<PetEntity, 'id' | 'userId'>,
    { photoId }: PetChanges,
  ): Promise<void> {
    if (photoId !== undefined) await this.photos.giveToPet(tx, { userId, petId, photoId });
  }

  /** Sends a stored pet to the owner's tabs. */
  announce(entity: PetEntity): Pet {
    const pet = petView(entity);
    this.channel.publish(pet.userId, 'pet-saved', { pet });
    this.channel.publish(pet.userId, 'profile-changed', {});
    return pet;
  }
}

/** Only fields that were sent: an absent field is not cleared. */
const columns = (pet: PetChanges): Partial<PetEntity> =>
  Object.fromEntries(Object.entries(pet).filter(([, value]) => value !== undefined));
