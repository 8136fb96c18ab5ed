import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { MessageRow } from '../chat/chat.views.js';
import type { Language } from '../contract/languages.js';
import { PAGES } from '../contract/pages.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { Presence } from '../platform/redis/presence.js';
import { PushService, type Notice } from '../push/push.service.js';
import { RepliesRepository, type AnswerReader } from './replies.repository.js';

/** Not a word of the answer: a locked screen shows this. */
const TEXTS: Record<Language, { title: (pet: string) => string; body: string }> = {
  en: {
    title: (pet) => `Zampa has answered about ${pet}`,
    body: 'Tap to read the answer.',
  },
  it: {
    title: (pet) => `Zampa ha risposto alla tua domanda su ${pet}`,
    body: 'Tocca per leggere la risposta.',
  },
};

const noticeOf = (sessionId: number, reader: AnswerReader): Notice => {
  const { title, body } = TEXTS[reader.language];
  return {
    title: title(reader.petName),
    body,
    url: `${PAGES.chat}?petId=${String(reader.petId)}`,
    tag: `answer-${String(sessionId)}`,
  };
};

/** Notifies owners, if they want it, of answers that no visible tab showed. */
@Injectable()
export class AnswerNoticesService {
  constructor(
    private readonly presence: Presence,
    private readonly replies: RepliesRepository,
    private readonly push: PushService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Never fails: the answer is stored, and is found without a notice. */
  async tell(
    userId: number,
    { id, sessionId }: Pick<MessageRow, 'id' | 'sessionId'>,
  ): Promise<void> {
    try {
      if (await this.presence.isHere(userId)) return;
      const reader = await this.replies.readerToTell(id);
      if (reader) await this.push.notify(userId, noticeOf(sessionId, reader));
    } catch (err) {
      this.logger.warn({ err, replyId: id }, 'nobody was notified of an answer');
    }
  }
}
