import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RemovalHooksService } from '../accounts/removal-hooks.service.js';
import { UsedOffersService } from '../accounts/offers/used-offers.service.js';
import type { User } from '../accounts/user.entity.js';
import { UsersService } from '../accounts/users.service.js';
import type { PaidPlan } from '../contract/plans.js';
import { BillingCustomer } from './billing-customer.entity.js';
import { CustomersService } from './customers.service.js';
import { refundableUntil } from './entitlement.js';
import { ofRefusedMonth } from './refunds.js';
import { StripeCatalogue } from './stripe/stripe.catalogue.js';
import type { CustomerState, StripeInvoice } from './stripe/stripe.state.js';

/** Hashes of cards. */
export interface UsedCards {
  /** Paid a discounted month. */
  discount: string[];
  /** Got a refund. */
  refund: string[];
}

/**
 * One-time offers: the first-month discount and the refund. An offer is also used up when a removed
 * account with the same address or card has used it.
 */
@Injectable()
export class CustomerOffersService implements OnModuleInit {
  constructor(
    private readonly removals: RemovalHooksService,
    private readonly used: UsedOffersService,
    private readonly users: UsersService,
    private readonly customers: CustomersService,
    private readonly catalogue: StripeCatalogue,
  ) {}

  onModuleInit(): void {
    this.removals.add(async (tx, user) => {
      await this.keep(tx, user);
      return undefined;
    });
  }

  /** The first-month coupon, for customers in their first month. */
  async firstMonthCoupon(
    customer: BillingCustomer,
    { invoices }: CustomerState,
    plan: PaidPlan,
  ): Promise<string | null> {
    if (customer.userId === null || invoices.some(({ paidAt }) => paidAt !== null)) return null;
    const isFirst = await this.isFirstMonth(customer.userId, customer);
    return isFirst ? this.catalogue.firstMonthCoupon(plan) : null;
  }

  /** Whether neither the customer nor the address has had the first month, as far as we know. */
  async isFirstMonth(userId: number, customer: BillingCustomer | null): Promise<boolean> {
    if (customer !== null && customer.introUsedAt !== null) return false;
    return !(await this.usedBefore(userId, [])).firstMonth;
  }

  /**
   * Returns the invoice that does not count. The card is known only after it has paid; if it has
   * already had the discount, the payment is refunded and the subscription ended. Stored first, so
   * that the next sync finishes an interrupted refund.
   * @returns the invoice's id; null if every payment counts.
   */
  async refusedInvoice(customer: BillingCustomer, state: CustomerState): Promise<string | null> {
    const { id, userId, introUsedAt, firstMonthRefused } = customer;
    if (firstMonthRefused !== null || userId === null || introUsedAt !== null)
      return firstMonthRefused;
    const paid = state.invoices.find(({ status, discounted }) => discounted && status === 'paid');
    if (!paid) return null;
    const { firstMonth } = await this.used.ofCards(await this.cardsOf([paid]));
    if (!firstMonth) return null;
    await this.customers.refuseFirstMonth(id, paid.id);
    return paid.id;
  }

  /** End of the refund period; null when a refund is not possible, or has been made. */
  async refundableUntil(customer: BillingCustomer, state: CustomerState): Promise<Date | null> {
    if (customer.userId === null || customer.refundedAt !== null) return null;
    const refused = ofRefusedMonth(customer, state);
    const invoices = state.invoices.filter((invoice) => !refused.includes(invoice));
    const until = refundableUntil({ ...state, invoices });
    if (until === null) return null;
    const { refund } = await this.usedBefore(customer.userId, await this.cardsOf(invoices));
    return refund ? null : until;
  }

  async usedCards(customer: BillingCustomer, { invoices }: CustomerState): Promise<UsedCards> {
    const asked = customer.refundRequestedAt !== null;
    const of = (counts: (invoice: StripeInvoice) => boolean) =>
      this.cardsOf(invoices.filter(counts));
    return {
      discount: await of(({ discounted, status }) => discounted && status !== 'open'),
      refund: await of(({ status }) => asked && status === 'refunded'),
    };
  }

  /**
   * Keeps the cards of a removed account: once, when it is closed, except that a refund may succeed
   * only later.
   */
  async keepOfRemoved(
    tx: EntityManager,
    { userId, closedAt, refundRequestedAt, refundedAt }: BillingCustomer,
    cards: UsedCards,
  ): Promise<void> {
    if (userId !== null) return;
    if (closedAt === null) await this.keepCards(tx, cards);
    else if (refundRequestedAt !== null && refundedAt === null)
      await this.keepCards(tx, { ...cards, discount: [] });
  }

  private async keepCards(tx: EntityManager, { discount, refund }: UsedCards): Promise<void> {
    await this.used.keepCards(tx, discount, { firstMonth: true });
    await this.used.keepCards(tx, refund, { refund: true });
  }

  private async keep(tx: EntityManager, { id, email }: User): Promise<void> {
    const customer = await tx.findOneBy(BillingCustomer, { userId: id });
    if (!customer) return;
    const { introUsedAt, refundRequestedAt, discountCards, refundCards } = customer;
    const used = { firstMonth: introUsedAt !== null, refund: refundRequestedAt !== null };
    await this.used.keepAddress(tx, email, used);
    await this.keepCards(tx, { discount: discountCards, refund: refundCards });
  }

  private async usedBefore(userId: number, cards: string[]) {
    const user = await this.users.find(userId);
    const [byAddress, byCard] = await Promise.all([
      this.used.ofAddress(user?.email ?? null),
      this.used.ofCards(cards),
    ]);
    return {
      firstMonth: byAddress.firstMonth || byCard.firstMonth,
      refund: byAddress.refund || byCard.refund,
    };
  }

  private cardsOf(invoices: StripeInvoice[]): Promise<string[]> {
    const fingerprints = new Set(invoices.flatMap(({ card }) => card ?? []));
    return Promise.all([...fingerprints].map((card) => this.used.hashOfCard(card)));
  }
}
