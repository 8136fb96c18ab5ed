import { randomBytes } from 'node:crypto';
import { missing } from './api/refusal.js';
import type { Kind, Objects, Settings } from './stored.js';
import type { Store } from './store.js';

/** The API version whose shapes the sandbox uses. */
export const API_VERSION = '2026-10-28.endive';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** As random as Stripe's own. */
export const randomText = (length = 24): string =>
  Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join('');

export const newId = (prefix: string): string => `${prefix}_${randomText()}`;

export const listOf = <T>(url: string, data: T[]) => ({
  object: 'list' as const,
  data,
  has_more: false,
  url,
});

/** What a request sees and changes. */
export class World {
  /** Seconds, by the sandbox's clock. */
  now = 0;
  /** The idempotency key of the current request. */
  key: string | null = null;

  /** @param invoicePages address of the pages that show invoices. */
  constructor(
    readonly store: Store,
    readonly invoicePages: string | null,
  ) {}

  get settings(): Settings {
    return this.store.get('settings', 'settings') ?? { id: 'settings', webhooks: true, ahead: 0 };
  }

  /** @throws StripeRefusal `resource_missing`; a given parameter's name makes it a 400. */
  find<K extends Kind>(kind: K, id: string, param?: string): Objects[K] {
    const found = this.store.get(kind, id);
    if (!found) throw missing(kind === 'payment_method' ? 'PaymentMethod' : kind, id, param);
    return found;
  }

  /** Stores the object and emits an event of this type. */
  save<K extends Kind>(kind: K, object: Objects[K], type: string): Objects[K] {
    this.store.put(kind, object);
    this.emit(type, object);
    return object;
  }

  /** Records an event: for `events.list`, and for the webhook unless events are lost. */
  emit(type: string, object: { id: string }): void {
    const id = newId('evt');
    this.store.put('event', {
      id,
      object: 'event',
      api_version: API_VERSION,
      created: this.now,
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: this.key },
      type,
    });
    if (this.settings.webhooks) this.store.put('delivery', { id, attempts: 0, at: 0 });
  }
}
