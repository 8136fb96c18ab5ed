import { expect, it } from '@jest/globals';
import { BUSINESS, saveBusiness } from '../harness/business.js';
import { removeAccount } from '../harness/removal.js';
import { Rival } from '../harness/rival.js';
import type { Shop } from '../harness/shop.js';
import { useShop } from '../harness/use-shop.js';
import { until } from '../harness/until.js';

let shop: Shop;

useShop((opened) => (shop = opened));

const atStripe = <T>(path: string): Promise<T> => shop.stripe.ask<T>('GET', path);

it('an account that only looked at the price leaves no customer at the provider', async () => {
  const owner = await shop.owner();
  await shop.ask(owner, 'pro');
  const customer = await shop.customerOf(owner);
  shop.stripe.faults = { refuse: ({ method, path }) => refuseOnce(method, path) };
  let refused = 0;
  const refuseOnce = (method: string, path: string) =>
    method === 'DELETE' && path.startsWith('/v1/customers/') && refused++ === 0
      ? 'lock_timeout'
      : undefined;
  await removeAccount(owner);
  await shop.isClosed(customer);
  expect(refused).toBeGreaterThan(0);
  await shop.lookNow();
  await until('the customer is deleted', async () => {
    const { deleted } = await atStripe<{ deleted?: true }>(`customers/${customer}`);
    return deleted;
  });
  expect(await shop.stripe.charges(customer)).toEqual([]);
});

it('an account that has paid leaves its invoices, and nothing else', async () => {
  const owner = await shop.owner();
  expect((await saveBusiness(owner)).status).toBe(200);
  await shop.buy(owner, 'pro');
  await shop.hasPlan(owner, 'pro');
  const customer = await shop.customerOf(owner);
  const cards = () =>
    atStripe<{ data: unknown[] }>(`customers/${customer}/payment_methods`).then(({ data }) => data);
  expect(await cards()).toHaveLength(1);
  shop.stripe.faults = { down: true };
  await removeAccount(owner);
  await until('the provider was asked in vain', () => shop.stripe.calls.at(-1)?.answered === null);
  shop.stripe.faults = {};
  await shop.isClosed(customer, 90_000);
  expect(await cards()).toEqual([]);
  expect(await atStripe(`customers/${customer}`)).toMatchObject({
    email: owner.email,
    name: null,
    address: null,
  });
  expect(await shop.stripe.invoicesOf(customer)).toMatchObject([
    { status: 'paid', customer_name: BUSINESS.company },
  ]);
  const { rows } = await shop.world.database.query(
    `SELECT "discountCards", "refundCards", "introUsedAt" IS NOT NULL AS discounted,
       (SELECT count(*)::int FROM subscriptions WHERE "customerId" = billing_customers.id)
     FROM billing_customers WHERE "stripeCustomerId" = $1`,
    [customer],
  );
  expect(rows).toEqual([{ discountCards: [], refundCards: [], discounted: true, count: 0 }]);
}, 120_000);

it('a payment found while its account is removed is not mailed to anybody', async () => {
  shop.stripe.webhooks.behave({ drop: true });
  const owner = await shop.owner();
  const { clientSecret } = (await shop.ask(owner, 'pro')).body;
  const customer = await shop.customerOf(owner);
  await shop.stripe.confirm(clientSecret ?? '');
  const rival = await Rival.begin(shop.world);
  await rival.does('SELECT FROM users WHERE id = $1 FOR UPDATE', [owner.id]);
  await shop.lookNow();
  await rival.isWaitedFor(1);
  await rival.does('DELETE FROM users WHERE id = $1', [owner.id]);
  await rival.commit();
  await until('the payment is on record', async () => {
    const paid = `SELECT FROM payments JOIN billing_customers ON billing_customers.id = "customerId"
      WHERE "stripeCustomerId" = $1`;
    return (await shop.world.database.query(paid, [customer])).rowCount === 1;
  });
  expect(await shop.mailsTo(owner)).toEqual([]);
  await shop.isClosed(customer);
});
