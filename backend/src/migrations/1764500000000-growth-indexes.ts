import type { MigrationInterface, QueryRunner } from 'typeorm';

const ENDED = `(coalesce("sentAt", "createdAt"))`;

/** Name, table, and the rest of the definition. */
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

/** Unique index on a reply's question; replaces the constraint that the next migration drops. */
const ONE_REPLY_TO = 'chat_messages_one_reply_to';

/** Builds indexes concurrently, without blocking the running product. */
export class GrowthIndexes1764500000000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    const unique = `ON chat_messages ("replyTo") WHERE "replyTo" IS NOT NULL`;
    await build(db, 'UNIQUE INDEX', ONE_REPLY_TO, unique);
    // For the retention jobs.
    for (const [name, table, rest] of INDEXES)
      await build(db, 'INDEX', name, `ON ${table} ${rest}`);
  }

  async down(db: QueryRunner): Promise<void> {
    const names = [ONE_REPLY_TO, ...INDEXES.map(([name]) => name)];
    await db.query(`DROP INDEX ${names.join(', ')}`);
  }
}

/** Drops an unfinished index of an earlier attempt first. */
async function build(db: QueryRunner, kind: string, name: string, on: string): Promise<void> {
  await db.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  await db.query(`CREATE ${kind} CONCURRENTLY ${name} ${on}`);
}
