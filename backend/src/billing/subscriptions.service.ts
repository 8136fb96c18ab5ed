import { Injectable } from '@nestjs/common';
import { UsersService } from '../accounts/users.service.js';
import type { SessionUser } from '../contract/accounts.js';
import type { ActivationBody, ActivationReply } from '../contract/billing.js';
import { AppError } from '../platform/errors/app-error.js';
import type { BillingCustomer } from './billing-customer.entity.js';
import { BillingSyncService } from './billing-sync.service.js';
import { CustomerLeases } from './customer-leases.js';
import type { Lease } from './customers.repository.js';
import { CustomersService } from './customers.service.js';
import { CustomerOffersService } from './customer-offers.service.js';
import { awaited, inForce, isOverdue } from './entitlement.js';
import { inTime } from './in-time.js';
import { PlanChangesService } from './plan-changes.service.js';
import { PlanEndingsService } from './plan-endings.service.js';
import { ofRefusedMonth } from './refunds.js';
import { StripeAccount } from './stripe/stripe.account.js';
import { StripeClient } from './stripe/stripe.client.js';
import { StripeDowngrades } from './stripe/stripe.downgrades.js';
import type { CustomerState, StripeSubscription } from './stripe/stripe.state.js';

/** A change of a subscription, under the customer's lease. */
type Work = (subscription: StripeSubscription, lease: Lease) => Promise<void>;

/** Checks, cancels and resumes a user's subscription. */
@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly users: UsersService,
    private readonly customers: CustomersService,
    private readonly leases: CustomerLeases,
    private readonly offers: CustomerOffersService,
    private readonly billing: BillingSyncService,
    private readonly planChanges: PlanChangesService,
    private readonly account: StripeAccount,
    private readonly downgrades: StripeDowngrades,
    private readonly endings: PlanEndingsService,
    private readonly stripe: StripeClient,
  ) {}

  /** The user, after a fresh check with the payment provider. */
  async check(userId: number): Promise<SessionUser> {
    await this.sync(userId);
    return this.users.sessionUser(userId);
  }

  /**
   * The user with their plan, if it was paid: the client's claim alone activates nothing.
   * @throws AppError `FORBIDDEN` for another user, `FIRST_MONTH_USED` when the payment is refunded,
   * `PAYMENT_NOT_CONFIRMED`
   */
  async activate(userId: number, payment: ActivationBody): Promise<ActivationReply> {
    if (payment.userId !== userId) throw new AppError('FORBIDDEN');
    const state = await this.sync(userId);
    const user = await this.users.sessionUser(userId);
    const debt = state && inForce(state).find(isOverdue);
    if (user.subscriptionStatus === payment.planType && !debt) return { success: true, user };
    const upgrade = state && inForce(state).find(({ pendingPlan }) => pendingPlan !== null);
    const open = debt ?? (state && awaited(state)) ?? upgrade;
    const secret = open?.latestInvoice?.clientSecret;
    if (secret && (await inTime(this.account.progressOf(secret))) === 'processing') {
      return { success: false, status: 'processing' };
    }
    throw new AppError(
      (await this.goesBack(userId, state)) ? 'FIRST_MONTH_USED' : 'PAYMENT_NOT_CONFIRMED',
    );
  }

  /**
   * Cancels the subscription, and any scheduled change, at the end of its paid month, or now if
   * there is none.
   * @throws AppError `NO_SUBSCRIPTION`, `PAYMENTS_NOT_CONFIGURED`
   */
  async cancel(userId: number): Promise<SessionUser> {
    const customer = await this.customers.find(userId);
    if (!customer?.stripeCustomerId) return this.dropGivenPlan(userId);
    return this.change(userId, (subscription, lease) => this.endings.end(lease, subscription));
  }

  /**
   * Withdraws a cancellation or a scheduled change of plan.
   * @throws AppError `NO_SUBSCRIPTION`, `PAYMENTS_NOT_CONFIGURED`
   */
  resume(userId: number): Promise<SessionUser> {
    return this.change(userId, async (subscription) => {
      await this.downgrades.release(subscription);
      if (subscription.cancelAtPeriodEnd) {
        await this.account.cancelAtPeriodEnd(subscription, false);
      }
    });
  }

  /**
   * Cancels the subscription now and refunds it in full, within `REFUND_DAYS` of the first payment.
   * The request is stored first, so that the next sync finishes an interrupted one.
   * @throws AppError `NO_SUBSCRIPTION`, `REFUND_NOT_POSSIBLE`
   */
  async refund(userId: number): Promise<SessionUser> {
    const customer = await this.customers.find(userId);
    if (!customer) throw new AppError('NO_SUBSCRIPTION');
    await inTime(
      this.leases.hold(customer.id, async (lease) => {
        const state = await this.read(customer);
        const until = await this.offers.refundableUntil(customer, state);
        if (until === null) throw new AppError('REFUND_NOT_POSSIBLE');
        await this.customers.requestRefund(customer.id, state.now);
        await this.billing.syncHeld(lease);
      }),
    );
    return this.users.sessionUser(userId);
  }

  /** Whether the newest payment is refunded because the card has had the discount before. */
  private async goesBack(userId: number, state: CustomerState | null): Promise<boolean> {
    const customer = await this.customers.find(userId);
    const newest = state?.invoices[0];
    return !!customer && !!newest && ofRefusedMonth(customer, state).includes(newest);
  }

  private async change(userId: number, work: Work): Promise<SessionUser> {
    const customer = await this.customers.find(userId);
    if (!customer) throw new AppError('NO_SUBSCRIPTION');
    await inTime(this.leases.hold(customer.id, (lease) => this.changeHeld(lease, customer, work)));
    return this.users.sessionUser(userId);
  }

  private async changeHeld(lease: Lease, customer: BillingCustomer, work: Work): Promise<void> {
    const [subscription] = inForce(await this.read(customer));
    if (!subscription) {
      await this.billing.syncHeld(lease);
      throw new AppError('NO_SUBSCRIPTION');
    }
    await work(subscription, lease);
    await this.billing.syncHeld(lease);
  }

  /** Ends a plan at once that was set by the test panel: there is no paid month. */
  private async dropGivenPlan(userId: number): Promise<SessionUser> {
    const { subscriptionStatus } = await this.users.get(userId);
    if (subscriptionStatus === 'free') throw new AppError('NO_SUBSCRIPTION');
    await this.planChanges.writeTest(userId, 'free');
    return this.users.sessionUser(userId);
  }

  private read({ stripeCustomerId }: BillingCustomer): Promise<CustomerState> {
    if (stripeCustomerId === null) throw new AppError('NO_SUBSCRIPTION');
    return this.endings.read(stripeCustomerId);
  }

  private async sync(userId: number): Promise<CustomerState | null> {
    if (!this.stripe.configured) return null;
    const customer = await this.customers.find(userId);
    return customer && (await inTime(this.billing.sync(customer.id)));
  }
}
