import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { PetEntity } from './pet.entity.js';

/** A weight for the profile, and when the pet had it. */
export interface WeightAt {
  weight: string;
  at: Date;
}

const MINUTE_MS = 60_000;

/**
 * The moment of a weight that an owner gives, now by default, cut to the minute: diary entries have
 * no seconds, and an entry of the same minute must not count as older.
 */
export const givenAt = (moment = new Date()): Date =>
  new Date(Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS);

/** The new `weightAt` if an owner sends `:given`, which may equal the stored weight. */
export const GIVEN_AT = `
  CASE WHEN weight IS DISTINCT FROM CAST(:given AS text) THEN CAST(:givenAt AS timestamptz)
    ELSE "weightAt" END`;

const IS_OLDER = `(weight IS NULL OR coalesce("weightAt", "createdAt") <= :at)`;

/** Writes the weight of a profile as it follows the diary. */
@Injectable()
export class PetWeights {
  constructor(@InjectRepository(PetEntity) private readonly pets: Repository<PetEntity>) {}

  /** Locks the pet until the transaction ends. @returns null if the pet is gone. */
  lock(tx: EntityManager, id: number): Promise<PetEntity | null> {
    return tx.findOne(PetEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  /**
   * Stores a weight unless the profile has a newer one. Of concurrent weights the newest wins:
   * PostgreSQL checks the condition again after waiting for a locked row.
   * @returns the pet if it was changed.
   */
  async follow(id: number, { weight, at }: WeightAt): Promise<PetEntity | null> {
    const result = await this.pets
      .createQueryBuilder()
      .update()
      .set({ weight, weightAt: at })
      .where({ id })
      .andWhere(IS_OLDER, { at })
      .returning('*')
      .execute();
    return (result.raw as PetEntity[])[0] ?? null;
  }

  /** Stores a weight, or none, for a pet that the caller has locked. */
  async set(tx: EntityManager, pet: PetEntity, next: WeightAt | null): Promise<PetEntity> {
    const changes = { weight: next?.weight ?? null, weightAt: next?.at ?? null };
    await tx.update(PetEntity, { id: pet.id }, changes);
    return Object.assign(pet, changes);
  }
}
