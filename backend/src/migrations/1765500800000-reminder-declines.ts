import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReminderDeclines1765500800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '2s'`);
    await db.query(`
      CREATE TABLE reminder_declines (
        "petId" bigint NOT NULL REFERENCES pets ON DELETE CASCADE,
        key text NOT NULL,
        PRIMARY KEY ("petId", key)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE reminder_declines`);
  }
}
