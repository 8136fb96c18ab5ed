import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Shop } from './shop.fixture.js';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zampa-sandbox-'));
  file = join(folder, 'deeper', 'sandbox.jsonl');
});

afterEach(() => rmSync(folder, { recursive: true }));

it('everything survives one restart, or two', async () => {
  const shop = await Shop.open(file);
  const before = await shop.subscribed();
  shop.wait(32);
  const renewed = await shop.read(before.id);
  for (const restarted of [new Shop(file), new Shop(file)]) {
    expect(await restarted.read(before.id)).toEqual(renewed);
    expect(restarted.sandbox.settings({})).toEqual({ webhooks: true, advanceDays: 32 });
    expect(restarted.sandbox.due().map(({ id }) => id)).toEqual(
      shop.sandbox.due().map(({ id }) => id),
    );
  }
});

it('a line truncated by a crash is skipped', async () => {
  const shop = await Shop.open(file);
  appendFileSync(file, '{"kind":"customer","id":"cus_half"');
  const { data } = await new Shop(file).stripe.customers.list();
  expect(data.map(({ id }) => id)).toEqual([shop.customer]);
});

it('a refused request leaves nothing behind', async () => {
  const shop = await Shop.open(file);
  const { customer, stripe } = shop;
  const { id } = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  const refused = shop.subscribe({
    default_payment_method: id,
    payment_behavior: 'error_if_incomplete',
  });
  await expect(refused).rejects.toThrow();
  const restarted = new Shop(file);
  expect((await restarted.stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
  expect((await restarted.stripe.invoices.list()).data).toEqual([]);
});
