import { Injectable } from '@nestjs/common';
import { UsersService } from '../accounts/users.service.js';
import type { Language } from '../contract/languages.js';
import { PAGES } from '../contract/pages.js';
import type { PushTestReply } from '../contract/push.js';
import { PushService } from './push.service.js';

const TEXTS: Record<Language, { title: string; body: string }> = {
  en: { title: 'Notifications work', body: 'This is where Zampa will remind you.' },
  it: { title: 'Le notifiche funzionano', body: 'È qui che Zampa ti avviserà.' },
};

/** Sends owners a test notification. */
@Injectable()
export class PushTestService {
  constructor(
    private readonly users: UsersService,
    private readonly push: PushService,
  ) {}

  async send(userId: number): Promise<PushTestReply> {
    const { language } = await this.users.get(userId);
    const notice = {
      ...TEXTS[language],
      url: PAGES.profile,
      tag: 'test',
      urgency: 'high',
    } as const;
    return { devices: await this.push.notify(userId, notice) };
  }
}
