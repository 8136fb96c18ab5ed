import { Injectable } from '@nestjs/common';
import { AppError } from '../platform/errors/app-error.js';
import type { BillingCustomer } from './billing-customer.entity.js';
import { CustomersService } from './customers.service.js';
import { inForce } from './entitlement.js';
import { StripeCards, type CardSetup } from './stripe/stripe.cards.js';
import type { CustomerState } from './stripe/stripe.state.js';

/**
 * Cards that owners are saving, one per customer. The id is stored before the form is shown, so
 * that a sync finishes the change even if the owner closes the tab.
 */
@Injectable()
export class CardSetups {
  constructor(
    private readonly customers: CustomersService,
    private readonly cards: StripeCards,
  ) {}

  /** Call it under the customer's lease. */
  async begin({ id, stripeCustomerId, cardSetup }: BillingCustomer): Promise<CardSetup> {
    if (stripeCustomerId === null) throw new AppError('NO_SUBSCRIPTION');
    const known = cardSetup === null ? null : await this.cards.read(cardSetup);
    const setup = known ?? (await this.cards.begin(stripeCustomerId));
    await this.customers.keepCardSetup(id, setup.id);
    return setup;
  }

  /**
   * Replaces the old card with one that has been saved.
   * @returns whether it changed anything at the provider.
   */
  async complete({ id, cardSetup }: BillingCustomer, state: CustomerState): Promise<boolean> {
    if (cardSetup === null) return false;
    const { status, card } = await this.cards.read(cardSetup);
    if (status === 'open') return false;
    const [subscription] = inForce(state);
    const isNew = card !== null && subscription !== undefined && subscription.card?.id !== card;
    const isUsed = isNew && (await this.cards.use(card, subscription));
    await this.customers.keepCardSetup(id, null);
    return isUsed;
  }

  /**
   * Gives a scheduled plan the card of the current one, which a replacement that Stripe refused in
   * part, or a schedule of an earlier version, left without it.
   */
  async keepForScheduled(state: CustomerState): Promise<void> {
    const [subscription] = inForce(state);
    if (subscription) await this.cards.keep(subscription);
  }
}
