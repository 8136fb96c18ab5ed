import type { MigrationInterface, QueryRunner } from 'typeorm';

/** PostgreSQL's error codes: the role may not create the extension, or the server lacks it. */
const CANNOT = ['42501', '0A000', '58P01'];

/**
 * Adds what the search migration left out if its role was not allowed to create extensions:
 * `npm run roles` did not grant that at first.
 */
export class SearchExtensions1765870000000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await extend(db, 'pg_trgm');
    if (!(await extend(db, 'btree_gin')) || (await knowsConversations(db))) return;
    // Built beside the old index, which the product keeps using meanwhile. An index left by an
    // earlier attempt may be unfinished.
    await db.query(`DROP INDEX CONCURRENTLY IF EXISTS chat_messages_words_new`);
    await db.query(`
      CREATE INDEX CONCURRENTLY chat_messages_words_new ON chat_messages
      USING gin ("sessionId", message_words(content)) WHERE content <> ''`);
    await db.query(`DROP INDEX CONCURRENTLY IF EXISTS chat_messages_words`);
    await db.query(`ALTER INDEX chat_messages_words_new RENAME TO chat_messages_words`);
  }

  /** Nothing to undo: the search migration creates the same where it can. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}

/** Creates an extension, or reports that it cannot. @returns whether it is installed now. */
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

/** Whether the index is complete and includes the conversation. */
async function knowsConversations(db: QueryRunner): Promise<boolean> {
  const rows = (await db.query(
    `SELECT FROM pg_index
     WHERE indexrelid = to_regclass('chat_messages_words') AND indisvalid
       AND position('"sessionId"' IN pg_get_indexdef(indexrelid)) > 0`,
  )) as unknown[];
  return rows.length > 0;
}
