import { Injectable } from '@nestjs/common';
import type { Insights } from '../../contract/insights.js';
import type { Language } from '../../contract/languages.js';
import { PetsService } from '../../pets/pets.service.js';
import { DiaryRepository } from '../diary.repository.js';
import { animalOf } from './animal.js';
import { readInsights } from './read-insights.js';

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
    return readInsights(animalOf(pet), await this.diary.facts(petId), language, new Date());
  }
}
