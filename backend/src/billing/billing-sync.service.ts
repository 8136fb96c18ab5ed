import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { UsersService } from '../accounts/users.service.js';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { PAGES } from '../contract/pages.js';
import { MailOutboxService } from '../mail/mail-outbox.service.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import type { BillingCustomer } from './billing-customer.entity.js';
import { observeWebhookLag } from './billing.metrics.js';
import { BillingRecords } from './billing-records.js';
import { mailsOf } from './billing-mails.js';
import { BusinessDetailsSender } from './business/business-details.sender.js';
import { CardSetups } from './card-setups.js';
import { CustomerLeases } from './customer-leases.js';
import type { Lease } from './customers.repository.js';
import { CustomerOffersService } from './customer-offers.service.js';
import { CustomersService } from './customers.service.js';
import { afterDispute } from './disputes.js';
import { awaited, ENDED, entitlement, inForce, isForfeited, isHalted } from './entitlement.js';
import { nextSyncAt } from './next-sync.js';
import { PlanChangesService } from './plan-changes.service.js';
import { PlanEndingsService } from './plan-endings.service.js';
import { isGivenUp, owedRefunds } from './refunds.js';
import { StripeAccount } from './stripe/stripe.account.js';
import { StripeDowngrades } from './stripe/stripe.downgrades.js';
import { StripeErasure } from './stripe/stripe.erasure.js';
import {
  ENDED_BY_DISPUTE,
  type CustomerState,
  type StripeSubscription,
} from './stripe/stripe.state.js';

interface Settled {
  state: CustomerState;
  /** Whether the provider refused anything that stays owed, such as a refund. */
  isOwing: boolean;
}

const nothing = (): Settled => ({
  state: {
    now: new Date(),
    email: undefined,
    subscriptions: [],
    invoices: [],
    late: [],
    unowed: [],
  },
  isOwing: false,
});

/**
 * The only writer of paid plans: reads a customer's state from the payment provider and derives
 * everything from it. Idempotent; may run at any time. Neither the content of an event nor the body
 * of a request decides anything.
 */
