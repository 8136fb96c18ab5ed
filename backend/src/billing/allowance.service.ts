import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  QuestionCountsRepository,
  type QuestionCounts,
  type SpentQuestion,
} from '../accounts/question-counts.repository.js';
import { UsersService } from '../accounts/users.service.js';
import { FREE_QUESTIONS, PET_LIMITS, type Plan } from '../contract/plans.js';
import { AppError } from '../platform/errors/app-error.js';

/** Questions that are left; `null` on an unlimited plan. */
export interface QuestionAllowance {
  remaining: number | null;
  plan: Plan;
}

/** What a plan allows. Every limit is one conditional statement or one locked row, never "count, then write". */
@Injectable()
export class AllowanceService {
  constructor(
    private readonly counts: QuestionCountsRepository,
    private readonly users: UsersService,
  ) {}

  /** Why nothing was spent: all questions asked today, or all asked before. */
  async refusal(userId: number): Promise<AppError> {
    const { plan, today } = await this.read(userId);
    const code = today >= FREE_QUESTIONS ? 'DAILY_LIMIT_REACHED' : 'QUESTION_LIMIT_REACHED';
    return new AppError(code, { remainingQuestions: 0, currentPlan: plan });
  }

  /** What is left without spending anything: for a repeated question. */
  async left(userId: number): Promise<QuestionAllowance> {
    return questionAllowance(await this.read(userId));
  }

  /** Gives a question back whose reply failed. @param spentAt when it was spent. */
  giveBack(tx: EntityManager, userId: number, spentAt: Date): Promise<void> {
    return this.counts.giveBack(tx, userId, spentAt);
  }

  /**
   * Locks the user's row until the transaction ends, so that pets are added one after another.
   * @returns the plan and the pets it allows; `null` is unlimited.
   */
  async lockPetLimit(
    tx: EntityManager,
    userId: number,
  ): Promise<{ plan: Plan; limit: number | null }> {
    const plan = await this.users.lockPlan(tx, userId);
    if (plan === null) throw new AppError('UNAUTHENTICATED');
    return { plan, limit: PET_LIMITS[plan] };
  }

  private async read(userId: number): Promise<QuestionCounts> {
    const counts = await this.counts.read(userId);
    if (!counts) throw new AppError('UNAUTHENTICATED');
    return counts;
  }
}

/** What a plan leaves after so many questions. */
export const questionAllowance = ({ plan, total }: SpentQuestion): QuestionAllowance => ({
  plan,
  remaining: plan === 'free' ? Math.max(0, FREE_QUESTIONS - total) : null,
});
