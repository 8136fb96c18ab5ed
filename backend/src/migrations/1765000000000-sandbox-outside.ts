import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The payment sandbox has become a process with a memory of its own. Whoever paid there begins
 * anew: the new one does not know them, and no money ever moved.
 */
export class SandboxOutside1765000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      WITH gone AS (
        DELETE FROM billing_customers
        WHERE "stripeCustomerId" IN (SELECT id FROM sandbox_objects WHERE type = 'customer')
        RETURNING "userId"
      )
      UPDATE users SET "subscriptionStatus" = 'free' WHERE id IN (SELECT "userId" FROM gone)`);
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
