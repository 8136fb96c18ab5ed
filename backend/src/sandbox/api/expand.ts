import { intentOf } from '../flow/invoices.js';
import type { Invoice, Kind } from '../store/objects.js';
import { emptyList, inTurn, type World } from '../world.js';
import { invalid } from './stripe-refusal.js';

type Value = Record<string, unknown>;

const MAX_DEPTH = 4;

/** Objects by the beginning of their ids; the longer ones first. */
const KINDS: [string, Kind][] = [
  ['sub_sched_', 'subscription_schedule'],
  ['sub_', 'subscription'],
  ['inpay_', 'invoice_payment'],
  ['in_', 'invoice'],
  ['pi_', 'payment_intent'],
  ['pm_', 'payment_method'],
  ['ch_', 'charge'],
  ['cus_', 'customer'],
  ['di_', 'discount'],
  ['prod_', 'product'],
  ['price_', 'price'],
];

/** Replaces the ids that the request names by what they stand for. */
export async function expandAll<T>(world: World, body: T, paths: string[] = []): Promise<T> {
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > MAX_DEPTH) {
      throw invalid(
        `You cannot expand more than ${MAX_DEPTH} levels of a property. Property: ${path}`,
        { param: 'expand' },
      );
    }
    await expandStep(world, body, steps, path);
  }
  return body;
}

async function expandStep(
  world: World,
  value: unknown,
  [step, ...rest]: string[],
  path: string,
): Promise<void> {
  if (step === undefined || value === null || value === undefined) return;
  if (Array.isArray(value)) {
    await inTurn(value, (item) => expandStep(world, item, [step, ...rest], path));
    return;
  }
  const object = value as Value;
  object[step] = await expanded(world, object, step, path);
  await expandStep(world, object[step], rest, path);
}

async function expanded(world: World, object: Value, step: string, path: string): Promise<unknown> {
  const value = object[step];
  if (object['object'] === 'invoice' && value === undefined) {
    const invoice = object as unknown as Invoice;
    if (step === 'confirmation_secret') return confirmationSecret(world, invoice);
    if (step === 'payments') return payments(world, invoice);
  }
  if (typeof value === 'string') return load(world, value, path);
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    return inTurn(items, (item) =>
      typeof item === 'string' ? load(world, item, path) : Promise.resolve(item),
    );
  }
  if (value === undefined) throw notExpandable(path);
  return value;
}

async function load(world: World, id: string, path: string): Promise<unknown> {
  const kind = KINDS.find(([prefix]) => id.startsWith(prefix))?.[1] ?? 'coupon';
  const found = await world.tx.get(kind, id);
  if (!found) throw notExpandable(path);
  return found;
}

const notExpandable = (path: string) =>
  invalid(
    `This property cannot be expanded (${path}). You may want to try expanding another property.`,
    { param: 'expand' },
  );

async function confirmationSecret(world: World, invoice: Invoice) {
  const secret = (await intentOf(world, invoice))?.client_secret;
  return secret ? { client_secret: secret, type: 'payment_intent' } : null;
}

const payments = async (world: World, { id }: Invoice) =>
  emptyList(`/v1/invoices/${id}/payments`, await world.tx.list('invoice_payment', id));
