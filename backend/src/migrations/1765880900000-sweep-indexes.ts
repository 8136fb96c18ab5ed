import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Name, and the rest of the definition. */
const INDEXES: [name: string, rest: string][] = [
  // What removed accounts left, by the sync that may have been the last.
  [
    'billing_customers_lately_left',
    `billing_customers (greatest("closedAt", "syncedAt"))
      WHERE "userId" IS NULL AND "closedAt" IS NOT NULL`,
  ],
  [
    'users_report_readers',
    `users (id) WHERE "subscriptionStatus" = 'expert' AND "usageReports"
      AND "emailVerifiedAt" IS NOT NULL`,
  ],
];

/** Has two sweeps read only what is due. Builds concurrently, beside the running product. */
export class SweepIndexes1765880900000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const [name, rest] of INDEXES) {
      // An index left by an earlier attempt may be unfinished.
      await db.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await db.query(`CREATE INDEX CONCURRENTLY ${name} ON ${rest}`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX ${INDEXES.map(([name]) => name).join(', ')}`);
  }
}
