import { Injectable } from '@nestjs/common';
import { UsersService } from '../accounts/users.service.js';
import type { SessionUser } from '../contract/accounts.js';
import type { ActivationBody, PaymentBody } from '../contract/billing.js';
import { PRICES_EUR_CENTS, type Plan } from '../contract/plans.js';
import { AppError } from '../platform/errors/app-error.js';
import { UserChannel } from '../platform/redis/user-channel.js';

/** How a user comes to a plan and leaves it. No payment provider exists yet: nobody can pay. */
@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly users: UsersService,
    private readonly channel: UserChannel,
  ) {}

  /**
   * The only way by which a user's plan changes; every tab of the user is told.
   * @throws AppError `UNAUTHENTICATED` when the account is gone.
   */
  async setPlan(userId: number, plan: Plan): Promise<SessionUser> {
    await this.users.changePlan(userId, plan);
    this.channel.publish(userId, 'plan-activated', { subscriptionStatus: plan });
    this.channel.publish(userId, 'profile-changed', {});
    return this.users.sessionUser(userId);
  }

  /**
   * Begins a payment.
   * @throws AppError `PRICE_MISMATCH`, `ALREADY_SUBSCRIBED`, `PAYMENTS_NOT_CONFIGURED`
   */
  async beginPayment(userId: number, { planType, amount }: PaymentBody): Promise<never> {
    if (amount !== undefined && amount !== PRICES_EUR_CENTS[planType] / 100) {
      throw new AppError('PRICE_MISMATCH');
    }
    const { subscriptionStatus } = await this.users.get(userId);
    throw new AppError(
      subscriptionStatus === planType ? 'ALREADY_SUBSCRIBED' : 'PAYMENTS_NOT_CONFIGURED',
    );
  }

  /**
   * The user, if the plan is theirs: a client's word alone activates nothing.
   * @throws AppError `FORBIDDEN` for another user, `PAYMENT_NOT_CONFIRMED`
   */
  async activate(userId: number, payment: ActivationBody): Promise<SessionUser> {
    if (payment.userId !== userId) throw new AppError('FORBIDDEN');
    const user = await this.users.sessionUser(userId);
    if (user.subscriptionStatus !== payment.planType) throw new AppError('PAYMENT_NOT_CONFIRMED');
    return user;
  }

  /**
   * Ends the user's plan now: none was paid for, so there is no period to wait for.
   * @throws AppError `NO_SUBSCRIPTION` on the free plan.
   */
  async cancel(userId: number): Promise<SessionUser> {
    const { subscriptionStatus } = await this.users.get(userId);
    if (subscriptionStatus === 'free') throw new AppError('NO_SUBSCRIPTION');
    return this.setPlan(userId, 'free');
  }
}
