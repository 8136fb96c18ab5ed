import type { MigrationInterface, QueryRunner } from 'typeorm';
import { PaymentSandbox1764000000000 } from './1764000000000-payment-sandbox.js';

/**
 * The payment sandbox is now a process with its own memory. Its users start over without doing
 * anything: no money was ever moved (production refuses the sandbox), and the new process knows no
 * subscription that could end their plan.
 */
export class SandboxOutside1765000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      WITH gone AS (
        DELETE FROM billing_customers
        WHERE "stripeCustomerId" IN (SELECT id FROM sandbox_objects WHERE type = 'customer')
        RETURNING "userId"
      ), ended AS (
        UPDATE users SET "subscriptionStatus" = 'free'
        FROM gone JOIN users AS before ON before.id = gone."userId"
        WHERE users.id = before.id AND before."subscriptionStatus" <> 'free'
        RETURNING users.id, before."subscriptionStatus" AS plan
      )
      INSERT INTO plan_changes ("userId", "from", "to", cause)
      SELECT id, plan, 'free', 'ended' FROM ended`);
    await db.query(`DROP TABLE sandbox_objects`);
  }

  async down(db: QueryRunner): Promise<void> {
    await new PaymentSandbox1764000000000().up(db);
  }
}
