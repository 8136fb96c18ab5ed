import type {
  SandboxAuthentication,
  SandboxConfirmation,
  SandboxPayment,
  SandboxSettings,
} from '../contract/sandbox.js';
import { answer, type Answer, type StripeRequest } from './api/answer.js';
import { catchUp } from './flow/agenda.js';
import { authenticate, confirm, intentOfSecret, paymentOf } from './flow/pay-in-form.js';
import { DAY } from './spans.js';
import type { PaymentIntent, Settings } from './store/objects.js';
import type { Store, Transaction } from './store/store.js';
import { returnParcel, takeParcels, type Parcel } from './webhooks/deliveries.js';
import type { World } from './world.js';

interface Options {
  /** Where invoices can be looked at; nowhere without. */
  invoicePages?: string;
}

/** An answer with the `date` header it is sent with: the sandbox's clock. */
export interface DatedAnswer extends Answer {
  date: string;
}

const httpDate = (seconds: number): string => new Date(seconds * 1000).toUTCString();

/** A Stripe of one's own: API, card form, clock and events over one store. */
export class StripeSandbox {
  constructor(
    private readonly store: Store,
    private readonly options: Options = {},
  ) {}

  handle(request: StripeRequest): Promise<DatedAnswer> {
    return this.enter(
      async (world) => ({ ...(await answer(world, request)), date: httpDate(world.now) }),
      request.headers['idempotency-key'],
    );
  }

  /** Nothing when the secret is wrong; so are the next two. */
  confirm({ clientSecret, card }: SandboxConfirmation): Promise<SandboxPayment | undefined> {
    return this.withIntent(clientSecret, (world, intent) => confirm(world, intent, card));
  }

  authenticate(given: SandboxAuthentication): Promise<SandboxPayment | undefined> {
    return this.withIntent(given.clientSecret, (world, intent) =>
      authenticate(world, intent, given.approved),
    );
  }

  payment(clientSecret: string): Promise<SandboxPayment | undefined> {
    return this.withIntent(clientSecret, (_world, intent) => Promise.resolve(paymentOf(intent)));
  }

  /** What is not given stays; the clock only goes forward. */
  settings(change: SandboxSettings): Promise<Required<SandboxSettings>> {
    return this.store.transaction(async (tx) => {
      const before = await settingsOf(tx);
      const ahead = before.ahead + (change.advanceDays ?? 0) * DAY;
      const settings: Settings = { ...before, ahead, webhooks: change.webhooks ?? before.webhooks };
      await tx.put('settings', settings);
      await catchUp(this.worldOf(tx, settings));
      return { webhooks: settings.webhooks, advanceDays: Math.round(ahead / DAY) };
    });
  }

  /** Seconds, by the sandbox's clock. */
  now(): Promise<number> {
    return this.enter(({ now }) => Promise.resolve(now));
  }

  /** Events to be sent to the webhook. */
  parcels(limit: number): Promise<Parcel[]> {
    return this.enter(({ tx }) => takeParcels(tx, Date.now(), limit));
  }

  sent(parcel: Parcel, taken: boolean): Promise<void> {
    return this.store.transaction((tx) => returnParcel(tx, parcel, taken, Date.now()));
  }

  private withIntent(
    clientSecret: string,
    work: (world: World, intent: PaymentIntent) => Promise<SandboxPayment>,
  ): Promise<SandboxPayment | undefined> {
    return this.enter(async (world) => {
      const intent = await intentOfSecret(world, clientSecret);
      return intent && work(world, intent);
    });
  }

  /** Nobody sees a world in which something due has not happened. */
  private enter<T>(work: (world: World) => Promise<T>, key?: string): Promise<T> {
    return this.store.transaction(async (tx) => {
      const settings = await settingsOf(tx);
      await catchUp(this.worldOf(tx, settings));
      return work(this.worldOf(tx, settings, key));
    });
  }

  private worldOf(tx: Transaction, settings: Settings, key?: string): World {
    return {
      tx,
      settings,
      now: Math.floor(Date.now() / 1000) + settings.ahead,
      key: key ?? null,
      invoicePages: this.options.invoicePages ?? null,
    };
  }
}

const settingsOf = async (tx: Transaction): Promise<Settings> =>
  (await tx.get('settings', 'settings')) ?? { id: 'settings', webhooks: true, ahead: 0 };
