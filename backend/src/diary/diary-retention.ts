import type { RetentionRule } from '../platform/retention/retention.service.js';
import { SUGGESTED_DAYS } from './suggestions/diary-suggestions.repository.js';

/** Suggested entries, answered or not. */
export const DIARY_RETENTION: RetentionRule[] = [
  {
    what: 'suggested diary entries',
    sql: `
      DELETE FROM diary_suggestions WHERE id = ANY(ARRAY(
        SELECT id FROM diary_suggestions
        WHERE "createdAt" < now() - interval '${String(SUGGESTED_DAYS)} days'
        ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED))`,
  },
];
