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
    const next = { default_payment_method: card };
    return this.stripe.accepts('saved card', { subscription }, async () => {
      if (scheduleId !== null) {
        await this.stripe.call('subscriptionSchedules.update', (sdk) =>
          sdk.subscriptionSchedules.update(scheduleId, { default_settings: next }),
        );
      }
      await this.stripe.call('subscriptions.update', (sdk) =>
        sdk.subscriptions.update(subscription, next),
      );
    });
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
