import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Not, Repository } from 'typeorm';
import { AppError } from '../../platform/errors/app-error.js';
import { DiarySuggestionEntity, type SuggestionState } from './diary-suggestion.entity.js';

/** Days for which a suggestion stays open. */
export const SUGGESTED_DAYS = 7;

const DAY_MS = 86_400_000;

type NewSuggestion = Pick<
  DiarySuggestionEntity,
  'petId' | 'messageId' | 'position' | 'entry' | 'question' | 'askedAt'
>;

const notOver = () => MoreThan(new Date(Date.now() - SUGGESTED_DAYS * DAY_MS));

/** Owns the table of suggested entries. */
@Injectable()
export class DiarySuggestionsRepository {
  constructor(
    @InjectRepository(DiarySuggestionEntity)
    private readonly suggestions: Repository<DiarySuggestionEntity>,
  ) {}

  /** Open ones, oldest first. */
  open(petId: number): Promise<DiarySuggestionEntity[]> {
    const where = { petId, state: 'open' as const, createdAt: notOver() };
    return this.suggestions.find({ where, order: { id: 'ASC' } });
  }

  /** The newest suggestions, in any state. */
  newest(petId: number, limit: number): Promise<DiarySuggestionEntity[]> {
    return this.suggestions.find({ where: { petId }, order: { id: 'DESC' }, take: limit });
  }

  /** @throws AppError `NOT_FOUND` for one that is unknown, declined, expired or another user's. */
  async getOwned(userId: number, id: number): Promise<DiarySuggestionEntity> {
    const state = Not<SuggestionState>('declined');
    const where = { id, pet: { userId }, state, createdAt: notOver() };
    const suggestion = await this.suggestions.findOneBy(where);
    if (!suggestion) throw new AppError('NOT_FOUND');
    return suggestion;
  }

  /** Stores those that are not stored yet. @returns whether there were any. */
  async insert(rows: NewSuggestion[]): Promise<boolean> {
    const inserted = await this.suggestions
      .createQueryBuilder()
      .insert()
      .values(rows.map((row) => ({ ...row, state: 'open' as const })))
      .orIgnore()
      .returning('id')
      .execute();
    return (inserted.raw as unknown[]).length > 0;
  }

  /** Answers a suggestion only if it is still open. */
  async answer(id: number, state: Exclude<SuggestionState, 'open'>): Promise<void> {
    await this.suggestions.update({ id, state: 'open' }, { state });
  }
}
