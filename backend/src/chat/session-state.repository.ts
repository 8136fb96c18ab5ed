import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { LastWords } from '../contract/chat.js';
import { SHOWN } from './chat.views.js';

interface SummaryRow {
  id: number;
  petId: number;
  unread: number;
  role: LastWords['role'] | null;
  text: string;
  at: Date;
}

/** Length of the last message's excerpt, and the maximum of unread answers counted. */
const WORDS = 200;
const MOST = 99;

/** Everything is read through the index of a session's messages, from their end. */
const LIST = `
  SELECT session.id, session."petId", unread.count AS unread, last.role, last.text, last.at
  FROM chat_sessions AS session
  LEFT JOIN LATERAL (
    SELECT role, left(content, ${String(WORDS)}) AS text, timestamp AS at FROM chat_messages
    WHERE "sessionId" = session.id AND content <> '' AND ${SHOWN} ORDER BY chat_messages.id DESC LIMIT 1
  ) AS last ON true
  CROSS JOIN LATERAL (
    SELECT count(*)::integer FROM (
      SELECT 1 FROM chat_messages
      WHERE "sessionId" = session.id AND chat_messages.id > session."readUpTo"
        AND role = 'assistant' AND status = 'complete' AND content <> '' AND ${SHOWN}
      LIMIT ${String(MOST)}
    ) AS answer
  ) AS unread
  WHERE session."userId" = $1 ORDER BY session.id`;

/**
 * Never moves back, and never beyond the newest message. Compares with the row itself, which
 * another tab may have changed since the statement began.
 */
const READ = `
  WITH own AS (
    SELECT id FROM chat_sessions WHERE id = $1 AND "userId" = $2
  ), seen AS (
    SELECT max(message.id) AS id FROM chat_messages AS message
    JOIN own ON own.id = message."sessionId" WHERE message.id <= $3
  ), moved AS (
    UPDATE chat_sessions SET "readUpTo" = seen.id FROM own, seen
    WHERE chat_sessions.id = own.id AND seen.id > chat_sessions."readUpTo"
    RETURNING chat_sessions."readUpTo"
  )
  SELECT moved."readUpTo" FROM own LEFT JOIN moved ON true`;

@Injectable()
export class SessionStateRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  list(userId: number): Promise<SummaryRow[]> {
    return this.database.query<SummaryRow[]>(LIST, [userId]);
  }

  /**
   * @returns `null` when it had been read before, and `undefined` when there is no such session.
   */
  async read(userId: number, id: number, upTo: number): Promise<number | null | undefined> {
    const rows = await this.database.query<{ readUpTo: number | null }[]>(READ, [id, userId, upTo]);
    return rows[0]?.readUpTo;
  }
}
