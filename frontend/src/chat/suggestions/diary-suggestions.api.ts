import type { DiaryEntry, DiarySuggestion } from '@contract/diary';
import { api } from '../../shared/api';
import { zoneQuery } from '../../shared/local-time';
import { invalidateDiary } from '../../shared/queries';

/** Adds a suggested entry to the diary, at the time at which it is shown. */
export const acceptEntry = async ({ id, petId }: DiarySuggestion): Promise<DiaryEntry> => {
  const path = `/api/diary/suggestions/${id}/accept?${zoneQuery()}`;
  const entry = await api.post<DiaryEntry>(path);
  await invalidateDiary(petId);
  return entry;
};

export const declineEntry = async ({ id, petId }: DiarySuggestion): Promise<void> => {
  await api.delete(`/api/diary/suggestions/${id}`);
  await invalidateDiary(petId);
};
