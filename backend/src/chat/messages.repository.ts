import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Repository, type EntityManager } from 'typeorm';
import type { Feedback, Triage } from '../contract/chat.js';
import { ReadReplica } from '../platform/database/read-replica.js';
import { runPrepared, type Statement } from '../platform/database/run-prepared.js';
import { AppError } from '../platform/errors/app-error.js';
import { MAX_ID } from '../platform/database/safe-integer.js';
import type { TriageCase } from '../safety/triage.js';
import { ChatMessageEntity } from './chat-message.entity.js';
import { ChatSessionEntity } from './chat-session.entity.js';
import { jsonOf } from './chat-sessions.repository.js';
import { MESSAGE_COLUMNS, SHOWN, type MessageRow } from './chat.views.js';
import type { HistoryQueryDto } from './dto/chat.dto.js';
import { tellOfEmergency } from './emergency-event.js';
import { VERSIONS, VersionsRepository } from './versions.repository.js';

/** A question together with its reply. */
export interface Exchange {
  question: MessageRow;
  reply: MessageRow;
}

/**
 * Replaces the triage of a reply that is being written, adds the question's alarm to its session
 * and notifies webhooks, if the session's case is still $5.
 */
const RAISE: Statement = {
  name: 'raise-alarm',
  text: `
    WITH held AS (
      SELECT session.id FROM chat_messages AS asked
      JOIN chat_sessions AS session ON session.id = asked."sessionId"
      WHERE asked.id = $1::bigint AND session."triageCase" IS NOT DISTINCT FROM $5::jsonb
      FOR NO KEY UPDATE OF session
    ), reply AS (
      UPDATE chat_messages SET triage = $3::jsonb
      WHERE id = $1::bigint AND attempt = $2 AND status = 'streaming' AND EXISTS (SELECT FROM held)
      RETURNING *
    ), remembered AS (
      UPDATE chat_sessions SET "triageCase" =
        jsonb_set($4::jsonb, '{alarm,since}', coalesce(to_jsonb(reply."replyTo"), 'null'))
      FROM reply WHERE chat_sessions.id = reply."sessionId"
    ), told AS (${tellOfEmergency('reply', 'reply."replyTo"')})
    SELECT ${MESSAGE_COLUMNS}, (SELECT json_agg("webhookId") FROM told) AS webhooks FROM reply`,
};

/** The newest messages before one: as fast in a long session as in a short one. */
const PAGE: Statement = {
  name: 'page-of-messages',
  text: `
    SELECT ${MESSAGE_COLUMNS}, ${VERSIONS} FROM chat_messages
    WHERE "sessionId" = $1::bigint AND id < $2::bigint AND ${SHOWN} ORDER BY chat_messages.id DESC LIMIT $3`,
};

/**
 * Finds replies with an alarm by their partial index; a reply that only carries an earlier alarm
 * names it in `since`.
 */
const ALARMS: Statement = {
  name: 'alarms-of-a-pet',
  text: `
    SELECT question.id::bigint, question.timestamp AS at, question.content AS said, reply.triage
    FROM chat_sessions AS session
    JOIN chat_messages AS reply ON reply."sessionId" = session.id
      AND reply.triage ->> 'level' IN ('emergency', 'urgent')
    JOIN chat_messages AS question ON question.id = reply."replyTo"
    WHERE session."petId" = $1::bigint AND NOT reply.triage ? 'since' AND question.timestamp >= $2
      AND question.timestamp <= coalesce($4::timestamptz, 'infinity')
    ORDER BY reply.id DESC LIMIT $3`,
};

/** A question that raised an alarm. */
export interface AskedAlarm {
  /** Of the question. */
  id: number;
  at: Date;
  /** The owner's words. */
  said: string;
  triage: Triage;
}

/** Owns the table of messages. */
@Injectable()
export class MessagesRepository {
  constructor(
    @InjectRepository(ChatMessageEntity)
    private readonly messages: Repository<ChatMessageEntity>,
    private readonly versions: VersionsRepository,
    private readonly replica: ReadReplica,
  ) {}

  /**
   * One page of a session, oldest first, and whether older messages exist. The newest page comes
   * from the primary.
   */
  async page(
    sessionId: number,
    { limit, before = MAX_ID }: HistoryQueryDto,
  ): Promise<{ messages: MessageRow[]; hasMore: boolean }> {
    const newestFirst = await (before === MAX_ID
      ? this.pageOn(this.messages.manager, [sessionId, before, limit + 1])
      : this.olderThan(sessionId, before, limit + 1));
    const messages = newestFirst.slice(0, limit).reverse();
    return { messages, hasMore: newestFirst.length > limit };
  }

  /**
   * Reads the page together with the message that it ends before: a replica that has this message
   * has everything said earlier.
   */
  private async olderThan(sessionId: number, before: number, limit: number) {
    const rows = await this.replica.read(
      (manager) => this.pageOn(manager, [sessionId, before + 1, limit + 1]),
      ([first]) => first?.id === before,
    );
    return rows.filter(({ id }) => id < before).slice(0, limit);
  }

