import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Plan } from '../contract/plans.js';

/** Result row of `spendQuestion`. */
export interface SpentQuestion {
  plan: Plan;
  /** All questions asked so far. */
  total: number;
}

export interface QuestionCounts extends SpentQuestion {
  /** Questions asked on the current UTC day. */
  today: number;
}

const TODAY = `(now() AT TIME ZONE 'UTC')::date`;

/**
 * Spends one question of user $1 unless a free plan has used all $2. Part of the statement that
 * stores the question, so that neither happens without the other. Returns `plan` and `total`.
 * @param condition a further condition, in SQL.
 */
export const spendQuestion = (condition: string): string => `
  UPDATE users SET
    "totalQuestionCount" = "totalQuestionCount" + 1,
    "dailyQuestionCount" =
      CASE WHEN "dailyQuestionDay" = ${TODAY} THEN "dailyQuestionCount" ELSE 0 END + 1,
    "dailyQuestionDay" = ${TODAY}
  WHERE id = $1::bigint
    AND ("subscriptionStatus" IN ('pro', 'expert') OR "totalQuestionCount" < $2)
    AND ${condition}
  RETURNING "subscriptionStatus" AS plan, "totalQuestionCount" AS total`;

const READ = `
  SELECT "subscriptionStatus" AS plan, "totalQuestionCount" AS total,
    CASE WHEN "dailyQuestionDay" = ${TODAY} THEN "dailyQuestionCount" ELSE 0 END AS today
  FROM users WHERE id = $1`;

const GIVE_BACK = `
  UPDATE users SET
    "totalQuestionCount" = GREATEST("totalQuestionCount" - 1, 0),
    "dailyQuestionCount" = CASE
      WHEN "dailyQuestionDay" = ($2::timestamptz AT TIME ZONE 'UTC')::date
      THEN GREATEST("dailyQuestionCount" - 1, 0) ELSE "dailyQuestionCount" END
  WHERE id = $1`;

/** A user's question counts; each change is one conditional statement. */
@Injectable()
export class QuestionCountsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Undefined when the account is gone. */
  async read(userId: number): Promise<QuestionCounts | undefined> {
    const [counts] = await this.database.query<QuestionCounts[]>(READ, [userId]);
    return counts;
  }

  /** @param spentAt when the question was spent; the refund counts for that day only. */
  async giveBack(tx: EntityManager, userId: number, spentAt: Date): Promise<void> {
    await tx.query(GIVE_BACK, [userId, spentAt]);
  }
}
