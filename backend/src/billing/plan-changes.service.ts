import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { UsersService } from '../accounts/users.service.js';
import type { Plan } from '../contract/plans.js';
import { AppError } from '../platform/errors/app-error.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import { countPlanChange, type PlanChangeCause } from './billing.metrics.js';
import type { Entitlement } from './entitlement.js';
import { PlanChangeEntity } from './plan-change.entity.js';

/** A change of a user's plan. */
export interface PlanChange {
  from: Plan;
  to: Plan;
  cause: PlanChangeCause;
}

/**
 * The only writer of a user's plan. Records every change with its cause; the database accepts no
 * paid plan without the invoice that paid for it.
 */
@Injectable()
export class PlanChangesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly users: UsersService,
    private readonly channel: UserChannel,
  ) {}

  /** @returns the change; null when the plan is the same, or the user is gone. */
  write(
    tx: EntityManager,
    userId: number,
    { plan, invoiceId }: Entitlement,
  ): Promise<PlanChange | null> {
    const cause = plan === 'free' ? 'ended' : 'payment';
    return this.change(tx, userId, plan, { cause, invoiceId });
  }

  /** Sets a plan for the test panel where payments are off. @throws AppError `UNAUTHENTICATED` */
  async writeTest(userId: number, plan: Plan): Promise<void> {
    const change = await this.database.transaction(async (tx) => {
      if ((await this.users.lockPlan(tx, userId)) === null) throw new AppError('UNAUTHENTICATED');
      return this.change(tx, userId, plan, { cause: 'test-panel', invoiceId: null });
    });
    this.announce(userId, change);
    // The plan is the same, but the panel is notified all the same.
    if (!change) this.channel.publish(userId, 'plan-activated', { subscriptionStatus: plan });
  }

  /**
   * Counts a committed change and notifies all tabs of the user.
   * @param change null when the plan is the same but its state is new, such as a failed renewal.
   */
  announce(userId: number, change: PlanChange | null): void {
    if (change) {
      countPlanChange(change.from, change.to, change.cause);
      this.channel.publish(userId, 'plan-activated', { subscriptionStatus: change.to });
    }
    this.channel.publish(userId, 'profile-changed', {});
  }

  private async change(
    tx: EntityManager,
    userId: number,
    to: Plan,
    { cause, invoiceId }: { cause: PlanChangeCause; invoiceId: string | null },
  ): Promise<PlanChange | null> {
    const from = await this.users.lockPlan(tx, userId);
    if (from === null || from === to) return null;
    await this.users.setPlan(tx, userId, to);
    await tx.insert(PlanChangeEntity, { userId, from, to, cause, invoiceId });
    return { from, to, cause };
  }
}
