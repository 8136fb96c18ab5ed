import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { PetWeights } from '../pets/pet-weights.repository.js';
import { PetsService } from '../pets/pets.service.js';
import type { DiaryEntryEntity } from './diary-entry.entity.js';
import { DiaryRepository } from './diary.repository.js';
import { followed, weightOf } from './profile-weight.js';

/** Keeps the weight in a pet's profile, from which doses are computed, in step with the diary. */
@Injectable()
export class ProfileWeightService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly diary: DiaryRepository,
    private readonly weights: PetWeights,
    private readonly pets: PetsService,
  ) {}

  /** Copies the newest weight of the diary, which has just been stored, into the profile. */
  async take(entry: Pick<DiaryEntryEntity, 'petId' | 'value' | 'unit' | 'at'>): Promise<void> {
    const weight = weightOf(entry);
    const pet = weight && (await this.weights.follow(entry.petId, weight));
    if (pet) this.pets.announce(pet);
  }

  /** Changes weights of the diary while their pet is locked, and the profile with them. */
  async following<T>(petId: number, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const [result, changed] = await this.database.transaction(async (tx) => {
      const pet = await this.weights.lock(tx, petId);
      const before = weightOf(await this.diary.newestWeight(tx, petId));
      const done = await work(tx);
      const after = weightOf(await this.diary.newestWeight(tx, petId));
      const next = pet ? followed(pet, before, after) : undefined;
      const isChanged = pet !== null && next !== undefined;
      return [done, isChanged ? await this.weights.set(tx, pet, next) : null] as const;
    });
    if (changed) this.pets.announce(changed);
    return result;
  }
}
