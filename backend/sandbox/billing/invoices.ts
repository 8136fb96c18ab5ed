import { invalid } from '../api/refusal.js';
import type { Invoice, Line, PaymentIntent, Subscription } from '../objects.js';
import { listOf, newId, randomText, type World } from '../world.js';
import { itemOf } from './items.js';

interface Parts {
  reason: Invoice['billing_reason'];
  subscription: Subscription;
  lines: Line[];
  /** Seconds; null when it is finalized at once. */
  finalizesAt?: number | null;
}

/** An invoice that need not be paid yet; it is not stored. */
export function invoiceOf(world: World, { reason, subscription, ...parts }: Parts): Invoice {
  const id = newId('in');
  const subtotal = parts.lines.reduce((sum, { amount }) => sum + amount, 0);
  const discounts = parts.lines.flatMap((line) => line.discount_amounts);
  const total = discounts.reduce((sum, { amount }) => sum - amount, subtotal);
  return {
    id,
    object: 'invoice',
    amount_due: Math.max(0, total),
    amount_paid: 0,
    amount_remaining: Math.max(0, total),
    attempt_count: 0,
    automatically_finalizes_at: parts.finalizesAt ?? null,
    billing_reason: reason,
    created: world.now,
    currency: itemOf(subscription).price.currency,
    customer: subscription.customer,
    ...buyerOf(world, subscription.customer),
    hosted_invoice_url: world.invoicePages && `${world.invoicePages}/${id}`,
    lines: listOf(`/v1/invoices/${id}/lines`, parts.lines),
    next_payment_attempt: null,
    number: null,
    parent: { subscription_details: { subscription: subscription.id } },
    status: 'draft',
    status_transitions: { finalized_at: null, paid_at: null, voided_at: null },
    total,
    total_discount_amounts: discounts,
  };
}

/** The buyer on an invoice: while it is a draft, as currently known. */
function buyerOf(world: World, id: string) {
  const { name = null, address = null } = world.find('customer', id);
  const taxIds = world.store.list('tax_id', ({ customer }) => customer === id);
  const customer_tax_ids = taxIds.map(({ type, value }) => ({ type, value }));
  return { customer_name: name, customer_address: address, customer_tax_ids };
}

export const draftInvoice = (world: World, parts: Parts): Invoice =>
  world.save('invoice', invoiceOf(world, parts), 'invoice.created');

/** The invoice becomes payable: it gets its number, and its payment unless it is free. */
export function finalizeInvoice(world: World, draft: Invoice): Invoice {
  const customer = world.find('customer', draft.customer);
  const sequence = customer.next_invoice_sequence;
  world.store.put('customer', { ...customer, next_invoice_sequence: sequence + 1 });
  const invoice: Invoice = {
    ...draft,
    ...buyerOf(world, draft.customer),
    automatically_finalizes_at: null,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: world.now },
  };
  if (invoice.amount_due > 0) createIntent(world, invoice);
  return world.save('invoice', invoice, 'invoice.finalized');
}

const intentIdOf = ({ id }: Invoice): string => id.replace('in_', 'pi_');

function createIntent(world: World, invoice: Invoice): void {
  const id = intentIdOf(invoice);
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    amount: invoice.amount_due,
    client_secret: `${id}_secret_${randomText(25)}`,
    currency: invoice.currency,
    customer: invoice.customer,
    last_payment_error: null,
    latest_charge: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  world.save('payment_intent', intent, 'payment_intent.created');
}

/** The intent that collects the invoice; a free one has none. */
export const intentOf = (world: World, invoice: Invoice): PaymentIntent | undefined =>
  world.store.get('payment_intent', intentIdOf(invoice));

export const invoiceOfIntent = (world: World, { id }: PaymentIntent): Invoice =>
  world.find('invoice', id.replace('pi_', 'in_'));

export function markPaid(world: World, open: Invoice): Invoice {
  const invoice: Invoice = {
    ...open,
    amount_paid: open.amount_due,
    amount_remaining: 0,
    attempt_count: Math.max(1, open.attempt_count),
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...open.status_transitions, paid_at: world.now },
  };
  world.save('invoice', invoice, 'invoice.paid');
  world.emit('invoice.payment_succeeded', invoice);
  return invoice;
}

export function voidInvoice(world: World, open: Invoice): void {
  const intent = intentOf(world, open);
  if (intent) {
    world.save('payment_intent', { ...intent, status: 'canceled' }, 'payment_intent.canceled');
  }
  const status_transitions = { ...open.status_transitions, voided_at: world.now };
  const invoice: Invoice = { ...stopped(open), status: 'void', status_transitions };
  world.save('invoice', invoice, 'invoice.voided');
}

/** Makes a draft payable, without collecting it automatically. */
export function finalizeByHand(world: World, _params: unknown, id: string): Invoice {
  const draft = world.find('invoice', id);
  if (draft.status === 'draft') return finalizeInvoice(world, draft);
  throw invalid("This invoice is already finalized, you can't re-finalize a non-draft invoice.", {
    code: 'invoice_not_editable',
  });
}

export function voidByHand(world: World, _params: unknown, id: string): Invoice {
  const open = world.find('invoice', id);
  if (open.status !== 'open') {
    throw invalid(`You can only pass in open invoices. This invoice isn't open.`);
  }
  voidInvoice(world, open);
  return world.find('invoice', id);
}

const stopped = (invoice: Invoice): Invoice => ({
  ...invoice,
  automatically_finalizes_at: null,
  next_payment_attempt: null,
});

/** It is no longer collected automatically, but can still be paid. */
export const stopCollecting = (world: World, invoice: Invoice): void =>
  world.store.put('invoice', stopped(invoice));

export const subscriptionIdOf = ({ parent }: Invoice): string =>
  parent.subscription_details.subscription;

export const invoicesOf = (world: World, { id }: Subscription): Invoice[] =>
  world.store.list('invoice', (invoice) => subscriptionIdOf(invoice) === id);
