import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Quick changes. Other queries wait at most two seconds for them; then the changes are retried. */
export class DataGrowth1764500100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '2s'`);
    // A question and its reply are deleted with their session. Looking up a reply for each deleted
    // message made deleting a long conversation five times slower, until it timed out. With
    // statistics on the size of a session, the planner reads the table by its primary key until it
    // reaches a page of that session. Setting the type discards the statistics.
    await db.query(`
      ALTER TABLE chat_messages
        DROP CONSTRAINT "chat_messages_replyTo_fkey",
        DROP CONSTRAINT "chat_messages_replyTo",
        ALTER "sessionId" SET STATISTICS 0`);
    await db.query(`ALTER TABLE chat_messages ALTER "sessionId" TYPE integer`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE chat_messages
        ALTER "sessionId" SET STATISTICS -1,
        ADD CONSTRAINT "chat_messages_replyTo" UNIQUE ("replyTo"),
        ADD CONSTRAINT "chat_messages_replyTo_fkey"
          FOREIGN KEY ("replyTo") REFERENCES chat_messages ON DELETE CASCADE`);
  }
}
