import { Injectable } from '@nestjs/common';
import type { Language } from '../../contract/languages.js';
import type { PetFacts } from '../../contract/pets.js';
import { includesPlan, type Plan } from '../../contract/plans.js';
import { DiaryRepository } from '../diary.repository.js';
import { animalOf } from '../insights/animal.js';
import { tellDiary } from './tell-diary.js';

/** Maximum of entries considered: years of a diary, read in a few milliseconds. */
const MOST_ENTRIES = 1000;

interface Asked {
  plan: Plan;
  petId: number;
  pet: PetFacts;
  hasDiary: boolean;
  /** Of the days that are named. */
  timeZone?: string | undefined;
}

/** Describes a diary for those who write the answer to a question. */
@Injectable()
export class DiaryNotesService {
  constructor(private readonly diary: DiaryRepository) {}

  /** A few lines; none on a plan without the diary. */
  async of({ plan, petId, pet, hasDiary, timeZone }: Asked, language: Language): Promise<string[]> {
    if (!hasDiary || !includesPlan(plan, 'pro')) return [];
    const entries = await this.diary.newest(petId, MOST_ENTRIES);
    return tellDiary(animalOf(pet), entries, language, new Date(), timeZone);
  }
}
