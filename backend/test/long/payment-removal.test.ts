import { expect, it } from '@jest/globals';
import { Rival } from '../harness/rival.js';
import type { Shop } from '../harness/shop.js';
import { useShop } from '../harness/use-shop.js';
import { until } from '../harness/until.js';

let shop: Shop;

useShop((opened) => (shop = opened));

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
