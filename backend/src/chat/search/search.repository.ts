import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Message } from '../../contract/chat.js';
import { ReadReplica } from '../../platform/database/read-replica.js';
import { MAX_ID } from '../../platform/database/safe-integer.js';
import type { SearchQueryDto } from './search.dto.js';

export interface FoundRow {
  id: number;
  petId: number;
  sessionId: number;
  role: Message['role'];
  /** Name of the vet who wrote it. */
  author: string | null;
  timestamp: Date;
  content: string;
  /** Whether it belongs to, or follows, a version of a question that another one hides. */
  isHidden: boolean;
  /** Stems of the words searched for, in both languages. */
  stems: string[];
}

/** How many of the newest messages are searched for corrections of a mistyped word. */
const READ_FOR_TYPOS = 300;
/** Similarity by pg_trgm: 0 for nothing in common, 1 for the same. */
const CLOSE_ENOUGH = 0.3;
const LONG_ENOUGH = 4;

const OWN_SESSIONS = `
  SELECT array_agg(id) FROM chat_sessions
  WHERE "userId" = $1::bigint AND ($2::bigint IS NULL OR "petId" = $2::bigint)`;

/** Words are passed as parameters, with only our own operators; the last one may be unfinished. */
const queryOf = (words: readonly string[], first: number): string =>
  words
    .map((_, index) => {
      const word = `$${String(first + index)}::text`;
      const whole = `quote_literal(${word})`;
      const lexeme = index === words.length - 1 ? `${whole} || ':*'` : whole;
      return `(to_tsquery('simple', ${lexeme}) || plainto_tsquery('english', ${word})
        || plainto_tsquery('italian', ${word}))`;
    })
    .join(' && ');

const found = (words: readonly string[]): string => `
  WITH sought AS MATERIALIZED (SELECT ${queryOf(words, 5)} AS words),
  hits AS MATERIALIZED (
    SELECT id FROM chat_messages
    WHERE "sessionId" = ANY((${OWN_SESSIONS})::bigint[]) AND content <> ''
      AND message_words(content) @@ (SELECT words FROM sought)
  ), page AS (SELECT id FROM hits WHERE id < $3::bigint ORDER BY id DESC LIMIT $4)
  SELECT message.id::bigint, session."petId"::bigint, message."sessionId"::bigint, message.role,
    message.author ->> 'name' AS author, message.timestamp, message.content, message."hiddenUnder" IS NOT NULL AS "isHidden",
    (SELECT array_agg(stem) FROM unnest(ARRAY[${words.map((_, index) => `$${String(index + 5)}::text`).join(', ')}]) AS word,
      unnest(ts_lexize('english_stem', word) || ts_lexize('italian_stem', word)) AS stem) AS stems
  FROM page JOIN chat_messages AS message ON message.id = page.id
  JOIN chat_sessions AS session ON session.id = message."sessionId"
  ORDER BY message.id DESC`;

/** For each word, the most similar one in the owner's newest messages. */
const CLOSEST = `
  WITH recent AS MATERIALIZED (
    SELECT left(content, 4000) AS content FROM chat_messages
    WHERE "sessionId" = ANY((${OWN_SESSIONS})::bigint[]) AND content <> ''
    ORDER BY id DESC LIMIT ${String(READ_FOR_TYPOS)}
  ), known AS MATERIALIZED (
    SELECT DISTINCT unnest(tsvector_to_array(to_tsvector('simple', content))) AS word FROM recent
  )
  SELECT coalesce(near.word, typed.word) AS word
  FROM unnest($3::text[]) WITH ORDINALITY AS typed (word, place)
  LEFT JOIN LATERAL (
    SELECT known.word FROM known
    WHERE length(typed.word) >= ${String(LONG_ENOUGH)}
      AND similarity(known.word, typed.word) >= ${String(CLOSE_ENOUGH)}
    ORDER BY similarity(known.word, typed.word) DESC, known.word LIMIT 1
  ) AS near ON true
  ORDER BY typed.place`;

/** Searches the messages of all of an owner's conversations by words. */
@Injectable()
export class SearchRepository {
  private hasTrigrams: boolean | undefined;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly replica: ReadReplica,
  ) {}

  /** Returns one more than the page's limit if there are more. */
  async find(
    userId: number,
    words: string[],
    { petId, cursor = MAX_ID, limit }: SearchQueryDto,
  ): Promise<FoundRow[]> {
    const values = [userId, petId ?? null, cursor, limit + 1, ...words];
    const rows = await this.replica.read((manager) =>
      manager.transaction(async (tx) => {
        // An index scan would go through a long conversation in order, and parse every word of it
        // anew.
        await tx.query(`SET LOCAL enable_indexscan = off`);
        return tx.query<FoundRow[]>(found(words), values);
      }),
    );
    const kept = this.replica.isSet ? await this.notRemoved(rows) : rows;
    return kept.map((row) => ({ ...row, stems: (row.stems as string[] | null) ?? [] }));
  }

  /** Leaves out messages of a pet that was just removed: the replica may not know of it yet. */
  private async notRemoved(rows: FoundRow[]): Promise<FoundRow[]> {
    const sessions = await this.database.query<{ id: number }[]>(
      `SELECT id::bigint FROM chat_sessions WHERE id = ANY($1::bigint[])`,
      [rows.map(({ sessionId }) => sessionId)],
    );
    const present = new Set(sessions.map(({ id }) => id));
    return rows.filter(({ sessionId }) => present.has(sessionId));
  }

  /** The words that may have been meant; nothing if they are the same, or without pg_trgm. */
  async correct(userId: number, words: string[], petId?: number): Promise<string[] | undefined> {
    const { manager } = this.database;
    this.hasTrigrams ??= await knowsTrigrams(manager);
    if (!this.hasTrigrams) return undefined;
    const values = [userId, petId ?? null, words];
    const rows = await this.replica.read((on) => on.query<{ word: string }[]>(CLOSEST, values));
    const corrected = rows.map(({ word }) => word);
    return corrected.join(' ') === words.join(' ') ? undefined : corrected;
  }
}

async function knowsTrigrams(manager: EntityManager): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm'`,
  );
  return rows.length > 0;
}
