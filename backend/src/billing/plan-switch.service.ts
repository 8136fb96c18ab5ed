import { Injectable } from '@nestjs/common';
import type { PaymentReply, PlanSwitch, PlanSwitchBody } from '../contract/billing.js';
import { PRICES_EUR_CENTS, type PaidPlan } from '../contract/plans.js';
import { AppError } from '../platform/errors/app-error.js';
import { BillingSyncService } from './billing-sync.service.js';
import { CustomerLeases } from './customer-leases.js';
import type { Lease } from './customers.repository.js';
import { CustomersService } from './customers.service.js';
import { nextStep, type SwitchStep } from './entitlement.js';
import { inTime } from './in-time.js';
import { debtOf, NOTHING_DUE, openPayment } from './payment-replies.js';
import { PlanEndingsService } from './plan-endings.service.js';
import { StripeAccount } from './stripe/stripe.account.js';
import { StripeClient } from './stripe/stripe.client.js';
import type { CustomerState, StripeSubscription } from './stripe/stripe.state.js';
import { StripeDowngrades } from './stripe/stripe.downgrades.js';
import { StripeUpgrades, type UpgradePrice } from './stripe/stripe.upgrades.js';

/** A confirmed change, while it holds the customer's lease. */
interface Click extends PlanSwitchBody {
  lease: Lease;
  state: CustomerState;
}

/** Changes of an existing plan: prices them, and carries them out once confirmed. */
@Injectable()
export class PlanSwitchService {
  constructor(
    private readonly customers: CustomersService,
    private readonly leases: CustomerLeases,
    private readonly stripe: StripeClient,
    private readonly account: StripeAccount,
    private readonly downgrades: StripeDowngrades,
    private readonly upgrades: StripeUpgrades,
    private readonly endings: PlanEndingsService,
    private readonly billing: BillingSyncService,
  ) {}

  /** What the change would mean and cost now. Changes nothing. */
  async offer(step: SwitchStep, { now }: CustomerState, plan: PaidPlan): Promise<PaymentReply> {
    const { subscription } = step;
    const { amountDue, currency, lines } = await this.priceOf(step, now, plan);
    const later = step.do === 'downgrade' || step.do === 'scheduled';
    return {
      clientSecret: null,
      amountDue,
      currency,
      status: step.do === 'scheduled' ? 'scheduled' : 'confirm',
      startsAt: (later ? subscription.periodEnd : now).toISOString(),
      thenMonthly: monthlyAfter(step, plan),
      change: switchOf(subscription, plan, lines),
    };
  }

  /**
   * Carries out a change at the price that the owner confirmed. Idempotent: a repeated click gets
   * the first one's response.
   * @throws AppError `PRICE_CHANGED` with the new `amountDue`, `NO_SUBSCRIPTION`,
   * `ALREADY_SUBSCRIBED`, `RENEWAL_PENDING`, `PAYMENTS_NOT_CONFIGURED`, `PAYMENTS_UNAVAILABLE`,
   * `BUSY`
   */
  async change(userId: number, body: PlanSwitchBody): Promise<PaymentReply> {
    if (!this.stripe.configured) throw new AppError('PAYMENTS_NOT_CONFIGURED');
    const customer = await this.customers.find(userId);
    const stripeCustomerId = customer?.stripeCustomerId ?? null;
    if (customer === null || stripeCustomerId === null) throw new AppError('NO_SUBSCRIPTION');
    return inTime(
      this.leases.hold(customer.id, async (lease) => {
        const state = await this.endings.read(stripeCustomerId);
        return this.decide({ ...body, lease, state });
      }),
    );
  }

  private async decide(click: Click): Promise<PaymentReply> {
    const { state, planType, lease } = click;
    const step = nextStep(state, planType);
    switch (step.do) {
      case 'create':
      case 'confirm':
      case 'replace':
        throw new AppError('NO_SUBSCRIPTION');
      case 'pay-debt':
        return asSeen(click, debtOf(step.subscription) ?? { ...NOTHING_DUE, status: 'paid' });
      case 'nothing':
        await this.billing.syncHeld(lease);
        return answerAgain(click, step.subscription);
      case 'wait':
        throw new AppError('RENEWAL_PENDING');
      default:
        return this.carryOut(click, step, asSeen(click, await this.offer(step, state, planType)));
    }
  }

