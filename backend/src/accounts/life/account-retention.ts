import type { RetentionRule } from '../../platform/retention/retention.service.js';

/** A mailed key that is too old opens nothing. */
export const ACCOUNT_RETENTION: RetentionRule[] = [
  {
    what: 'account tokens',
    sql: `
      DELETE FROM account_tokens WHERE hash = ANY(ARRAY(
        SELECT hash FROM account_tokens WHERE "expiresAt" < now()
        ORDER BY "expiresAt" LIMIT $1 FOR UPDATE SKIP LOCKED))`,
  },
];
