import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CONFIDENTIAL } from './templates/mail-templates.js';
import type { MailSource } from './templates/render-mail.js';

/** A mail that this worker is to send now. */
export interface ClaimedMail extends MailSource {
  id: number;
  to: string;
  attempts: number;
  createdAt: Date;
}

/** Seconds. A worker that died in the middle of a delivery keeps the mail this long. */
const CLAIM = 15;

/** A delivery that takes longer renews its claim. Milliseconds. */
const RENEWAL_INTERVAL = 5000;

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
const KEEP_WHAT_IS_NO_KEY = `data = CASE WHEN template = ANY($2) THEN NULL ELSE data END`;

const SENT = `
  UPDATE mails SET "sentAt" = now(), "nextTryAt" = NULL, "lastError" = NULL, ${KEEP_WHAT_IS_NO_KEY}
  WHERE id = $1 AND "sentAt" IS NULL`;

const LATER = `
  UPDATE mails SET "nextTryAt" = now() + make_interval(secs => $3), "lastError" = $4
  WHERE id = $1 AND attempts = $2 AND "sentAt" IS NULL`;

const PARK = `
  UPDATE mails SET "nextTryAt" = NULL, "lastError" = $4, ${KEEP_WHAT_IS_NO_KEY}
  WHERE id = $1 AND attempts = $3 AND "sentAt" IS NULL`;

/** The life of a mail: due, claimed by one worker at a time, in the end sent or parked. */
@Injectable()
export class MailsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async due(): Promise<number[]> {
    const rows = await this.database.query<{ id: number }[]>(DUE);
    return rows.map(({ id }) => id);
  }

  /** `undefined` when the mail is not due: sent, parked or in the hands of another worker. */
  async claim(id: number): Promise<ClaimedMail | undefined> {
    const [[mail]] = await this.database.query<[ClaimedMail[], number]>(TAKE, [id, CLAIM]);
    return mail;
  }

  /** Does the work, and keeps the claim as long as that takes. */
  async holding(mail: ClaimedMail, work: () => Promise<void>): Promise<void> {
    const timer = setInterval(() => {
      const { id, attempts } = mail;
      this.database.query(RENEW, [id, attempts, CLAIM]).catch(() => undefined);
    }, RENEWAL_INTERVAL);
    try {
      await work();
    } finally {
      clearInterval(timer);
    }
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
