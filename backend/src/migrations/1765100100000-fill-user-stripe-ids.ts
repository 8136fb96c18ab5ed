import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customers per transaction: nobody waits for more than a moment. */
const BATCH = 1000;

const LAST_OF_BATCH = `
  SELECT max(id) AS last FROM (
    SELECT id FROM billing_customers WHERE id > $1 ORDER BY id LIMIT $2) AS batch`;

/** The oldest subscription in force counts, as it does for a sync. */
const FILL = `
  UPDATE users SET "stripeCustomerId" = customer."stripeCustomerId",
    "stripeSubscriptionId" = (
      SELECT "stripeSubscriptionId" FROM subscriptions
      WHERE "customerId" = customer.id
        AND status IN ('active', 'trialing', 'past_due', 'unpaid', 'paused')
      ORDER BY "createdAt" LIMIT 1)
  FROM billing_customers AS customer
  WHERE users.id = customer."userId" AND customer.id > $1 AND customer.id <= $2`;

/** Fills the columns for users synced by the previous version, which does not know the columns. */
export class FillUserStripeIds1765100100000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (let after = 0; ;) {
      const [{ last }] = (await db.query(LAST_OF_BATCH, [after, BATCH])) as [
        { last: number | null },
      ];
      if (last === null) return;
      await db.query(FILL, [after, last]);
      after = last;
    }
  }

  async down(): Promise<void> {
    // The migration that added the columns removes them.
  }
}
