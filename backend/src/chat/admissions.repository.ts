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
  /** The question that it asks once more; ignored if it replaces one. */
  repeats: number | undefined;
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
const MAY_BE_EDITED = `${PHOTOS_ARE_FREE} AND EXISTS (SELECT FROM earlier)`;

/** Whether a question has an earlier one: it replaces that one, or asks it once more. */
type Kind = 'anew' | 'edited' | 'repeated';

/** The earlier question $14. One that is replaced is hidden, with everything after it. */
const EARLIER: Record<Kind, string> = {
  anew: '',
  edited: `
    earlier AS (
      SELECT id, coalesce("versionOf", id) AS first, photos FROM chat_messages
      WHERE id = $14::bigint AND "sessionId" = $3::bigint AND ${EDITABLE}
    ),`,
  repeated: `
    earlier AS (
      SELECT photos FROM chat_messages
      WHERE id = $14::bigint AND "sessionId" = $3::bigint AND role = 'user'
    ),`,
};
/** The earlier question's photos go with the new one, before the added ones. */
const ALL_PHOTOS = `nullif(
          coalesce((SELECT photos FROM earlier), '[]') || coalesce(${SHOWN_PHOTOS}, '[]'), '[]')`;
const HIDDEN = `
    hidden AS (
      UPDATE chat_messages SET "hiddenUnder" = earlier.id, "versionOf" =
        CASE chat_messages.id WHEN earlier.id THEN earlier.first ELSE "versionOf" END
      FROM earlier, spent
      WHERE "sessionId" = $3::bigint AND chat_messages.id >= earlier.id AND ${SHOWN}
    ),`;

/**
 * One statement: spends a question and stores it with its photos, the empty row of its reply and
 * the session's case, or does nothing. A new alarm belongs to the stored question.
 * @param alarming whether it raises an emergency, which is reported to webhooks.
 */
const admission = (kind: Kind, alarming: boolean): Statement => ({
  name: `admit-${kind}${alarming ? '-alarming' : ''}-question`,
  text: `
    WITH free AS (${FREE_PHOTOS}),${EARLIER[kind]}
    held AS (${heldAsKnown(kind === 'edited' ? MAY_BE_EDITED : PHOTOS_ARE_FREE)}),
    spent AS (${spendQuestion('EXISTS (SELECT FROM held)')}),${kind === 'edited' ? HIDDEN : ''}
    question AS (
      INSERT INTO chat_messages ("sessionId", role, content, status, "clientId", photos, "versionOf")
      SELECT $3::bigint, 'user', $4, 'complete', $5::uuid, ${kind === 'anew' ? SHOWN_PHOTOS : ALL_PHOTOS},
        ${kind === 'edited' ? '(SELECT first FROM earlier)' : 'NULL::bigint'} FROM spent
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

const admissionsOf = (kind: Kind) => ({
  quiet: admission(kind, false),
  alarming: admission(kind, true),
});
const ADMIT = admissionsOf('anew');
const ADMIT_EDITED = admissionsOf('edited');
const ADMIT_REPEATED = admissionsOf('repeated');

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
    const { session, content, clientId, photoIds, triage, triageCase } = asked;
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
    const [question, reply] = await this.run(asked, values);
    if (!question || !reply) return undefined;
    return { question, reply, left: questionAllowance(question), webhooks: question.webhooks };
  }

  private run(
    { session, replaces, repeats, ...asked }: NewQuestion,
    values: unknown[],
  ): Promise<(AdmittedRow | undefined)[]> {
    const { manager } = this.database;
    const urgency = raisesEmergency(asked.triage, asked.triageCase) ? 'alarming' : 'quiet';
    if (replaces !== undefined)
      return this.admitEdited(session, replaces, ADMIT_EDITED[urgency], values);
    return repeats === undefined
      ? runPrepared<AdmittedRow>(manager, ADMIT[urgency], values)
      : runPrepared<AdmittedRow>(manager, ADMIT_REPEATED[urgency], [...values, repeats]);
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
