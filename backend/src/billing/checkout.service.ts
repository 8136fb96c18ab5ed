import { Injectable } from '@nestjs/common';
import { UsersService } from '../accounts/users.service.js';
import type { PaymentBody, PaymentReply } from '../contract/billing.js';
import { PRICES_EUR_CENTS, type PaidPlan } from '../contract/plans.js';
import { AppError } from '../platform/errors/app-error.js';
import { BillingAttempts } from './billing-attempts.js';
import type { BillingCustomer } from './billing-customer.entity.js';
import { BillingSyncService } from './billing-sync.service.js';
import { CustomerLeases } from './customer-leases.js';
import type { Lease } from './customers.repository.js';
import { CustomerOffersService } from './customer-offers.service.js';
import { CustomersService } from './customers.service.js';
import { inTime } from './in-time.js';
import { nextStep } from './entitlement.js';
import { debtOf, NOTHING_DUE, openPayment } from './payment-replies.js';
import { PlanSwitchService } from './plan-switch.service.js';
import { StripeAccount } from './stripe/stripe.account.js';
import { isMissingCustomer, StripeClient } from './stripe/stripe.client.js';
import type { CustomerState, StripeSubscription } from './stripe/stripe.state.js';

/** First check of an unpaid attempt, in case no event arrives. Seconds. */
const FIRST_SYNC = 60;

/** State of a purchase while it holds the customer's lease. */
interface Purchase {
  lease: Lease;
  customer: BillingCustomer;
  stripeCustomerId: string;
  state: CustomerState;
  plan: PaidPlan;
  /** Whether the owner gives up a payment that waits for their bank. */
  givesUp: boolean;
}

/** Progress of a payment that nobody is making at the moment. */
const UNTOUCHED = ['requires_payment_method', 'requires_confirmation', 'canceled'];

/**
 * Starts payments: a customer has one open attempt at a time, however often it is requested. Takes
 * no money and changes no plan; that takes the card form, or `PlanSwitchService.change`.
 */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly users: UsersService,
    private readonly customers: CustomersService,
    private readonly leases: CustomerLeases,
    private readonly attempts: BillingAttempts,
    private readonly stripe: StripeClient,
    private readonly account: StripeAccount,
    private readonly offers: CustomerOffersService,
    private readonly billing: BillingSyncService,
    private readonly switches: PlanSwitchService,
  ) {}

  /**
   * Starts the payment of a plan, or continues the open one. A customer with a plan gets the price
   * of the change. The amount is only compared: the server sets the price.
   * @throws AppError `PRICE_MISMATCH`, `ALREADY_SUBSCRIBED`, `RENEWAL_PENDING`,
   * `PAYMENT_PENDING`, `PAYMENTS_NOT_CONFIGURED`, `PAYMENTS_UNAVAILABLE`, `BUSY`, `TOO_MANY_REQUESTS`
   */
  async begin(userId: number, { planType, amount, giveUp }: PaymentBody): Promise<PaymentReply> {
    if (amount !== undefined && amount !== PRICES_EUR_CENTS[planType] / 100) {
      throw new AppError('PRICE_MISMATCH');
    }
    if (!this.stripe.configured) return this.refuse(userId, planType);
    const { id } = await this.customers.ensure(userId);
    const wanted = { plan: planType, givesUp: giveUp ?? false };
    return inTime(
      this.leases.hold(id, async (lease) => {
        try {
          return await this.beginHeld(lease, userId, wanted);
        } catch (error) {
          if (!isMissingCustomer(error) || !(await this.customers.forgetAtStripe(id, userId))) {
            throw error;
          }
          return this.beginHeld(lease, userId, wanted);
        }
      }),
    );
  }

  private async beginHeld(
    lease: Lease,
    userId: number,
    wanted: Pick<Purchase, 'plan' | 'givesUp'>,
  ): Promise<PaymentReply> {
    const customer = await this.customers.get(lease.customerId);
    const stripeCustomerId = await this.customers.ensureAtStripe(customer, userId);
    await this.customers.syncWithin(customer.id, FIRST_SYNC);
    const state = await this.account.read(stripeCustomerId);
    return this.follow({ ...wanted, lease, customer, stripeCustomerId, state });
  }

  private async refuse(userId: number, plan: PaidPlan): Promise<never> {
    const { subscriptionStatus } = await this.users.get(userId);
    throw new AppError(
      subscriptionStatus === plan ? 'ALREADY_SUBSCRIBED' : 'PAYMENTS_NOT_CONFIGURED',
    );
  }

  private async follow(purchase: Purchase): Promise<PaymentReply> {
    const { lease, state, plan } = purchase;
    const step = nextStep(state, plan);
    switch (step.do) {
      case 'create':
        return this.create(purchase);
      case 'replace':
        await this.refuseUnderWay(purchase, step.subscription);
        return this.create(purchase, step.subscription);
      case 'confirm':
        return openPayment(step.subscription) ?? this.settled(lease);
      case 'pay-debt':
        return debtOf(step.subscription) ?? this.settled(lease);
      case 'nothing':
        await this.billing.syncHeld(lease);
        throw new AppError('ALREADY_SUBSCRIBED');
      case 'wait':
        throw new AppError('RENEWAL_PENDING');
      default:
        return this.switches.offer(step, state, plan);
    }
  }

  /**
   * An attempt may be replaced unless its payment can still succeed by itself: its owner may be
   * answering their bank in another tab, and a page that was merely opened must not undo that.
   * @throws AppError `PAYMENT_PENDING`
   */
  private async refuseUnderWay({ givesUp }: Purchase, open: StripeSubscription): Promise<void> {
    const secret = open.latestInvoice?.clientSecret;
    if (open.status !== 'incomplete' || !secret) return;
    const progress = await this.account.progressOf(secret);
    if (UNTOUCHED.includes(progress) || (givesUp && progress === 'requires_action')) return;
    throw new AppError('PAYMENT_PENDING', open.plan === null ? {} : { plan: open.plan });
  }

  /** @param replaced ended only once the new attempt is admitted. */
  private async create(purchase: Purchase, replaced?: StripeSubscription): Promise<PaymentReply> {
    const { lease, customer, stripeCustomerId, state, plan } = purchase;
    const coupon = await this.offers.firstMonthCoupon(customer, state, plan);
    const seen = state.subscriptions.map((subscription) => subscription.attempt);
    const attempt = await this.attempts.begin(customer.id, { plan, coupon }, seen);
    if (replaced) await this.account.cancelNow(replaced);
    const subscription = await this.account.subscribe({
      customer: stripeCustomerId,
      plan,
      coupon,
      attempt,
    });
    return openPayment(subscription) ?? this.settled(lease);
  }

  /** Already paid: grants the plan. */
  private async settled(lease: Lease): Promise<PaymentReply> {
    await this.billing.syncHeld(lease);
    return { ...NOTHING_DUE, status: 'paid' };
  }
}
