import { Injectable } from '@nestjs/common';
import { UserChannel } from '../platform/redis/user-channel.js';
import { setSpanAttributes } from '../platform/telemetry/spans.js';
import { WebhookOutboxService } from '../webhooks/webhook-outbox.service.js';
import { ConsultationsPort } from './consultations.port.js';
import { AdmissionsRepository, type Admitted } from './admissions.repository.js';
import { messageView } from './chat.views.js';
import type { Exchange } from './messages.repository.js';
import type { PendingQuestion } from './pending-question.js';
import { caseAfter, raisesAlarm, type Assessed } from './question-triage.js';
import { countQuestion } from './question.metrics.js';
import { RepliesPort } from './replies.port.js';
import { ChatSessionCache } from './chat-session-cache.js';

/** Stores a question to the assistant, and has its reply written. */
@Injectable()
export class QuestionAdmissionService {
  constructor(
    private readonly admissions: AdmissionsRepository,
    private readonly cache: ChatSessionCache,
    private readonly replies: RepliesPort,
    private readonly consultations: ConsultationsPort,
    private readonly channel: UserChannel,
    private readonly webhooks: WebhookOutboxService,
  ) {}

  /**
   * @param numberInMinute how many questions the user has asked within the minute, including this
   * one.
   * @returns undefined if the session has changed, or for a reason that
   * `QuestionRefusalsService.whyNotStored` gives: nothing is stored then.
   */
  async admit(
    question: PendingQuestion,
    assessed: Assessed,
    numberInMinute: number,
  ): Promise<Admitted | undefined> {
    const { userId, id: sessionId } = question.session;
    const admitted = await this.store(question, assessed);
    if (!admitted) return undefined;
    const { reply, left } = admitted;
    countQuestion(left.plan);
    setSpanAttributes({ 'zampa.session.id': sessionId, 'zampa.reply.id': reply.id });
    const precedence = {
      askedAt: reply.timestamp,
      numberInMinute,
      plan: left.plan,
      level: assessed.triage.level,
    };
    // Not awaited: the question is stored, so the owner need not wait for the queue.
    void this.replies.request({ replyId: reply.id, userId }, precedence);
    this.announce(userId, admitted);
    void this.webhooks.send(admitted.webhooks);
    if (raisesAlarm(assessed.triage)) void this.consultations.alarmed(sessionId);
    return admitted;
  }

  private async store(
    { body, session }: PendingQuestion,
    { triage, next }: Assessed,
  ): Promise<Admitted | undefined> {
    const { content, clientId = null, photoIds = [], replaces, repeats } = body;
    const asked = { session, content, clientId, photoIds, replaces, repeats };
    const admitted = await this.admissions.admit({ ...asked, triage, triageCase: next });
    if (admitted) {
      this.cache.set({ ...session, triageCase: caseAfter(next, admitted.question.id) });
    }
    return admitted;
  }

  private announce(userId: number, { question, reply }: Exchange): void {
    this.channel.publish(userId, 'message', { message: messageView(question) });
    this.channel.publish(userId, 'message', { message: messageView(reply) });
    this.channel.publish(userId, 'profile-changed', {});
  }
}
