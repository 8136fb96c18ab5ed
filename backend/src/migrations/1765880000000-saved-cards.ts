import type { MigrationInterface, QueryRunner } from 'typeorm';
import { briefly } from './bigint-ids.js';

/**
 * Each table in a transaction of its own: while one waits for `billing_customers`, a payment that
 * holds it must not have to wait for `subscriptions`.
 */
export class SavedCards1765880000000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await briefly(
      db,
      ['subscriptions'],
      [
        `ALTER TABLE subscriptions ADD COLUMN IF NOT EXISTS "cardLast4" text,
           ADD COLUMN IF NOT EXISTS "cardExpires" text`,
      ],
    );
    await briefly(
      db,
      ['billing_customers'],
      [`ALTER TABLE billing_customers ADD COLUMN IF NOT EXISTS "cardSetup" text`],
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE billing_customers DROP COLUMN IF EXISTS "cardSetup"`);
    await db.query(`
      ALTER TABLE subscriptions DROP COLUMN IF EXISTS "cardLast4",
        DROP COLUMN IF EXISTS "cardExpires"`);
  }
}
