import type { Memory } from '@contract/memories';
import { api } from './api';
import { invalidateMemories } from './queries';

/** Stores a memory that the owner wrote. */
export const addMemory = async (petId: number, text: string): Promise<void> => {
  await api.post<Memory>(`/api/pets/${petId}/memories`, { text });
  await invalidateMemories(petId);
};

export const correctMemory = async ({ id, petId }: Memory, text: string): Promise<void> => {
  await api.patch<Memory>(`/api/memories/${id}`, { text });
  await invalidateMemories(petId);
};

/** Keeps a suggested memory. */
export const keepMemory = async ({ id, petId }: Memory): Promise<void> => {
  await api.post<Memory>(`/api/memories/${id}/keep`);
  await invalidateMemories(petId);
};

/** Forgets a memory; declines a suggestion for good. */
export const forgetMemory = async ({ id, petId }: Memory): Promise<void> => {
  await api.delete(`/api/memories/${id}`);
  await invalidateMemories(petId);
};
