import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The payment sandbox has become a process with a memory of its own. Whoever paid there begins
 * anew, without a click of theirs: no money ever moved (production refuses the sandbox), and the
 * new one knows no subscription that could end their plan.
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
    await db.query(`
      CREATE TABLE sandbox_objects (
        type text NOT NULL,
        id text NOT NULL,
        owner text,
        due bigint,
        data jsonb NOT NULL,
        seq bigint GENERATED ALWAYS AS IDENTITY,
        PRIMARY KEY (type, id)
      )`);
    await db.query(`CREATE INDEX sandbox_objects_list ON sandbox_objects (type, owner, seq DESC)`);
    await db.query(`CREATE INDEX sandbox_objects_due ON sandbox_objects (due)`);
  }
}
