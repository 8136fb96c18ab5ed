import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { AcceptedReminder, Reminder, ReminderSuggestion } from '../../contract/reminders.js';
import { PetsService } from '../../pets/pets.service.js';
import { readReminder } from '../reading/read-reminder.js';
import { nextAfter } from '../recurrence/occurrences.js';
import { reminderView } from '../reminder.view.js';
import { RemindersRepository } from '../reminders.repository.js';
import { RemindersService } from '../reminders.service.js';
import type { ReminderSuggestionEntity } from './reminder-suggestion.entity.js';
import { ReminderSuggestionsRepository } from './reminder-suggestions.repository.js';

/** Reminders that questions ask for, and owners' answers. Tabs receive `reminders-changed`. */
@Injectable()
export class ReminderSuggestionsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly suggestions: ReminderSuggestionsRepository,
    private readonly stored: RemindersRepository,
    private readonly reminders: RemindersService,
    private readonly pets: PetsService,
  ) {}

  /**
   * Open suggestions that have not passed, read in a time zone, oldest first.
   * @throws AppError `NOT_FOUND`
   */
  async list(userId: number, petId: number, timeZone: string): Promise<ReminderSuggestion[]> {
    await this.pets.getOwned(userId, petId);
    const open = await this.suggestions.open(petId);
    return open.flatMap((suggestion) => view(suggestion, timeZone) ?? []);
  }

  /**
   * Sets up the suggested reminder, which the owner may have edited. A repeated call returns the
   * reminder as it is now.
   * @throws AppError `NOT_FOUND`, also once the reminder was removed; and as `RemindersService.add`
   * does.
   */
  async accept(userId: number, id: number, reminder: AcceptedReminder): Promise<Reminder> {
    const { petId } = await this.suggestions.getOwned(userId, id);
    const accepted = await this.database.transaction(async (tx) => {
      await this.stored.lockPet(tx, userId, petId);
      const { reminderId } = await this.suggestions.getOwned(userId, id, tx);
      if (reminderId !== null)
        return { reminder: await this.stored.lock(tx, reminderId), isNew: false };
      const added = await this.reminders.addTo(tx, { userId, petId }, reminder);
      await this.suggestions.accept(tx, id, added.reminder.id);
      return added;
    });
    this.reminders.tell({ userId, petId }, accepted.isNew);
    return reminderView(accepted.reminder);
  }

  /** @throws AppError `NOT_FOUND` */
  async decline(userId: number, id: number): Promise<void> {
    const { petId } = await this.suggestions.getOwned(userId, id);
    await this.suggestions.decline(id);
    this.reminders.tell({ userId, petId }, false);
  }
}

/** Null if the reminder has no further occurrence. */
function view(suggestion: ReminderSuggestionEntity, timeZone: string): ReminderSuggestion | null {
  const { id, petId, messageId, question, askedAt } = suggestion;
  const read = readReminder(question, { now: askedAt, timeZone });
  if (!read) return null;
  const reminder = { ...read, timeZone };
  return nextAfter(reminder, new Date()) && { id, petId, messageId, reminder };
}