@Injectable()
export class BillingSyncService {
  private readonly payUrl: string;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly users: UsersService,
    private readonly customers: CustomersService,
    private readonly leases: CustomerLeases,
    private readonly records: BillingRecords,
    private readonly offers: CustomerOffersService,
    private readonly planChanges: PlanChangesService,
    private readonly account: StripeAccount,
    private readonly downgrades: StripeDowngrades,
    private readonly erasure: StripeErasure,
    private readonly endings: PlanEndingsService,
    private readonly business: BusinessDetailsSender,
    private readonly cardSetups: CardSetups,
    private readonly mails: MailOutboxService,
    @Inject(ENV) { PUBLIC_URL }: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.payUrl = PUBLIC_URL + PAGES.checkout;
  }

  /** Synchronises under the customer's lease. @throws AppError `PAYMENTS_UNAVAILABLE`, `BUSY` */
  sync(customerId: number): Promise<CustomerState> {
    return this.leases.hold(customerId, (lease) => this.syncHeld(lease));
  }

  /** The same, for a caller that already holds the lease. */
  async syncHeld(lease: Lease): Promise<CustomerState> {
    const customer = await this.customers.get(lease.customerId);
    const settled = await this.settle(customer).catch(async (error: unknown) => {
      if (await this.customers.isGone(customer, error)) return nothing();
      throw error;
    });
    await this.write(lease, customer, settled);
    return settled.state;
  }

  /**
   * Carries out pending cancellations and refunds at the provider, and reads the state afterwards.
   * What the provider refuses to refund or to record is still owed: the plan does not wait for it.
   */
  private async settle(customer: BillingCustomer): Promise<Settled> {
    const { userId, stripeCustomerId } = customer;
    if (stripeCustomerId === null) return nothing();
    let state = await this.account.read(stripeCustomerId);
    const isSent = userId === null || (await this.tellAbout(userId, stripeCustomerId, state));
    customer.firstMonthRefused = await this.offers.refusedInvoice(customer, state);
    if ((await this.endSurplus(customer, state)) || (await this.endings.finish(state)))
      state = await this.account.read(stripeCustomerId);
    if (await this.cardSetups.complete(customer, state))
      state = await this.account.read(stripeCustomerId);
    await this.cardSetups.keepForScheduled(state);
    const owed = owedRefunds(customer, state);
    for (const { paymentIntentId } of owed) {
      if (paymentIntentId !== null) await this.account.refund(paymentIntentId);
    }
    if (owed.length > 0) state = await this.account.read(stripeCustomerId);
    const isTidy = await this.dropUnowed(state);
    const isErased =
      userId !== null || (await this.eraseAtProvider(stripeCustomerId, state, isTidy));
    const isDone = isSent && isTidy && isErased;
    return { state, isOwing: !isDone || owedRefunds(customer, state).length > 0 };
  }

  /**
   * Voids the unpaid invoices of subscriptions that are over. @returns false when one is refused.
   */
  private async dropUnowed({ unowed }: CustomerState): Promise<boolean> {
    let isTidy = true;
    for (const invoice of unowed) isTidy = (await this.account.drop(invoice)) && isTidy;
    return isTidy;
  }

  /**
   * Removes at the provider what a removed account leaves there, once nothing is left to end: the
   * customer or, beside invoices that have to be kept, everything else.
   * @param isTidy whether nothing can be paid any more.
   * @returns false when it is still to be done.
   */
  private async eraseAtProvider(
    customer: string,
    state: CustomerState,
    isTidy: boolean,
  ): Promise<boolean> {
    if (inForce(state).length > 0 || awaited(state)) return false;
    const paid = [...state.invoices, ...state.late].some(({ status }) => status !== 'open');
    if (paid) return this.erasure.removeDetails(customer);
    return isTidy && this.erasure.deleteCustomer(customer);
  }

  /** Sends changed owner data that invoices show. @returns false when any is refused. */
  private async tellAbout(
    userId: number,
    stripeCustomerId: string,
    { email: known }: CustomerState,
  ): Promise<boolean> {
    const isSent = await this.business.send(userId, stripeCustomerId);
    const email = (await this.users.find(userId))?.email ?? null;
    if (email === null || known === undefined || known === email) return isSent;
    return (await this.account.setEmail(stripeCustomerId, email)) && isSent;
  }

  /** @returns whether there was anything to end. */
  private async endSurplus(customer: BillingCustomer, state: CustomerState): Promise<boolean> {
    const open = awaited(state);
    const attempt = open && isLeft(customer, open) ? open : null;
    const surplus = this.surplusOf(customer, state);
    if (attempt) await this.account.cancelNow(attempt);
    for (const subscription of surplus) {
      const isDisputed = afterDispute(state, subscription)?.do === 'end';
      await this.account.cancelNow(subscription, isDisputed ? ENDED_BY_DISPUTE : null);
    }
    const isStopped = surplus.length === 0 && (await this.stopDisputed(state));
    return attempt !== null || surplus.length > 0 || isStopped;
  }

  /** Lets the plan of an owner who disputes an earlier payment end with its month. */
  private async stopDisputed(state: CustomerState): Promise<boolean> {
    const [subscription] = inForce(state);
    const disputed = subscription && afterDispute(state, subscription);
    if (!disputed) return false;
    await this.downgrades.release(subscription);
    await this.account.stopFor(disputed.invoice.id, subscription);
    return true;
  }

  /**
   * Subscriptions to cancel now: all those of a customer who has left or wants a refund; those not
   * paid in time; those whose payment is disputed or does not count; duplicates, and those that another has
   * replaced.
   */
  private surplusOf(customer: BillingCustomer, state: CustomerState) {
    const over = inForce(state).filter(
      (subscription) =>
        isLeft(customer, subscription) ||
        isForfeited(subscription, state.now) ||
        afterDispute(state, subscription)?.do === 'end',
    );
    if (over.length > 0) return over;
    const refused = state.invoices.find(({ id }) => id === customer.firstMonthRefused);
    // In any status: the subscription may have been read before the payment, and its invoice after.
    const refusedOnes = state.subscriptions.filter(
      ({ id, status }) => id === refused?.subscriptionId && !ENDED.includes(status),
    );
    if (refusedOnes.length > 0) return refusedOnes;
    const [, ...newer] = inForce(state);
    for (const { id } of newer.filter((one) => !isHalted(one))) {
      this.logger.error({ customerId: customer.id, subscription: id }, 'second subscription ended');
    }
    return newer;
  }

  private async write(lease: Lease, customer: BillingCustomer, { state, isOwing }: Settled) {
    const { userId } = customer;
    const granted = entitlement(state);
    const cards = await this.offers.usedCards(customer, state);
    const refundableUntil = await this.offers.refundableUntil(customer, state);
    const written = await this.database.transaction(async (tx) => {
      // User before customer: the same lock order as the removal of an account.
      const user = userId === null ? null : await this.users.lock(tx, userId);
      await this.leases.check(tx, lease);
      const before = await this.records.write(tx, customer, state, {
        begun: lease.takenAt,
        nextSyncAt: nextSyncAt(state, isOwing),
        refundableUntil,
        cards,
      });
      const { lags } = before;
      await this.offers.keepOfRemoved(tx, customer, cards);
      if (!user) return { changed: false, plan: null, mails: [], lags };
      const { stripeCustomerId } = customer;
      const stripeSubscriptionId = inForce(state)[0]?.id ?? null;
      await this.users.setStripeIds(tx, user.id, { stripeCustomerId, stripeSubscriptionId });
      const plan = await this.planChanges.write(tx, user.id, granted);
      const drafts = mailsOf({ user, customer, state, before, plan, payUrl: this.payUrl });
      const mails = [];
      for (const draft of drafts) mails.push(await this.mails.write(tx, draft));
      return { changed: before.changed || plan !== null, plan, mails, lags };
    });
    if (userId !== null && written.changed) this.planChanges.announce(userId, written.plan);
    written.lags.forEach(observeWebhookLag);
    for (const mail of written.mails) void this.mails.send(mail);
  }
}

/** Whether the customer has abandoned it, by removing the account or requesting a refund. */
const isLeft = (customer: BillingCustomer, subscription: StripeSubscription): boolean =>
  customer.userId === null || isGivenUp(customer, subscription);
