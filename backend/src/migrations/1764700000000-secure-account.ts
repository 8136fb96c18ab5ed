import type { MigrationInterface, QueryRunner } from 'typeorm';

const purposes = (names: string): string => `
  ALTER TABLE account_tokens
    DROP CONSTRAINT account_tokens_purpose_check,
    ADD CONSTRAINT account_tokens_purpose_check CHECK (purpose IN (${names}))`;

const BEFORE = `'verify-email', 'reset-password', 'change-email'`;

/** Tokens with which an owner undoes a change that they did not make. */
export class SecureAccount1764700000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(purposes(`${BEFORE}, 'secure-account'`));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM account_tokens WHERE purpose = 'secure-account'`);
    await db.query(purposes(BEFORE));
  }
}
