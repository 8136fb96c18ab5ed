import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Language } from '../contract/languages.js';
import type { Face } from '../contract/portraits.js';
import type { Sex } from '../contract/pets.js';
import type { Plan } from '../contract/plans.js';
import { ReminderEntity } from './reminder.entity.js';

/** A reminder that is due, and its owner. */
export interface DueReminder extends Omit<Face, 'id'> {
  reminder: ReminderEntity;
  /** The occurrence that is due. */
  dueAt: Date;
  petName: string;
  sex: Sex | null;
  userId: number;
  username: string;
  /** Null if none is confirmed. */
  email: string | null;
  language: Language;
  plan: Plan;
}

/** When a reminder comes next, after an occurrence was announced. */
export interface Moved {
  id: number;
  nextAt: Date | null;
  remindAt: Date | null;
}

const LOCK = `
  SELECT id FROM reminders WHERE "remindAt" <= $1
  ORDER BY "remindAt" LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED`;

const OWNERS = `
  SELECT pets.id AS "petId", pets.name AS "petName",
    pets.species, pets.breed, pets.sex, pets.portrait, pets.coat,
    users.id AS "userId", users.username, users.language,
    users."subscriptionStatus" AS plan,
    CASE WHEN users."emailVerifiedAt" IS NOT NULL THEN users.email END AS email
  FROM pets JOIN users ON users.id = pets."userId" WHERE pets.id = ANY($1)`;

const MOVE = `
  UPDATE reminders SET "nextAt" = moved."nextAt", "remindAt" = moved."remindAt"
  FROM unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[])
    AS moved (id, "nextAt", "remindAt")
  WHERE reminders.id = moved.id`;

const MISS = `
  UPDATE reminder_events SET outcome = 'missed', at = now()
  WHERE "reminderId" = ANY($1) AND outcome IS NULL`;

const CLAIM = `
  INSERT INTO reminder_events ("reminderId", "dueAt", "claimedAt")
  SELECT id, "dueAt", now() FROM unnest($1::bigint[], $2::timestamptz[]) AS due (id, "dueAt")
  ON CONFLICT DO NOTHING RETURNING "reminderId" AS id`;

const TOLD = `
  UPDATE reminder_events SET "toldAt" = now()
  WHERE ("reminderId", "dueAt") IN
    (SELECT * FROM unnest($1::bigint[], $2::timestamptz[]))`;

/** Seconds after which a worker that claimed an occurrence is presumed dead. */
const TELL_WITHIN = 15;

const UNTOLD = `
  SELECT event.id AS "eventId", event."dueAt", pets."userId", event."reminderId"
  FROM reminder_events AS event
  JOIN reminders ON reminders.id = event."reminderId" JOIN pets ON pets.id = reminders."petId"
  WHERE event."claimedAt" < now() - make_interval(secs => $1) AND event."toldAt" IS NULL
  ORDER BY event."claimedAt" LIMIT $2`;

/** An occurrence that was claimed, but may not have reached tabs. */
export interface Unannounced {
  userId: number;
  dueAt: Date;
  reminder: ReminderEntity;
}

/** Statements on due reminders; each row is handled by one worker at a time. */
@Injectable()
export class DueReminders {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Whether any is due. */
  async any(): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      'SELECT 1 FROM reminders WHERE "remindAt" <= now() LIMIT 1',
    );
    return rows.length > 0;
  }

  /** The time by the database's clock: a worker whose own is fast would announce too early. */
  async now(tx: EntityManager): Promise<Date> {
    const [row] = await tx.query<[{ now: Date }]>('SELECT now()');
    return row.now;
  }

  /** Locks some due reminders until the transaction ends, skipping those already locked. */
  async lock(tx: EntityManager, now: Date, limit: number): Promise<ReminderEntity[]> {
    const rows = await tx.query<{ id: number }[]>(LOCK, [now, limit]);
    return rows.length === 0
      ? []
      : byIds(
          tx,
          rows.map(({ id }) => id),
        );
  }

  /** Names, addresses and plans of the owners of pets, by the id of the pet. */
  async owners(tx: EntityManager, petIds: number[]) {
    type Owner = Omit<DueReminder, 'reminder' | 'dueAt'> & { petId: number };
    const rows = await tx.query<Owner[]>(OWNERS, [petIds]);
    return new Map(rows.map((row) => [row.petId, row]));
  }

  /** Advances reminders to their next occurrence; unanswered ones count as missed. */
  async move(tx: EntityManager, moved: Moved[]): Promise<void> {
    const ids = moved.map(({ id }) => id);
    await tx.query(MISS, [ids]);
    await tx.query(MOVE, [
      ids,
      moved.map(({ nextAt }) => nextAt),
      moved.map(({ remindAt }) => remindAt),
    ]);
  }

  /** Claims these occurrences. @returns those that were not yet claimed or answered. */
  async claim(tx: EntityManager, due: DueReminder[]): Promise<DueReminder[]> {
    const rows = await tx.query<{ id: number }[]>(CLAIM, keysOf(due));
    const claimed = new Set(rows.map(({ id }) => id));
    return due.filter(({ reminder }) => claimed.has(reminder.id));
  }

  async markTold(told: Pick<DueReminder, 'reminder' | 'dueAt'>[]): Promise<void> {
    if (told.length > 0) await this.database.query(TOLD, keysOf(told));
  }

  /** Occurrences that a worker claimed but, having died, may not have announced. */
  async untold(limit: number): Promise<Unannounced[]> {
    const rows = await this.database.query<{ reminderId: number; dueAt: Date; userId: number }[]>(
      UNTOLD,
      [TELL_WITHIN, limit],
    );
    const found = await byIds(
      this.database.manager,
      rows.map(({ reminderId }) => reminderId),
    );
    return rows.flatMap(({ reminderId, dueAt, userId }) => {
      const reminder = found.find(({ id }) => id === reminderId);
      return reminder ? [{ userId, dueAt, reminder }] : [];
    });
  }
}

const byIds = (db: EntityManager, ids: number[]): Promise<ReminderEntity[]> =>
  db.createQueryBuilder(ReminderEntity, 'reminder').whereInIds(ids).getMany();

const keysOf = (due: Pick<DueReminder, 'reminder' | 'dueAt'>[]) => [
  due.map(({ reminder }) => reminder.id),
  due.map(({ dueAt }) => dueAt),
];
