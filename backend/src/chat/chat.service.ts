import { Injectable } from '@nestjs/common';
import { AllowanceService, type QuestionAllowance } from '../billing/allowance.service.js';
import type { SendMessageBody, SendMessageReply, Triage } from '../contract/chat.js';
import type { AppError } from '../platform/errors/app-error.js';
import { ConsultationMessagesService, isForVet } from './consultation-messages.service.js';
import { messageView } from './chat.views.js';
import type { SessionOfPet } from './chat-sessions.repository.js';
import { ChatSessionsService } from './chat-sessions.service.js';
import { MessagesRepository, type Exchange } from './messages.repository.js';
import type { PendingQuestion } from './pending-question.js';
import { QuestionAdmissionService } from './question-admission.service.js';
import { QuestionAssessmentService } from './question-assessment.service.js';
import { QuestionThrottle } from './question-throttle.js';
import { QuestionRefusalsService } from './question-refusals.service.js';
import type { Assessed } from './question-triage.js';
import { ChatSessionCache } from './chat-session-cache.js';

/** Who asks, and where. */
export interface Asker {
  userId: number;
  sessionId: number;
}

@Injectable()
export class ChatService {
  constructor(
    private readonly sessions: ChatSessionsService,
    private readonly cache: ChatSessionCache,
    private readonly messages: MessagesRepository,
    private readonly allowance: AllowanceService,
    private readonly throttle: QuestionThrottle,
    private readonly assessment: QuestionAssessmentService,
    private readonly admission: QuestionAdmissionService,
    private readonly consultations: ConsultationMessagesService,
    private readonly refusals: QuestionRefusalsService,
  ) {}

  /**
   * Stores a question with the empty row of its reply and asks a worker to write the reply, or
   * forwards it to the vet who has the case. A repeated client id gets the same answer and has no
   * further effect.
   * @throws AppError `NOT_FOUND`, also for a photo that may not be used, `BUSY`,
   * `REPLY_IN_PROGRESS`, or the plan's limit.
   */
  async send(asker: Asker, body: SendMessageBody): Promise<SendMessageReply> {
    const { userId, sessionId } = asker;
    const cached = body.replaces === undefined ? this.cache.get(userId, sessionId) : undefined;
    const [entry, known] = await Promise.all([
      this.throttle.enter(userId),
      cached ?? this.sessions.getOwned(userId, sessionId),
    ]);
    const { numberInMinute, refusal } = entry;
    const session = refusal && cached ? await this.sessions.getOwned(userId, sessionId) : known;
    // A message to a vet takes no place in the queue of replies.
    if (refusal && (numberInMinute === 0 || vetCaseOf({ body, session }) === null)) {
      if (numberInMinute > 0) this.throttle.giveBack(userId);
      return this.turnAway({ body, session }, refusal);
    }
    let taken = await this.take({ body, session }, numberInMinute);
    // Each retry means that another writer has made progress, so this loop ends.
    while ('changed' in taken)
      taken = await this.take({ body, session: taken.changed }, numberInMinute);
    return taken;
  }

  /** @returns the session instead if it has changed: nothing is stored then. */
  private async take(
    question: PendingQuestion,
    numberInMinute: number,
  ): Promise<SendMessageReply | { changed: SessionOfPet }> {
    const { session } = question;
    const assessed = await this.assessment.assess(question);
    try {
      const reply = await this.store(question, assessed, numberInMinute);
      if (reply) return reply;
      const changed = await this.sessions.changed(session);
      if (changed) return { changed };
      throw await this.refusals.whyNotStored(question);
    } catch (error) {
      return this.repeatOrRefuse(question, error, () => assessed.triage);
    }
  }

  /** Undefined if the session has changed, or for a reason that `whyNotStored` gives. */
  private async store(
    question: PendingQuestion,
    assessed: Assessed,
    numberInMinute: number,
  ): Promise<SendMessageReply | undefined> {
    const { body, session } = question;
    const consultationId = vetCaseOf(question);
    if (consultationId === null) {
      const admitted = await this.admission.admit(question, assessed, numberInMinute);
      return admitted && answer(admitted, admitted.left);
    }
    const told = await this.consultations.tell(session, consultationId, body, assessed);
    return told && answer(told, await this.allowance.left(session.userId));
  }

  private turnAway(question: PendingQuestion, error: AppError): Promise<SendMessageReply> {
    return this.repeatOrRefuse(question, error, async () => {
      const mayAssess = await this.throttle.mayAssessRefused(question.session.userId);
      return mayAssess ? (await this.assessment.assess(question)).triage : undefined;
    });
  }

  /** Answers like the question's earlier copy; refuses it if there is none, or it cannot be read. */
  private async repeatOrRefuse(
    { body, session }: PendingQuestion,
    error: unknown,
    triage: () => Triage | undefined | Promise<Triage | undefined>,
  ): Promise<SendMessageReply> {
    const { userId, id: sessionId } = session;
    let reason = error;
    try {
      const stored = await this.repeat({ userId, sessionId }, body);
      if (stored) return stored;
    } catch (failure) {
      reason = failure;
    }
    return this.refusals.refuse(userId, reason, await triage());
  }

  private async repeat(
    { userId, sessionId }: Asker,
    { clientId }: SendMessageBody,
  ): Promise<SendMessageReply | undefined> {
    const stored = clientId && (await this.messages.findExchange(sessionId, clientId));
    return stored ? answer(stored, await this.allowance.left(userId)) : undefined;
  }
}

/** The case whose vet a question is for; null if it is for the assistant. */
const vetCaseOf = ({ body, session }: PendingQuestion): number | null =>
  isForVet(body) ? session.consultationId : null;

const answer = (
  { question, reply }: Exchange,
  { remaining, plan }: QuestionAllowance,
): SendMessageReply => ({
  message: messageView(question),
  reply: messageView(reply),
  remainingQuestions: remaining,
  currentPlan: plan,
});
