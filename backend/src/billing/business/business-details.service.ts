import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { UsersService } from '../../accounts/users.service.js';
import {
  VAT_PROBLEMS,
  type BusinessChanges,
  type BusinessDetails,
  type BusinessReply,
} from '../../contract/business.js';
import { AppError } from '../../platform/errors/app-error.js';
import { UserChannel } from '../../platform/redis/user-channel.js';
import { CustomerLeases } from '../customer-leases.js';
import { CustomersService } from '../customers.service.js';
import { BusinessDetailsEntity } from './business-details.entity.js';
import { BusinessDetailsSender } from './business-details.sender.js';
import { hasVatIds, readVatId } from './eu-vat.js';

const NEEDED = ['company', 'street', 'postalCode', 'city', 'country'] as const;

const BLANK = { company: '', street: '', postalCode: '', city: '', vatId: null };

/** How soon a sweep sends what could not be sent at once. Seconds. */
const SEND_LATER = 30;

/** Company, address and VAT number of owners who need them on their invoices. */
@Injectable()
export class BusinessDetailsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly users: UsersService,
    private readonly customers: CustomersService,
    private readonly leases: CustomerLeases,
    private readonly sender: BusinessDetailsSender,
    private readonly channel: UserChannel,
  ) {}

  async of(userId: number): Promise<BusinessReply> {
    const row = await this.database.manager.findOneBy(BusinessDetailsEntity, { userId });
    if (!row || row.isRemoved) return { details: null, isVatRefused: false };
    return { details: viewOf(row), isVatRefused: row.isVatRefused };
  }

  /**
   * Stores the changes and sends them to the payment provider, at once or as soon as it is
   * reachable.
   * @throws AppError `VALIDATION_FAILED` for missing details and for a wrong VAT number.
   */
  async change(userId: number, changes: BusinessChanges): Promise<BusinessReply> {
    await this.write(userId, async (tx, known) => {
      const before = known && !known.isRemoved ? viewOf(known) : {};
      const details = await whole({ ...before, ...changes });
      const next = { isRemoved: false, isVatRefused: false, version: (known?.version ?? 0) + 1 };
      await tx.save(BusinessDetailsEntity, { userId, ...details, ...next });
    });
    return this.of(userId);
  }

  async remove(userId: number): Promise<void> {
    await this.write(userId, async (tx, known) => {
      if (!known) return;
      const next = { ...BLANK, isRemoved: true, version: known.version + 1 };
      // A user who has started to pay may have details at the payment provider, to be removed too.
      if (await this.customers.find(userId, tx))
        await tx.update(BusinessDetailsEntity, { userId }, next);
      else await tx.delete(BusinessDetailsEntity, { userId });
    });
  }

  /** Locks the user's row: changes of one user are made one after another. */
  private async write(
    userId: number,
    work: (tx: EntityManager, known: BusinessDetailsEntity | null) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      if ((await this.users.lockPlan(tx, userId)) === null) throw new AppError('UNAUTHENTICATED');
      const row = await tx.findOneBy(BusinessDetailsEntity, { userId });
      await work(tx, row);
    });
    await this.send(userId);
    this.channel.publish(userId, 'profile-changed', {});
  }

  private async send(userId: number): Promise<void> {
    const customer = await this.customers.find(userId);
    const stripeId = customer?.stripeCustomerId ?? null;
    if (customer === null || stripeId === null) return;
    // If this process dies now, a sync sends it.
    await this.customers.syncWithin(customer.id, SEND_LATER);
    try {
      await this.leases.hold(customer.id, () => this.sender.send(userId, stripeId));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
}

const viewOf = (row: BusinessDetails): BusinessDetails => ({
  company: row.company,
  street: row.street,
  postalCode: row.postalCode,
  city: row.city,
  country: row.country,
  vatId: row.vatId,
});

/** @throws AppError `VALIDATION_FAILED` */
async function whole({ vatId = null, ...given }: BusinessChanges): Promise<BusinessDetails> {
  const missing = NEEDED.filter((name) => !given[name]);
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map((name) => [name, 'Required']));
    throw new AppError('VALIDATION_FAILED', { fields });
  }
  const details = given as Omit<BusinessDetails, 'vatId'>;
  if (vatId === null) return { ...details, vatId };
  const read = await readVatId(vatId, details.country);
  if (read !== null) return { ...details, vatId: read };
  const problem = hasVatIds(details.country) ? 'format' : 'country';
  throw new AppError('VALIDATION_FAILED', { fields: { vatId: VAT_PROBLEMS[problem] } });
}
