import { Injectable } from '@nestjs/common';
import { AllowanceService, type QuestionAllowance } from '../billing/allowance.service.js';
import type { SendMessageBody, SendMessageReply } from '../contract/chat.js';
import { LIMITS } from '../contract/limits.js';
import { forgetInCase, type TriageCase } from '../safety/triage.js';
import { AppError } from '../platform/errors/app-error.js';
import { toAppError } from '../platform/errors/to-app-error.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import { setSpanAttributes } from '../platform/telemetry/spans.js';
import { WebhookOutbox } from '../webhooks/webhook-outbox.service.js';
import { AdmissionsRepository } from './admissions.repository.js';
import { CaseMessages, isForVet } from './case-messages.service.js';
import { messageView } from './chat.views.js';
import type { SessionOfPet } from './chat-sessions.repository.js';
import { ChatSessionsService } from './chat-sessions.service.js';
import { MessagesRepository, type Exchange } from './messages.repository.js';
import { QuestionThrottle } from './question-throttle.js';
import { countQuestion } from './question.metrics.js';
import { QuestionRefusals, type PendingQuestion } from './question-refusals.service.js';
import { animalOf, assessFor, caseAfter, type Assessed } from './question-triage.js';
import { SessionCache } from './session-cache.js';
import { RepliesPort } from './replies.port.js';
import { VersionsRepository } from './versions.repository.js';

const TOO_MANY = `A question has at most ${String(LIMITS.photos.perQuestion)} photos`;

/** Seconds until a full queue may have room again. */
const RETRY_AFTER = 5;

/** Who asks, and where. */
export interface Asker {
  userId: number;
  sessionId: number;
}

@Injectable()
export class ChatService {
  constructor(
    private readonly sessions: ChatSessionsService,
    private readonly cache: SessionCache,
    private readonly messages: MessagesRepository,
    private readonly admissions: AdmissionsRepository,
    private readonly allowance: AllowanceService,
    private readonly throttle: QuestionThrottle,
    private readonly replies: RepliesPort,
    private readonly channel: UserChannel,
    private readonly versions: VersionsRepository,
    private readonly webhooks: WebhookOutbox,
    private readonly cases: CaseMessages,
    private readonly refusals: QuestionRefusals,
  ) {}

  /**
   * Stores a question with the empty row of its reply and asks a worker to write the reply, or
   * tells the vet who has the case. A repeated client id gets the same answer and asks nothing
   * twice.
   * @throws AppError `NOT_FOUND`, also for a photo that may not be used, `BUSY`,
   * `REPLY_IN_PROGRESS`, or the plan's limit.
   */
  async send(asker: Asker, body: SendMessageBody): Promise<SendMessageReply> {
    const { userId, sessionId } = asker;
    const cached = body.replaces === undefined ? this.cache.get(userId, sessionId) : undefined;
    const [entry, known] = await Promise.all([
      this.enter(userId),
      cached ?? this.sessions.getOwned(userId, sessionId),
    ]);
    const { numberInMinute, refusal } = entry;
    const session = refusal && cached ? await this.sessions.getOwned(userId, sessionId) : known;
    // A vet needs no room in the queue of the model.
    if (refusal && (numberInMinute === 0 || !isToldToVet({ body, session }))) {
      if (numberInMinute > 0) this.throttle.giveBack(userId);
      return this.turnAway({ body, session }, refusal);
    }
    let taken = await this.take({ body, session }, numberInMinute);
    // Each repetition means that another writer got something done, so this ends.
    while ('changed' in taken)
      taken = await this.take({ body, session: taken.changed }, numberInMinute);
    return taken;
  }

  /** @returns the session instead if it has changed: nothing is stored then. */
  private async take(
    question: PendingQuestion,
    numberInMinute: number,
  ): Promise<SendMessageReply | { changed: SessionOfPet }> {
    const { body, session } = question;
    const { userId, id: sessionId } = session;
    const assessed = await this.assess(question);
    try {
      const reply = await this.store(question, assessed, numberInMinute);
      if (reply) return reply;
      const changed = await this.sessions.changed(session);
      if (changed) return { changed };
      throw await this.refusals.whyNotStored(question);
    } catch (error) {
      const stored = await this.repeat({ userId, sessionId }, body);
      return stored ?? this.refusals.refuse(userId, error, assessed.triage);
    }
  }

  /** Undefined if the session has changed, or for a reason that `whyNotStored` gives. */
  private async store(
    question: PendingQuestion,
    assessed: Assessed,
    numberInMinute: number,
  ): Promise<SendMessageReply | undefined> {
    const { body, session } = question;
    const { userId, consultationId } = session;
    if (consultationId === null || !isForVet(body))
      return this.accept(question, assessed, numberInMinute);
    const told = await this.cases.tell(session, consultationId, body, assessed);
    return told && answer(told, await this.allowance.left(userId));
  }

