import { Injectable } from '@nestjs/common';
import { AllowanceService } from '../../billing/allowance.service.js';
import type { Language } from '../../contract/languages.js';
import type { PetFacts } from '../../contract/pets.js';
import { DiaryRepository } from '../diary.repository.js';
import { animalOf } from '../insights/animal.js';
import { tellDiary } from './tell-diary.js';

/** Entries that are looked at: years of a diary, and some milliseconds. */
const MOST_ENTRIES = 1000;

interface Asked {
  userId: number;
  petId: number;
  pet: PetFacts;
}

/** Tells a diary to whoever answers a question. */
@Injectable()
export class DiaryNotes {
  constructor(
    private readonly diary: DiaryRepository,
    private readonly allowance: AllowanceService,
  ) {}

  /** In a few lines; none on a plan without the diary. */
  async of({ userId, petId, pet }: Asked, language: Language): Promise<string[]> {
    if (!(await this.allowance.includes(userId, 'pro'))) return [];
    const entries = await this.diary.newest(petId, MOST_ENTRIES);
    return tellDiary(animalOf(pet), entries, language, new Date());
  }
}
