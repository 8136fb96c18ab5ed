import type { DiaryEntry } from '@contract/diary';
import { api } from './api';
import { invalidateDiary } from './queries';

export const removeEntry = async ({ id, petId }: DiaryEntry): Promise<void> => {
  await api.delete(`/api/diary/${id}`);
  await invalidateDiary(petId);
};
