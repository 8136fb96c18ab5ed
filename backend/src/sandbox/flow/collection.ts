import { outcomeOf } from '../objects/cards.js';
import { emit } from '../objects/events.js';
import * as intents from '../objects/payment-intents.js';
import { DAY, RETRY_DAYS } from '../spans.js';
import type { Invoice, PaymentIntent, PaymentMethod, Subscription } from '../store/objects.js';
import { find, type World } from '../world.js';
import { intentOf, invoiceOfIntent, markPaid } from './invoices.js';
import { applyPendingUpdate, changeSubscription, endSubscription } from './subscription-changes.js';

/** Who tries: the owner in the form, the seller's server, or the renewal by itself. */
type By = 'owner' | 'server' | 'renewal';

/** Tries to collect the invoice with the saved card; a free invoice is paid by that. */
export async function collect(world: World, invoice: Invoice, by: By): Promise<Invoice> {
  const intent = await intentOf(world, invoice);
  if (!intent) return paid(world, invoice, null);
  const method = await savedMethod(world, invoice);
  if (method) await attempt(world, intent, method, by);
  else await failed(world, invoice, by);
  return find(world, 'invoice', invoice.id);
}

/** The card that the subscription, or else its customer, has saved. */
async function savedMethod(
  world: World,
  { customer, parent }: Pick<Invoice, 'customer' | 'parent'>,
): Promise<PaymentMethod | undefined> {
  const subscription = await world.tx.get('subscription', parent.subscription_details.subscription);
  const id = subscription?.default_payment_method ?? (await customerMethod(world, customer ?? ''));
  return id === null ? undefined : world.tx.get('payment_method', id);
}

export const customerMethod = async (world: World, customer: string): Promise<string | null> =>
  (await find(world, 'customer', customer)).invoice_settings.default_payment_method as
    string | null;

/** What the bank would say to the seller. */
export async function bankOnSaved(world: World, method: PaymentMethod) {
  const mandate = (await world.tx.get('mandate', method.id)) !== undefined;
  return outcomeOf(method.card?.fingerprint ?? '', { saved: true, mandate });
}

/** Asks the bank, and does what follows from its answer. */
export async function attempt(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  by: By,
): Promise<PaymentIntent> {
  const invoice = await invoiceOfIntent(world, intent);
  const outcome =
    by === 'owner'
      ? outcomeOf(method.card?.fingerprint ?? '', { saved: false, mandate: false })
      : await bankOnSaved(world, method);
  switch (outcome.kind) {
    case 'pays':
      return paidWith(world, intent, method, by);
    case 'declined': {
      const after = await intents.decline(world, intent, method, outcome);
      await failed(world, invoice, by);
      return after;
    }
    case 'authenticate': {
      const after = await intents.requireAction(world, intent, method);
      await emit(world, 'invoice.payment_action_required', invoice);
      if (by !== 'owner') await failed(world, invoice, by);
      return after;
    }
  }
}

async function paidWith(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  by: By,
): Promise<PaymentIntent> {
  const after = await intents.succeed(world, intent, method);
  const invoice = await invoiceOfIntent(world, intent);
  await paid(world, invoice, by === 'owner' ? method : null);
  return after;
}

/** The owner's answer to the bank's question. */
export async function answerBank(
  world: World,
  intent: PaymentIntent,
  approved: boolean,
): Promise<PaymentIntent> {
  const method = await find(world, 'payment_method', intent.payment_method ?? '');
  const outcome = outcomeOf(method.card?.fingerprint ?? '', { saved: false, mandate: false });
  const invoice = await invoiceOfIntent(world, intent);
  if (!approved) {
    const after = await intents.refuse(world, intent, {
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method.' +
        ' Please choose a different payment method and try again.',
      payment_method: method,
      type: 'invalid_request_error',
    });
    await failed(world, invoice, 'owner');
    return after;
  }
  const then = outcome.kind === 'authenticate' ? outcome.then : outcome;
  if (then.kind === 'declined') {
    const after = await intents.decline(world, intent, method, then);
    await failed(world, invoice, 'owner');
    return after;
  }
  if (intent.setup_future_usage === 'off_session') await world.tx.put('mandate', { id: method.id });
  return paidWith(world, intent, method, 'owner');
}

/** Paid: the subscription it was for is, or becomes, what was paid. */
async function paid(world: World, open: Invoice, toSave: PaymentMethod | null): Promise<Invoice> {
  const invoice = await markPaid(world, open);
  const id = invoice.parent.subscription_details.subscription;
  const subscription = await find(world, 'subscription', id);
  if (subscription.ended_at !== null) return invoice;
  const save = toSave && (await saved(world, subscription, toSave));
  const active = ['incomplete', 'past_due', 'unpaid'].includes(subscription.status);
  await changeSubscription(world, id, {
    ...(save && { default_payment_method: save }),
    ...(active && { status: 'active' }),
  });
  if (subscription.pending_update && subscription.latest_invoice === invoice.id) {
    await applyPendingUpdate(world, await find(world, 'subscription', id));
  }
  return invoice;
}

async function saved(
  world: World,
  subscription: Subscription,
  method: PaymentMethod,
): Promise<string | null> {
  const setting = subscription.payment_settings?.save_default_payment_method;
  if (setting !== 'on_subscription') return null;
  if (method.customer === null) {
    const attached = { ...method, customer: subscription.customer };
    await world.tx.put('payment_method', attached);
    await emit(world, 'payment_method.attached', attached);
  }
  return method.id;
}

/** Not paid: a renewal is tried again some days later, and ends the subscription at last. */
async function failed(world: World, before: Invoice, by: By): Promise<void> {
  const count = before.attempt_count + (by === 'renewal' || before.attempt_count === 0 ? 1 : 0);
  const retry = RETRY_DAYS[count - 1];
  const finalized = before.status_transitions.finalized_at ?? world.now;
  const renewal = by === 'renewal' && { next_payment_attempt: nextTry(finalized, retry) };
  const invoice: Invoice = { ...before, attempt_count: count, attempted: true, ...renewal };
  await world.tx.put('invoice', invoice);
  await emit(world, 'invoice.payment_failed', invoice);
  if (by !== 'renewal') return;
  const id = invoice.parent.subscription_details.subscription;
  const subscription = await find(world, 'subscription', id);
  if (subscription.status === 'active') await changeSubscription(world, id, { status: 'past_due' });
  if (retry === undefined) await endSubscription(world, id, 'payment_failed');
}

const nextTry = (finalized: number, days: number | undefined): number | null =>
  days === undefined ? null : finalized + days * DAY;
