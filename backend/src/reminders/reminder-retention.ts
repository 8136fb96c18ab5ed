import type { RetentionRule } from '../platform/retention/retention.service.js';
import { SUGGESTED_DAYS } from './suggestions/reminder-suggestions.repository.js';

/** Suggestions from questions that asked for a reminder, answered or not. */
export const REMINDER_RETENTION: RetentionRule[] = [
  {
    what: 'suggested reminders',
    sql: `
      DELETE FROM reminder_suggestions WHERE id = ANY(ARRAY(
        SELECT id FROM reminder_suggestions
        WHERE "createdAt" < now() - interval '${String(SUGGESTED_DAYS)} days'
        ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED))`,
  },
];