  private async turnAway(question: PendingQuestion, error: AppError): Promise<SendMessageReply> {
    const { userId, id: sessionId } = question.session;
    const stored = await this.repeat({ userId, sessionId }, question.body);
    if (stored) return stored;
    const mayAssess = await this.throttle.mayAssessRefused(userId);
    return this.refusals.refuse(
      userId,
      error,
      mayAssess ? (await this.assess(question)).triage : undefined,
    );
  }

  private async assess({ body, session }: PendingQuestion): Promise<Assessed> {
    const { pet, owner } = session;
    if (body.petId !== undefined && body.petId !== pet.id) throw new AppError('NOT_FOUND');
    const known = await this.knownBefore(session, body);
    return assessFor(owner, { text: body.content, ...animalOf(pet) }, known);
  }

  /**
   * Counts a question before it costs anything.
   * @returns its number within the user's minute, 0 if there have been too many, and why a question
   * to the assistant is refused now.
   */
  private async enter(userId: number): Promise<{ numberInMinute: number; refusal?: AppError }> {
    const [numberInMinute, full] = await Promise.all([
      this.throttle.admit(userId).catch(toAppError),
      this.replies.isFull(userId).catch(toAppError),
    ]);
    if (numberInMinute instanceof AppError) return { numberInMinute: 0, refusal: numberInMinute };
    if (full === false) return { numberInMinute };
    return {
      numberInMinute,
      refusal: full === true ? new AppError('BUSY', {}, RETRY_AFTER) : full,
    };
  }

  private async accept(
    question: PendingQuestion,
    assessed: Assessed,
    numberInMinute: number,
  ): Promise<SendMessageReply | undefined> {
    const { userId, id: sessionId } = question.session;
    const admitted = await this.admit(question, assessed);
    if (!admitted) return undefined;
    countQuestion(admitted.left.plan);
    setSpanAttributes({ 'zampa.session.id': sessionId, 'zampa.reply.id': admitted.reply.id });
    const { reply, left } = admitted;
    const precedence = {
      askedAt: reply.timestamp,
      numberInMinute,
      plan: left.plan,
      level: assessed.triage.level,
    };
    // It is stored: the owner need not wait for the queue.
    void this.replies.request({ replyId: reply.id, userId }, precedence);
    this.announce(userId, admitted);
    void this.webhooks.send(admitted.webhooks);
    return answer(admitted, left);
  }

  private async admit({ body, session }: PendingQuestion, { triage, next }: Assessed) {
    const { content, clientId = null, photoIds = [], replaces } = body;
    const asked = { session, content, clientId, photoIds, replaces };
    const admitted = await this.admissions.admit({ ...asked, triage, triageCase: next });
    if (admitted) {
      this.cache.set({ ...session, triageCase: caseAfter(next, admitted.question.id) });
    }
    return admitted;
  }

  /** Forgets what the replaced question had told, and its alarm. */
  private async knownBefore(
    { id: sessionId, triageCase }: SessionOfPet,
    { replaces, photoIds }: SendMessageBody,
  ): Promise<TriageCase | null> {
    if (replaces === undefined) return triageCase;
    const replaced = await this.versions.editableQuestion(sessionId, replaces);
    const added = photoIds?.length ?? 0;
    if (replaced && replaced.photos + added > LIMITS.photos.perQuestion) {
      throw new AppError('VALIDATION_FAILED', { fields: { photoIds: TOO_MANY } });
    }
    return triageCase && replaced
      ? forgetInCase(triageCase, { id: replaces, text: replaced.content })
      : triageCase;
  }

  private announce(userId: number, { question, reply }: Exchange): void {
    this.channel.publish(userId, 'message', { message: messageView(question) });
    this.channel.publish(userId, 'message', { message: messageView(reply) });
    this.channel.publish(userId, 'profile-changed', {});
  }

  private async repeat(
    { userId, sessionId }: Asker,
    { clientId }: SendMessageBody,
  ): Promise<SendMessageReply | undefined> {
    const stored = clientId && (await this.messages.findExchange(sessionId, clientId));
    return stored ? answer(stored, await this.allowance.left(userId)) : undefined;
  }
}

const isToldToVet = ({ body, session }: PendingQuestion): boolean =>
  session.consultationId !== null && isForVet(body);

const answer = (
  { question, reply }: Exchange,
  { remaining, plan }: QuestionAllowance,
): SendMessageReply => ({
  message: messageView(question),
  reply: messageView(reply),
  remainingQuestions: remaining,
  currentPlan: plan,
});
