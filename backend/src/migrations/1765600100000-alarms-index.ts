import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the few alarms of a long conversation. Built concurrently, without blocking questions. */
export class AlarmsIndex1765600100000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    // One left by an earlier attempt may be unfinished.
    await db.query(`DROP INDEX CONCURRENTLY IF EXISTS chat_messages_alarms`);
    await db.query(`
      CREATE INDEX CONCURRENTLY chat_messages_alarms ON chat_messages ("sessionId", id)
      WHERE triage ->> 'level' IN ('emergency', 'urgent')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX chat_messages_alarms`);
  }
}
