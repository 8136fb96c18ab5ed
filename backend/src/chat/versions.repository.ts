import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Triage } from '../contract/chat.js';
import type { TriageCase } from '../safety/triage.js';
import { EDITABLE, SHOWN, type SessionRow } from './chat.views.js';

/** The ids of all versions of a question, oldest first; `null` for one that has no other. */
export const VERSIONS = `
  CASE WHEN "versionOf" IS NOT NULL THEN (
    SELECT json_agg(version.id ORDER BY version.id) FROM chat_messages AS version
    WHERE version."versionOf" = chat_messages."versionOf"
  ) END AS versions`;

/** Whatever hides a message hides all later ones: if the last one is shown, all of them are. */
const SUMMARIZE = `
  UPDATE chat_sessions SET summary = $4, "summarizedTo" = $3
  WHERE id = $1 AND "summarizedTo" IS NOT DISTINCT FROM $2
    AND EXISTS (SELECT FROM chat_messages WHERE id = $3 AND ${SHOWN})`;

/** Forgets a summary that covers messages from $2 on; the next reply makes a new one. */
const FORGET_SUMMARY = `
  UPDATE chat_sessions SET summary = NULL, "summarizedTo" = NULL
  WHERE id = $1 AND "summarizedTo" >= $2`;

/** A hidden version whose place in the chat is itself visible, with the words of its alarm. */
const WANTED = `
  SELECT wanted.id, wanted."sessionId", coalesce(raising.content, wanted.content) AS alarming,
    (SELECT max(told.timestamp) FROM chat_messages AS told
      WHERE told."hiddenUnder" = wanted.id AND told.role = 'user') AS "toldAt",
    shown.id AS shown, reply.triage, session."triageCase", EXISTS (
      SELECT FROM chat_messages AS live WHERE live."sessionId" = wanted."sessionId"
        AND live.status IN ('pending', 'streaming')
    ) AS "isWriting"
  FROM chat_messages AS wanted
  JOIN chat_sessions AS session ON session.id = wanted."sessionId" AND session."userId" = $2
  JOIN chat_messages AS shown ON shown."versionOf" = wanted."versionOf" AND shown.${SHOWN}
  LEFT JOIN chat_messages AS reply ON reply."replyTo" = wanted.id
  LEFT JOIN chat_messages AS raising ON raising.id = (reply.triage ->> 'since')::bigint
  WHERE wanted.id = $1 AND wanted."hiddenUnder" = wanted.id`;

/**
 * The newest questions of a session without one. Earlier versions of questions were taken back;
 * what they hide was not.
 */
const OTHERS = `
  SELECT asked.id::bigint, asked.content, asked.timestamp, reply.triage
  FROM chat_messages AS asked
  LEFT JOIN chat_messages AS reply ON reply."replyTo" = asked.id
  WHERE asked."sessionId" = $1 AND asked.role = 'user' AND asked.id <> $2
    AND asked."hiddenUnder" IS DISTINCT FROM asked.id
  ORDER BY asked.id DESC LIMIT $3`;

const LOCK = `SELECT id FROM chat_sessions WHERE id = $1 FOR UPDATE`;

/** In the order in which the removal of an account or a pet locks them. */
const LOCK_WITH_OWNER = `
  SELECT session.id FROM users
  JOIN chat_sessions AS session ON session."userId" = users.id
  JOIN pets AS pet ON pet.id = session."petId"
  WHERE users.id = $1 AND session.id = $2
  FOR NO KEY UPDATE OF users FOR KEY SHARE OF pet FOR UPDATE OF session`;

/** Deeper than anybody nests edits: stops an endless recursion. */
const DEEPEST = 200;

const HIDING = `
  WITH RECURSIVE hiding AS (
    SELECT "hiddenUnder" AS id, 1 AS depth FROM chat_messages
    WHERE id = $1 AND "hiddenUnder" IS NOT NULL
    UNION ALL
    SELECT other."hiddenUnder", depth + 1 FROM hiding
    JOIN chat_messages AS version ON version.id = hiding.id
    JOIN chat_messages AS other ON other."versionOf" = version."versionOf"
      AND other."hiddenUnder" <> other.id
    WHERE depth < ${String(DEEPEST)}
  )
  SELECT id::bigint FROM hiding ORDER BY depth DESC`;

const HIDE = `
  UPDATE chat_messages SET "hiddenUnder" = $2 WHERE "sessionId" = $1 AND id >= $2 AND ${SHOWN}`;

const SHOW = `UPDATE chat_messages SET "hiddenUnder" = NULL WHERE "hiddenUnder" = $1`;

export interface NewSummary {
  /** Where the previous one ended. */
  from: number | null;
  /** The last message that it covers. */
  to: number;
  text: string;
}

