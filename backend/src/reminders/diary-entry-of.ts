import { createHash } from 'node:crypto';
import type { DiaryKind, NewDiaryEntry } from '../contract/diary.js';
import type { ReminderKind } from '../contract/reminders.js';
import type { ReminderEntity } from './reminder.entity.js';

/**
 * The diary kind of a reminder that is done. Others mean nothing there without an amount or a text.
 */
const DIARY_KIND: Partial<Record<ReminderKind, DiaryKind>> = {
  vaccine: 'vaccine',
  worms: 'parasites',
  fleas: 'parasites',
  medicine: 'medicine',
  check: 'visit',
};

/**
 * The entry for what was done; null if a diary does not record it. The same occurrence has the same
 * `clientId`.
 */
export function diaryEntryOf(
  { id, kind, title, nextAt }: Pick<ReminderEntity, 'id' | 'kind' | 'title' | 'nextAt'>,
  at: Date,
): NewDiaryEntry | null {
  const diaryKind = DIARY_KIND[kind];
  if (!diaryKind || !nextAt) return null;
  const clientId = uuidOf(`reminder-${String(id)}-${nextAt.toISOString()}`);
  return { kind: diaryKind, at: at.toISOString(), text: title, clientId };
}

/** A UUID of version 8 (RFC 9562), always the same for a name. */
function uuidOf(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex');
  const [a, b, c, d, e] = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(13, 16),
    hash.slice(17, 20),
    hash.slice(20, 32),
  ];
  return `${a}-${b}-8${c}-8${d}-${e}`;
}
