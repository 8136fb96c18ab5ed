import { Injectable } from '@nestjs/common';
import type { Triage } from '../contract/chat.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import { WebhookOutboxService } from '../webhooks/webhook-outbox.service.js';
import { ConsultationsPort } from './consultations.port.js';
import { messageView } from './chat.views.js';
import type { SessionOfPet } from './chat-sessions.repository.js';
import { ChatSessionsService } from './chat-sessions.service.js';
import { MessagesRepository } from './messages.repository.js';
import { animalOf, raisedFor } from './question-triage.js';

/** A reply that is being written, and its question. */
interface AnsweredQuestion {
  userId: number;
  sessionId: number;
  reply: { id: number; attempt: number };
  question: string;
}

/** Alarms that a model raises while it answers, because the rules missed them. */
@Injectable()
export class RaisedAlarmsService {
  constructor(
    private readonly sessions: ChatSessionsService,
    private readonly messages: MessagesRepository,
    private readonly consultations: ConsultationsPort,
    private readonly channel: UserChannel,
    private readonly webhooks: WebhookOutboxService,
  ) {}

  /**
   * Makes the question an emergency, unless the reply has ended: stores it with the reply and the
   * conversation's case, shows it in all open tabs, and tells the vets if a case is waiting.
   * @returns the card, in the words of the safety rules.
   */
  async raise({ userId, sessionId, reply, question }: AnsweredQuestion): Promise<Triage> {
    return this.raiseIn(await this.sessions.getOwned(userId, sessionId), reply, question);
  }

  private async raiseIn(
    session: SessionOfPet,
    reply: AnsweredQuestion['reply'],
    question: string,
  ): Promise<Triage> {
    const { userId, owner, pet, triageCase: known } = session;
    const asked = { text: question, ...animalOf(pet) };
    const { triage, next } = raisedFor(owner, asked, known);
    const row = await this.messages.raise(reply, { triage, known, triageCase: next });
    const changed = row ? undefined : await this.sessions.changed(session);
    if (changed) return this.raiseIn(changed, reply, question);
    if (row) {
      this.channel.publish(userId, 'message', { message: messageView(row) });
      void this.consultations.alarmed(session.id);
    }
    void this.webhooks.send(row?.webhooks);
    return triage;
  }
}
