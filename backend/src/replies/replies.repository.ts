import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { ownerZone } from '../accounts/owner-zone.js';
import type { ChatMessageEntity } from '../chat/chat-message.entity.js';
import { MESSAGE_COLUMNS, SHOWN, type MessageRow } from '../chat/chat.views.js';
import { PET_OF_SESSION, type PetOfSession } from '../chat/chat-sessions.repository.js';
import type { ReplyFailure, Source, Triage } from '../contract/chat.js';
import type { Language } from '../contract/languages.js';
import { withoutCitations } from '../contract/citations.js';
import type { Plan } from '../contract/plans.js';
import type { ReplyAttempt } from './reply-attempt.js';
import type { RememberedFact } from './reply-generator.js';
import { tellWebhooks } from '../webhooks/webhook-outbox.repository.js';
import { runPrepared, type Statement } from '../platform/database/run-prepared.js';

/** A reply that a worker has started to write, and what its answer builds on. */
export interface BegunReply extends ReplyAttempt {
  triage: Triage;
  userId: number;
  plan: Plan;
  /** Last sent by the owner's browser. */
  ownerLanguage: Language;
  /** Of the owner, as far as it is known. */
  timeZone: string | null;
  pet: PetOfSession;
  hasDiary: boolean;
  /** Oldest first. */
  memories: RememberedFact[] | null;
  /** Of the conversation before the turns. */
  summary: string | null;
  /** Oldest first; the last one is the question. */
  turns: Pick<ChatMessageEntity, 'id' | 'role' | 'content' | 'photos' | 'author'>[];
  /** Seconds since its question was stored. */
  waited: number;
}

/** What is stored with a reply that has ended. */
export interface ReplyEnd {
  status: 'complete' | 'stopped' | 'failed';
  content: string;
  sources?: Source[];
  followUps?: string[];
  model?: string;
  promptTokens?: number;
  completionTokens?: number;
  firstTokenMs?: number;
  error?: ReplyFailure | null;
}

/** A reply that has just ended, and the webhooks to call. */
export type EndedReply = MessageRow & { webhooks: number[] | null };

/** An owner who wants to be notified of an answer, and has not seen it. */
export interface AnswerReader {
  language: Language;
  petId: number;
  petName: string;
}

export interface UnfinishedReply {
  id: number;
  userId: number;
  isOverdue: boolean;
}

/**
 * Not yet final, worded so that the planner takes the primary key: through the index of unfinished
 * replies, each lookup would pass all that are being written.
 */
const UNENDED = `status NOT IN ('complete', 'stopped', 'failed')`;

/**
 * Everything a worker needs, in one round trip. Needs a synchronous commit: if a crash of
 * PostgreSQL lost an attempt, the next one would get the same number, and tabs would mix the texts
 * of both.
 */
const BEGIN: Statement = {
  name: 'begin-reply',
  text: `
    WITH begun AS (
      UPDATE chat_messages SET status = 'streaming', attempt = attempt + 1
      WHERE id = $1::bigint AND ${UNENDED}
      RETURNING id::bigint, "sessionId"::bigint, attempt, triage,
        EXTRACT(EPOCH FROM now() - timestamp)::float8 AS waited
    )
    SELECT begun.*, session."userId"::bigint, owner."subscriptionStatus" AS plan,
      owner.language AS "ownerLanguage",
      ${ownerZone('owner')} AS "timeZone", session.summary,
      ${PET_OF_SESSION} AS pet,
      EXISTS (SELECT FROM diary_entries WHERE "petId" = pet.id) AS "hasDiary", (
      SELECT json_agg(json_build_object('kind', kind, 'text', text, 'value', value,
        'day', to_char("createdAt", 'YYYY-MM-DD')) ORDER BY id)
      FROM pet_memories WHERE "petId" = pet.id AND state = 'kept'
    ) AS memories, (
      SELECT json_agg(turn ORDER BY turn.id) FROM (
        SELECT id, role, content, photos, author FROM chat_messages
        WHERE "sessionId" = session.id AND id < begun.id AND ${SHOWN}
          AND id > coalesce(session."summarizedTo", 0)
        ORDER BY id DESC LIMIT $2
      ) AS turn
    ) AS turns
    FROM begun
    JOIN chat_sessions AS session ON session.id = begun."sessionId"
    JOIN pets AS pet ON pet.id = session."petId"
    JOIN users AS owner ON owner.id = session."userId"`,
};

const TOLD = tellWebhooks({
  type: 'reply-done',
  from: 'ended JOIN chat_sessions AS session ON session.id = ended."sessionId"',
  userId: 'session."userId"',
  subject: 'ended.id',
  data: `jsonb_build_object('petId', session."petId", 'sessionId', session.id,
    'messageId', ended.id, 'status', ended.status)`,
});

/**
 * A writer may store a complete reply again if it did not learn that it was stored. Locks the owner
 * first, as the account's removal does: a refund and webhooks lock rows of the account after the
 * reply's row, which the removal deletes too.
 */
