import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIDENTIAL, type MailTemplate } from './templates/mail-templates.js';
import type { MailSource } from './templates/render-mail.js';

export interface NewMail<T extends MailTemplate> extends MailSource<T> {
  /** What this mail is the only one for, such as `receipt:in_1Abc`; no personal data. */
  key: string;
  /** One address. */
  to: string;
}

/** A mail that this worker is to send now. */
export interface ClaimedMail extends MailSource {
  id: number;
  to: string;
  attempts: number;
  createdAt: Date;
}

/** Seconds. A worker that died in the middle of a delivery keeps the mail this long. */
const CLAIM = 15;

const WRITE = `
  INSERT INTO mails (key, "to", language, template, data) VALUES ($1, $2, $3, $4, $5::jsonb)
  ON CONFLICT (key) DO NOTHING
  RETURNING id`;

const DUE = `
  SELECT id FROM mails WHERE "sentAt" IS NULL AND "nextTryAt" <= now()
  ORDER BY "nextTryAt" LIMIT 500`;

const TAKE = `
  UPDATE mails SET attempts = attempts + 1, "nextTryAt" = now() + make_interval(secs => $2)
  WHERE id = $1 AND "sentAt" IS NULL AND "nextTryAt" <= now()
  RETURNING id, "to", template, language, data, attempts, "createdAt"`;

const RENEW = `
  UPDATE mails SET "nextTryAt" = now() + make_interval(secs => $3)
  WHERE id = $1 AND attempts = $2 AND "sentAt" IS NULL AND "nextTryAt" IS NOT NULL`;

/** Keys to an account lie nowhere longer than they have to. */
const KEEP_UNLESS_CONFIDENTIAL = `data = CASE WHEN template = ANY($2) THEN NULL ELSE data END`;

const SENT = `
  UPDATE mails SET "sentAt" = now(), "nextTryAt" = NULL, "lastError" = NULL, ${KEEP_UNLESS_CONFIDENTIAL}
  WHERE id = $1 AND "sentAt" IS NULL`;

const LATER = `
  UPDATE mails SET "nextTryAt" = now() + make_interval(secs => $3), "lastError" = $4
  WHERE id = $1 AND attempts = $2 AND "sentAt" IS NULL`;

const PARK = `
  UPDATE mails SET "nextTryAt" = NULL, "lastError" = $4, ${KEEP_UNLESS_CONFIDENTIAL}
  WHERE id = $1 AND attempts = $3 AND "sentAt" IS NULL`;

/** The table of mails: each is due, claimed by one worker at a time, in the end sent or parked. */
@Injectable()
export class MailsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @returns the mail's id; null when the same key was written before. */
  async insert<T extends MailTemplate>(
    tx: EntityManager,
    mail: NewMail<T>,
  ): Promise<number | null> {
    const { key, to, language, template, data } = mail;
    const values = [key, to, language, template, JSON.stringify(data)];
    const [row] = await tx.query<{ id: number }[]>(WRITE, values);
    return row?.id ?? null;
  }

  async due(): Promise<number[]> {
    const rows = await this.database.query<{ id: number }[]>(DUE);
    return rows.map(({ id }) => id);
  }

  /** `undefined` when the mail is not due: sent, parked or in the hands of another worker. */
  async claim(id: number): Promise<ClaimedMail | undefined> {
    const [[mail]] = await this.database.query<[ClaimedMail[], number]>(TAKE, [id, CLAIM]);
    return mail;
  }

  /** Keeps the claim for as long again. */
  async renew({ id, attempts }: ClaimedMail): Promise<void> {
    await this.database.query(RENEW, [id, attempts, CLAIM]);
  }

  async sent({ id }: ClaimedMail): Promise<void> {
    await this.database.query(SENT, [id, CONFIDENTIAL]);
  }

  /** To be tried again in so many seconds, unless another worker has claimed it since. */
  async tryLater({ id, attempts }: ClaimedMail, seconds: number, fault: string): Promise<void> {
    await this.database.query(LATER, [id, attempts, seconds, fault]);
  }

  /** Keeps the mail, but tries no more; one that holds a key is asked for anew anyway. */
  async park({ id, attempts }: ClaimedMail, fault: string): Promise<void> {
    await this.database.query(PARK, [id, CONFIDENTIAL, attempts, fault]);
  }
}
