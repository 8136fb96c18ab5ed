import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { JsonContains, MoreThan, Repository, type EntityManager } from 'typeorm';
import type { MessageAuthor, Triage } from '../contract/chat.js';
import { FREE_PHOTOS, SHOWN_PHOTOS, TAKE_PHOTOS } from '../photos/photos.repository.js';
import { runPrepared, type Statement } from '../platform/database/run-prepared.js';
import type { TriageCase } from '../safety/triage.js';
import { ChatMessageEntity } from './chat-message.entity.js';
import { jsonOf } from './chat-sessions.repository.js';
import { MESSAGE_COLUMNS, type MessageRow } from './chat.views.js';
import { raisesEmergency, tellOfEmergency } from './emergency-event.js';
import type { Exchange } from './messages.repository.js';

interface OwnersWords {
  userId: number;
  consultationId: number;
  sessionId: number;
  content: string;
  clientId: string | null;
  photoIds: number[];
  triage: Triage;
  /** The session's case from which these words were assessed. */
  known: TriageCase | null;
  /** The case including these words. */
  triageCase: TriageCase;
}

interface VetsWords {
  sessionId: number;
  consultationId: number;
  content: string;
  clientId: string;
  author: MessageAuthor;
}

/**
 * Like the admission of a question, one statement: stores an owner's message to the vet of a case
 * with its photos, the session's case, and a reply without text that carries the triage. No
 * question is spent. Stores nothing if the vet no longer has the case, unless the case begins with
 * this message ($9), or if the session's case has changed since the words were assessed ($10).
 * @param alarming whether it raises an emergency, which is reported to webhooks.
 */
const tellVet = (alarming: boolean): Statement => ({
  name: `tell-vet${alarming ? '-alarming' : ''}`,
  text: `
    WITH free AS (${FREE_PHOTOS}),
    held AS (
      SELECT id FROM chat_sessions WHERE id = $3::bigint AND ("consultationId" = $2::bigint OR $9::boolean)
        AND (SELECT count(*) FROM free) = cardinality($8::bigint[])
        AND "triageCase" IS NOT DISTINCT FROM $10::jsonb
      FOR NO KEY UPDATE
    ), question AS (
      INSERT INTO chat_messages
        ("sessionId", role, content, status, "clientId", photos, "consultationId")
      SELECT id, 'user', $4, 'complete', $5::uuid, ${SHOWN_PHOTOS}, $2::bigint FROM held
      RETURNING ${MESSAGE_COLUMNS}
    ), taken AS (${TAKE_PHOTOS}
    ), reply AS (
      INSERT INTO chat_messages
        ("sessionId", role, content, status, "replyTo", triage, "consultationId", "finishedAt")
      SELECT "sessionId", 'assistant', '', 'complete', id, $6::jsonb, $2::bigint, now() FROM question
      RETURNING ${MESSAGE_COLUMNS}
    ), remembered AS (
      UPDATE chat_sessions SET "triageCase" = CASE $7::jsonb #> '{alarm,since}'
        WHEN 'null' THEN jsonb_set($7::jsonb, '{alarm,since}', to_jsonb(question.id))
        ELSE $7::jsonb END
      FROM question WHERE chat_sessions.id = question."sessionId"
    )${alarming ? `, told AS (${tellOfEmergency('question', 'question.id')})` : ''}
    SELECT exchange.*, ${alarming ? '(SELECT json_agg("webhookId") FROM told)' : 'NULL::json'} AS webhooks
    FROM (SELECT * FROM question UNION ALL SELECT * FROM reply) AS exchange ORDER BY exchange.id`,
});

const TELL_VET = { quiet: tellVet(false), alarming: tellVet(true) };

/** What was stored, and the webhooks to call about an emergency. */
type Told = Exchange & { webhooks: number[] | null };

type TellingRow = MessageRow & Pick<Told, 'webhooks'>;

/** Messages read per case: more than anybody writes. */
const MOST = 500;

/** What owners and vets write to each other. */
@Injectable()
export class ConsultationMessagesRepository {
  constructor(
    @InjectRepository(ChatMessageEntity)
    private readonly messages: Repository<ChatMessageEntity>,
  ) {}

  /**
   * `undefined` if the vet no longer has the case, a photo may not be used, or the session has
   * changed. Throws the violation of `chat_messages_clientId` if the client id was used before.
   */
  tellVet(words: OwnersWords): Promise<Told | undefined> {
    return this.store(this.messages.manager, words, false);
  }

  /**
   * Stores the question that a case begins with, before a vet has it; never an emergency.
   * `undefined` if the session has changed.
   */
  ask(
    tx: EntityManager,
    words: Omit<OwnersWords, 'clientId' | 'photoIds'>,
  ): Promise<Exchange | undefined> {
    return this.store(tx, { ...words, clientId: null, photoIds: [] }, true);
  }

  /** Stores a vet's message, once per client id. */
  async addOfVet(
    tx: EntityManager,
    words: VetsWords,
  ): Promise<{ message: ChatMessageEntity; isNew: boolean }> {
    const row = { ...words, role: 'assistant', status: 'complete' } as const;
    const inserted = await tx
      .createQueryBuilder()
      .insert()
      .into(ChatMessageEntity)
      .values({ ...row, finishedAt: () => 'now()' })
      .orIgnore()
      .returning('id')
      .execute();
    const isNew = (inserted.raw as unknown[]).length > 0;
    const { sessionId, clientId } = words;
    const message = await tx.findOneByOrFail(ChatMessageEntity, { sessionId, clientId });
    return { message, isNew };
  }

  /** The messages of a case, oldest first. */
  async of(consultationId: number): Promise<ChatMessageEntity[]> {
    const order = { id: 'DESC' } as const;
    return (await this.messages.find({ where: { consultationId }, order, take: MOST })).reverse();
  }

  /** The first message that was stored in the session of a case after a moment, if any. */
  async firstAfter(
    moment: Date,
    { consultationId, sessionId }: { consultationId: number; sessionId: number },
  ): Promise<number | undefined> {
    const [select, order] = [{ id: true }, { id: 'ASC' }] as const;
    const first = await this.messages.findOne({ select, where: { consultationId }, order });
    const id = MoreThan(first?.id ?? 0);
    const where = { sessionId, id, timestamp: MoreThan(moment) };
    return (await this.messages.findOne({ select, where, order }))?.id;
  }

  /** Whether a message of the case has this photo. */
  hasPhoto(consultationId: number, id: number): Promise<boolean> {
    return this.messages.existsBy({ consultationId, photos: JsonContains([{ id }]) });
  }

  /** The newest message of a session; 0 before the first one. */
  async newestId(sessionId: number): Promise<number> {
    const select = { id: true } as const;
    const order = { id: 'DESC' } as const;
    return (await this.messages.findOne({ select, where: { sessionId }, order }))?.id ?? 0;
  }

  private async store(
    manager: EntityManager,
    words: OwnersWords,
    isFirst: boolean,
  ): Promise<Told | undefined> {
    const { userId, consultationId, sessionId, content, clientId, photoIds } = words;
    const { triage, known, triageCase } = words;
    const statement = TELL_VET[raisesEmergency(triage, triageCase) ? 'alarming' : 'quiet'];
    const [question, reply] = await runPrepared<TellingRow>(manager, statement, [
      userId,
      consultationId,
      sessionId,
      content,
      clientId,
      JSON.stringify(triage),
      JSON.stringify(triageCase),
      photoIds,
      isFirst,
      jsonOf(known),
    ]);
    return question && reply && { question, reply, webhooks: question.webhooks };
  }
}