interface EditableQuestion {
  content: string;
  /** The number of its photos. */
  photos: number;
}

/** A question as its conversation's case is rebuilt from it. */
export interface ToldQuestion {
  id: number;
  content: string;
  timestamp: Date;
  /** Of its reply. */
  triage: Triage | null;
}

export interface WantedVersion {
  id: number;
  sessionId: number;
  /** The content of the question that raised its alarm: this one or an earlier one. */
  alarming: string;
  /** When the newest question that returns with it was asked. */
  toldAt: Date;
  /** The version that is shown in its place now. */
  shown: number;
  triage: Triage | null;
  triageCase: TriageCase | null;
  /** A reply of the session has not ended yet. */
  isWriting: boolean;
}

/** Stores which versions of their questions owners' chats show. */
@Injectable()
export class VersionsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Runs a change under the session's lock: two changes of what it shows never overlap. */
  alone<T>(sessionId: number, change: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.locked([LOCK, [sessionId]], change);
  }

  /** The same for a change that also writes the owner's row, or refers to the pet's. */
  aloneWithOwner<T>(
    { id, userId }: Pick<SessionRow, 'id' | 'userId'>,
    change: (tx: EntityManager) => Promise<T>,
  ): Promise<T> {
    return this.locked([LOCK_WITH_OWNER, [userId, id]], change);
  }

  /** A question that may be asked again in other words; undefined for any other message. */
  async editableQuestion(sessionId: number, id: number): Promise<EditableQuestion | undefined> {
    const [found] = await this.database.query<EditableQuestion[]>(
      `SELECT content, coalesce(jsonb_array_length(photos), 0) AS photos FROM chat_messages
       WHERE id = $2 AND "sessionId" = $1 AND ${EDITABLE}`,
      [sessionId, id],
    );
    return found;
  }

  /** The newest questions of a session except one and earlier versions, oldest first. */
  async othersThan(sessionId: number, id: number, limit: number): Promise<ToldQuestion[]> {
    const newest = await this.database.query<ToldQuestion[]>(OTHERS, [sessionId, id, limit]);
    return newest.toReversed();
  }

  private locked<T>(
    lock: [statement: string, values: number[]],
    change: (tx: EntityManager) => Promise<T>,
  ): Promise<T> {
    return this.database.transaction(async (tx) => {
      await tx.query(...lock);
      return change(tx);
    });
  }

  /**
   * Stores a summary, unless another one was stored or what it covers was hidden in the meantime.
   */
  async summarize(sessionId: number, { from, to, text }: NewSummary): Promise<void> {
    await this.alone(sessionId, (tx) => tx.query(SUMMARIZE, [sessionId, from, to, text]));
  }

  async forgetSummary(tx: EntityManager, sessionId: number, from: number): Promise<void> {
    await tx.query(FORGET_SUMMARY, [sessionId, from]);
  }

  async sessionOf(userId: number, id: number): Promise<number | undefined> {
    const [found] = await this.database.query<{ sessionId: number }[]>(
      `SELECT message."sessionId" FROM chat_messages AS message
       JOIN chat_sessions AS session ON session.id = message."sessionId"
       WHERE message.id = $1 AND session."userId" = $2`,
      [id, userId],
    );
    return found?.sessionId;
  }

  /**
   * The versions to show, one after the other, until a message is visible; none if it already is. A
   * version is hidden under itself; the one previously in its place is hidden under whatever hid
   * that place.
   */
  async hiding(tx: EntityManager, id: number): Promise<number[]> {
    const rows = await tx.query<{ id: number }[]>(HIDING, [id]);
    return rows.map((row) => row.id);
  }

  /** `undefined` if it is already shown, or its place is itself hidden. */
  async wanted(tx: EntityManager, userId: number, id: number): Promise<WantedVersion | undefined> {
    const [wanted] = await tx.query<WantedVersion[]>(WANTED, [id, userId]);
    return wanted;
  }

  /** Replaces the version that is shown. */
  async show(
    tx: EntityManager,
    { id, sessionId, shown }: WantedVersion,
    triageCase: TriageCase | null,
  ): Promise<void> {
    await tx.query(HIDE, [sessionId, shown]);
    await tx.query(SHOW, [id]);
    await tx.query(`UPDATE chat_sessions SET "triageCase" = $2::jsonb WHERE id = $1`, [
      sessionId,
      triageCase && JSON.stringify(triageCase),
    ]);
    await this.forgetSummary(tx, sessionId, Math.min(id, shown));
  }

  /** All versions of a question, oldest first. */
  async versionsOf(id: number): Promise<number[] | null> {
    const [found] = await this.database.query<{ versions: number[] | null }[]>(
      `SELECT ${VERSIONS} FROM chat_messages WHERE id = $1`,
      [id],
    );
    return found?.versions ?? null;
  }
}
