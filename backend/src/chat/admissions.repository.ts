import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { spendQuestion, type SpentQuestion } from '../accounts/question-counts.repository.js';
import { questionAllowance, type QuestionAllowance } from '../billing/allowance.service.js';
import type { Triage } from '../contract/chat.js';
import { FREE_QUESTIONS } from '../contract/plans.js';
import { FREE_PHOTOS, SHOWN_PHOTOS, TAKE_PHOTOS } from '../photos/photos.repository.js';
import { runPrepared, type Statement } from '../platform/database/run-prepared.js';
import type { TriageCase } from '../safety/triage.js';
import { heldAsKnown, knownOf, type SessionOfPet } from './chat-sessions.repository.js';
import { EDITABLE, MESSAGE_COLUMNS, SHOWN, type MessageRow } from './chat.views.js';
import { raisesEmergency, tellOfEmergency } from './emergency-event.js';
import type { Exchange } from './messages.repository.js';
import { VersionsRepository } from './versions.repository.js';

interface NewQuestion {
  /** The question that it replaces. */
  replaces: number | undefined;
  /** The session from which the triage assessed the question. */
  session: SessionOfPet;
  content: string;
  clientId: string | null;
  photoIds: number[];
  triage: Triage;
  /** The session's case including this question. */
  triageCase: TriageCase;
}

const PHOTOS_ARE_FREE = '(SELECT count(*) FROM free) = cardinality($8::bigint[])';
const MAY_BE_ASKED = {
  anew: PHOTOS_ARE_FREE,
  edited: `${PHOTOS_ARE_FREE} AND EXISTS (SELECT FROM replaced)`,
};

/** The question $14 that is replaced: it is hidden, with everything after it. */
const REPLACED = `
    replaced AS (
      SELECT id, coalesce("versionOf", id) AS first, photos FROM chat_messages
      WHERE id = $14::bigint AND "sessionId" = $3::bigint AND ${EDITABLE}
    ),`;
/** The replaced question's photos stay with the new one, before the added ones. */
const ALL_PHOTOS = `nullif(
          (SELECT coalesce(photos, '[]') FROM replaced) || coalesce(${SHOWN_PHOTOS}, '[]'), '[]')`;
const HIDDEN = `
    hidden AS (
      UPDATE chat_messages SET "hiddenUnder" = replaced.id, "versionOf" =
        CASE chat_messages.id WHEN replaced.id THEN replaced.first ELSE "versionOf" END
      FROM replaced, spent
      WHERE "sessionId" = $3::bigint AND chat_messages.id >= replaced.id AND ${SHOWN}
    ),`;

/**
 * One statement: spends a question and stores it with its photos, the empty row of its reply and
 * the session's case, or does nothing. A new alarm belongs to the stored question.
 * @param edited whether it replaces another question.
 * @param alarming whether it raises an emergency, which is reported to webhooks.
 */
const admission = (edited: boolean, alarming: boolean): Statement => ({
  name: `admit${edited ? '-edited' : ''}${alarming ? '-alarming' : ''}-question`,
  text: `
    WITH free AS (${FREE_PHOTOS}),${edited ? REPLACED : ''}
    held AS (${heldAsKnown(MAY_BE_ASKED[edited ? 'edited' : 'anew'])}),
    spent AS (${spendQuestion('EXISTS (SELECT FROM held)')}),${edited ? HIDDEN : ''}
    question AS (
      INSERT INTO chat_messages ("sessionId", role, content, status, "clientId", photos, "versionOf")
      SELECT $3::bigint, 'user', $4, 'complete', $5::uuid, ${edited ? ALL_PHOTOS : SHOWN_PHOTOS},
        ${edited ? '(SELECT first FROM replaced)' : 'NULL::bigint'} FROM spent
      RETURNING ${MESSAGE_COLUMNS}
    ), taken AS (${TAKE_PHOTOS}
    ), reply AS (
      INSERT INTO chat_messages ("sessionId", role, content, status, "replyTo", triage)
      SELECT "sessionId", 'assistant', '', 'pending', id, $6::jsonb FROM question
      RETURNING ${MESSAGE_COLUMNS}
    ), remembered AS (
      UPDATE chat_sessions SET "triageCase" = CASE $7::jsonb #> '{alarm,since}'
        WHEN 'null' THEN jsonb_set($7::jsonb, '{alarm,since}', to_jsonb(question.id))
        ELSE $7::jsonb END
      FROM question WHERE chat_sessions.id = question."sessionId"
    )${alarming ? `, told AS (${tellOfEmergency('question', 'question.id')})` : ''}
    SELECT exchange.*, spent.*, ${alarming ? '(SELECT json_agg("webhookId") FROM told)' : 'NULL::json'} AS webhooks
    FROM spent,
      (SELECT * FROM question UNION ALL SELECT * FROM reply) AS exchange
    ORDER BY exchange.id`,
});

const ADMIT = { quiet: admission(false, false), alarming: admission(false, true) };
const ADMIT_EDITED = { quiet: admission(true, false), alarming: admission(true, true) };

const kindOf = ({ triage, triageCase }: NewQuestion): keyof typeof ADMIT =>
  raisesEmergency(triage, triageCase) ? 'alarming' : 'quiet';

type AdmittedRow = MessageRow & SpentQuestion & { webhooks: number[] | null };

/** A stored question with its open reply. */
export interface Admitted extends Exchange {
  left: QuestionAllowance;
  /** Ids of the webhooks to notify of its emergency. */
  webhooks: number[] | null;
}

/** Admits questions, or refuses them, in one statement. */
@Injectable()
export class AdmissionsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly versions: VersionsRepository,
  ) {}

  /**
   * Spends a question and stores it with the empty row of its reply. Does nothing if the plan has
   * none left, a photo may not be used, the replaced question may not be edited, or the session has
   * changed since the triage read it. Throws the violation of a unique index if the client id was
   * used before (`chat_messages_clientId`) or a reply is being written (`chat_messages_oneReply`).
   */
  async admit(asked: NewQuestion): Promise<Admitted | undefined> {
    const { replaces, session, content, clientId, photoIds, triage, triageCase } = asked;
    const values = [
      session.userId,
      FREE_QUESTIONS,
      session.id,
      content,
      clientId,
      JSON.stringify(triage),
      JSON.stringify(triageCase),
      photoIds,
      ...knownOf(session),
    ];
    const { manager } = this.database;
    const [question, reply] =
      replaces === undefined
        ? await runPrepared<AdmittedRow>(manager, ADMIT[kindOf(asked)], values)
        : await this.admitEdited(session, replaces, ADMIT_EDITED[kindOf(asked)], values);
    if (!question || !reply) return undefined;
    return { question, reply, left: questionAllowance(question), webhooks: question.webhooks };
  }

  private async admitEdited(
    session: SessionOfPet,
    replaces: number,
    statement: Statement,
    values: unknown[],
  ): Promise<(AdmittedRow | undefined)[]> {
    const rows = await this.versions.aloneWithOwner(session, async (tx) => {
      const admitted = await runPrepared<AdmittedRow>(tx, statement, [...values, replaces]);
      if (admitted.length > 0) await this.versions.forgetSummary(tx, session.id, replaces);
      return admitted;
    });
    const [question, reply] = rows;
    if (!question) return [];
    return [{ ...question, versions: await this.versions.versionsOf(question.id) }, reply];
  }
}
