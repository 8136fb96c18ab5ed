import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AroundTheAnswer1764300000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE users ADD country char(2) CHECK (country ~ '^[A-Z]{2}$')`);
    await db.query(`
      ALTER TABLE chat_messages
        ADD "followUps" jsonb,
        ADD feedback jsonb,
        ADD "feedbackAt" timestamptz`);
    await db.query(`
      UPDATE chat_messages SET triage = '{"donts": [], "contacts": []}'::jsonb || triage
      WHERE triage IS NOT NULL AND NOT (triage ? 'donts' AND triage ? 'contacts')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE chat_messages DROP "followUps", DROP feedback, DROP "feedbackAt"`);
    await db.query(`ALTER TABLE users DROP country`);
  }
}
