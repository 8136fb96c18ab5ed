import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailQueue } from './mail.queue.js';
import type { MailTemplate } from './templates/mail-templates.js';
import type { MailSource } from './templates/render-mail.js';

export interface NewMail<T extends MailTemplate> extends MailSource<T> {
  /** What this mail is the only one for, such as `receipt:in_1Abc`; no personal data. */
  key: string;
  /** One address. */
  to: string;
}

/** Any one of the mails. */
export type AnyMail = { [T in MailTemplate]: NewMail<T> }[MailTemplate];

const WRITE = `
  INSERT INTO mails (key, "to", language, template, data) VALUES ($1, $2, $3, $4, $5::jsonb)
  ON CONFLICT (key) DO NOTHING
  RETURNING id`;

/** For rooms that write to users: `write` within their transaction, `send` once it is committed. */
@Injectable()
export class MailService {
  constructor(private readonly queue: MailQueue) {}

  /** @returns the mail's id; null when the same key was written before, which is sent only once. */
  async write<T extends MailTemplate>(tx: EntityManager, mail: NewMail<T>): Promise<number | null> {
    const { key, to, language, template, data } = mail;
    const [row] = await tx.query<{ id: number }[]>(WRITE, [
      ...[key, to, language, template],
      JSON.stringify(data),
    ]);
    return row?.id ?? null;
  }

  /** Has a committed mail sent soon. Never fails: what is not sent now, the worker's sweep finds. */
  async send(id: number | null): Promise<void> {
    if (id !== null) await this.queue.enqueue([id]);
  }
}
