import {
  diaryCursor,
  type DiaryEntry,
  type DiaryEntryBody,
  type DiaryEntryChanges,
} from '@contract/diary';
import type { DiaryImport } from '@contract/diary-import';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { localZone } from '../../shared/local-time';
import { diaryKey, invalidateDiary } from '../../shared/queries';

const PAGE = 20;

/** The diary of a pet, newest first, page by page. */
export const useDiary = (petId: number) =>
  useInfiniteQuery({
    queryKey: diaryKey(petId),
    queryFn: ({ pageParam }) =>
      api.getPage<DiaryEntry>(
        `/api/pets/${petId}/diary?limit=${PAGE}${pageParam === null ? '' : `&before=${pageParam}`}`,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ items, hasMore }) => {
      const last = items.at(-1);
      return hasMore && last ? diaryCursor(last) : null;
    },
  });

export const addEntry = async (petId: number, entry: DiaryEntryBody): Promise<DiaryEntry> => {
  const added = await api.post<DiaryEntry>(`/api/pets/${petId}/diary`, entry);
  await invalidateDiary(petId);
  return added;
};

export const changeEntry = async (
  { id, petId }: DiaryEntry,
  changes: DiaryEntryChanges,
): Promise<DiaryEntry> => {
  const changed = await api.patch<DiaryEntry>(`/api/diary/${id}`, changes);
  await invalidateDiary(petId);
  return changed;
};

/** Puts a removed entry back. */
export const restoreEntry = (entry: DiaryEntry): Promise<DiaryEntry> => {
  const { kind, at, value, unit, text, severity, bodyPart, minutes } = entry;
  const { before, after, kcalPer100g, clientId } = entry;
  return addEntry(entry.petId, {
    kind,
    at,
    value,
    unit,
    text,
    severity,
    bodyPart,
    minutes,
    before,
    after,
    kcalPer100g,
    clientId,
  });
};

/** Reverts a change, unless the entry was changed again in the meantime. */
export const revertEntry = (before: DiaryEntry, { version }: DiaryEntry): Promise<DiaryEntry> =>
  changeEntry(before, {
    version,
    at: before.at,
    value: before.value ?? null,
    unit: before.unit ?? null,
    text: before.text ?? null,
    severity: before.severity ?? null,
    bodyPart: before.bodyPart ?? null,
    minutes: before.minutes ?? null,
    before: before.before ?? null,
    after: before.after ?? null,
    kcalPer100g: before.kcalPer100g ?? null,
  });

interface ImportOptions {
  preview: boolean;
}

/** Previews a CSV file, or stores what it can of it. Dates are in the browser's time zone. */
export const importFile = async (
  petId: number,
  file: File,
  { preview }: ImportOptions,
): Promise<DiaryImport> => {
  const query = new URLSearchParams({ preview: String(preview), timeZone: localZone() });
  const path = `/api/pets/${petId}/diary/import?${query.toString()}`;
  const done = await api.postFile<DiaryImport>(path, file, 'text/csv');
  if (!preview) await invalidateDiary(petId);
  return done;
};
