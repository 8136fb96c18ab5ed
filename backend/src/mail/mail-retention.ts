import type { RetentionRule } from '../platform/retention/retention.service.js';

const ENDED = `coalesce("sentAt", "createdAt")`;

/**
 * Days from sending until a mail loses its recipient and contents. It may be sent only two and a half
 * days after it was written, and the privacy policy promises 30 days.
 */
export const DAYS_KEPT = 27;

/** A mail's key stays for a year, so that a payment that stays open for months is reported once. */
export const MAIL_RETENTION: RetentionRule[] = [
  {
    what: 'mail contents',
    sql: `
      UPDATE mails SET "to" = NULL, data = NULL WHERE id = ANY(ARRAY(
        SELECT id FROM mails
        WHERE "to" IS NOT NULL AND "nextTryAt" IS NULL AND ${ENDED} < now() - interval '${String(DAYS_KEPT)} days'
        ORDER BY ${ENDED} LIMIT $1 FOR UPDATE SKIP LOCKED))`,
  },
  {
    what: 'mails',
    sql: `
      DELETE FROM mails WHERE id = ANY(ARRAY(
        SELECT id FROM mails WHERE "to" IS NULL AND ${ENDED} < now() - interval '1 year'
        ORDER BY ${ENDED} LIMIT $1 FOR UPDATE SKIP LOCKED))`,
  },
];
