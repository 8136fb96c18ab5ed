import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository, type EntityManager } from 'typeorm';
import { LIMITS } from '../contract/limits.js';
import type { Reminder } from '../contract/reminders.js';
import { AppError } from '../platform/errors/app-error.js';
import { PetEntity } from '../pets/pet.entity.js';
import { ReminderEntity } from './reminder.entity.js';
import { ReminderEventEntity } from './reminder-event.entity.js';

/** Maximum of ended reminders in a list: the newest. */
const ENDED = 50;

/** An answered occurrence keeps its answer. */
const ANSWER = `
  INSERT INTO reminder_events ("reminderId", "dueAt", outcome, at) VALUES ($1, $2, $3, now())
  ON CONFLICT ("reminderId", "dueAt") DO UPDATE SET outcome = excluded.outcome, at = excluded.at
  WHERE reminder_events.outcome IS NULL`;

const MOVE = `
  UPDATE reminders SET "timeZone" = $1, "nextAt" = moved."nextAt", "remindAt" = moved."remindAt",
    version = version + 1
  FROM unnest($2::bigint[], $3::timestamptz[], $4::timestamptz[])
    AS moved (id, "nextAt", "remindAt")
  WHERE reminders.id = moved.id`;

const LONGEST_WAIT = `
  SELECT greatest(0, extract(epoch FROM now() - min("remindAt")))::float8 AS seconds
  FROM reminders WHERE "remindAt" IS NOT NULL`;

/** Which reminders of a pet a page contains. */
export interface ReminderRange {
  before: number;
  limit: number;
  state?: Reminder['state'] | undefined;
}

/** Owns the tables of reminders and of their outcomes. */
@Injectable()
export class RemindersRepository {
  constructor(
    @InjectRepository(ReminderEntity) private readonly reminders: Repository<ReminderEntity>,
    @InjectRepository(ReminderEventEntity) private readonly events: Repository<ReminderEventEntity>,
  ) {}

  /** Active ones by when they come, then the newest ended ones. */
  async list(petId: number): Promise<ReminderEntity[]> {
    const [active, ended] = await Promise.all([
      this.reminders.find({
        where: { petId, state: 'active' },
        order: { nextAt: 'ASC', id: 'ASC' },
      }),
      this.reminders.find({ where: { petId, state: 'ended' }, order: { id: 'DESC' }, take: ENDED }),
    ]);
    return [...active, ...ended];
  }

  /** Seconds for which the oldest reminder has been due; 0 if none is. */
  async longestWait(): Promise<number> {
    const [row] = await this.reminders.query<{ seconds: number }[]>(LONGEST_WAIT);
    return row?.seconds ?? 0;
  }

  /** At most `limit` reminders of a pet before this id, newest first. */
  page(petId: number, { before, limit, state }: ReminderRange): Promise<ReminderEntity[]> {
    const where = { petId, id: LessThan(before), ...(state && { state }) };
    return this.reminders.find({ where, order: { id: 'DESC' }, take: limit });
  }

  /** All of a user's pets, oldest first. */
  everythingOf(userId: number): Promise<ReminderEntity[]> {
    return this.reminders.find({ where: { pet: { userId } }, order: { id: 'ASC' } });
  }

  /** Active ones of all of a user's pets. */
  countActive(userId: number): Promise<number> {
    return this.reminders.countBy({ state: 'active', pet: { userId } });
  }

  /** The active ones of all of a user's pets, with the pets, oldest first. */
  activeOf(userId: number): Promise<ReminderEntity[]> {
    return this.reminders.find({
      where: { state: 'active', pet: { userId } },
      relations: { pet: true },
      order: { id: 'ASC' },
    });
  }

  /** The outcome of all occurrences of a user's reminders, oldest first. */
  historyOf(userId: number): Promise<ReminderEventEntity[]> {
    return this.events
      .createQueryBuilder('event')
      .innerJoin(ReminderEntity, 'reminder', 'reminder.id = event."reminderId"')
      .innerJoin('reminder.pet', 'pet')
      .where('pet."userId" = :userId', { userId })
      .orderBy({ 'event.dueAt': 'ASC', 'event.id': 'ASC' })
      .getMany();
  }

  /** With its pet. @throws AppError `NOT_FOUND` for an unknown one and for another user's alike. */
  async getOwned(userId: number, id: number): Promise<ReminderEntity> {
    const where = { id, pet: { userId } };
    const reminder = await this.reminders.findOne({ where, relations: { pet: true } });
    if (!reminder) throw new AppError('NOT_FOUND');
    return reminder;
  }

  /** Locks the pet, to serialise additions. @throws AppError `NOT_FOUND` */
  async lockPet(tx: EntityManager, userId: number, id: number): Promise<void> {
    const lock = { mode: 'for_no_key_update' } as const;
    const pet = await tx.findOne(PetEntity, { where: { id, userId }, lock });
    if (!pet) throw new AppError('NOT_FOUND');
  }

  /** Locks a reminder until the transaction ends. @throws AppError `NOT_FOUND` if it is gone. */
  async lock(tx: EntityManager, id: number): Promise<ReminderEntity> {
    const lock = { mode: 'for_no_key_update' } as const;
    const reminder = await tx.findOne(ReminderEntity, { where: { id }, lock });
    if (!reminder) throw new AppError('NOT_FOUND');
    return reminder;
  }

  /** Locks all active reminders of a user's pets that are in a different time zone. */
  lockElsewhere(tx: EntityManager, userId: number, timeZone: string): Promise<ReminderEntity[]> {
    return tx
      .createQueryBuilder(ReminderEntity, 'reminder')
      .innerJoin('reminder.pet', 'pet')
      .where(`pet."userId" = :userId AND reminder.state = 'active'`, { userId })
      .andWhere('reminder."timeZone" <> :timeZone', { timeZone })
      .orderBy('reminder.id')
      .setLock('for_no_key_update', undefined, ['reminder'])
      .getMany();
  }

  /** Stores the new time zone of reminders, and the new moments of each. */
  async moveTo(tx: EntityManager, timeZone: string, moved: ReminderEntity[]): Promise<void> {
    await tx.query(MOVE, [
      timeZone,
      moved.map(({ id }) => id),
      moved.map(({ nextAt }) => nextAt),
      moved.map(({ remindAt }) => remindAt),
    ]);
  }

  /** The active reminder that was made from a proposal. */
  findAccepted(
    tx: EntityManager,
    petId: number,
    proposalKey: string,
  ): Promise<ReminderEntity | null> {
    return tx.findOneBy(ReminderEntity, { petId, proposalKey, state: 'active' });
  }

  /** @throws AppError `REMINDER_LIMIT_REACHED` if the locked pet has reached the limit. */
  async makeRoom(tx: EntityManager, petId: number): Promise<void> {
    const limit = LIMITS.reminders;
    const active = await tx.countBy(ReminderEntity, { petId, state: 'active' });
    if (active >= limit) throw new AppError('REMINDER_LIMIT_REACHED', { limit });
  }

  /** Records the outcome of an occurrence. */
  async answer(
    tx: EntityManager,
    { id, dueAt, outcome }: { id: number; dueAt: Date; outcome: 'done' | 'skipped' },
  ): Promise<void> {
    await tx.query(ANSWER, [id, dueAt, outcome]);
  }

  async remove(id: number): Promise<void> {
    await this.reminders.delete({ id });
  }
}
