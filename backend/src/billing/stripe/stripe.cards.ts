import { Injectable } from '@nestjs/common';
import { stripeCode, StripeClient, type Stripe } from './stripe.client.js';
import type { StripeSubscription } from './stripe.state.js';

/** A card that is being saved. */
export interface CardSetup {
  id: string;
  status: 'open' | 'saved' | 'dropped';
  clientSecret: string | null;
  /** The payment method, once it is saved. */
  card: string | null;
}

/** Replaces the card of a subscription at Stripe, which charges nothing. */
@Injectable()
export class StripeCards {
  constructor(private readonly stripe: StripeClient) {}

  /** Begins to save a card. */
  async begin(customer: string): Promise<CardSetup> {
    const setup: Stripe.SetupIntentCreateParams = {
      allowed_payment_method_types: ['card'],
      customer,
      usage: 'off_session',
    };
    return setupOf(
      await this.stripe.call('setupIntents.create', (sdk) => sdk.setupIntents.create(setup)),
    );
  }

  async read(id: string): Promise<CardSetup> {
    try {
      return setupOf(
        await this.stripe.call('setupIntents.retrieve', (sdk) => sdk.setupIntents.retrieve(id)),
      );
    } catch (error) {
      if (stripeCode(error) !== 'resource_missing') throw error;
      return { id, status: 'dropped', clientSecret: null, card: null };
    }
  }

  /**
   * Makes it the card for the subscription's next payments, unless Stripe refuses. A scheduled
   * change begins with the schedule's card: that one first, so that an interrupted call is repeated.
   * @returns whether it did.
   */
  use(card: string, { id: subscription, scheduleId }: StripeSubscription): Promise<boolean> {
    return this.stripe.accepts('saved card', { subscription }, async () => {
      if (scheduleId !== null) await this.useForScheduled(scheduleId, card);
      await this.stripe.call('subscriptions.update', (sdk) =>
        sdk.subscriptions.update(subscription, { default_payment_method: card }),
      );
    });
  }

  /**
   * Makes the subscription's card that of its scheduled plan, unless Stripe refuses: a schedule
   * without one would charge nobody.
   */
  async keep({ id, card, nextPlan, scheduleId, scheduledCard }: StripeSubscription): Promise<void> {
    if (card === null || nextPlan === null || scheduleId === null) return;
    if (scheduledCard === card.id) return;
    await this.stripe.accepts('saved card', { subscription: id }, () =>
      this.useForScheduled(scheduleId, card.id),
    );
  }

  private async useForScheduled(schedule: string, card: string): Promise<void> {
    await this.stripe.call('subscriptionSchedules.update', (sdk) =>
      sdk.subscriptionSchedules.update(schedule, {
        default_settings: { default_payment_method: card },
      }),
    );
  }
}

function setupOf({ id, status, client_secret, payment_method }: Stripe.SetupIntent): CardSetup {
  const method = typeof payment_method === 'string' ? payment_method : (payment_method?.id ?? null);
  const isSaved = status === 'succeeded' && method !== null;
  const card = isSaved ? method : null;
  const isOver = status === 'succeeded' || status === 'canceled';
  const now = isSaved ? 'saved' : isOver ? 'dropped' : 'open';
  return { id, status: now, clientSecret: client_secret, card };
}
