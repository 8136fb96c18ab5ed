import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a conversation has revealed so far about an animal's problem. */
export class TriageCase1765200000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '2s'`);
    await db.query(`ALTER TABLE chat_sessions ADD "triageCase" jsonb`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE chat_sessions DROP "triageCase"`);
  }
}
