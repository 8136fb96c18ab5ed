import type { RetentionRule } from '../platform/retention/retention.service.js';

/** Questions without an answer; closed ones are part of the pet's record. */
export const CONSULTATIONS_RETENTION: RetentionRule[] = [
  {
    what: 'withdrawn and expired consultations',
    sql: `
      DELETE FROM consultations WHERE id = ANY(ARRAY(
        SELECT id FROM consultations
        WHERE state IN ('withdrawn', 'expired') AND "closedAt" < now() - interval '90 days'
        ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED))`,
  },
];
