import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SupportPromises1765860000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '2s'`);
    await db.query(`
      ALTER TABLE support_threads
        ADD COLUMN "waitsSince" timestamptz,
        ADD COLUMN "answerBy" timestamptz,
        ADD COLUMN "firstAnsweredAt" timestamptz`);
    await db.query(`
      ALTER TABLE support_messages
        ADD COLUMN "waitedSeconds" integer,
        ADD COLUMN "isInTime" boolean`);
    await db.query(`
      CREATE INDEX support_threads_waiting ON support_threads ("answerBy")
        WHERE "answerBy" IS NOT NULL`);
    await db.query(`
      CREATE INDEX support_messages_measured ON support_messages ("createdAt")
        WHERE "waitedSeconds" IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE support_threads
        DROP COLUMN "waitsSince", DROP COLUMN "answerBy", DROP COLUMN "firstAnsweredAt"`);
    await db.query(`
      ALTER TABLE support_messages DROP COLUMN "waitedSeconds", DROP COLUMN "isInTime"`);
  }
}
