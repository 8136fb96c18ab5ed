import { Injectable } from '@nestjs/common';
import type { SendMessageBody, Triage } from '../contract/chat.js';
import { LIMITS } from '../contract/limits.js';
import { AppError } from '../platform/errors/app-error.js';
import { Steps } from '../platform/steps.js';
import { forgetInCase, type TriageCase } from '../safety/triage.js';
import type { SessionOfPet } from './chat-sessions.repository.js';
import type { PendingQuestion } from './pending-question.js';
import {
  animalOf,
  assessFor,
  caseAfter,
  raisedFor,
  raisesAlarm,
  type Assessed,
} from './question-triage.js';
import { VersionsRepository } from './versions.repository.js';

const TOO_MANY = `A question has at most ${String(LIMITS.photos.perQuestion)} photos`;

/** Questions from which a case is rebuilt, which may take half a second. */
const MAX_OTHERS = 40;

/** What the safety rules say about a question in its conversation. */
@Injectable()
export class QuestionAssessmentService {
  private readonly steps = new Steps();

  constructor(private readonly versions: VersionsRepository) {}

  /** @throws AppError `NOT_FOUND` for another pet; `VALIDATION_FAILED` for too many photos. */
  async assess({ body, session }: PendingQuestion): Promise<Assessed> {
    const { pet, owner } = session;
    if (body.petId !== undefined && body.petId !== pet.id) throw new AppError('NOT_FOUND');
    const known = await this.knownBefore(session, body);
    return assessFor(owner, { text: body.content, ...animalOf(pet) }, known);
  }

  /** The case without what the replaced question had added, such as its alarm. */
  private async knownBefore(
    session: SessionOfPet,
    { replaces, photoIds }: SendMessageBody,
  ): Promise<TriageCase | null> {
    const { id: sessionId, triageCase } = session;
    if (replaces === undefined) return triageCase;
    const replaced = await this.versions.editableQuestion(sessionId, replaces);
    const added = photoIds?.length ?? 0;
    if (replaced && replaced.photos + added > LIMITS.photos.perQuestion) {
      throw new AppError('VALIDATION_FAILED', { fields: { photoIds: TOO_MANY } });
    }
    if (!triageCase || !replaced) return triageCase;
    const left = forgetInCase(triageCase, { id: replaces, text: replaced.content });
    return left.alarm ? left : ((await this.rebuilt(session, replaces)) ?? left);
  }

  /**
   * The case as the other questions make it, if one of them had an alarm, which that of the
   * replaced question may have covered, or its words closed.
   */
  private async rebuilt(
    { id: sessionId, pet, owner }: SessionOfPet,
    replaces: number,
  ): Promise<TriageCase | null> {
    const others = await this.versions.othersThan(sessionId, replaces, MAX_OTHERS);
    if (others.every(({ triage }) => triage === null || triage.level === 'routine')) return null;
    let known: TriageCase | null = null;
    for (const { id, content, timestamp, triage } of others) {
      const question = { text: content, ...animalOf(pet) };
      known = await this.steps.run(() => {
        const assessed = assessFor(owner, question, known, timestamp);
        const isMissed = assessed.triage.level !== 'emergency' && raisesEmergency(triage);
        const { next } = isMissed ? raisedFor(owner, question, assessed.next, timestamp) : assessed;
        return caseAfter(next, id);
      });
    }
    return known;
  }
}

/** Whether the rules or a model raised an emergency for a question. */
const raisesEmergency = (triage: Triage | null): boolean =>
  raisesAlarm(triage) && triage?.level === 'emergency';
