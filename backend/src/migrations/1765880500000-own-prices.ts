import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The price of a subscription, which may be a former list price. */
export class OwnPrices1765880500000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '2s'`);
    await db.query(`ALTER TABLE subscriptions ADD "monthlyCents" integer, ADD "nextCents" integer`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE subscriptions DROP "nextCents", DROP "monthlyCents"`);
  }
}
