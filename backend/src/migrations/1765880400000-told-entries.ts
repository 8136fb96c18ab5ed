import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words of a suggested entry, which are read again in the owner's time zone. */
export class ToldEntries1765880400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '2s'`);
    await db.query(`
      ALTER TABLE diary_suggestions ADD COLUMN question text, ADD COLUMN "askedAt" timestamptz`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE diary_suggestions DROP COLUMN "askedAt", DROP COLUMN question`);
  }
}
