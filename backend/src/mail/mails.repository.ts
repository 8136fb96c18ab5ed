import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository, type EntityManager } from 'typeorm';
import { Mail } from './mail.entity.js';
import { CONFIDENTIAL, type MailTemplate } from './templates/mail-templates.js';
import type { MailSource } from './templates/render-mail.js';

export interface NewMail<T extends MailTemplate> extends MailSource<T> {
  /** Deduplication key, such as `receipt-in_1Abc`; no personal data. */
  key: string;
  /** One address. */
  to: string;
}

/** A mail that this worker must send now. */
export interface ClaimedMail extends MailSource {
  id: number;
  to: string;
  attempts: number;
  createdAt: Date;
  /** By the database's clock, which also decides whether its link is valid. Milliseconds. */
  age: number;
}

/** Why a mail is given up whose link is no longer valid. */
export const LINK_EXPIRED = 'link expired';

/** Term of a claim: how long a worker that dies during a delivery keeps the mail. Seconds. */
const CLAIM = 15;

const DUE = `
  SELECT id FROM mails WHERE "sentAt" IS NULL AND "nextTryAt" <= now()
  ORDER BY "nextTryAt" LIMIT 500`;

/**
 * Counts only mails written since the last one was sent, so that a single unreachable recipient
 * does not count. One whose link expired while it waited counts as long as the longest pause between
 * two tries: that it was given up does not mean that the server is well.
 */
const LONGEST_WAIT = `
  SELECT extract(epoch FROM now() - min("createdAt"))::float8 AS seconds FROM mails
  WHERE "sentAt" IS NULL
    AND ("nextTryAt" IS NOT NULL OR "lastError" = $1 AND "createdAt" > now() - interval '6 hours')
    AND "createdAt" > coalesce(
    (SELECT max("sentAt") FROM (SELECT "sentAt" FROM mails ORDER BY id DESC LIMIT 200) AS newest),
    '-infinity')`;

const TAKE = `
  UPDATE mails SET attempts = attempts + 1, "nextTryAt" = now() + make_interval(secs => $2)
  WHERE id = $1 AND "sentAt" IS NULL AND "nextTryAt" <= now()
  RETURNING id, "to", template, language, data, attempts, "createdAt",
    1000 * extract(epoch FROM now() - "createdAt")::float8 AS age`;

const RENEW = `
  UPDATE mails SET "nextTryAt" = now() + make_interval(secs => $3)
  WHERE id = $1 AND attempts = $2 AND "sentAt" IS NULL AND "nextTryAt" IS NOT NULL`;

const LATER = `
  UPDATE mails SET "nextTryAt" = now() + make_interval(secs => $3), "lastError" = $4
  WHERE id = $1 AND attempts = $2 AND "sentAt" IS NULL`;

/** A confidential mail's data is removed as soon as it is sent or parked. */
const withoutSecrets = ({ template }: ClaimedMail) =>
  CONFIDENTIAL.includes(template) ? { data: null } : {};

/** Statements that depend on the database's clock are written in SQL. */
@Injectable()
export class MailsRepository {
  constructor(@InjectRepository(Mail) private readonly mails: Repository<Mail>) {}

  /** @returns the mail's id; null when the same key was written before. */
  async insert<T extends MailTemplate>(
    tx: EntityManager,
    mail: NewMail<T>,
  ): Promise<number | null> {
    const insert = tx.createQueryBuilder().insert().into(Mail).values(mail).orIgnore();
    const inserted = await insert.returning('id').execute();
    return (inserted.raw as { id: number }[])[0]?.id ?? null;
  }

  async due(): Promise<number[]> {
    const rows = await this.mails.query<{ id: number }[]>(DUE);
    return rows.map(({ id }) => id);
  }

  /**
   * How long the oldest mail written since the last delivery has waited, in seconds; 0 if none
   * waits or expired lately.
   */
  async longestWait(): Promise<number> {
    const [row] = await this.mails.query<{ seconds: number | null }[]>(LONGEST_WAIT, [
      LINK_EXPIRED,
    ]);
    return row?.seconds ?? 0;
  }

  /** `undefined` if the mail is not due: sent, parked, or claimed by another worker. */
  async claim(id: number): Promise<ClaimedMail | undefined> {
    const [[mail]] = await this.mails.query<[ClaimedMail[], number]>(TAKE, [id, CLAIM]);
    return mail;
  }

  /** Extends the claim by its full length. */
  async renew({ id, attempts }: ClaimedMail): Promise<void> {
    await this.mails.query(RENEW, [id, attempts, CLAIM]);
  }

  async sent(mail: ClaimedMail): Promise<void> {
    await this.mails.update(
      { id: mail.id, sentAt: IsNull() },
      { sentAt: () => 'now()', nextTryAt: null, lastError: null, ...withoutSecrets(mail) },
    );
  }

  /** Tries again after this many seconds, unless another worker has claimed it since. */
  async tryLater({ id, attempts }: ClaimedMail, seconds: number, fault: string): Promise<void> {
    await this.mails.query(LATER, [id, attempts, seconds, fault]);
  }

  /**
   * Keeps the mail, but stops trying. A confidential one loses its data: its reader will ask for a
   * new key anyway.
   */
  async park(mail: ClaimedMail, fault: string): Promise<void> {
    await this.mails.update(
      { id: mail.id, attempts: mail.attempts, sentAt: IsNull() },
      { nextTryAt: null, lastError: fault, ...withoutSecrets(mail) },
    );
  }
}
