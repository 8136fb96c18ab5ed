import { INCOMPLETE_SECONDS } from '../spans.js';
import type { Invoice, Kind, Objects, Schedule, Subscription } from './objects.js';

type Any = Partial<Record<string, unknown>>;

/** Whose it is: a customer's; a payment its invoice's; a refund its payment's. */
export function ownerOf<K extends Kind>(kind: K, object: Objects[K]): string | null {
  const any = object as Any;
  if (kind === 'event') return ownerOfSubject((any['data'] as { object: Any }).object);
  const owner =
    kind === 'invoice_payment'
      ? any['invoice']
      : kind === 'refund'
        ? any['payment_intent']
        : any['customer'];
  return typeof owner === 'string' ? owner : null;
}

function ownerOfSubject(subject: Any): string | null {
  const owner = subject['object'] === 'customer' ? subject['id'] : subject['customer'];
  return typeof owner === 'string' ? owner : null;
}

/** When something happens to it by itself; in seconds. */
export function dueOf<K extends Kind>(kind: K, object: Objects[K]): number | null {
  if (kind === 'subscription') return dueOfSubscription(object as Subscription);
  if (kind === 'subscription_schedule') return dueOfSchedule(object as Schedule);
  if (kind === 'invoice') return dueOfInvoice(object as Invoice);
  return null;
}

function dueOfSubscription(subscription: Subscription): number | null {
  switch (subscription.status) {
    case 'incomplete':
      return subscription.created + INCOMPLETE_SECONDS;
    case 'active':
    case 'past_due': {
      const ends = subscription.items.data.map((item) => item.current_period_end);
      return Math.min(...ends, subscription.pending_update?.expires_at ?? Infinity);
    }
    default:
      return null;
  }
}

const dueOfSchedule = ({ status, current_phase: phase }: Schedule): number | null =>
  status === 'active' && phase ? phase.end_date : null;

function dueOfInvoice(invoice: Invoice): number | null {
  if (invoice.status === 'draft') return invoice.automatically_finalizes_at;
  return invoice.status === 'open' ? invoice.next_payment_attempt : null;
}
