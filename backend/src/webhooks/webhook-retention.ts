import type { RetentionRule } from '../platform/retention/retention.service.js';

/** The log of webhooks. */
export const WEBHOOK_RETENTION: RetentionRule[] = [
  {
    what: 'webhook deliveries',
    sql: `
      DELETE FROM webhook_deliveries WHERE id = ANY(ARRAY(
        SELECT id FROM webhook_deliveries WHERE "createdAt" < now() - interval '30 days'
        ORDER BY "createdAt" LIMIT $1 FOR UPDATE SKIP LOCKED))`,
  },
];
