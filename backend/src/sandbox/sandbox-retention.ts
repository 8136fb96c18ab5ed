import type { RetentionRule } from '../platform/retention/retention.service.js';

/** As at Stripe: events can be had for 30 days; a day is enough for repeats of a request. */
export const SANDBOX_RETENTION: RetentionRule[] = [
  {
    what: 'sandbox events and replays',
    sql: `
      DELETE FROM sandbox_objects WHERE (type, id) IN (
        SELECT type, id FROM sandbox_objects
        WHERE type IN ('event', 'replay')
          AND to_timestamp((data->>'created')::bigint) < now() - interval '30 days'
        LIMIT $1)`,
  },
];
