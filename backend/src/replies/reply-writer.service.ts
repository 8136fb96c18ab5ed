import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { PetOfSession } from '../chat/chat-sessions.repository.js';
import { saidIn } from '../chat/chat.views.js';
import { wholeAge } from '../contract/age.js';
import { RaisedAlarmsService } from '../chat/raised-alarms.service.js';
import type { ReplyFailure, Triage } from '../contract/chat.js';
import type { PetFacts } from '../contract/pets.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { inSpan, setSpanAttributes } from '../platform/telemetry/spans.js';
import { askedPhotos } from './asked-photos.js';
import { RepliesRepository, type BegunReply } from './replies.repository.js';
import type { ReplyOutput } from './reply-output.js';
import {
  ModelError,
  MAX_TURNS,
  REPLY_GENERATOR,
  type Question,
  type ReplyGenerator,
} from './reply-generator.js';
import { ReplyStoreService } from './reply-store.service.js';
import { observeReply, observeWait } from './reply.metrics.js';
import type { ReplyJob } from './reply-share.js';
import { ReplyStream } from './reply.stream.js';
import { ReplyCut, RunningRepliesService } from './running-replies.service.js';

/** A reply is given up after this many failed attempts. */
const MAX_ATTEMPTS = 5;

/** Pauses between attempts to store a finished answer. Milliseconds. */
const STORE_AGAIN = [500, 1000, 2000, 4000];

/** A started reply with everything its answer builds on. */
interface Assignment {
  reply: BegunReply;
  question: Question;
  /** When the question was asked, by this process's `performance.now()`, in milliseconds. */
  askedAt: number;
  log: Logger;
}

/** Writes one reply from start to end. */
@Injectable()
export class ReplyWriterService {
  constructor(
    private readonly repository: RepliesRepository,
    private readonly store: ReplyStoreService,
    private readonly running: RunningRepliesService,
    private readonly stream: ReplyStream,
    private readonly alarms: RaisedAlarmsService,
    @Inject(REPLY_GENERATOR) private readonly generator: ReplyGenerator,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Does nothing if the reply is final or gone. Throws if another try may succeed. */
  async write({ replyId }: ReplyJob): Promise<void> {
    const reply = await this.repository.begin(replyId, MAX_TURNS + 1);
    if (!reply) return;
    if (reply.attempt === 1) observeWait(reply.waited);
    const assignment = this.prepare(reply);
    assignment.log.info('reply begun');
    if (reply.attempt > MAX_ATTEMPTS) {
      await this.fail(assignment, '', 'INTERRUPTED');
      return;
    }
    const facts = {
      'zampa.reply.id': replyId,
      'zampa.session.id': reply.sessionId,
      'zampa.reply.attempt': reply.attempt,
    };
    const content = await inSpan('write reply', facts, () =>
      this.running.run(reply, (signal) => this.compose(assignment, signal)),
    );
    if (content !== '') await this.remember(assignment);
    await this.generator.summarize?.(reply.sessionId, [...reply.turns, { content }]);
  }

  private async remember({ reply, askedAt, ...assignment }: Assignment): Promise<void> {
    const { question, pet, triage, timeZone } = assignment.question;
    const messageId = reply.turns.at(-1)?.id;
    if (messageId === undefined) return;
    await this.generator.remember?.({
      userId: reply.userId,
      messageId,
      question,
      triage,
      timeZone,
      pet: { ...pet, id: reply.pet.id },
      askedAt: new Date(Date.now() - (performance.now() - askedAt)),
    });
  }

  private prepare(reply: BegunReply): Assignment {
    const { pet, memories, triage, summary, turns } = reply;
    const question = turns.at(-1)?.content ?? '';
    const photos = askedPhotos(turns);
    const history = turns
      .slice(0, -1)
      .filter(({ content }) => content !== '')
      .map((turn) => ({ role: turn.role, content: saidIn(turn) }));
    return {
      reply,
      askedAt: performance.now() - reply.waited * 1000,
      question: {
        question,
        history,
        userId: reply.userId,
        plan: reply.plan,
        ownerLanguage: reply.ownerLanguage,
        timeZone: reply.timeZone ?? undefined,
        petId: pet.id,
        pet: factsOf(pet),
        hasDiary: reply.hasDiary,
        memories: memories ?? [],
        triage,
        ...(summary !== null && { summary }),
        ...(photos && { photos }),
      },
      log: this.logger.child({ replyId: reply.id, attempt: reply.attempt }),
    };
  }

  /** @returns what was written. */
  private async compose(assignment: Assignment, signal: AbortSignal): Promise<string> {
    const { reply, question, log } = assignment;
    const { id: messageId, userId, sessionId, attempt } = reply;
    const startedAt = performance.now();
    const draft = this.stream.open({ userId, sessionId, messageId, attempt });
    let firstTokenMs = 0;
    try {
      const say = (text: string) => {
        if (text === '') return;
        firstTokenMs ||= Math.ceil(performance.now() - startedAt);
        draft.write(text);
      };
      const raiseAlarm = () => this.raise(assignment);
      const facts = await this.generator.answer(question, { signal, say }, raiseAlarm);
      draft.close();
      const end = { content: draft.text, firstTokenMs, ...facts };
      if (await this.storeAgain(() => this.store.complete(reply.userId, reply, end), signal)) {
        const firstTextMs = startedAt + firstTokenMs - assignment.askedAt;
        const { model, content } = end;
        observeReply({ firstTokenMs, firstTextMs, model, characters: content.length });
        markEnd('complete');
        log.info({ firstTokenMs, model }, 'reply complete');
      }
    } catch (error) {
      await this.giveUp(assignment, draft, error);
    }
    return draft.text;
  }

  private raise({ reply, question, log }: Assignment): Promise<Triage> {
    log.warn({ level: question.triage.level }, 'an alarm was raised that the rules had missed');
    return this.alarms.raise({ ...reply, reply, question: question.question });
  }

  /** Retries while PostgreSQL is down: the answer exists, and has been seen. */
  private async storeAgain(
    complete: () => Promise<boolean>,
    signal: AbortSignal,
  ): Promise<boolean> {
    for (const wait of STORE_AGAIN) {
      try {
        return await complete();
      } catch {
        await delay(wait, undefined, { signal }).catch(() => signal.throwIfAborted());
      }
    }
    return complete();
  }

  private async giveUp(assignment: Assignment, draft: ReplyOutput, error: unknown): Promise<void> {
    if (error instanceof ReplyCut && error.kind === 'ended') {
      draft.discard();
      markEnd('stopped');
      assignment.log.info('reply cut: it was ended or begun elsewhere');
      return;
    }
    draft.close();
    if (!(error instanceof ModelError)) throw error;
    assignment.log.warn({ err: error.cause ?? error }, 'the model failed');
    await this.fail(assignment, draft.text, error.failure);
  }

  private async fail(
    { reply, log }: Assignment,
    content: string,
    error: ReplyFailure,
  ): Promise<void> {
    if (!(await this.store.fail(reply.userId, reply, { content, error }))) return;
    markEnd('failed');
    log.warn({ failure: error }, 'reply failed');
  }
}

const markEnd = (status: 'complete' | 'stopped' | 'failed'): void =>
  setSpanAttributes({ 'zampa.reply.status': status });

const factsOf = ({ id: _id, ...facts }: PetOfSession): PetFacts => ({
  ...facts,
  age: wholeAge(facts),
});
