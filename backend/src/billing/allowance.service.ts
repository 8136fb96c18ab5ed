import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  QuestionCountsRepository,
  type QuestionCounts,
  type SpentQuestion,
} from '../accounts/question-counts.repository.js';
import { UsersService } from '../accounts/users.service.js';
import {
  FREE_QUESTIONS,
  includesPlan,
  PET_LIMITS,
  type PaidPlan,
  type Plan,
} from '../contract/plans.js';
import { AppError } from '../platform/errors/app-error.js';

/** Questions left; `null` on an unlimited plan. */
export interface QuestionAllowance {
  remaining: number | null;
  plan: Plan;
}

/**
 * Enforces plan limits, each by a conditional statement or a locked row, never by counting first.
 */
@Injectable()
export class AllowanceService {
  constructor(
    private readonly counts: QuestionCountsRepository,
    private readonly users: UsersService,
  ) {}

  /** Why no question could be spent: the free ones were all asked today, or earlier. */
  async refusal(userId: number): Promise<AppError> {
    const { plan, today } = await this.read(userId);
    const code = today >= FREE_QUESTIONS ? 'DAILY_LIMIT_REACHED' : 'QUESTION_LIMIT_REACHED';
    return new AppError(code, { remainingQuestions: 0, currentPlan: plan });
  }

  /** @throws AppError `PLAN_REQUIRED` on a smaller plan. */
  async require(userId: number, plan: PaidPlan): Promise<void> {
    const counts = await this.read(userId);
    if (!includesPlan(counts.plan, plan)) {
      throw new AppError('PLAN_REQUIRED', { plan, currentPlan: counts.plan });
    }
  }

  /** Whether a user's plan includes another one. */
  async includes(userId: number, plan: PaidPlan): Promise<boolean> {
    return includesPlan((await this.read(userId)).plan, plan);
  }

  /** Questions left, without spending one: for a repeated request. */
  async left(userId: number): Promise<QuestionAllowance> {
    return questionAllowance(await this.read(userId));
  }

  /** Refunds the question of a failed reply. @param spentAt when it was spent. */
  giveBack(tx: EntityManager, userId: number, spentAt: Date): Promise<void> {
    return this.counts.giveBack(tx, userId, spentAt);
  }

  /**
   * Locks the user's row until the transaction ends, which serialises adding pets.
   * @returns the plan and its pet limit; `null` is unlimited.
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

/** Questions left on a plan, by the number asked. */
export const questionAllowance = ({ plan, total }: SpentQuestion): QuestionAllowance => ({
  plan,
  remaining: plan === 'free' ? Math.max(0, FREE_QUESTIONS - total) : null,
});
