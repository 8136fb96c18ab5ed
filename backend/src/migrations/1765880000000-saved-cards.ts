import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SavedCards1765880000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '2s'`);
    await db.query(`ALTER TABLE subscriptions ADD "cardLast4" text, ADD "cardExpires" text`);
    await db.query(`ALTER TABLE billing_customers ADD "cardSetup" text`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE billing_customers DROP "cardSetup"`);
    await db.query(`ALTER TABLE subscriptions DROP "cardLast4", DROP "cardExpires"`);
  }
}
