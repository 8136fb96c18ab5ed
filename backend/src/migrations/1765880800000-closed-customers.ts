import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Has a sync remove what accounts that were removed earlier have left: at the payment provider, and
 * in the copies of their subscriptions. Not before tomorrow, when no process of the version is left
 * that would store it again, and spread over a day. The hashes of their cards are kept elsewhere.
 */
export class ClosedCustomers1765880800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '2s'`);
    await db.query(`
      UPDATE billing_customers
      SET "discountCards" = '{}', "refundCards" = '{}',
        "nextSyncAt" = now() + (1 + random()) * interval '1 day'
      WHERE "userId" IS NULL AND "closedAt" IS NOT NULL`);
  }

  async down(): Promise<void> {
    // What was removed is not needed.
  }
}
