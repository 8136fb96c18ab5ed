import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { registerGauge } from '../platform/health/gauges.js';
import { MailQueue } from './mail.queue.js';
import { MailsRepository, type NewMail } from './mails.repository.js';
import type { MailTemplate } from './templates/mail-templates.js';

export { LINK_LIFETIME } from './templates/mail-templates.js';
export type { NewMail };

/** Any kind of mail. */
export type AnyMail = { [T in MailTemplate]: NewMail<T> }[MailTemplate];

/** For rooms that write to users: `write` within their transaction, `send` once it is committed. */
@Injectable()
export class MailOutboxService implements OnModuleInit {
  constructor(
    private readonly mails: MailsRepository,
    private readonly queue: MailQueue,
  ) {}

  onModuleInit(): void {
    registerGauge(
      'zampa_oldest_mail_waiting_seconds',
      'Since the oldest mail was written of those that wait since the last one was sent; 0 without',
      () => this.mails.longestWait(),
    );
  }

  /**
   * @returns the mail's id; null if the same key was written before, since it is sent only once.
   */
  write<T extends MailTemplate>(tx: EntityManager, mail: NewMail<T>): Promise<number | null> {
    return this.mails.insert(tx, mail);
  }

  /** Sends a committed mail soon. Never fails: the worker's sweep finds what is not sent now. */
  async send(id: number | null): Promise<void> {
    if (id !== null) await this.queue.enqueue([id]);
  }
}
