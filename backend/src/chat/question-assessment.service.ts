import { Injectable } from '@nestjs/common';
import type { SendMessageBody } from '../contract/chat.js';
import { LIMITS } from '../contract/limits.js';
import { AppError } from '../platform/errors/app-error.js';
import { forgetInCase, type TriageCase } from '../safety/triage.js';
import type { SessionOfPet } from './chat-sessions.repository.js';
import type { PendingQuestion } from './pending-question.js';
import { animalOf, assessFor, type Assessed } from './question-triage.js';
import { VersionsRepository } from './versions.repository.js';

const TOO_MANY = `A question has at most ${String(LIMITS.photos.perQuestion)} photos`;

/** What the safety rules say about a question in its conversation. */
@Injectable()
export class QuestionAssessmentService {
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
}
