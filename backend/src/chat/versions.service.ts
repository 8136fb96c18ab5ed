import { Injectable } from '@nestjs/common';
import { AppError } from '../platform/errors/app-error.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import { reopenCase } from '../safety/triage.js';
import { VersionsRepository } from './versions.repository.js';

/** Questions that were asked again in other words. */
@Injectable()
export class VersionsService {
  constructor(
    private readonly versions: VersionsRepository,
    private readonly channel: UserChannel,
  ) {}

  /**
   * Shows an earlier or later version of a question with all that followed it, in all open tabs.
   * Its alarm is open again. Shown already, it stays.
   * @throws AppError `NOT_FOUND`, `REPLY_IN_PROGRESS`.
   */
  async show(userId: number, id: number): Promise<void> {
    const sessionId = await this.versions.sessionOf(userId, id);
    if (sessionId === undefined) throw new AppError('NOT_FOUND');
    await this.versions.alone(sessionId, async (tx) => {
      const wanted = await this.versions.wanted(tx, userId, id);
      if (!wanted) return;
      if (wanted.isWriting) throw new AppError('REPLY_IN_PROGRESS');
      const { triageCase, triage, content } = wanted;
      const level = triage?.level ?? 'routine';
      const next =
        triageCase && level !== 'routine'
          ? reopenCase(triageCase, { level, since: triage?.since ?? id, text: content })
          : triageCase;
      await this.versions.show(tx, wanted, next);
    });
    this.channel.publish(userId, 'conversation-changed', { sessionId });
  }
}
