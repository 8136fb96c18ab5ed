import type { Triage } from '../contract/chat.js';
import type { TriageCase } from '../safety/triage.js';
import { tellWebhooks } from '../webhooks/webhook-outbox.repository.js';

/** Whether a question raises an emergency itself, instead of carrying an earlier one. */
export const raisesEmergency = (triage: Triage, { alarm }: TriageCase): boolean =>
  triage.level === 'emergency' && alarm?.since === null;

/**
 * The part of a statement that notifies webhooks of an emergency, once per question.
 * @param from a relation with the question's `sessionId`.
 * @param question the id of the question, in SQL.
 */
export const tellOfEmergency = (from: string, question: string): string =>
  tellWebhooks({
    type: 'emergency-raised',
    from: `${from} JOIN chat_sessions AS session ON session.id = ${from}."sessionId"`,
    userId: 'session."userId"',
    subject: question,
    data: `jsonb_build_object('petId', session."petId", 'sessionId', session.id,
      'messageId', ${question})`,
  });
