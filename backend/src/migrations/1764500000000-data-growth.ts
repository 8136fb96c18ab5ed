import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DataGrowth1764500000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // A question and its reply go with their session: asking for each removed message whether it
    // has a reply made the removal of a long conversation five times slower, and fail by time.
    await db.query(`
      ALTER TABLE chat_messages
        DROP CONSTRAINT "chat_messages_replyTo_fkey",
        DROP CONSTRAINT "chat_messages_replyTo"`);
    await db.query(`
      CREATE UNIQUE INDEX "chat_messages_replyTo" ON chat_messages ("replyTo")
      WHERE "replyTo" IS NOT NULL`);
    // A planner that knows how much of the table one session is reads the table by its primary
    // key until it has met a page of that session. Naming the type forgets what it knows already.
    await db.query(`
      ALTER TABLE chat_messages
        ALTER "sessionId" SET STATISTICS 0,
        ALTER "sessionId" TYPE integer`);
    await this.indexOldRows(db);
  }

  /** For those who remove what is kept for a time only. */
  private async indexOldRows(db: QueryRunner): Promise<void> {
    const ended = `(coalesce("sentAt", "createdAt"))`;
    await db.query(`
      CREATE INDEX mails_kept ON mails (${ended})
      WHERE "to" IS NOT NULL AND "nextTryAt" IS NULL`);
    await db.query(`CREATE INDEX mails_emptied ON mails (${ended}) WHERE "to" IS NULL`);
    await db.query(`CREATE INDEX account_tokens_expired ON account_tokens ("expiresAt")`);
    await db.query(`
      CREATE INDEX stripe_events_processed ON stripe_events ("receivedAt")
      WHERE "processedAt" IS NOT NULL`);
    await db.query(`
      CREATE INDEX billing_attempts_closed ON billing_attempts ("closedAt")
      WHERE "closedAt" IS NOT NULL`);
    await db.query(`CREATE INDEX billing_attempts_customer ON billing_attempts ("customerId")`);
    await db.query(`
      CREATE INDEX billing_customers_closed ON billing_customers ("closedAt")
      WHERE "userId" IS NULL AND "closedAt" IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX mails_kept, mails_emptied, account_tokens_expired, stripe_events_processed,
        billing_attempts_closed, billing_attempts_customer, billing_customers_closed`);
    await db.query(`ALTER TABLE chat_messages ALTER "sessionId" SET STATISTICS -1`);
    await db.query(`DROP INDEX "chat_messages_replyTo"`);
    await db.query(`
      ALTER TABLE chat_messages
        ADD CONSTRAINT "chat_messages_replyTo" UNIQUE ("replyTo"),
        ADD CONSTRAINT "chat_messages_replyTo_fkey"
          FOREIGN KEY ("replyTo") REFERENCES chat_messages ON DELETE CASCADE`);
  }
}
