import type { MigrationInterface, QueryRunner } from 'typeorm';

export class UsedOffers1764600000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '2s'`);
    await db.query(`
      CREATE TABLE used_offers (
        hash text PRIMARY KEY,
        questions integer NOT NULL,
        "firstMonth" boolean NOT NULL,
        refund boolean NOT NULL,
        "keptUntil" timestamptz NOT NULL
      )`);
    await db.query(`CREATE INDEX used_offers_kept_until ON used_offers ("keptUntil")`);
    await db.query(`
      CREATE TABLE offer_keys (
        "secretName" text PRIMARY KEY,
        sealed text NOT NULL,
        "createdAt" timestamptz NOT NULL DEFAULT now()
      )`);
    await db.query(`
      ALTER TABLE billing_customers
        ADD "firstMonthRefused" text,
        ADD "discountCards" text[] NOT NULL DEFAULT '{}',
        ADD "refundCards" text[] NOT NULL DEFAULT '{}'`);
    // Unpaid invoices no longer count as payments, except those owed by customers with a plan.
    await db.query(`
      DELETE FROM payments WHERE status = 'open' AND NOT EXISTS (
        SELECT FROM subscriptions
        WHERE subscriptions."customerId" = payments."customerId"
          AND subscriptions.status NOT IN ('incomplete', 'incomplete_expired', 'canceled'))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE billing_customers
        DROP "firstMonthRefused", DROP "discountCards", DROP "refundCards"`);
    await db.query(`DROP TABLE used_offers, offer_keys`);
  }
}
