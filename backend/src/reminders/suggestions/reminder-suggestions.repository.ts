import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Not, Repository, type EntityManager } from 'typeorm';
import { AppError } from '../../platform/errors/app-error.js';
import { ReminderEntity } from '../reminder.entity.js';
import { ReminderSuggestionEntity } from './reminder-suggestion.entity.js';

/** Days for which a suggestion stays open. */
export const SUGGESTED_DAYS = 7;

const DAY_MS = 86_400_000;

/** Milliseconds. */
const SAME_TIME = 3_600_000;

type NewSuggestion = Pick<ReminderSuggestionEntity, 'petId' | 'messageId' | 'question' | 'askedAt'>;

const notOver = () => MoreThan(new Date(Date.now() - SUGGESTED_DAYS * DAY_MS));

/** Owns the table of questions that ask for reminders. */
@Injectable()
export class ReminderSuggestionsRepository {
  constructor(
    @InjectRepository(ReminderSuggestionEntity)
    private readonly suggestions: Repository<ReminderSuggestionEntity>,
  ) {}

  /** Open ones, oldest first. */
  open(petId: number): Promise<ReminderSuggestionEntity[]> {
    const where = { petId, state: 'open' as const, createdAt: notOver() };
    return this.suggestions.find({ where, order: { id: 'ASC' } });
  }

  /** @throws AppError `NOT_FOUND` for an unknown or declined one and another user's alike. */
  async getOwned(
    userId: number,
    id: number,
    tx: EntityManager = this.suggestions.manager,
  ): Promise<ReminderSuggestionEntity> {
    const state = Not('declined' as const);
    const where = { id, pet: { userId }, state, createdAt: notOver() };
    const suggestion = await tx.findOneBy(ReminderSuggestionEntity, where);
    if (!suggestion) throw new AppError('NOT_FOUND');
    return suggestion;
  }

  /** Whether the same words have led to a reminder within an hour, which still exists. */
  isSetUp({ petId, question, askedAt }: NewSuggestion): Promise<boolean> {
    const since = new Date(askedAt.getTime() - SAME_TIME);
    return this.suggestions
      .createQueryBuilder('asked')
      .innerJoin(ReminderEntity, 'reminder', 'reminder.id = asked."reminderId"')
      .where({ petId, question, askedAt: MoreThan(since) })
      .getExists();
  }

  /**
   * Stores the suggestion of a question if it is new, and declines open ones of earlier questions
   * with the same words.
   * @returns whether it was new.
   */
  async insert(row: NewSuggestion): Promise<boolean> {
    const inserted = await this.suggestions
      .createQueryBuilder()
      .insert()
      .values({ ...row, state: 'open' })
      .orIgnore()
      .returning('id')
      .execute();
    if ((inserted.raw as unknown[]).length === 0) return false;
    const { petId, question, messageId } = row;
    const earlier = { petId, question, messageId: Not(messageId), state: 'open' as const };
    await this.suggestions.update(earlier, { state: 'declined' });
    return true;
  }

  /** Records the reminder made from it. @throws AppError `NOT_FOUND` unless it is still open. */
  async accept(tx: EntityManager, id: number, reminderId: number): Promise<void> {
    const { affected } = await tx.update(
      ReminderSuggestionEntity,
      { id, state: 'open' },
      { state: 'accepted', reminderId },
    );
    if (affected !== 1) throw new AppError('NOT_FOUND');
  }

  /** Declines a suggestion only if it is still open. */
  async decline(id: number): Promise<void> {
    await this.suggestions.update({ id, state: 'open' }, { state: 'declined' });
  }
}
