import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AccountLife1764200000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE users
        ADD "emailVerifiedAt" timestamptz,
        ADD "pendingEmail" text`);
    await db.query(`
      CREATE TABLE user_identities (
        id serial PRIMARY KEY,
        "userId" integer NOT NULL REFERENCES users ON DELETE CASCADE,
        provider text NOT NULL CHECK (provider IN ('google', 'facebook')),
        subject text NOT NULL,
        email text,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT user_identities_subject UNIQUE (provider, subject),
        CONSTRAINT user_identities_provider UNIQUE ("userId", provider)
      )`);
    await db.query(`
      CREATE TABLE account_tokens (
        hash bytea PRIMARY KEY,
        "userId" integer NOT NULL REFERENCES users ON DELETE CASCADE,
        purpose text NOT NULL CHECK (purpose IN ('verify-email', 'reset-password', 'change-email')),
        email text NOT NULL,
        "expiresAt" timestamptz NOT NULL
      )`);
    await db.query(`CREATE INDEX account_tokens_user ON account_tokens ("userId", purpose)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE account_tokens, user_identities`);
    await db.query(`ALTER TABLE users DROP "emailVerifiedAt", DROP "pendingEmail"`);
  }
}
