import { Injectable } from '@nestjs/common';
import { AllowanceService } from '../billing/allowance.service.js';
import type { Triage } from '../contract/chat.js';
import { PhotosService } from '../photos/photos.service.js';
import { violatedConstraint } from '../platform/database/violation.js';
import { AppError } from '../platform/errors/app-error.js';
import { toAppError } from '../platform/errors/to-app-error.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import type { PendingQuestion } from './pending-question.js';
import { countLimitRefusal } from './question.metrics.js';
import { VersionsRepository } from './versions.repository.js';

/** Why a question is not stored, and what its owner is told. */
@Injectable()
export class QuestionRefusalsService {
  constructor(
    private readonly allowance: AllowanceService,
    private readonly photos: PhotosService,
    private readonly versions: VersionsRepository,
    private readonly channel: UserChannel,
  ) {}

  /** The reason why it is not stored, given that the session has not changed. */
  async whyNotStored({ body, session }: PendingQuestion): Promise<AppError> {
    const { photoIds = [], replaces } = body;
    const { userId, id: sessionId } = session;
    if (!(await this.photos.areFree(userId, photoIds))) return new AppError('NOT_FOUND');
    const isEditable =
      replaces === undefined || (await this.versions.editableQuestion(sessionId, replaces));
    return isEditable === undefined ? new AppError('NOT_FOUND') : this.allowance.refusal(userId);
  }

  /** Throws the refusal. In an alarm it also says what to do now, whatever the plan or load. */
  refuse(userId: number, error: unknown, triage: Triage | undefined): never {
    if (violatedConstraint(error) === 'chat_messages_oneReply') {
      throw new AppError('REPLY_IN_PROGRESS');
    }
    const { code, retryAfter, details, cause } = toAppError(error);
    const advice = triage && triage.level !== 'routine' && { triage };
    if (code === 'BUSY' || code === 'UNAVAILABLE') {
      throw new AppError(code, { ...advice }, retryAfter, cause);
    }
    if (code !== 'QUESTION_LIMIT_REACHED' && code !== 'DAILY_LIMIT_REACHED') throw error;
    const { currentPlan = 'free' } = details;
    countLimitRefusal(code, currentPlan);
    const refusal = { remainingQuestions: 0, currentPlan, ...advice };
    this.channel.publish(userId, 'limit-reached', { code, ...refusal });
    throw new AppError(code, refusal);
  }
}
