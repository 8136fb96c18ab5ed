import type { NewDiaryEntry } from '../../contract/diary.js';
import type { CheckedPet } from '../entry-check.js';
import { readDiary } from '../reading/read-diary.js';
import type { DiarySuggestionEntity } from './diary-suggestion.entity.js';

type Suggested = Pick<DiarySuggestionEntity, 'question' | 'askedAt' | 'entry'>;

/**
 * The entry at the time that its words name in a time zone. As it was stored, if the zone or the
 * words are not known, or no longer say it of this pet.
 */
export function entryIn(
  { question, askedAt, entry }: Suggested,
  pet: CheckedPet & { name: string },
  timeZone: string | undefined,
): NewDiaryEntry {
  if (timeZone === undefined || question === null || askedAt === null) return entry;
  const read = readDiary(question, { now: askedAt, timeZone, pet });
  const same = read.find((one) => saysTheSame(one, entry));
  return same ? { ...entry, at: same.at } : entry;
}

const saysTheSame = (one: NewDiaryEntry, other: NewDiaryEntry): boolean =>
  one.kind === other.kind &&
  (one.value ?? null) === (other.value ?? null) &&
  (one.unit ?? null) === (other.unit ?? null) &&
  (one.text ?? null) === (other.text ?? null);
