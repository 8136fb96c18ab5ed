import { createHash } from 'node:crypto';
import type { DiaryKind, NewDiaryEntry } from '../contract/diary.js';
import type { Language } from '../contract/languages.js';
import type { ReminderKind } from '../contract/reminders.js';
import { hashUuid } from '../platform/hash-uuid.js';
import { namesParasite } from './proposals/past-care.js';
import type { ReminderEntity } from './reminder.entity.js';

/** The diary kind of a reminder that is done. Others need an amount or a text to mean anything. */
const DIARY_KIND: Partial<Record<ReminderKind, DiaryKind>> = {
  vaccine: 'vaccine',
  worms: 'parasites',
  fleas: 'parasites',
  medicine: 'medicine',
  check: 'visit',
};

/** What a treatment is against, which a title such as "Monthly tablet" leaves open. */
const AGAINST: Partial<Record<ReminderKind, Record<Language, string>>> = {
  worms: { en: 'worms', it: 'vermi' },
  fleas: { en: 'fleas and ticks', it: 'pulci e zecche' },
};

/**
 * The diary entry for what was done; null if the diary does not record it. The `clientId` is always
 * the same for the same occurrence.
 */
export function diaryEntryOf(
  { id, kind, title, nextAt }: Pick<ReminderEntity, 'id' | 'kind' | 'title' | 'nextAt'>,
  at: Date,
  language: Language,
): NewDiaryEntry | null {
  const diaryKind = DIARY_KIND[kind];
  if (!diaryKind || !nextAt) return null;
  const occurrence = `reminder-${String(id)}-${nextAt.toISOString()}`;
  const clientId = hashUuid(createHash('sha256').update(occurrence).digest('hex'));
  const against = namesParasite(title) ? undefined : AGAINST[kind]?.[language];
  const text = against === undefined ? title : `${title} (${against})`;
  return { kind: diaryKind, at: at.toISOString(), text, clientId };
}