  private async carryOut(
    click: Click,
    { do: what, subscription }: SwitchStep,
    offer: PaymentReply,
  ): Promise<PaymentReply> {
    const { lease, planType } = click;
    switch (what) {
      case 'upgrade':
        return this.upgrade(click, subscription, offer);
      case 'pay-upgrade':
        return openPayment(subscription) ?? this.finish(lease, offer);
      case 'keep':
        await this.downgrades.release(subscription);
        if (subscription.cancelAtPeriodEnd) {
          await this.account.cancelAtPeriodEnd(subscription, false);
        }
        return this.finish(lease, offer);
      case 'downgrade':
        await this.endings.follow(lease, subscription, planType);
        await this.billing.syncHeld(lease);
        return { ...offer, status: 'scheduled' };
      case 'scheduled':
        return offer;
    }
  }

  /** Releases the schedule of a completed change first: it would block the upgrade. */
  private async upgrade(
    { lease, planType, state }: Click,
    subscription: StripeSubscription,
    offer: PaymentReply,
  ): Promise<PaymentReply> {
    await this.downgrades.release(subscription);
    const after = await this.upgrades.carryOut(subscription, planType, state.now);
    return openPayment(after) ?? this.finish(lease, offer);
  }

  /** Syncs our copies after the change. */
  private async finish(lease: Lease, { amountDue, currency }: PaymentReply): Promise<PaymentReply> {
    await this.billing.syncHeld(lease);
    return { clientSecret: null, amountDue, currency, status: 'paid' };
  }

  private priceOf(step: SwitchStep, now: Date, plan: PaidPlan): Promise<UpgradePrice> {
    const { do: what, subscription } = step;
    if (what === 'upgrade') return this.upgrades.preview(subscription, plan, now);
    const open = what === 'pay-upgrade' ? openPayment(subscription) : null;
    return Promise.resolve({ ...(open ?? NOTHING_DUE), lines: [] });
  }
}

/** @throws AppError `PRICE_CHANGED` when the amount due is not the confirmed one. */
function asSeen({ amountDue: seen }: Click, reply: PaymentReply): PaymentReply {
  const { amountDue } = reply;
  if (amountDue !== seen) throw new AppError('PRICE_CHANGED', { amountDue });
  return reply;
}

/**
 * The plan is already in place. Repeats the response if this click, or one like it, caused that.
 */
function answerAgain(
  { amountDue, state }: Click,
  { latestInvoice }: StripeSubscription,
): PaymentReply {
  const paid = state.invoices.find(
    ({ id, status }) => id === latestInvoice?.id && status === 'paid',
  );
  if (amountDue !== 0 && amountDue !== paid?.amount) throw new AppError('ALREADY_SUBSCRIBED');
  return { ...NOTHING_DUE, amountDue, status: 'paid' };
}

/** Cents a month after the change: what is kept or agreed already keeps its price. */
function monthlyAfter({ do: what, subscription }: SwitchStep, plan: PaidPlan): number {
  const { monthly, nextMonthly, pendingMonthly } = subscription;
  if (what === 'keep') return monthly;
  if (what === 'scheduled') return nextMonthly;
  return (what === 'pay-upgrade' ? pendingMonthly : null) ?? PRICES_EUR_CENTS[plan];
}

const switchOf = (
  { plan, periodEnd, card, cancelAtPeriodEnd, nextPlan }: StripeSubscription,
  wanted: PaidPlan,
  lines: PlanSwitch['lines'],
): PlanSwitch => ({
  from: plan ?? wanted,
  lines,
  renewsAt: periodEnd.toISOString(),
  card: card?.last4 ?? null,
  takesBack: cancelAtPeriodEnd ? 'cancellation' : nextPlan === null ? null : 'switch',
});