  private pageOn(
    manager: EntityManager,
    range: [sessionId: number, before: number, limit: number],
  ) {
    return runPrepared<MessageRow>(manager, PAGE, range);
  }

  /**
   * Stores an alarm with the reply and its session; nothing if that attempt is over, or the
   * session's case has changed.
   */
  async raise(
    { id, attempt }: { id: number; attempt: number },
    alarm: { triage: Triage; known: TriageCase | null; triageCase: TriageCase },
  ): Promise<(MessageRow & { webhooks: number[] | null }) | undefined> {
    const { triage, known, triageCase } = alarm;
    const values = [id, attempt, JSON.stringify(triage), JSON.stringify(triageCase), jsonOf(known)];
    type Raised = MessageRow & { webhooks: number[] | null };
    const [row] = await runPrepared<Raised>(this.messages.manager, RAISE, values);
    return row;
  }

  /** The newest alarms in a pet's chat since a moment, or up to another, newest first. */
  alarmsBetween(
    petId: number,
    { from, to = null }: { from: Date; to?: Date | null | undefined },
    limit: number,
  ): Promise<AskedAlarm[]> {
    return runPrepared<AskedAlarm>(this.messages.manager, ALARMS, [petId, from, limit, to]);
  }

  /** The exchange that a question with this client id started, if any. */
  async findExchange(sessionId: number, clientId: string): Promise<Exchange | undefined> {
    const question = await this.messages.findOneBy({ sessionId, clientId });
    const reply = question && (await this.messages.findOneBy({ replyTo: question.id }));
    if (!reply) return undefined;
    const isOneOfSome = question.versionOf !== null;
    const versions = isOneOfSome ? await this.versions.versionsOf(question.id) : null;
    return { question: Object.assign(question, { versions }), reply };
  }

  /** The reply of a session that waits or is being written, if any. */
  findLiveReply(sessionId: number): Promise<ChatMessageEntity | null> {
    // Literals, as in the partial index: with a parameter, the planner might not use it.
    return this.messages
      .createQueryBuilder('message')
      .where({ sessionId })
      .andWhere(`message.status IN ('pending', 'streaming')`)
      .getOne();
  }

  /** The same for a pet. */
  async findLiveReplyOf(userId: number, petId: number): Promise<ChatMessageEntity | null> {
    const { manager } = this.messages;
    const session = await manager.findOneBy(ChatSessionEntity, { userId, petId });
    return session && this.findLiveReply(session.id);
  }

  /** Stores or removes the owner's feedback on a reply; `undefined` if the reply is gone. */
  async keepFeedback(
    id: number,
    feedback: Feedback | null,
  ): Promise<ChatMessageEntity | undefined> {
    const updated = await this.messages
      .createQueryBuilder()
      .update()
      .set({ feedback, feedbackAt: feedback && (() => 'now()') })
      .where({ id })
      .returning('*')
      .execute();
    return (updated.raw as ChatMessageEntity[])[0];
  }

  /** The newest message of a session, shown or not; 0 when it has none. */
  async newestId(sessionId: number): Promise<number> {
    const [newest] = await this.messages.find({
      select: { id: true },
      where: { sessionId },
      order: { id: 'DESC' },
      take: 1,
    });
    return newest?.id ?? 0;
  }

  /**
   * Messages of a session in order, after `last`, from a server that has them up to `newest`. Uses
   * the order of the index: a sort would read all remaining messages for each page.
   */
  pageAfter(
    sessionId: number,
    { last, newest, limit }: { last: number; newest: number; limit: number },
  ): Promise<ChatMessageEntity[]> {
    return this.replica.read(
      (manager) =>
        manager.transaction(async (tx) => {
          await tx.query(`SET LOCAL enable_sort = off`);
          const where = { sessionId, id: MoreThan(last) };
          return tx.find(ChatMessageEntity, { where, order: { id: 'ASC' }, take: limit });
        }),
      (page) => page.length === limit || (page.at(-1)?.id ?? last) >= newest,
    );
  }

  /** A question or a reply. @throws AppError `NOT_FOUND` for an unknown and a foreign one alike. */
  async getOwned(userId: number, id: number): Promise<ChatMessageEntity> {
    const message = await this.owned(userId, id).getOne();
    if (!message) throw new AppError('NOT_FOUND');
    return message;
  }

  /** @throws AppError `NOT_FOUND` for an unknown reply, somebody else's, and a question alike. */
  async getOwnedReply(userId: number, id: number): Promise<ChatMessageEntity> {
    const reply = await this.owned(userId, id).andWhere(`message.role = 'assistant'`).getOne();
    if (!reply) throw new AppError('NOT_FOUND');
    return reply;
  }

  private owned(userId: number, id: number) {
    return this.messages
      .createQueryBuilder('message')
      .innerJoin('chat_sessions', 'session', 'session.id = message."sessionId"')
      .where('message.id = :id AND session."userId" = :userId', { id, userId });
  }
}
