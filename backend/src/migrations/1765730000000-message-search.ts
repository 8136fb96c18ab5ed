import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A full-text index of the messages in both languages, built while the product runs. It holds stems
 * and whole words: an unfinished word is a prefix of a whole word, but not always of its stem.
 */
export class MessageSearch1765730000000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    // The high cost keeps the planner from parsing words again that the index already has.
    await db.query(`
      CREATE OR REPLACE FUNCTION message_words(content text) RETURNS tsvector
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000 SET search_path = pg_catalog AS $$
        SELECT to_tsvector('simple'::regconfig, words)
          || to_tsvector('english'::regconfig, words) || to_tsvector('italian'::regconfig, words)
        FROM (SELECT translate(left(content, 40000), '.-/@:_', '      ') AS words) AS plain
      $$`);
    // Search works without extensions that the server lacks.
    await extend(db, 'pg_trgm');
    const first = (await extend(db, 'btree_gin')) ? '"sessionId", ' : '';
    // One left by an earlier attempt may be unfinished.
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

/** Installs an extension if possible, and returns whether it is installed now. */
const extend = async (db: QueryRunner, name: string): Promise<boolean> =>
  db.query(`CREATE EXTENSION IF NOT EXISTS ${name}`).then(
    () => true,
    () => false,
  );