const END: Statement = {
  name: 'end-reply',
  text: `
    WITH owner AS (
      SELECT FROM users WHERE id = (
        SELECT session."userId" FROM chat_messages AS reply
        JOIN chat_sessions AS session ON session.id = reply."sessionId" WHERE reply.id = $1::bigint)
      FOR NO KEY UPDATE
    ), ended AS (
      UPDATE chat_messages SET status = $3, content = $4, error = $5, sources = $6::jsonb,
        model = $7, "promptTokens" = $8, "completionTokens" = $9, "firstTokenMs" = $10,
        "followUps" = $11::jsonb, "finishedAt" = now()
      WHERE EXISTS (SELECT FROM owner)
        AND id = $1::bigint AND attempt = $2 AND "sessionId" = $12::bigint AND (${UNENDED} OR (status = 'complete' AND $3 = status))
      RETURNING ${MESSAGE_COLUMNS}
    ), told AS (${TOLD})
    SELECT ended.*, (SELECT json_agg("webhookId") FROM told) AS webhooks FROM ended`,
};

const STILL_WRITTEN = `
  SELECT id, attempt, "sessionId" FROM chat_messages WHERE id = ANY($1) AND ${UNENDED}`;

/** Unfinished replies read at a time. */
export const UNFINISHED_PAGE = 500;

const UNFINISHED = `
  SELECT reply.id, session."userId",
    status = 'pending' AND timestamp < now() - make_interval(secs => $2) AS "isOverdue"
  FROM chat_messages AS reply JOIN chat_sessions AS session ON session.id = reply."sessionId"
  WHERE status IN ('pending', 'streaming') AND timestamp < now() - make_interval(secs => $1)
    AND reply.id > $3
  ORDER BY reply.id LIMIT ${String(UNFINISHED_PAGE)}`;

const READER_TO_TELL: Statement = {
  name: 'reader-to-tell',
  text: `
    SELECT owner.language, pet.id AS "petId", pet.name AS "petName"
    FROM chat_messages AS reply
    JOIN chat_sessions AS session ON session.id = reply."sessionId"
    JOIN pets AS pet ON pet.id = session."petId"
    JOIN users AS owner ON owner.id = session."userId"
    WHERE reply.id = $1 AND owner."answerNotices" AND session."readUpTo" < reply.id`,
};

/** Served by the partial index of unfinished replies, which are few. */
const OLDEST = `
  SELECT COALESCE(EXTRACT(EPOCH FROM now() - min(timestamp)), 0)::float8 AS seconds
  FROM chat_messages WHERE status = 'pending'`;

/**
 * The statements of a reply's life cycle, one round trip each. The first writer to end a reply
 * wins.
 */
@Injectable()
export class RepliesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Starts another attempt; `undefined` if the reply is final or gone.
   * @param turns maximum of turns to read, including the question.
   */
  async begin(id: number, turns: number): Promise<BegunReply | undefined> {
    const [begun] = await runPrepared<BegunReply>(this.database.manager, BEGIN, [id, turns]);
    return begun;
  }

  /**
   * Stores the end of an attempt; `undefined` if the reply has already ended, or was started anew.
   */
  async end(
    { id, attempt, sessionId }: ReplyAttempt,
    { status, error = null, ...end }: ReplyEnd,
    manager: EntityManager = this.database.manager,
  ): Promise<EndedReply | undefined> {
    const { content, model, promptTokens, completionTokens, firstTokenMs } = end;
    const details = [model, promptTokens, completionTokens, firstTokenMs].map((v) => v ?? null);
    const sources = listed(end.sources);
    const [row] = await runPrepared<EndedReply>(manager, END, [
      id,
      attempt,
      status,
      sources ? content : withoutCitations(content),
      error,
      sources,
      ...details,
      listed(end.followUps),
      sessionId,
    ]);
    return row;
  }

  /** Those of the replies that have not ended yet, each with its newest attempt. */
  async stillWritten(ids: number[]): Promise<Map<number, ReplyAttempt>> {
    const rows = await this.database.query<ReplyAttempt[]>(STILL_WRITTEN, [ids]);
    return new Map(rows.map((row) => [row.id, row]));
  }

  /**
   * Unfinished replies by id, one page at a time. Those that no worker has started may be overdue.
   * @param after seconds since the request until a reply is listed, and until it is overdue.
   * @param beyond the id after which to start.
   */
  async unfinished(
    after: { old: number; overdue: number },
    beyond: number,
  ): Promise<UnfinishedReply[]> {
    return this.database.query<UnfinishedReply[]>(UNFINISHED, [after.old, after.overdue, beyond]);
  }

  /** Nothing if the owner has seen it, or does not want to be notified. */
  async readerToTell(replyId: number): Promise<AnswerReader | undefined> {
    const { manager } = this.database;
    const [reader] = await runPrepared<AnswerReader>(manager, READER_TO_TELL, [replyId]);
    return reader;
  }

  /** How long the oldest waiting question has waited, in seconds. */
  async oldestWait(): Promise<number> {
    const [row] = await this.database.query<{ seconds: number }[]>(OLDEST);
    return row?.seconds ?? 0;
  }
}

/** A list as JSON; null for an empty one. */
const listed = (list: unknown[] | undefined): string | null =>
  list?.length ? JSON.stringify(list) : null;
