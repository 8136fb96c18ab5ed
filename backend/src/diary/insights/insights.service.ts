import { Injectable } from '@nestjs/common';
import { exactAge } from '../../contract/age.js';
import { readWeightKg } from '../../contract/body-weight.js';
import type { Insights } from '../../contract/insights.js';
import type { Language } from '../../contract/languages.js';
import { PetsService } from '../../pets/pets.service.js';
import { DiaryRepository } from '../diary.repository.js';
import { readInsights } from './read-insights.js';

const DAYS_A_YEAR = 365.25;

/** What the diary of a pet shows. */
@Injectable()
export class InsightsService {
  constructor(
    private readonly pets: PetsService,
    private readonly diary: DiaryRepository,
  ) {}

  /** @throws AppError `NOT_FOUND` */
  async of(userId: number, petId: number, language: Language): Promise<Insights> {
    const pet = await this.pets.getOwned(userId, petId);
    const { name, species, neutered, healthConditions: conditions } = pet;
    const age = exactAge(pet);
    const animal = { name, species, neutered, conditions };
    return readInsights(
      {
        ...animal,
        age,
        ageDays: pet.birthDate === null ? null : (age ?? 0) * DAYS_A_YEAR,
        weightKg: readWeightKg(pet.weight),
      },
      await this.diary.everything(petId),
      language,
      new Date(),
    );
  }
}
