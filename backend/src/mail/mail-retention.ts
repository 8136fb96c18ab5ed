import type { RetentionRule } from '../platform/retention/retention.service.js';

const ENDED = `coalesce("sentAt", "createdAt")`;

/**
 * After 29 days a mail loses its recipient and contents, within the 30 of the privacy policy. Its
 * key stays for a year, so that a payment that stays open for months is reported once.
 */
export const MAIL_RETENTION: RetentionRule[] = [
  {
    what: 'mail contents',
    sql: `
      UPDATE mails SET "to" = NULL, data = NULL WHERE id = ANY(ARRAY(
        SELECT id FROM mails
        WHERE "to" IS NOT NULL AND "nextTryAt" IS NULL AND ${ENDED} < now() - interval '29 days'
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
