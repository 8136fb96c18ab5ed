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
   * Makes it the card for the subscription's next payments, unless Stripe refuses.
   * @returns whether it did.
   */
  use(card: string, { id: subscription }: StripeSubscription): Promise<boolean> {
    return this.stripe.accepts('saved card', { subscription }, async () => {
      await this.stripe.call('subscriptions.update', (sdk) =>
        sdk.subscriptions.update(subscription, { default_payment_method: card }),
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
