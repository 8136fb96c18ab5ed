import type { DiaryEntry } from '@contract/diary';
import { openPet } from '../page/pet-page.fixture';

export const DIARY = '/api/pets/7/diary?limit=20';
export const ADD = 'POST /api/pets/7/diary';

export const WEIGHT: DiaryEntry = {
  id: 1,
  petId: 7,
  kind: 'weight',
  at: '2026-05-04T08:00:00.000Z',
  version: 1,
  value: 3.8,
  unit: 'kg',
  clientId: '4b4f1f3e-8f5f-4d3a-9d0e-1f3a5b7c9d11',
};

/** Opens the page of a pet on Pro, with these entries in its diary. */
export const openDiary = (
  entries: DiaryEntry[],
  answer?: (call: string) => Response | Promise<Response>,
): void => openPet({ plan: 'pro', reads: { [DIARY]: entries }, ...(answer && { answer }) });
