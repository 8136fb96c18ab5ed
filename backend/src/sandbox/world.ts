import { randomBytes } from 'node:crypto';
import { missing } from './api/stripe-refusal.js';
import type { Kind, Objects, Settings } from './store/objects.js';
import type { Transaction } from './store/store.js';

/** What a request sees and changes. */
export interface World {
  readonly tx: Transaction;
  readonly settings: Settings;
  /** Seconds, by the sandbox's clock. */
  now: number;
  /** The idempotency key of the request at hand. */
  readonly key: string | null;
  /** Address of the pages that show invoices. */
  readonly invoicePages: string | null;
}

/** The version whose shapes the sandbox speaks. */
export const API_VERSION = '2026-10-28.endive';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** As random as Stripe's own. */
export const randomText = (length = 24): string =>
  Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join('');

export const newId = (prefix: string): string => `${prefix}_${randomText()}`;

/** @throws StripeRefusal `resource_missing`; a given parameter's name makes it a 400. */
export async function find<K extends Kind>(
  { tx }: World,
  kind: K,
  id: string,
  param?: string,
): Promise<Objects[K]> {
  const found = await tx.get(kind, id);
  if (!found) throw missing(kind === 'payment_method' ? 'PaymentMethod' : kind, id, param);
  return found;
}

export const emptyList = <T>(url: string, data: T[] = []) => ({
  object: 'list' as const,
  data,
  has_more: false,
  url,
});

/** One after the other: a transaction is one conversation. */
export async function inTurn<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (const [index, item] of items.entries()) results.push(await work(item, index));
  return results;
}
