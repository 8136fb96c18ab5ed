import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailQueue } from './mail.queue.js';
import { MailsRepository, type NewMail } from './mails.repository.js';
import type { MailTemplate } from './templates/mail-templates.js';

export type { NewMail };

/** Any one of the mails. */
export type AnyMail = { [T in MailTemplate]: NewMail<T> }[MailTemplate];

/** For rooms that write to users: `write` within their transaction, `send` once it is committed. */
@Injectable()
export class MailOutbox {
  constructor(
    private readonly mails: MailsRepository,
    private readonly queue: MailQueue,
  ) {}

  /** @returns the mail's id; null when the same key was written before, which is sent only once. */
  write<T extends MailTemplate>(tx: EntityManager, mail: NewMail<T>): Promise<number | null> {
    return this.mails.insert(tx, mail);
  }

  /** Has a committed mail sent soon. Never fails: what is not sent now, the worker's sweep finds. */
  async send(id: number | null): Promise<void> {
    if (id !== null) await this.queue.enqueue([id]);
  }
}
