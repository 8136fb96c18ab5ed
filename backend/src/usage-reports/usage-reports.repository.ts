import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { ownerZone } from '../accounts/owner-zone.js';
import type { Language } from '../contract/languages.js';
import type { ReportMonth } from './report-month.js';

/** Owners read per statement. */
const BATCH = 200;

const READERS = `
  SELECT id, email, username AS name, language, ${ownerZone('users')} AS "timeZone"
  FROM users
  WHERE "subscriptionStatus" = 'expert' AND "usageReports" AND "emailVerifiedAt" IS NOT NULL
    AND email IS NOT NULL AND id > $1
    AND NOT EXISTS (SELECT FROM usage_reports WHERE "userId" = users.id AND month = $2)
  ORDER BY id LIMIT ${String(BATCH)}`;

const COUNTS = `
  WITH own_pets AS (SELECT id FROM pets WHERE "userId" = $1),
    own_messages AS (
      SELECT role, status FROM chat_messages
      WHERE "sessionId" IN (SELECT id FROM chat_sessions WHERE "userId" = $1)
        AND timestamp >= $2 AND timestamp < $3)
  SELECT
    (SELECT count(*)::int FROM own_messages WHERE role = 'user') AS questions,
    (SELECT count(*)::int FROM own_messages
      WHERE role = 'assistant' AND status = 'complete') AS answers,
    (SELECT count(*)::int FROM own_pets) AS pets,
    (SELECT count(*)::int FROM diary_entries WHERE "petId" IN (SELECT id FROM own_pets)
      AND "createdAt" >= $2 AND "createdAt" < $3) AS "diaryEntries",
    (SELECT count(*)::int FROM reminder_events
      WHERE "reminderId" IN (
          SELECT id FROM reminders WHERE "petId" IN (SELECT id FROM own_pets))
        AND outcome = 'done' AND at >= $2 AND at < $3) AS "remindersDone"`;

const CLAIM = `
  INSERT INTO usage_reports ("userId", month)
  SELECT id, $2 FROM users WHERE id = $1 AND "createdAt" < $3
  ON CONFLICT DO NOTHING RETURNING month`;

/** Who may get a report. */
export interface Reader {
  id: number;
  email: string;
  name: string;
  language: Language;
  timeZone: string | null;
}

/** What an owner did in a month. */
interface Counts {
  questions: number;
  answers: number;
  /** Current number, not that of the month. */
  pets: number;
  diaryEntries: number;
  remindersDone: number;
}

/** Counts what owners did, and claims each month's report once. */
@Injectable()
export class UsageReportsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The next owners by id who are on Expert, want this month's report and have not received it. */
  readersAfter(id: number, month: string): Promise<Reader[]> {
    return this.database.query<Reader[]>(READERS, [id, month]);
  }

  /** @returns false if the report was written before, or the owner joined after its month. */
  async claim(tx: EntityManager, userId: number, { month, to }: ReportMonth): Promise<boolean> {
    return (await tx.query<unknown[]>(CLAIM, [userId, month, to])).length > 0;
  }

  async counts(tx: EntityManager, userId: number, { from, to }: ReportMonth): Promise<Counts> {
    const [counts] = await tx.query<[Counts]>(COUNTS, [userId, from, to]);
    return counts;
  }
}
