import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Redis } from 'ioredis';
import { DataSource, type EntityManager } from 'typeorm';
import { AllowanceService } from '../billing/allowance.service.js';
import type { Message, ReplyFailure, Source, Triage } from '../contract/chat.js';
import { withoutCitations } from '../contract/citations.js';
import type { StreamingReply } from '../contract/socket-events.js';
import { prepared, type Statement } from '../platform/database/prepared.js';
import { REDIS } from '../platform/redis/redis-connections.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import type { ChatMessageEntity } from './chat-message.entity.js';
import { messageView, SEEN_MESSAGE, type SeenMessage } from './chat.views.js';
import { ChatSessionsService, PET_OF_SESSION, type PetOfSession } from './chat-sessions.service.js';
import { MessagesService } from './messages.service.js';
import { countReply } from './replies.metrics.js';
import {
  ENDED_TEXT_SECONDS,
  readReplyText,
  REPLY_STOPS_CHANNEL,
  replyTextKey,
  sealReplyText,
} from './reply-text.js';

/** A reply that one worker has begun to write, and what its answer builds on. */
export interface BegunReply {
  id: number;
  sessionId: number;
  attempt: number;
  triage: Triage;
  userId: number;
  pet: PetOfSession;
  /** Of what was said before the turns. */
  summary: string | null;
  /** Oldest first; the last one is the question. */
  turns: Pick<ChatMessageEntity, 'role' | 'content'>[];
  /** Seconds since its question was stored. */
  waited: number;
}

/** What is stored with a reply that has ended. */
export interface ReplyEnd {
  content: string;
  sources?: Source[];
  followUps?: string[];
  model?: string;
  promptTokens?: number;
  completionTokens?: number;
  firstTokenMs?: number;
}

export interface UnfinishedReply {
  id: number;
  userId: number;
  isOverdue: boolean;
}

/**
 * Not yet final, said in a way that leaves the primary key as the index to take: by the index of
 * unfinished replies each lookup would pass all that are being written.
 */
const UNENDED = `status NOT IN ('complete', 'stopped', 'failed')`;

/**
 * Everything a worker needs in one round trip. It waits for the disk: of an attempt that a crash of
 * PostgreSQL forgot, the next one would have the number, and tabs would mix the texts of both.
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
    SELECT begun.*, session."userId"::bigint, session.summary, ${PET_OF_SESSION} AS pet, (
      SELECT json_agg(turn ORDER BY turn.id) FROM (
        SELECT id, role, content FROM chat_messages
        WHERE "sessionId" = session.id AND id < begun.id
          AND id > coalesce(session."summarizedTo", 0)
        ORDER BY id DESC LIMIT $2
      ) AS turn
    ) AS turns
    FROM begun
    JOIN chat_sessions AS session ON session.id = begun."sessionId"
    JOIN pets AS pet ON pet.id = session."petId"`,
};

/** A complete reply may be stored again by its writer, who was not told that it is stored. */
const END: Statement = {
  name: 'end-reply',
  text: `
    UPDATE chat_messages SET status = $3, content = $4, error = $5, sources = $6::jsonb,
      model = $7, "promptTokens" = $8, "completionTokens" = $9, "firstTokenMs" = $10,
      "followUps" = $11::jsonb, "finishedAt" = now()
    WHERE id = $1::bigint AND attempt = $2 AND (${UNENDED} OR (status = 'complete' AND $3 = status))
    RETURNING ${SEEN_MESSAGE}`,
};

const STILL_WRITTEN = `
  SELECT id, attempt FROM chat_messages WHERE id = ANY($1) AND ${UNENDED}`;

/** So many unfinished replies are read at once. */
export const UNFINISHED_PAGE = 500;

const UNFINISHED = `
  SELECT reply.id, session."userId",
    status = 'pending' AND timestamp < now() - make_interval(secs => $2) AS "isOverdue"
  FROM chat_messages AS reply JOIN chat_sessions AS session ON session.id = reply."sessionId"
  WHERE status IN ('pending', 'streaming') AND timestamp < now() - make_interval(secs => $1)
    AND reply.id > $3
  ORDER BY reply.id LIMIT ${String(UNFINISHED_PAGE)}`;

