import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ConversationSummary1764300100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE chat_sessions
        ADD summary text,
        ADD "summarizedTo" integer`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE chat_sessions DROP summary, DROP "summarizedTo"`);
  }
}
