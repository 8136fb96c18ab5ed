import { Injectable } from '@nestjs/common';
import type { SendMessageBody } from '../contract/chat.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import { WebhookOutboxService } from '../webhooks/webhook-outbox.service.js';
import { ConsultationMessagesRepository } from './consultation-messages.repository.js';
import { ConsultationsPort } from './consultations.port.js';
import { messageView } from './chat.views.js';
import type { SessionOfPet } from './chat-sessions.repository.js';
import type { Exchange } from './messages.repository.js';
import type { Assessed } from './question-triage.js';

/** Addresses the assistant although a vet has the case. */
const TO_ASSISTANT = /^@zampa\b/i;

/** Whether a message is for the vet, while a vet has the session's case. */
export const isForVet = ({ content, to, replaces }: SendMessageBody): boolean =>
  to === undefined && replaces === undefined && !TO_ASSISTANT.test(content);

/**
 * Messages that owners write while a vet has their case: the vet answers them, and none counts as a
 * question.
 */
@Injectable()
export class ConsultationMessagesService {
  constructor(
    private readonly rows: ConsultationMessagesRepository,
    private readonly consultations: ConsultationsPort,
    private readonly channel: UserChannel,
    private readonly webhooks: WebhookOutboxService,
  ) {}

  /**
   * Stores a message for the vet, and shows it in all tabs of owner and vet; `undefined` if the
   * session has changed, or a photo may not be used. Throws as the repository does.
   */
  async tell(
    { userId, id: sessionId, triageCase: known }: SessionOfPet,
    consultationId: number,
    { content, clientId, photoIds = [] }: SendMessageBody,
    { triage, next }: Assessed,
  ): Promise<Exchange | undefined> {
    const words = { userId, sessionId, consultationId, content, photoIds };
    const told = await this.rows.tellVet({
      ...words,
      clientId: clientId ?? null,
      triage,
      known,
      triageCase: next,
    });
    if (!told) return undefined;
    const rows = [told.question, told.reply];
    for (const row of rows) {
      this.channel.publish(userId, 'message', { message: messageView(row) });
    }
    void this.consultations.told(consultationId, rows);
    void this.webhooks.send(told.webhooks);
    return told;
  }
}
