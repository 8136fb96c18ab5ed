import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Not, Repository, type EntityManager } from 'typeorm';
import { UsersService } from '../accounts/users.service.js';
import { AppError } from '../platform/errors/app-error.js';
import { BillingAttempts } from './billing-attempts.js';
import { BillingCustomer } from './billing-customer.entity.js';
import { BusinessDetailsSender } from './business/business-details.sender.js';
import { CustomersRepository } from './customers.repository.js';
import { ENDED } from './entitlement.js';
import { StripeAccount } from './stripe/stripe.account.js';
import { isMissingCustomer } from './stripe/stripe.client.js';
import { SubscriptionEntity } from './subscription.entity.js';

/** How soon a sync finishes an interrupted refund, or checks a card being saved. Seconds. */
const FINISHED_WITHIN = 60;

@Injectable()
export class CustomersService {
  constructor(
    @InjectRepository(BillingCustomer) private readonly customers: Repository<BillingCustomer>,
    private readonly statements: CustomersRepository,
    private readonly users: UsersService,
    private readonly stripe: StripeAccount,
    private readonly business: BusinessDetailsSender,
    private readonly attempts: BillingAttempts,
  ) {}

  find(
    userId: number,
    tx: EntityManager = this.customers.manager,
  ): Promise<BillingCustomer | null> {
    return tx.findOneBy(BillingCustomer, { userId });
  }

  get(id: number): Promise<BillingCustomer> {
    return this.customers.findOneByOrFail({ id });
  }

  /** The user's customer, created on first use. */
  async ensure(userId: number): Promise<BillingCustomer> {
    await this.customers
      .createQueryBuilder()
      .insert()
      .values({ userId })
      .orIgnore()
      .updateEntity(false)
      .execute();
    return this.customers.findOneByOrFail({ userId });
  }

  /**
   * The customer's id at Stripe, created there on first use, with what their invoices show. Call
   * it under the customer's lease.
   * @throws AppError `UNAUTHENTICATED` when the account is gone.
   */
  async ensureAtStripe(customer: BillingCustomer, userId: number): Promise<string> {
    if (customer.userId === null) throw new AppError('UNAUTHENTICATED');
    const stripeCustomerId = customer.stripeCustomerId ?? (await this.create(customer, userId));
    await this.business.send(userId, stripeCustomerId);
    return stripeCustomerId;
  }

  private async create(customer: BillingCustomer, userId: number): Promise<string> {
    const { email } = await this.users.get(userId);
    const stripeCustomerId = await this.stripe.createCustomer(email, userId, customer.key);
    await this.customers.update({ id: customer.id }, { stripeCustomerId });
    return stripeCustomerId;
  }

  /**
   * Forgets a customer whom the provider does not have: one deleted in its dashboard, or made with
   * test money. The next purchase creates another. Call it under the customer's lease.
   * @returns false when a subscription is on record: then the fault may be ours, such as the key of
   * another account.
   */
  async forgetAtStripe(id: number, userId: number): Promise<boolean> {
    return this.customers.manager.transaction(async (tx) => {
      if (await this.isRunning(id, tx)) return false;
      const forgotten = { stripeCustomerId: null, cardSetup: null, key: randomUUID() };
      await tx.update(BillingCustomer, { id }, forgotten);
      await this.business.forgetSent(tx, userId);
      await this.attempts.close(tx, id);
      return true;
    });
  }

  /**
   * Whether a call failed because the provider does not have the customer of a removed account:
   * deleted there, or made with another key. False when a running subscription, or a requested
   * refund that is still owed, is on record: then the present key may be the wrong one.
   */
  async isGone(customer: BillingCustomer, error: unknown): Promise<boolean> {
    const { id, userId, refundRequestedAt, refundedAt } = customer;
    if (userId !== null || !isMissingCustomer(error)) return false;
    if (refundRequestedAt !== null && refundedAt === null) return false;
    return !(await this.isRunning(id, this.customers.manager));
  }

  private isRunning(customerId: number, tx: EntityManager): Promise<boolean> {
    return tx.existsBy(SubscriptionEntity, { customerId, status: Not(In(ENDED)) });
  }

  /** @param refundRequestedAt by the provider's clock: covers all purchases until then. */
  async requestRefund(id: number, refundRequestedAt: Date): Promise<void> {
    await this.customers.update({ id }, { refundRequestedAt });
    await this.syncWithin(id, FINISHED_WITHIN);
  }

  /**
   * @param cardSetup the provider's id of a card that is being saved, which a sync looks at soon;
   * null when it is done.
   */
  async keepCardSetup(id: number, cardSetup: string | null): Promise<void> {
    await this.customers.update({ id }, { cardSetup });
    if (cardSetup !== null) await this.syncWithin(id, FINISHED_WITHIN);
  }

  async refuseFirstMonth(id: number, invoice: string): Promise<void> {
    await this.customers.update({ id }, { firstMonthRefused: invoice });
  }

  /** Makes the customer due within so many seconds, unless already due earlier. */
  syncWithin(id: number, seconds: number): Promise<void> {
    return this.statements.syncWithin(id, seconds);
  }

  /** Takes customers that are due, and those without a user. @returns their ids. */
  takeDue(): Promise<number[]> {
    return this.statements.takeDue();
  }
}
