import type { Owner } from '../../../backend/test/harness/owner';
import type { Product } from './product';

/** The owner's objects at the payment sandbox: `charges`, `subscriptions?status=all`. */
export async function paymentsOf(
  { world }: Product,
  { id }: Owner,
  what: string,
): Promise<{ paid?: boolean }[]> {
  const { rows } = await world.database.query<{ customer: string }>(
    `SELECT "stripeCustomerId" AS customer FROM billing_customers WHERE "userId" = $1`,
    [id],
  );
  const url = new URL(`/v1/${what}`, world.settings.STRIPE_API_URL);
  url.searchParams.set('customer', rows[0]?.customer ?? '');
  url.searchParams.set('limit', '100');
  const response = await fetch(url, { headers: { authorization: 'Bearer sk_test_browser' } });
  return ((await response.json()) as { data: { paid?: boolean }[] }).data;
}

/** The owner's plan, with their subscriptions, invoices and charges at the payment sandbox. */
export async function standingOf(product: Product, owner: Owner): Promise<unknown> {
  const lists = ['subscriptions?status=all&expand[]=data.schedule', 'invoices', 'charges'];
  const objects = await Promise.all(lists.map((what) => paymentsOf(product, owner, what)));
  const user = await product.world.database.query<{ plan: string }>(
    `SELECT "subscriptionStatus" AS plan FROM users WHERE id = $1`,
    [owner.id],
  );
  return { plan: user.rows[0]?.plan, objects };
}
