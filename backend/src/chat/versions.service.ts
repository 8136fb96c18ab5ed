import { Injectable } from '@nestjs/common';
import { AppError } from '../platform/errors/app-error.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import { reopenCase, type TriageCase } from '../safety/triage.js';
import { ConsultationsPort } from './consultations.port.js';
import { VersionsRepository, type WantedVersion } from './versions.repository.js';

/** Questions that were asked again in other words. */
@Injectable()
export class VersionsService {
  constructor(
    private readonly versions: VersionsRepository,
    private readonly consultations: ConsultationsPort,
    private readonly channel: UserChannel,
  ) {}

  /**
   * Shows a message that another version of a question hides, such as an earlier version, with
   * everything that followed it, in all open tabs. Reopens its alarm, of which vets are told if a
   * case is waiting. Does nothing if it is already shown.
   * @throws AppError `NOT_FOUND`, `REPLY_IN_PROGRESS`.
   */
  async show(userId: number, id: number): Promise<void> {
    const sessionId = await this.versions.sessionOf(userId, id);
    if (sessionId === undefined) throw new AppError('NOT_FOUND');
    const alarms = await this.versions.alone(sessionId, async (tx) => {
      let reopens = false;
      for (const version of await this.versions.hiding(tx, id)) {
        const wanted = await this.versions.wanted(tx, userId, version);
        if (!wanted) break;
        if (wanted.isWriting) throw new AppError('REPLY_IN_PROGRESS');
        const next = reopened(wanted);
        await this.versions.show(tx, wanted, next);
        reopens ||= next !== wanted.triageCase;
      }
      return reopens;
    });
    this.channel.publish(userId, 'conversation-changed', { sessionId });
    if (alarms) void this.consultations.alarmed(sessionId);
  }
}

/** The session's case with the alarm of what is shown again. */
function reopened(wanted: WantedVersion): TriageCase | null {
  const { id, triageCase, triage, alarming: text, toldAt } = wanted;
  const level = triage?.level ?? 'routine';
  return triageCase && level !== 'routine'
    ? reopenCase(triageCase, { level, since: triage?.since ?? id, text, toldAt }, new Date())
    : triageCase;
}
