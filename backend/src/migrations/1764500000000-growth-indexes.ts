import type { MigrationInterface, QueryRunner } from 'typeorm';

const ENDED = `(coalesce("sentAt", "createdAt"))`;

/** Name, table, and what behind the table's name. */
const INDEXES: [name: string, table: string, rest: string][] = [
  ['mails_kept', 'mails', `(${ENDED}) WHERE "to" IS NOT NULL AND "nextTryAt" IS NULL`],
  ['mails_emptied', 'mails', `(${ENDED}) WHERE "to" IS NULL`],
  ['account_tokens_expired', 'account_tokens', `("expiresAt")`],
  ['stripe_events_processed', 'stripe_events', `("receivedAt") WHERE "processedAt" IS NOT NULL`],
  ['billing_attempts_closed', 'billing_attempts', `("closedAt") WHERE "closedAt" IS NOT NULL`],
  ['billing_attempts_customer', 'billing_attempts', `("customerId")`],
  [
    'billing_customers_closed',
    'billing_customers',
    `("closedAt") WHERE "userId" IS NULL AND "closedAt" IS NOT NULL`,
  ],
];

/** A reply's question, in place of the constraint that the next migration takes away. */
const ONE_REPLY_TO = 'chat_messages_one_reply_to';

/** Built beside the running product: nothing waits for an index. */
export class GrowthIndexes1764500000000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    const unique = `ON chat_messages ("replyTo") WHERE "replyTo" IS NOT NULL`;
    await build(db, 'UNIQUE INDEX', ONE_REPLY_TO, unique);
    // For those who remove what is kept for a time only.
    for (const [name, table, rest] of INDEXES)
      await build(db, 'INDEX', name, `ON ${table} ${rest}`);
  }

  async down(db: QueryRunner): Promise<void> {
    const names = [ONE_REPLY_TO, ...INDEXES.map(([name]) => name)];
    await db.query(`DROP INDEX ${names.join(', ')}`);
  }
}

/** One that was begun and not finished is of no use: it is taken away first. */
async function build(db: QueryRunner, kind: string, name: string, on: string): Promise<void> {
  await db.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  await db.query(`CREATE ${kind} CONCURRENTLY ${name} ${on}`);
}
