import { Injectable } from '@nestjs/common';
import type { PaidPlan } from '../contract/plans.js';
import { CustomersService } from './customers.service.js';
import type { Lease } from './customers.repository.js';
import { inForce, isRenewing } from './entitlement.js';
import { StripeAccount } from './stripe/stripe.account.js';
import { StripeDowngrades } from './stripe/stripe.downgrades.js';
import type { CustomerState, StripeSubscription } from './stripe/stripe.state.js';

/** How soon a sync finishes an interrupted change. Seconds. */
const FINISHED_WITHIN = 60;

/**
 * Lets plans end with their month, or be followed by a lower one. Where that takes several calls to
 * the provider, the first one records what the owner wants, so that an outage in between never
 * leaves a plan renewing that was to end.
 */
@Injectable()
export class PlanEndingsService {
  constructor(
    private readonly customers: CustomersService,
    private readonly account: StripeAccount,
    private readonly downgrades: StripeDowngrades,
  ) {}

  /** The customer's state, after an interrupted change has been finished. */
  async read(stripeCustomerId: string): Promise<CustomerState> {
    const state = await this.account.read(stripeCustomerId);
    return (await this.finish(state)) ? this.account.read(stripeCustomerId) : state;
  }

  /**
   * Cancels the subscription, and any scheduled change, at the end of its paid month. Where the
   * renewal has failed or is still to be charged there is no paid month: it ends now.
   */
  async end({ customerId }: Lease, subscription: StripeSubscription): Promise<void> {
    await this.customers.syncWithin(customerId, FINISHED_WITHIN);
    await this.endWithMonth(subscription);
  }

  /**
   * Schedules a lower plan. Only a subscription that renews can have one, so a cancellation is
   * withdrawn first; it is restored if the scheduling fails.
   */
  async follow({ customerId }: Lease, subscription: StripeSubscription, next: PaidPlan) {
    if (!subscription.cancelAtPeriodEnd) return this.downgrades.schedule(subscription, next);
    await this.customers.syncWithin(customerId, FINISHED_WITHIN);
    await this.account.cancelAtPeriodEnd(subscription, false, next);
    try {
      await this.downgrades.schedule(subscription, next);
    } catch (error) {
      await this.account.cancelAtPeriodEnd(subscription, true);
      throw error;
    }
    await this.account.intend(subscription, null);
  }

  /**
   * Finishes an interrupted change: a plan that was to end, or to be followed by one that could not
   * be scheduled, ends with its month.
   * @returns whether it changed anything at the provider.
   */
  async finish(state: CustomerState): Promise<boolean> {
    const [subscription] = inForce(state);
    if (!subscription || subscription.intended === null) return false;
    const { intended, nextPlan, plan } = subscription;
    if (intended === nextPlan || intended === plan) await this.account.intend(subscription, null);
    else await this.endWithMonth(subscription);
    return true;
  }

  private async endWithMonth(subscription: StripeSubscription): Promise<void> {
    if (subscription.status === 'past_due' || isRenewing(subscription)) {
      return this.account.cancelNow(subscription);
    }
    if (subscription.scheduleId !== null) {
      await this.account.intend(subscription, 'free');
      await this.downgrades.release(subscription);
    }
    await this.account.cancelAtPeriodEnd(subscription, true);
  }
}
