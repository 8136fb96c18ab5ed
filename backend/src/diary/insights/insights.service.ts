import { Injectable } from '@nestjs/common';
import type { Finding, FindingLevel, Insights } from '../../contract/insights.js';
import type { Language } from '../../contract/languages.js';
import { PetsService } from '../../pets/pets.service.js';
import { DiaryRepository } from '../diary.repository.js';
import { animalOf } from './animal.js';
import { readInsights } from './read-insights.js';

/** Calls for findings, since computing those of a long diary keeps a process busy. */
export const INSIGHTS_LIMIT = { name: 'insights', by: 'user', points: 60, seconds: 60 } as const;

/** Levels that call for action. */
const TOLD: readonly FindingLevel[] = ['emergency', 'urgent', 'today', 'vet', 'watch'];

/** A finding without its texts. */
type Gist = Pick<Finding, 'kind' | 'level'>;

const isLike = (a: Gist) => (b: Gist) => a.kind === b.kind && a.level === b.level;

/** What the diary of a pet shows. */
@Injectable()
export class InsightsService {
  constructor(
    private readonly pets: PetsService,
    private readonly diary: DiaryRepository,
  ) {}

  /**
   * @param timeZone of the days that are named. @param asOf a moment at which to read the diary, with
   * the entries that had been added by then. @throws AppError `NOT_FOUND`
   */
  async of(
    userId: number,
    petId: number,
    language: Language,
    { timeZone, asOf }: { timeZone?: string | undefined; asOf?: Date | undefined } = {},
  ): Promise<Insights> {
    const animal = animalOf(await this.pets.getOwned(userId, petId));
    const facts = await this.diary.facts(petId, asOf);
    return readInsights(animal, facts, language, asOf ?? new Date(), timeZone);
  }

  /**
   * Findings that call for action and that this entry has caused, the gravest first: those that the
   * entries up to this one give, and those before it do not. Later entries do not count: if several
   * give the same finding, only the first one has caused it.
   * @throws AppError `NOT_FOUND`
   */
  async madeBy(userId: number, petId: number, entryId: number): Promise<Gist[]> {
    const animal = animalOf(await this.pets.getOwned(userId, petId));
    const facts = await this.diary.facts(petId);
    const now = new Date();
    const shownBy = (some: typeof facts): Gist[] =>
      readInsights(animal, some, 'en', now)
        .findings.filter(({ level }) => TOLD.includes(level))
        .map(({ kind, level }) => ({ kind, level }));
    const before = shownBy(facts.filter(({ id }) => id < entryId));
    return shownBy(facts.filter(({ id }) => id <= entryId)).filter((finding) => {
      const known = before.findIndex(isLike(finding));
      if (known !== -1) before.splice(known, 1);
      return known === -1;
    });
  }
}
