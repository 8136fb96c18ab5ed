import { timingSafeEqual } from 'node:crypto';
import { answer, type Answer, type StripeRequest } from './api/answer.js';
import { catchUp } from './billing/agenda.js';
import { createMethod, type TypedCard } from './billing/cards.js';
import { disputeCharge } from './billing/disputes.js';
import { answerBank, attempt } from './billing/payments.js';
import { answerSetup, attemptSetup } from './billing/setups.js';
import { DAY } from './calendar.js';
import type { Dispute, PaymentIntent, SetupIntent, StripeEvent } from './objects.js';
import type { Delivery, Kind, Objects } from './stored.js';
import { Store } from './store.js';
import { World } from './world.js';

/** An answer with its `date` header, from the sandbox's clock. */
export interface DatedAnswer extends Answer {
  date: string;
}

/** A payment as the card form sees it. */
export type Payment = Pick<
  PaymentIntent,
  'id' | 'amount' | 'currency' | 'status' | 'last_payment_error'
>;

/** A card being saved, as the card form sees it. */
export type Setup = Pick<SetupIntent, 'id' | 'status' | 'last_setup_error'>;

export interface SettingsChange {
  /** `false` loses every event from now on. */
  webhooks?: boolean | undefined;
  /** Moves the clock forward: renewals, expiries and their events happen on the way. */
  advanceDays?: number | undefined;
}

interface Options {
  /** Where everything is stored; without it, everything is gone with the process. */
  file?: string;
  /** Where invoices can be viewed; nowhere if absent. */
  invoicePages?: string;
}

/** A private Stripe: API, card form, clock and events. */
export class StripeSandbox {
  private readonly world: World;

  constructor({ file, invoicePages }: Options = {}) {
    this.world = new World(new Store(file, isWorthKeeping), invoicePages ?? null);
  }

  handle(request: StripeRequest): DatedAnswer {
    return this.enter((world) => {
      world.key = request.headers['idempotency-key'] ?? null;
      const date = new Date(world.now * 1000).toUTCString();
      return { ...answer(world, request), date };
    });
  }

  /**
   * Pays with a card, as the card form does. Undefined if the secret is wrong, as for the next four.
   */
  confirm(clientSecret: string, card: TypedCard): Payment | undefined {
    return this.withIntent(clientSecret, (world, intent) => {
      const isOpen = intent.status.startsWith('requires_');
      return isOpen ? attempt(world, intent, createMethod(world, card, null), 'owner') : intent;
    });
  }

  /** Saves a card, as the card form does. */
  confirmSetup(clientSecret: string, card: TypedCard): Setup | undefined {
    return this.withSetup(clientSecret, (world, setup) => {
      const isOpen = setup.status.startsWith('requires_');
      return isOpen ? attemptSetup(world, setup, createMethod(world, card, null)) : setup;
    });
  }

  authenticateSetup(clientSecret: string, approved: boolean): Setup | undefined {
    return this.withSetup(clientSecret, (world, setup) =>
      setup.status === 'requires_action' ? answerSetup(world, setup, approved) : setup,
    );
  }

  /** The owner's answer to the bank's question. */
  authenticate(clientSecret: string, approved: boolean): Payment | undefined {
    return this.withIntent(clientSecret, (world, intent) =>
      intent.status === 'requires_action' ? answerBank(world, intent, approved) : intent,
    );
  }

  /** The owner contests a payment at their bank. @throws StripeRefusal for an unknown charge. */
  dispute(charge: string): Dispute {
    return this.enter((world) => disputeCharge(world, world.find('charge', charge)));
  }

  payment(clientSecret: string): Payment | undefined {
    return this.withIntent(clientSecret, (_world, intent) => intent);
  }

  /** Absent settings stay; the clock only goes forward. @returns the resulting settings. */
  settings(change: SettingsChange): Required<SettingsChange> {
    return this.enter((world) => {
      const { settings } = world;
      const ahead = settings.ahead + Math.round((change.advanceDays ?? 0) * DAY);
      const webhooks = change.webhooks ?? settings.webhooks;
      world.store.put('settings', { id: 'settings', ahead, webhooks });
      this.wind(world);
      return { webhooks, advanceDays: Math.round(ahead / DAY) };
    });
  }

  /** Seconds, by the sandbox's clock. */
  now(): number {
    return this.enter(({ now }) => now);
  }

  /** Events to be sent to the webhook now, oldest first. */
  due(): StripeEvent[] {
    return this.enter(({ store }) =>
      store
        .list('delivery', ({ at }) => at <= Date.now())
        .reverse()
        .map(({ id }) => store.get('event', id))
        .filter((event) => event !== undefined),
    );
  }

  /** An event that the webhook did not accept is sent again, with growing delays. */
  sent({ id }: StripeEvent, taken: boolean): void {
    this.enter(({ store }) => {
      const delivery = store.get('delivery', id);
      if (!delivery || taken) store.remove('delivery', id);
      else store.put('delivery', later(delivery));
    });
  }

  private withIntent(
    clientSecret: string,
    work: (world: World, intent: PaymentIntent) => PaymentIntent,
  ): Payment | undefined {
    return this.enter((world) => {
      const intent = ofSecret(world, 'payment_intent', clientSecret);
      if (!intent) return undefined;
      const { id, amount, currency, status, last_payment_error } = work(world, intent);
      return { id, amount, currency, status, last_payment_error };
    });
  }

  private withSetup(
    clientSecret: string,
    work: (world: World, setup: SetupIntent) => SetupIntent,
  ): Setup | undefined {
    return this.enter((world) => {
      const setup = ofSecret(world, 'setup_intent', clientSecret);
      if (!setup) return undefined;
      const { id, status, last_setup_error } = work(world, setup);
      return { id, status, last_setup_error };
    });
  }

  /** Everything due happens before the work sees the world. */
  private enter<T>(work: (world: World) => T): T {
    const { world } = this;
    return world.store.commit(() => {
      world.key = null;
      this.wind(world);
      return work(world);
    });
  }

  private wind(world: World): void {
    world.now = Math.floor(Date.now() / 1000) + world.settings.ahead;
    catchUp(world);
  }
}

/** As at Stripe: events are available for 30 days, requests are repeated within a day. */
const isWorthKeeping = (kind: Kind, object: unknown): boolean =>
  !(kind === 'event' || kind === 'replay') ||
  (object as { created: number }).created > Date.now() / 1000 - 30 * DAY;

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

const later = ({ id, attempts }: Delivery): Delivery => ({
  id,
  attempts: attempts + 1,
  at: Date.now() + Math.min(FIRST_WAIT_MS * 2 ** attempts, LONGEST_WAIT_MS),
});

/** What the secret belongs to; undefined if it is wrong. */
function ofSecret<K extends 'payment_intent' | 'setup_intent'>(
  { store }: World,
  kind: K,
  clientSecret: string,
): Objects[K] | undefined {
  const [id = ''] = clientSecret.split('_secret_');
  const intent = store.get(kind, id);
  const secret = Buffer.from(intent?.client_secret ?? '');
  const given = Buffer.from(clientSecret);
  return secret.length === given.length && timingSafeEqual(secret, given) ? intent : undefined;
}
