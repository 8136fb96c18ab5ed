import type { RetentionRule } from '../../platform/retention/retention.service.js';

/**
 * Expired tokens, and offers used by deleted accounts, which are kept for two years (see each row).
 */
export const ACCOUNT_RETENTION: RetentionRule[] = [
  {
    what: 'account tokens',
    sql: `
      DELETE FROM account_tokens WHERE hash = ANY(ARRAY(
        SELECT hash FROM account_tokens WHERE "expiresAt" < now()
        ORDER BY "expiresAt" LIMIT $1 FOR UPDATE SKIP LOCKED))`,
  },
  {
    what: 'used offers of removed accounts',
    sql: `
      DELETE FROM used_offers WHERE hash = ANY(ARRAY(
        SELECT hash FROM used_offers WHERE "keptUntil" < now()
        ORDER BY "keptUntil" LIMIT $1 FOR UPDATE SKIP LOCKED))`,
  },
];

/** Run on a restored database: a mailed key may have been used after the backup. */
export const ACCOUNTS_AFTER_RESTORE = ['DELETE FROM account_tokens'];
