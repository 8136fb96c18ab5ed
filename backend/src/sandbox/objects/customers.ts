import { mergeMetadata } from '../api/params.js';
import { missing } from '../api/stripe-refusal.js';
import type { Customer } from '../store/objects.js';
import { find, newId, randomText, type World } from '../world.js';
import { emit } from './events.js';
import { attachMethod, requireOwnMethod } from './payment-methods.js';

interface CustomerParams {
  email?: string | undefined;
  name?: string | undefined;
  description?: string | undefined;
  payment_method?: string | undefined;
  preferred_locales?: string[] | undefined;
  invoice_settings?: { default_payment_method?: string | undefined } | undefined;
  metadata?: Record<string, string> | '' | undefined;
}

export async function createCustomer(world: World, params: CustomerParams): Promise<Customer> {
  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: world.now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    email: null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  await world.tx.put('customer', customer);
  if (params.payment_method !== undefined) {
    await attachMethod(world, params.payment_method, customer.id);
  }
  const created = await changed(world, customer, params);
  await world.tx.put('customer', created);
  await emit(world, 'customer.created', created);
  return created;
}

export async function updateCustomer(
  world: World,
  id: string,
  params: CustomerParams,
): Promise<Customer> {
  const before = await requireCustomer(world, id);
  const after = await changed(world, before, params);
  await world.tx.put('customer', after);
  await emit(world, 'customer.updated', after, before);
  return after;
}

export async function requireCustomer(world: World, id: string): Promise<Customer> {
  const customer = await find(world, 'customer', id);
  if (customer.deleted) throw missing('customer', id);
  return customer;
}

async function changed(world: World, before: Customer, params: CustomerParams): Promise<Customer> {
  const { email, name, description, preferred_locales: locales } = params;
  const method = params.invoice_settings?.default_payment_method;
  const param = 'invoice_settings[default_payment_method]';
  if (method !== undefined) await requireOwnMethod(world, method, before.id, param);
  return {
    ...before,
    ...(email !== undefined && { email: email || null }),
    ...(name !== undefined && { name: name || null }),
    ...(description !== undefined && { description: description || null }),
    ...(locales && { preferred_locales: locales }),
    ...(method !== undefined && {
      invoice_settings: { ...before.invoice_settings, default_payment_method: method },
    }),
    metadata: mergeMetadata(before.metadata, params.metadata),
  };
}
