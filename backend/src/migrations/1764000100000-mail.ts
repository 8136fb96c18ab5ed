import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Mail1764000100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE mails (
        id serial PRIMARY KEY,
        key text NOT NULL CONSTRAINT mails_key UNIQUE,
        "to" text,
        template text NOT NULL,
        language text NOT NULL CHECK (language IN ('en', 'it')),
        data jsonb,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        "sentAt" timestamptz,
        attempts integer NOT NULL DEFAULT 0,
        "nextTryAt" timestamptz DEFAULT now(),
        "lastError" text
      )`);
    await db.query(`CREATE INDEX mails_due ON mails ("nextTryAt") WHERE "sentAt" IS NULL`);
    await db.query(`
      ALTER TABLE users ADD COLUMN language text NOT NULL DEFAULT 'en'
        CHECK (language IN ('en', 'it'))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE users DROP COLUMN language`);
    await db.query(`DROP TABLE mails`);
  }
}
