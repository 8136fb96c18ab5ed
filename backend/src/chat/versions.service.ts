import { Injectable } from '@nestjs/common';
import { AppError } from '../platform/errors/app-error.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import { reopenCase, type TriageCase } from '../safety/triage.js';
import { VersionsRepository, type WantedVersion } from './versions.repository.js';

/** Questions that were asked again in other words. */
@Injectable()
export class VersionsService {
  constructor(
    private readonly versions: VersionsRepository,
    private readonly channel: UserChannel,
  ) {}

  /**
   * Shows a message that another version of a question hides, such as an earlier version, with
   * everything that followed it, in all open tabs. Reopens its alarm. Does nothing if it is already
   * shown.
   * @throws AppError `NOT_FOUND`, `REPLY_IN_PROGRESS`.
   */
  async show(userId: number, id: number): Promise<void> {
    const sessionId = await this.versions.sessionOf(userId, id);
    if (sessionId === undefined) throw new AppError('NOT_FOUND');
    await this.versions.alone(sessionId, async (tx) => {
      for (const version of await this.versions.hiding(tx, id)) {
        const wanted = await this.versions.wanted(tx, userId, version);
        if (!wanted) return;
        if (wanted.isWriting) throw new AppError('REPLY_IN_PROGRESS');
        await this.versions.show(tx, wanted, reopened(wanted));
      }
    });
    this.channel.publish(userId, 'conversation-changed', { sessionId });
  }
}

/** The session's case with the alarm of what is shown again. */
function reopened({ id, triageCase, triage, content }: WantedVersion): TriageCase | null {
  const level = triage?.level ?? 'routine';
  return triageCase && level !== 'routine'
    ? reopenCase(triageCase, { level, since: triage?.since ?? id, text: content })
    : triageCase;
}
