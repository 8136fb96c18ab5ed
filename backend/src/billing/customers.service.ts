import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { UsersService } from '../accounts/users.service.js';
import { AppError } from '../platform/errors/app-error.js';
import { BillingCustomer } from './billing-customer.entity.js';
import { StripeAccount } from './stripe/stripe.account.js';

/** At most so many customers are taken by one sweep. */
const BATCH = 20;

/** A customer that one sweep took is left alone by the others for so long. Seconds. */
const TAKEN_FOR = 60;

/**
 * Of an account that was removed nothing may go on: it is due at once, whatever was planned for
 * it, and again and again until nothing is left to be ended.
 */
const TAKE_DUE = `
  UPDATE billing_customers SET "nextSyncAt" = now() + make_interval(secs => ${String(TAKEN_FOR)})
  WHERE id IN (
    SELECT id FROM billing_customers
    WHERE "nextSyncAt" <= now()
      OR ("userId" IS NULL AND "closedAt" IS NULL AND (
        "nextSyncAt" IS NULL OR "nextSyncAt" > now() + make_interval(secs => ${String(TAKEN_FOR)})))
    ORDER BY "nextSyncAt" NULLS FIRST LIMIT ${String(BATCH)}
    FOR UPDATE SKIP LOCKED)
  RETURNING id`;

@Injectable()
export class CustomersService {
  constructor(
    @InjectRepository(BillingCustomer) private readonly customers: Repository<BillingCustomer>,
    private readonly users: UsersService,
    private readonly stripe: StripeAccount,
  ) {}

  find(userId: number): Promise<BillingCustomer | null> {
    return this.customers.findOneBy({ userId });
  }

  get(id: number): Promise<BillingCustomer> {
    return this.customers.findOneByOrFail({ id });
  }

  findAtStripe(stripeCustomerId: string): Promise<BillingCustomer | null> {
    return this.customers.findOneBy({ stripeCustomerId });
  }

  /** The user's customer, made on first use. */
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
   * The customer's id at Stripe, made there on first use. Call it under the customer's lease.
   * @throws AppError `UNAUTHENTICATED` when the account is gone.
   */
  async ensureAtStripe(customer: BillingCustomer, userId: number): Promise<string> {
    if (customer.userId === null) throw new AppError('UNAUTHENTICATED');
    if (customer.stripeCustomerId !== null) return customer.stripeCustomerId;
    const { email } = await this.users.get(userId);
    const stripeCustomerId = await this.stripe.createCustomer(email, userId, customer.key);
    await this.customers.update({ id: customer.id }, { stripeCustomerId });
    return stripeCustomerId;
  }

  /** Asks a sweep to look at the customer in so many seconds, or earlier if that was asked before. */
  async lookAgain(id: number, seconds: number): Promise<void> {
    await this.customers.query(
      `UPDATE billing_customers
       SET "nextSyncAt" = LEAST("nextSyncAt", now() + make_interval(secs => $2)) WHERE id = $1`,
      [id, seconds],
    );
  }

  async requestRefund(id: number): Promise<void> {
    await this.customers.update({ id }, { refundRequestedAt: new Date() });
  }

  async refuseFirstMonth(id: number, invoice: string): Promise<void> {
    await this.customers.update({ id }, { firstMonthRefused: invoice });
  }

  /** Takes customers whose time has come, and those whose user is gone. */
  async takeDue(): Promise<number[]> {
    const [rows] = await this.customers.query<[{ id: number }[], number]>(TAKE_DUE);
    return rows.map(({ id }) => id);
  }
}
