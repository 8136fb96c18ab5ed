import type { Owner } from '../../../backend/test/harness/owner';
import type { Product } from './product';

/** What the owner has, pays and paid, as the payment sandbox keeps it. */
export async function standingOf({ world }: Product, { id }: Owner): Promise<unknown> {
  const { rows } = await world.database.query<{ type: string; data: unknown }>(
    `SELECT type, data FROM sandbox_objects
     WHERE type IN ('subscription', 'subscription_schedule', 'invoice', 'charge')
       AND data->>'customer' = (SELECT "stripeCustomerId" FROM billing_customers WHERE "userId" = $1)
     ORDER BY type, id`,
    [id],
  );
  const user = await world.database.query<{ plan: string }>(
    `SELECT "subscriptionStatus" AS plan FROM users WHERE id = $1`,
    [id],
  );
  return { plan: user.rows[0]?.plan, objects: rows };
}
