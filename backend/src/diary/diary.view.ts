import { fromBase, type DiaryEntry } from '../contract/diary.js';
import type { DiaryEntryEntity } from './diary-entry.entity.js';

/** Leaves out fields that the entry does not have. */
export function diaryView(entry: Omit<DiaryEntryEntity, 'pet' | 'createdAt'>): DiaryEntry {
  const { id, petId, kind, at, value, unit, version } = entry;
  const { text, severity, bodyPart, minutes, before, after, kcalPer100g } = entry;
  const { clientId, messageId } = entry;
  const told = { text, severity, bodyPart, minutes, before, after, kcalPer100g };
  return {
    id,
    petId,
    kind,
    at: at.toISOString(),
    ...(value !== null && unit !== null && { value: fromBase(value, unit, kind), unit }),
    ...known({ ...told, clientId, messageId }),
    version,
  };
}

type Known<T> = { [Field in keyof T]?: NonNullable<T[Field]> };

const known = <T extends object>(fields: T): Known<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Known<T>;
