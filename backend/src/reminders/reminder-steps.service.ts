import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { UsersService } from '../accounts/users.service.js';
import type { Reminder, ReminderStep } from '../contract/reminders.js';
import { DiaryService } from '../diary/diary.service.js';
import { AppError } from '../platform/errors/app-error.js';
import { diaryEntryOf } from './diary-entry-of.js';
import { nextAfter } from './recurrence/occurrences.js';
import { ReminderEntity } from './reminder.entity.js';
import { reminderView } from './reminder.view.js';
import { RemindersRepository } from './reminders.repository.js';
import { RemindersService } from './reminders.service.js';

type Outcome = 'done' | 'skipped';

/** Owners' answers to occurrences of reminders. Tabs receive `reminders-changed`. */
@Injectable()
export class ReminderStepsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly stored: RemindersRepository,
    private readonly reminders: RemindersService,
    private readonly diary: DiaryService,
    private readonly users: UsersService,
  ) {}

  /**
   * Moves on to the next occurrence, and records in the diary what was done, unless that is full.
   * Does nothing if repeated for the same occurrence.
   * @throws AppError `NOT_FOUND`
   */
  async done(userId: number, id: number, step: ReminderStep): Promise<Reminder> {
    const reminder = await this.stored.getOwned(userId, id);
    const { language } = await this.users.get(userId);
    const entry = diaryEntryOf(reminder, new Date(), language);
    // First, since a step that fails half-way is retried; the diary stores the entry once.
    if (entry && waitsFor(reminder, step)) {
      await unlessFull(this.diary.add(userId, reminder.petId, entry));
    }
    return this.answer(userId, reminder, { outcome: 'done', step });
  }

  /** Moves on to the next occurrence. @throws AppError `NOT_FOUND` */
  async skip(userId: number, id: number, step: ReminderStep): Promise<Reminder> {
    const reminder = await this.stored.getOwned(userId, id);
    return this.answer(userId, reminder, { outcome: 'skipped', step });
  }

  private async answer(
    userId: number,
    { id, petId, nextAt: seen }: ReminderEntity,
    { outcome, step }: { outcome: Outcome; step: ReminderStep },
  ): Promise<Reminder> {
    const dueAt = step.dueAt ?? seen?.toISOString();
    const { reminder, isEnded } = await this.database.transaction(async (tx) => {
      const stored = await this.stored.lock(tx, id);
      if (stored.nextAt === null || !waitsFor(stored, { dueAt }))
        return { reminder: stored, isEnded: false };
      await this.stored.answer(tx, { id, dueAt: stored.nextAt, outcome });
      const next = following(stored, stored.nextAt, outcome);
      const answered = await tx.save(tx.merge(ReminderEntity, stored, next));
      return { reminder: answered, isEnded: answered.state === 'ended' };
    });
    this.reminders.tell({ userId, petId }, isEnded);
    return reminderView(reminder);
  }
}

async function unlessFull(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'DIARY_LIMIT_REACHED')) throw error;
  }
}

/** Whether that occurrence is the current one. */
const waitsFor = ({ nextAt }: ReminderEntity, { dueAt }: ReminderStep): boolean =>
  nextAt !== null && (dueAt === undefined || Date.parse(dueAt) === nextAt.getTime());

/**
 * Milliseconds without a further occurrence after an answered one. After a move to a zone further
 * west, its hour comes again on the same day: a medicine would be given twice.
 */
const SAME_DAY = 12 * 3_600_000;

function following(reminder: ReminderEntity, dueAt: Date, outcome: Outcome) {
  const isHourly = reminder.rule?.includes('FREQ=HOURLY') ?? false;
  const after = isHourly ? dueAt : new Date(dueAt.getTime() + SAME_DAY);
  const next = nextAfter(reminder, after);
  return {
    nextAt: next,
    remindAt: next,
    state: next ? reminder.state : ('ended' as const),
    ...(outcome === 'done' && { lastDoneAt: new Date() }),
  };
}
