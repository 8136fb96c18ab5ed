import type { MigrationInterface, QueryRunner } from 'typeorm';

export class UsageReports1765860300000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '2s'`);
    await db.query(`ALTER TABLE users ADD COLUMN "usageReports" boolean NOT NULL DEFAULT true`);
    await db.query(`
      CREATE TABLE usage_reports (
        "userId" bigint NOT NULL REFERENCES users ON DELETE CASCADE,
        month text NOT NULL CHECK (month ~ '^\\d{4}-\\d\\d$'),
        "writtenAt" timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY ("userId", month)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE usage_reports`);
    await db.query(`ALTER TABLE users DROP COLUMN "usageReports"`);
  }
}
