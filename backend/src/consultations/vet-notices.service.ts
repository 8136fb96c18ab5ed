import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { UsersService } from '../accounts/users.service.js';
import type { Language } from '../contract/languages.js';
import { PAGES } from '../contract/pages.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { Presence } from '../platform/redis/presence.js';
import { PushService } from '../push/push.service.js';
import type { ConsultationEntity } from './consultation.entity.js';

/** Shown on locked screens, so they contain nothing of the message. */
const TEXTS: Record<Language, { title: (vet: string) => string; body: string }> = {
  en: { title: (vet) => `${vet} has written to you`, body: 'Tap to read the message.' },
  it: { title: (vet) => `Un messaggio da ${vet}`, body: 'Tocca per leggerlo.' },
};

/** Notifies owners who want it that a vet has written while none of their tabs was visible. */
@Injectable()
export class VetNoticesService {
  constructor(
    private readonly presence: Presence,
    private readonly users: UsersService,
    private readonly push: PushService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Never fails: the message is stored, and can be read without a notification. */
  async tell(
    { id, userId, petId }: Pick<ConsultationEntity, 'id' | 'userId' | 'petId'>,
    vet: string,
  ): Promise<void> {
    try {
      if (await this.presence.isHere(userId)) return;
      const { answerNotices, language } = await this.users.get(userId);
      if (!answerNotices) return;
      const { title, body } = TEXTS[language];
      const url = `${PAGES.chat}?petId=${String(petId)}`;
      const tag = `consultation-${String(id)}`;
      await this.push.notify(userId, { title: title(vet), body, url, tag, urgency: 'high' });
    } catch (err) {
      this.logger.warn({ err, consultationId: id }, "nobody was notified of a vet's message");
    }
  }
}
