import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of a moment. Whoever waits behind them waits for two seconds at most: then they are tried again. */
export class DataGrowth1764500100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '2s'`);
    // A question and its reply go with their session: asking for each removed message whether it
    // has a reply made the removal of a long conversation five times slower, and fail by time.
    // A planner that knows how much of the table one session is reads the table by its primary
    // key until it has met a page of that session. Naming the type forgets what it knows already.
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
