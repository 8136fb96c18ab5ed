import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { ProfileTotalsService } from '../accounts/profile-totals.service.js';
import type { NewReminder, Reminder, ReminderChanges } from '../contract/reminders.js';
import { PetsService } from '../pets/pets.service.js';
import { AppError } from '../platform/errors/app-error.js';
import { registerGauge } from '../platform/health/gauges.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import { planSchedule } from './recurrence/plan-schedule.js';
import { ReminderEntity } from './reminder.entity.js';
import { plainReminder, reminderView, type PlainReminder } from './reminder.view.js';
import { changedColumns } from './reminder-changes.js';
import { RemindersRepository, type ReminderRange } from './reminders.repository.js';

/** A reminder that was asked for, and whether it did not exist before. */
interface Added {
  reminder: ReminderEntity;
  isNew: boolean;
}

/** What owners want to be reminded of. Tabs receive `reminders-changed`. */
@Injectable()
export class RemindersService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly reminders: RemindersRepository,
    private readonly pets: PetsService,
    private readonly channel: UserChannel,
    private readonly totals: ProfileTotalsService,
  ) {}

  onModuleInit(): void {
    this.totals.add('activeReminders', (userId) => this.reminders.countActive(userId));
    registerGauge(
      'zampa_oldest_reminder_waiting_seconds',
      'Since the oldest reminder became due that nobody has been told of; 0 without one',
      () => this.reminders.longestWait(),
    );
  }

  /** Active ones by when they come, then the newest ended ones. @throws AppError `NOT_FOUND` */
  async list(userId: number, petId: number): Promise<Reminder[]> {
    await this.pets.getOwned(userId, petId);
    return (await this.reminders.list(petId)).map(reminderView);
  }

  /** Newest first, and whether there are older ones. @throws AppError `NOT_FOUND` */
  async page(userId: number, petId: number, { limit, ...range }: ReminderRange) {
    await this.pets.getOwned(userId, petId);
    const found = await this.reminders.page(petId, { ...range, limit: limit + 1 });
    return { reminders: found.slice(0, limit).map(reminderView), hasMore: found.length > limit };
  }

  /** @throws AppError `NOT_FOUND` */
  async get(userId: number, id: number): Promise<Reminder> {
    return reminderView(await this.reminders.getOwned(userId, id));
  }

  /** All reminders of a user's pets, oldest first, with the outcome of each occurrence. */
  async everythingOf(userId: number) {
    const [reminders, events] = await Promise.all([
      this.reminders.everythingOf(userId),
      this.reminders.historyOf(userId),
    ]);
    return reminders.map((reminder) => ({
      ...reminderView(reminder),
      history: events
        .filter(({ reminderId }) => reminderId === reminder.id)
        .map(({ dueAt, outcome, at }) => ({ dueAt, outcome, at })),
    }));
  }

  /** The active ones of all of a user's pets, with the pets' names, oldest first. */
  async activeOf(userId: number): Promise<(Reminder & { petName: string })[]> {
    const reminders = await this.reminders.activeOf(userId);
    return reminders.map((reminder) => ({ ...reminderView(reminder), ...petNameOf(reminder) }));
  }

  /** The same without how often they still come. */
  async scheduledOf(userId: number): Promise<(PlainReminder & { petName: string })[]> {
    const reminders = await this.reminders.activeOf(userId);
    return reminders.map((reminder) => ({ ...plainReminder(reminder), ...petNameOf(reminder) }));
  }

  /**
   * Adds a reminder; accepting a proposal again returns the reminder made from it.
   * @throws AppError `NOT_FOUND`, `VALIDATION_FAILED`, `REMINDER_LIMIT_REACHED`
   */
  async add(userId: number, petId: number, reminder: NewReminder): Promise<Reminder> {
    await this.pets.getOwned(userId, petId);
    const added = await this.database.transaction((tx) =>
      this.addTo(tx, { userId, petId }, reminder),
    );
    this.tell({ userId, petId }, added.isNew);
    return reminderView(added.reminder);
  }

  /** The same within the caller's transaction; the caller notifies the tabs. */
  async addTo(
    tx: EntityManager,
    { userId, petId }: { userId: number; petId: number },
    reminder: NewReminder,
  ): Promise<Added> {
    const { rule = null, note = null, proposalKey = null, channels = [] } = reminder;
    const { kind, title, startsAt, timeZone } = reminder;
    const schedule = planSchedule({ rule, startsAt, timeZone }, new Date());
    const row = { petId, kind, title, note, proposalKey, channels, ...schedule };
    await this.reminders.lockPet(tx, userId, petId);
    const same = proposalKey && (await this.reminders.findAccepted(tx, petId, proposalKey));
    if (same) return { reminder: same, isNew: false };
    await this.reminders.makeRoom(tx, petId);
    return { reminder: await tx.save(tx.create(ReminderEntity, row)), isNew: true };
  }

  /**
   * @throws AppError `NOT_FOUND`, `VALIDATION_FAILED`; `CHANGED_ELSEWHERE` with the stored reminder
   * if the changes are based on another version.
   */
  async change(userId: number, id: number, changes: ReminderChanges): Promise<Reminder> {
    const { petId } = await this.reminders.getOwned(userId, id);
    const { changed, isCounted } = await this.database.transaction(async (tx) => {
      const stored = await this.reminders.lock(tx, id);
      if (stored.version !== changes.version) {
        throw new AppError('CHANGED_ELSEWHERE', { reminder: reminderView(stored) });
      }
      const { state, version } = stored;
      const columns = changedColumns(stored, changes, new Date());
      const changed = await tx.save(Object.assign(stored, columns, { version: version + 1 }));
      return { changed, isCounted: changed.state !== state };
    });
    this.tell({ userId, petId }, isCounted);
    return reminderView(changed);
  }

  /** Moves all active reminders of a user's pets to this time zone, keeping their hours. */
  async move(userId: number, timeZone: string): Promise<void> {
    const now = new Date();
    const moved = await this.database.transaction(async (tx) => {
      const elsewhere = await this.reminders.lockElsewhere(tx, userId, timeZone);
      const there = elsewhere.map((stored) =>
        Object.assign(stored, changedColumns(stored, { timeZone, version: stored.version }, now)),
      );
      await this.reminders.moveTo(tx, timeZone, there);
      return there;
    });
    for (const petId of new Set(moved.map((reminder) => reminder.petId))) {
      this.tell({ userId, petId }, false);
    }
  }

  /** Removes it with its history. @throws AppError `NOT_FOUND` */
  async remove(userId: number, id: number): Promise<void> {
    const { petId, state } = await this.reminders.getOwned(userId, id);
    await this.reminders.remove(id);
    this.tell({ userId, petId }, state === 'active');
  }

  /** Makes open tabs reload the reminders and, if it has changed, the number of active ones. */
  tell({ userId, petId }: { userId: number; petId: number }, isCounted: boolean): void {
    this.channel.publish(userId, 'reminders-changed', { petId });
    if (isCounted) this.channel.publish(userId, 'profile-changed', {});
  }
}

const petNameOf = ({ pet }: ReminderEntity) => ({ petName: pet?.name ?? '' });
