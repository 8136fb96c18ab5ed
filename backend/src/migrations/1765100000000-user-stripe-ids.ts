import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A user's ids at the provider, for looking the user up there; written by every sync. */
export class UserStripeIds1765100000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '2s'`);
    await db.query(`
      ALTER TABLE users ADD "stripeCustomerId" text, ADD "stripeSubscriptionId" text`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE users DROP "stripeCustomerId", DROP "stripeSubscriptionId"`);
  }
}
