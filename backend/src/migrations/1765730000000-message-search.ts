import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Full text of both languages over the messages, built beside a running product. Stems and whole
 * words: what is typed so far begins a whole word, not always its stem.
 */
export class MessageSearch1765730000000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    // Its cost keeps the planner from reading words anew where the index knows them.
    await db.query(`
      CREATE OR REPLACE FUNCTION message_words(content text) RETURNS tsvector
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000 SET search_path = pg_catalog AS $$
        SELECT to_tsvector('simple'::regconfig, words)
          || to_tsvector('english'::regconfig, words) || to_tsvector('italian'::regconfig, words)
        FROM (SELECT translate(left(content, 40000), '.-/@:_', '      ') AS words) AS plain
      $$`);
    // Search does without those that the server lacks.
    await extend(db, 'pg_trgm');
    const first = (await extend(db, 'btree_gin')) ? '"sessionId", ' : '';
    // That of an earlier attempt may be unfinished.
    await db.query(`DROP INDEX CONCURRENTLY IF EXISTS chat_messages_words`);
    await db.query(`
      CREATE INDEX CONCURRENTLY chat_messages_words ON chat_messages
      USING gin (${first}message_words(content)) WHERE content <> ''`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX chat_messages_words`);
    await db.query(`DROP FUNCTION message_words(text)`);
  }
}

/** Whether the extension is there now. */
const extend = async (db: QueryRunner, name: string): Promise<boolean> =>
  db.query(`CREATE EXTENSION IF NOT EXISTS ${name}`).then(
    () => true,
    () => false,
  );
