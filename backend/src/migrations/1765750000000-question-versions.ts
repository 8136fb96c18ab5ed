import type { MigrationInterface, QueryRunner } from 'typeorm';
import { briefly } from './bigint-ids.js';

/** Questions that were asked again in other words; applied while the product runs. */
export class QuestionVersions1765750000000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await briefly(
      db,
      ['chat_messages'],
      [
        `ALTER TABLE chat_messages
           ADD COLUMN IF NOT EXISTS "versionOf" bigint,
           ADD COLUMN IF NOT EXISTS "hiddenUnder" bigint`,
      ],
    );
    // Indexes left by an earlier attempt may be unfinished.
    await db.query(`DROP INDEX CONCURRENTLY IF EXISTS "chat_messages_versionOf"`);
    await db.query(`DROP INDEX CONCURRENTLY IF EXISTS "chat_messages_hiddenUnder"`);
    await db.query(`
      CREATE INDEX CONCURRENTLY "chat_messages_versionOf" ON chat_messages ("versionOf")
      WHERE "versionOf" IS NOT NULL`);
    await db.query(`
      CREATE INDEX CONCURRENTLY "chat_messages_hiddenUnder" ON chat_messages ("hiddenUnder")
      WHERE "hiddenUnder" IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE chat_messages DROP COLUMN "versionOf", DROP COLUMN "hiddenUnder"`);
  }
}
