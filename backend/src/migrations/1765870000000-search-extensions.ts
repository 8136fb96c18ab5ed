import type { MigrationInterface, QueryRunner } from 'typeorm';

/** PostgreSQL's codes: the role may not create it, or the server does not have it. */
const CANNOT = ['42501', '0A000', '58P01'];

/**
 * What the migration of the search left out when its role was not allowed to create extensions:
 * `npm run roles` did not grant that at first.
 */
export class SearchExtensions1765870000000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await extend(db, 'pg_trgm');
    if (!(await extend(db, 'btree_gin')) || (await knowsConversations(db))) return;
    // Beside the old one, with which the product searches meanwhile. One left by an earlier attempt
    // may be unfinished.
    await db.query(`DROP INDEX CONCURRENTLY IF EXISTS chat_messages_words_new`);
    await db.query(`
      CREATE INDEX CONCURRENTLY chat_messages_words_new ON chat_messages
      USING gin ("sessionId", message_words(content)) WHERE content <> ''`);
    await db.query(`DROP INDEX CONCURRENTLY IF EXISTS chat_messages_words`);
    await db.query(`ALTER INDEX chat_messages_words_new RENAME TO chat_messages_words`);
  }

  /** The migration of the search creates the same where it can. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}

/** Creates an extension and says so where that is impossible. @returns whether it is there now. */
async function extend(db: QueryRunner, name: string): Promise<boolean> {
  try {
    await db.query(`CREATE EXTENSION IF NOT EXISTS ${name}`);
    return true;
  } catch (error) {
    const { code = '' } = (error as { driverError?: { code?: string } }).driverError ?? {};
    if (!CANNOT.includes(code)) throw error;
    process.stderr.write(
      `The search does without the extension ${name}: ${(error as Error).message}\n`,
    );
    return false;
  }
}

/** Whether the index has the conversation, and is finished. */
async function knowsConversations(db: QueryRunner): Promise<boolean> {
  const rows = (await db.query(
    `SELECT FROM pg_index
     WHERE indexrelid = to_regclass('chat_messages_words') AND indisvalid
       AND position('"sessionId"' IN pg_get_indexdef(indexrelid)) > 0`,
  )) as unknown[];
  return rows.length > 0;
}
