import type { RetentionRule } from '../platform/retention/retention.service.js';

/** Expired ones stay listed for a while, so that their owner sees why a program stopped. */
export const TOKENS_RETENTION: RetentionRule[] = [
  {
    what: 'expired tokens',
    sql: `
      DELETE FROM api_tokens WHERE id = ANY(ARRAY(
        SELECT id FROM api_tokens WHERE "expiresAt" < now() - interval '30 days'
        ORDER BY "expiresAt" LIMIT $1 FOR UPDATE SKIP LOCKED))`,
  },
];
