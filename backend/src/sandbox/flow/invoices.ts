import { invalid } from '../api/stripe-refusal.js';
import { discountLines } from '../objects/discounts.js';
import { emit } from '../objects/events.js';
import { invoiceOf } from '../objects/invoice.js';
import { cancelIntent, createIntent } from '../objects/payment-intents.js';
import type {
  Invoice,
  InvoicePayment,
  Line,
  PaymentIntent,
  Subscription,
} from '../store/objects.js';
import { find, type World } from '../world.js';

interface Draft {
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  subscription: Subscription;
  lines: Line[];
  finalizesAt?: number;
}

/** Writes the invoice; the subscription's discounts for one invoice are then used up. */
export async function draftInvoice(
  world: World,
  { reason, subscription, lines, finalizesAt }: Draft,
): Promise<{ invoice: Invoice; discounts: string[] }> {
  const customer = await find(world, 'customer', subscription.customer);
  const { left, ...discounted } = await discountLines(world, subscription, lines);
  const parts = { reason, subscription, customer, finalizesAt: finalizesAt ?? null };
  const invoice = invoiceOf(world, { ...parts, ...discounted });
  await world.tx.put('invoice', invoice);
  await emit(world, 'invoice.created', invoice);
  return { invoice, discounts: left };
}

/** From now on the invoice is to be paid: it gets its number, and its payment unless it is free. */
export async function finalizeInvoice(world: World, draft: Invoice): Promise<Invoice> {
  const customer = await find(world, 'customer', draft.customer ?? '');
  const due = draft.total + customer.balance;
  const sequence = customer.next_invoice_sequence ?? 1;
  const amount = Math.max(0, due);
  const balance = Math.min(0, due);
  const invoice: Invoice = {
    ...draft,
    amount_due: amount,
    amount_remaining: amount,
    automatically_finalizes_at: null,
    effective_at: world.now,
    ending_balance: balance,
    number: `${customer.invoice_prefix ?? ''}-${String(sequence).padStart(4, '0')}`,
    starting_balance: customer.balance,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: world.now },
  };
  await world.tx.put('customer', { ...customer, balance, next_invoice_sequence: sequence + 1 });
  await world.tx.put('invoice', invoice);
  if (amount > 0) await createPayment(world, invoice);
  await emit(world, 'invoice.finalized', invoice, draft);
  return invoice;
}

async function createPayment(world: World, invoice: Invoice): Promise<void> {
  const id = invoice.parent.subscription_details.subscription;
  const settings = (await world.tx.get('subscription', id))?.payment_settings;
  const save = settings?.save_default_payment_method === 'on_subscription';
  const intent = await createIntent(world, invoice, save);
  await world.tx.put('invoice_payment', {
    id: paymentIdOf(intent),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: world.now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

const paymentIdOf = (intent: PaymentIntent): string => intent.id.replace('pi_', 'inpay_');

/** The intent that collects the invoice; a free one has none. */
export async function intentOf(world: World, invoice: Invoice): Promise<PaymentIntent | undefined> {
  const [payment] = await world.tx.list('invoice_payment', invoice.id);
  return payment && world.tx.get('payment_intent', payment.payment.payment_intent);
}

export async function invoiceOfIntent(world: World, intent: PaymentIntent): Promise<Invoice> {
  const payment = await find(world, 'invoice_payment', paymentIdOf(intent));
  return find(world, 'invoice', payment.invoice);
}

export async function markPaid(world: World, open: Invoice): Promise<Invoice> {
  const invoice: Invoice = {
    ...open,
    amount_paid: open.amount_due,
    amount_remaining: 0,
    attempt_count: Math.max(1, open.attempt_count),
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...open.status_transitions, paid_at: world.now },
  };
  await world.tx.put('invoice', invoice);
  await settlePayment(world, invoice, {
    amount_paid: invoice.amount_paid,
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: world.now },
  });
  await emit(world, 'invoice.paid', invoice);
  await emit(world, 'invoice.payment_succeeded', invoice);
  return invoice;
}

export async function voidInvoice(world: World, id: string): Promise<Invoice> {
  const before = await find(world, 'invoice', id);
  if (before.status !== 'open' && before.status !== 'uncollectible') {
    throw invalid(`You can only pass in open invoices. This invoice isn't open.`);
  }
  const invoice: Invoice = {
    ...before,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...before.status_transitions, voided_at: world.now },
  };
  await world.tx.put('invoice', invoice);
  const intent = await intentOf(world, invoice);
  if (intent) await cancelIntent(world, intent);
  await settlePayment(world, invoice, {
    status: 'canceled',
    status_transitions: { canceled_at: world.now, paid_at: null },
  });
  await emit(world, 'invoice.voided', invoice);
  return invoice;
}

async function settlePayment(
  world: World,
  invoice: Invoice,
  change: Partial<InvoicePayment>,
): Promise<void> {
  const [payment] = await world.tx.list('invoice_payment', invoice.id);
  if (payment) await world.tx.put('invoice_payment', { ...payment, ...change });
}

/** Nothing tries to collect it any more; it can still be paid. */
export async function stopCollecting(world: World, invoice: Invoice): Promise<void> {
  const idle = { ...invoice, auto_advance: false, next_payment_attempt: null };
  await world.tx.put('invoice', { ...idle, automatically_finalizes_at: null });
}

export const invoicesOf = async (world: World, subscription: Subscription): Promise<Invoice[]> =>
  (await world.tx.list('invoice', subscription.customer)).filter(
    (invoice) => invoice.parent.subscription_details.subscription === subscription.id,
  );
