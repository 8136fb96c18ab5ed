import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The session with which a browser's notifications end. */
export class PushSessions1765860400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '2s'`);
    await db.query(`ALTER TABLE push_subscriptions ADD COLUMN session text`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE push_subscriptions DROP COLUMN session`);
  }
}
