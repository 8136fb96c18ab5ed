import { intentOf } from '../billing/invoices.js';
import type { Invoice } from '../objects.js';
import type { Kind } from '../stored.js';
import { listOf, type World } from '../world.js';
import { invalid } from './refusal.js';

/** What can be expanded, by the prefix of its ids. */
const KINDS: [string, Kind][] = [
  ['sub_sched_', 'subscription_schedule'],
  ['in_', 'invoice'],
  ['pm_', 'payment_method'],
  ['cus_', 'customer'],
];

/** The value, with each id on one of the paths replaced by its object. */
export const expandAll = (world: World, value: unknown, paths: string[]): unknown =>
  paths.reduce((expanded, path) => expand(world, expanded, path.split('.')), value);

function expand(world: World, value: unknown, path: string[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => expand(world, item, path));
  const object = value as Record<string, unknown>;
  return { ...object, [step]: expand(world, expanded(world, object, step), rest) };
}

function expanded(world: World, object: Record<string, unknown>, step: string): unknown {
  const value = object[step];
  if (object['object'] === 'invoice' && value === undefined) {
    const invoice = object as unknown as Invoice;
    if (step === 'confirmation_secret') return confirmationSecret(world, invoice);
    if (step === 'payments') return payments(world, invoice);
  }
  if (typeof value !== 'string') return value ?? refuse(value, step);
  const kind = KINDS.find(([prefix]) => value.startsWith(prefix))?.[1];
  const found = kind && world.store.get(kind, value);
  if (kind === 'customer' && !found) return { id: value, object: kind, deleted: true };
  return found ?? refuse(undefined, step);
}

function refuse(value: null | undefined, step: string): null {
  if (value === null) return null;
  throw invalid(
    `This property cannot be expanded (${step}). You may want to try expanding another property.`,
    { param: 'expand' },
  );
}

function confirmationSecret(world: World, invoice: Invoice) {
  const secret = intentOf(world, invoice)?.client_secret;
  return secret ? { client_secret: secret, type: 'payment_intent' } : null;
}

function payments(world: World, invoice: Invoice) {
  const intent = intentOf(world, invoice);
  const payment = intent && {
    id: intent.id.replace('pi_', 'inpay_'),
    object: 'invoice_payment',
    amount_paid: invoice.status === 'paid' ? invoice.amount_paid : null,
    invoice: invoice.id,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: { paid: 'paid', void: 'canceled', open: 'open', draft: 'open' }[invoice.status],
  };
  return listOf(`/v1/invoices/${invoice.id}/payments`, payment ? [payment] : []);
}
