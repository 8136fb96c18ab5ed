import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { UsersService } from '../accounts/users.service.js';
import type { TriageLevel } from '../contract/chat.js';
import type { Language } from '../contract/languages.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { Presence } from '../platform/redis/presence.js';
import { PushService, type Notice } from '../push/push.service.js';
import { StaffService } from '../staff/staff.service.js';
import { ConsultationsRepository } from './consultations.repository.js';

const QUEUE = '/vet/cases';

/** Shown on locked screens, so they contain nothing that an owner wrote. */
const TEXTS: Record<
  Language,
  { waiting: Record<TriageLevel, string>; written: string; body: (pet: string) => string }
> = {
  en: {
    waiting: {
      emergency: 'An emergency is waiting',
      urgent: 'An urgent case is waiting',
      routine: 'A case is waiting',
    },
    written: 'The owner has written',
    body: (pet) => `${pet}'s case`,
  },
  it: {
    waiting: {
      emergency: "Un'emergenza in attesa",
      urgent: 'Un caso urgente in attesa',
      routine: 'Un caso in attesa',
    },
    written: 'Nuovo messaggio per te',
    body: (pet) => `Il caso di ${pet}`,
  },
};

/** Notifies vets who have enabled notifications of cases while none of their tabs is visible. */
@Injectable()
export class VetCallsService {
  constructor(
    private readonly rows: ConsultationsRepository,
    private readonly staff: StaffService,
    private readonly presence: Presence,
    private readonly users: UsersService,
    private readonly push: PushService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Notifies the vets on duty who treat the species that a case is waiting or has become more
   * serious. Never fails: the queue shows the case anyway.
   * @param except the account of the vet who has handed it back.
   */
  async waiting(id: number, except: number | null = null): Promise<void> {
    try {
      const { petName, species, level } = await this.rows.caseOf(id);
      for (const { userId } of await this.staff.vetsOnDuty(new Date(), species)) {
        if (userId === except) continue;
        await this.notify(userId, ({ waiting, body }) => ({
          title: waiting[level],
          body: body(petName),
          url: QUEUE,
          tag: `waiting-${String(id)}`,
          urgency: 'high',
        }));
      }
    } catch (err) {
      this.logger.warn({ err, consultationId: id }, 'no vet was notified of a waiting case');
    }
  }

  /** Notifies the vet who has the case that the owner has written. Never fails. */
  async written(id: number, vetUserId: number): Promise<void> {
    try {
      const { petName } = await this.rows.caseOf(id);
      await this.notify(vetUserId, ({ written, body }) => ({
        title: written,
        body: body(petName),
        url: `${QUEUE}/${String(id)}`,
        tag: `case-${String(id)}`,
        urgency: 'high',
      }));
    } catch (err) {
      this.logger.warn({ err, consultationId: id }, 'the vet was not notified of a message');
    }
  }

  private async notify(
    userId: number,
    notice: (texts: (typeof TEXTS)[Language]) => Notice,
  ): Promise<void> {
    if (await this.presence.isHere(userId)) return;
    const { language } = await this.users.get(userId);
    await this.push.notify(userId, notice(TEXTS[language]));
  }
}
