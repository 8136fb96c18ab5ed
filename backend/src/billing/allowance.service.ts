import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { FREE_QUESTIONS, PET_LIMITS, type Plan } from '../contract/plans.js';
import { AppError } from '../platform/errors/app-error.js';

/** Questions that are left; `null` on an unlimited plan. */
export interface Allowance {
  remaining: number | null;
  plan: Plan;
}

/** What `SPEND_QUESTION` answers. */
export interface SpentRow {
  plan: Plan;
  /** Questions asked ever. */
  total: number;
}

interface Counters extends SpentRow {
  today: number;
}

const TODAY = `(now() AT TIME ZONE 'UTC')::date`;

/**
 * Spends one question of user $1 unless a free plan has used its $2: a part of the statement that
 * stores the question, so that neither happens without the other. Answers `plan` and `total`.
 */
export const SPEND_QUESTION = `
  UPDATE users SET
    "totalQuestionCount" = "totalQuestionCount" + 1,
    "dailyQuestionCount" =
      CASE WHEN "dailyQuestionDay" = ${TODAY} THEN "dailyQuestionCount" ELSE 0 END + 1,
    "dailyQuestionDay" = ${TODAY}
  WHERE id = $1::bigint
    AND ("subscriptionStatus" IN ('pro', 'expert') OR "totalQuestionCount" < $2)
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

/** What a plan allows. Every limit is one conditional statement or one locked row, never "count, then write". */
@Injectable()
export class AllowanceService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Why nothing was spent: all questions asked today, or all asked before. */
  async refusal(userId: number): Promise<AppError> {
    const { plan, today } = await this.read(userId);
    const code = today >= FREE_QUESTIONS ? 'DAILY_LIMIT_REACHED' : 'QUESTION_LIMIT_REACHED';
    return new AppError(code, { remainingQuestions: 0, currentPlan: plan });
  }

  /** What is left without spending anything: for a repeated question. */
  async left(userId: number): Promise<Allowance> {
    return allowance(await this.read(userId));
  }

  /** Gives a question back whose reply failed. @param spentAt when it was spent. */
  async giveBack(tx: EntityManager, userId: number, spentAt: Date): Promise<void> {
    await tx.query(GIVE_BACK, [userId, spentAt]);
  }

  /**
   * Locks the user's row until the transaction ends, so that pets are added one after another.
   * @returns the plan and the pets it allows; `null` is unlimited.
   */
  async lockPetLimit(
    tx: EntityManager,
    userId: number,
  ): Promise<{ plan: Plan; limit: number | null }> {
    const [user] = await tx.query<{ plan: Plan }[]>(
      `SELECT "subscriptionStatus" AS plan FROM users WHERE id = $1 FOR UPDATE`,
      [userId],
    );
    if (!user) throw new AppError('UNAUTHENTICATED');
    return { plan: user.plan, limit: PET_LIMITS[user.plan] };
  }

  private async read(userId: number): Promise<Counters> {
    const [counters] = await this.database.query<Counters[]>(READ, [userId]);
    if (!counters) throw new AppError('UNAUTHENTICATED');
    return counters;
  }
}

/** What a plan leaves after so many questions. */
export const allowance = ({ plan, total }: SpentRow): Allowance => ({
  plan,
  remaining: plan === 'free' ? Math.max(0, FREE_QUESTIONS - total) : null,
});
