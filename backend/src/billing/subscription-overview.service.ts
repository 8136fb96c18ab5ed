import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import type { Payment, Subscription, SubscriptionReply } from '../contract/billing.js';
import { PRICES_EUR_CENTS } from '../contract/plans.js';
import type { BillingCustomer } from './billing-customer.entity.js';
import { CustomerOffersService } from './customer-offers.service.js';
import { CustomersService } from './customers.service.js';
import { PaymentEntity } from './payment.entity.js';
import { PlanChangeEntity } from './plan-change.entity.js';
import { RENEWING, SubscriptionEntity } from './subscription.entity.js';

const NOTHING = { subscription: null, payments: [], refundableUntil: null };

/** Invoices shown: two years of monthly ones. */
const SHOWN = 24;

/**
 * Invoice links of the provider work for at least ten days after they were read; renewed a day
 * earlier. Milliseconds.
 */
const PAGES_OPEN = 9 * 86_400_000;

/** A user's billing data in the data export. */
interface ExportedBilling extends Omit<SubscriptionReply, 'firstMonth'> {
  /** The ids at the payment provider; null for a user who has never started to pay. */
  stripe: { customer: string | null; subscriptions: string[] } | null;
  planChanges: (Pick<PlanChangeEntity, 'from' | 'to' | 'cause'> & { at: string })[];
}

/** A user's subscription and payments, from our copy, without a call to the provider. */
@Injectable()
export class SubscriptionOverviewService {
  constructor(
    private readonly customers: CustomersService,
    private readonly offers: CustomerOffersService,
    @InjectRepository(SubscriptionEntity)
    private readonly subscriptions: Repository<SubscriptionEntity>,
    @InjectRepository(PaymentEntity) private readonly payments: Repository<PaymentEntity>,
    @InjectRepository(PlanChangeEntity)
    private readonly planChanges: Repository<PlanChangeEntity>,
  ) {}

  /** Everything, for the data export. */
  async exported(userId: number): Promise<ExportedBilling> {
    const [{ subscription, payments, refundableUntil }, customer, changes] = await Promise.all([
      this.of(userId, Infinity),
      this.customers.find(userId),
      this.planChanges.find({ where: { userId }, order: { id: 'ASC' } }),
    ]);
    return {
      subscription,
      payments,
      refundableUntil,
      stripe: customer && (await this.numbersOf(customer)),
      planChanges: changes.map(({ from, to, cause, at }) => ({
        from,
        to,
        cause,
        at: at.toISOString(),
      })),
    };
  }

  /** @param most maximum number of payments, newest first. */
  async of(userId: number, most = SHOWN): Promise<SubscriptionReply> {
    const customer = await this.customers.find(userId);
    if (!customer) return { ...NOTHING, firstMonth: await this.offers.isFirstMonth(userId, null) };
    if (Date.now() - (customer.syncedAt ?? new Date()).getTime() > PAGES_OPEN) {
      // Without a plan, nothing else syncs this customer. Open tabs are notified of the new links.
      await this.customers.syncWithin(customer.id, 0);
    }
    const [standing, payments] = await Promise.all([
      this.subscriptions.findOne({
        where: { customerId: customer.id, status: In(['active', RENEWING, 'past_due']) },
        order: { createdAt: 'ASC' },
      }),
      this.payments.find({
        where: { customerId: customer.id },
        order: { createdAt: 'DESC' },
        ...(most !== Infinity && { take: most }),
      }),
    ]);
    const { refundableUntil: until } = customer;
    const hasPaid = payments.some(({ status }) => status !== 'open');
    return {
      subscription: standing && subscriptionView(standing),
      payments: payments.map(paymentView),
      refundableUntil: until !== null && until > new Date() ? until.toISOString() : null,
      firstMonth: !hasPaid && (await this.offers.isFirstMonth(userId, customer)),
    };
  }

  private async numbersOf({ id, stripeCustomerId }: BillingCustomer) {
    const where = { customerId: id };
    const all = await this.subscriptions.find({ where, order: { createdAt: 'ASC' } });
    const subscriptions = all.map(({ stripeSubscriptionId }) => stripeSubscriptionId);
    return { customer: stripeCustomerId, subscriptions };
  }
}

function subscriptionView({
  plan,
  status,
  periodEnd,
  cancelAtPeriodEnd,
  nextPlan,
  monthlyCents,
  nextCents,
  cardLast4: last4,
  cardExpires: expires,
}: SubscriptionEntity): Subscription | null {
  if (plan === null) return null;
  return {
    plan,
    status: status === 'past_due' || status === RENEWING ? status : 'active',
    periodEnd: periodEnd.toISOString(),
    cancelAtPeriodEnd,
    nextPlan,
    monthly: monthlyCents ?? PRICES_EUR_CENTS[plan],
    nextMonthly: nextCents ?? PRICES_EUR_CENTS[nextPlan ?? plan],
    card: last4 === null || expires === null ? null : { last4, expires },
  };
}

const paymentView = (payment: PaymentEntity): Payment => ({
  number: payment.number,
  plan: payment.plan,
  amount: payment.amount,
  currency: payment.currency,
  status: payment.status,
  at: (payment.paidAt ?? payment.createdAt).toISOString(),
  url: payment.url,
});