/** The life of a reply: begun, ended once, by whoever is first. */
@Injectable()
export class RepliesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly sessions: ChatSessionsService,
    private readonly messages: MessagesService,
    private readonly allowance: AllowanceService,
    private readonly channel: UserChannel,
  ) {}

  /**
   * Begins another attempt; `undefined` when the reply is final or gone.
   * @param turns at most, the question among them.
   */
  async begin(id: number, turns: number): Promise<BegunReply | undefined> {
    const [begun] = await prepared<BegunReply>(this.database.manager, BEGIN, [id, turns]);
    return begun;
  }

  /** Stores the finished reply; `false` when somebody ended it before, or took it over. */
  async complete(userId: number, reply: BegunReply, end: ReplyEnd): Promise<boolean> {
    const row = await this.end(this.database.manager, reply, 'complete', end);
    if (row) this.announceEnd(userId, row, reply.attempt);
    return row !== undefined;
  }

  /** Keeps what was written and gives the question back, both or neither. */
  async fail(
    userId: number,
    reply: BegunReply,
    end: ReplyEnd & { error: ReplyFailure },
  ): Promise<boolean> {
    const row = await this.database.transaction(async (tx) => {
      const failed = await this.end(tx, reply, 'failed', end, end.error);
      if (failed) await this.allowance.giveBack(tx, userId, failed.timestamp);
      return failed;
    });
    if (!row) return false;
    this.announceEnd(userId, row, reply.attempt);
    this.channel.publish(userId, 'profile-changed', {});
    return true;
  }

  /**
   * Stops a reply at any moment: queued, before its first word, in the middle; twice or after
   * its end it changes nothing. What was written is kept.
   * @throws AppError `NOT_FOUND`
   */
  async stop(userId: number, id: number): Promise<Message> {
    const reply = await this.messages.getOwnedReply(userId, id);
    if (reply.status !== 'pending' && reply.status !== 'streaming') return messageView(reply);
    const content = await sealReplyText(this.redis, reply);
    const row = await this.end(this.database.manager, reply, 'stopped', { content });
    if (!row) return this.stop(userId, id);
    await this.redis.publish(REPLY_STOPS_CHANNEL, String(id));
    this.announceEnd(userId, row, reply.attempt);
    return messageView(row);
  }

  /**
   * The reply of a session that is being written, as far as it is written.
   * @throws AppError `NOT_FOUND`
   */
  async streaming(userId: number, sessionId: number): Promise<StreamingReply | null> {
    await this.sessions.getOwned(userId, sessionId);
    const reply = await this.messages.findLiveReply(sessionId);
    if (!reply) return null;
    const text = await readReplyText(this.redis, reply);
    return { messageId: reply.id, attempt: reply.attempt, text };
  }

  /** Those of the replies that nobody has ended yet, each with its newest attempt. */
  async stillWritten(ids: number[]): Promise<Map<number, number>> {
    const rows = await this.database.query<{ id: number; attempt: number }[]>(STILL_WRITTEN, [ids]);
    return new Map(rows.map(({ id, attempt }) => [id, attempt]));
  }

  /**
   * Replies without an end, by id, a page at a time; overdue are those that nobody has begun yet.
   * @param after seconds since they were asked for: to be listed, to be overdue.
   * @param beyond this id.
   */
  async unfinished(
    after: { old: number; overdue: number },
    beyond: number,
  ): Promise<UnfinishedReply[]> {
    return this.database.query<UnfinishedReply[]>(UNFINISHED, [after.old, after.overdue, beyond]);
  }

  private async end(
    manager: EntityManager,
    { id, attempt }: { id: number; attempt: number },
    status: 'complete' | 'stopped' | 'failed',
    end: ReplyEnd,
    error: ReplyFailure | null = null,
  ): Promise<SeenMessage | undefined> {
    const { content, model, promptTokens, completionTokens, firstTokenMs } = end;
    const details = [model, promptTokens, completionTokens, firstTokenMs].map((v) => v ?? null);
    const sources = listed(end.sources);
    const [row] = await prepared<SeenMessage>(manager, END, [
      ...[id, attempt, status, sources ? content : withoutCitations(content), error, sources],
      ...[...details, listed(end.followUps)],
    ]);
    return row;
  }

  private announceEnd(userId: number, row: SeenMessage, attempt: number): void {
    const { id, sessionId, status } = row;
    countReply(status);
    // What is not shortened is gone in an hour.
    this.redis.expire(replyTextKey(id, attempt), ENDED_TEXT_SECONDS).catch(() => undefined);
    this.channel.publish(userId, 'typing', { sessionId, messageId: id, active: false });
    this.channel.publish(userId, 'message-done', { message: messageView(row) });
  }
}

/** JSON of a list; nothing for an empty one. */
const listed = (list: unknown[] | undefined): string | null =>
  list?.length ? JSON.stringify(list) : null;
