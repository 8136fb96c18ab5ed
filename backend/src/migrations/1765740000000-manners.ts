import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Manners1765740000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '2s'`);
    // Existing answers count as read, without updating any message.
    const [{ newest }] = (await db.query(
      `SELECT coalesce(max(id), 0)::text AS newest FROM chat_messages`,
    )) as [{ newest: string }];
    await db.query(`
      ALTER TABLE chat_sessions
        ADD COLUMN "readUpTo" bigint NOT NULL DEFAULT ${newest},
        ADD COLUMN draft text NOT NULL DEFAULT ''`);
    await db.query(`ALTER TABLE chat_sessions ALTER COLUMN "readUpTo" SET DEFAULT 0`);
    await db.query(`
      ALTER TABLE users
        ADD COLUMN "languageChosen" boolean NOT NULL DEFAULT false,
        ADD COLUMN theme text CHECK (theme IN ('system', 'light', 'dark')),
        ADD COLUMN "answerNotices" boolean NOT NULL DEFAULT false`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE chat_sessions DROP COLUMN "readUpTo", DROP COLUMN draft`);
    await db.query(`
      ALTER TABLE users
        DROP COLUMN "languageChosen", DROP COLUMN theme, DROP COLUMN "answerNotices"`);
  }
}
