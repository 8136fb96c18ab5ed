import type { Reminder } from '@contract/reminders';
import { api } from './api';
import { invalidateReminders } from './queries';

type Step = 'done' | 'skip';

/** Answers the occurrence that is seen; nothing happens if another device has done so. */
const answer = async ({ id, petId, nextAt }: Reminder, step: Step): Promise<Reminder> => {
  const body = nextAt === null ? {} : { dueAt: nextAt };
  try {
    return await api.post<Reminder>(`/api/reminders/${id}/${step}`, body);
  } finally {
    await invalidateReminders(petId);
  }
};

export const markDone = (reminder: Reminder): Promise<Reminder> => answer(reminder, 'done');

export const skipOnce = (reminder: Reminder): Promise<Reminder> => answer(reminder, 'skip');
