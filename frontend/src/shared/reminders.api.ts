import type { AcceptedReminder, Reminder, ReminderSuggestion } from '@contract/reminders';
import { api } from './api';
import { invalidateReminders } from './queries';

/** Rereads the list in any case: a call that failed may have reached the server all the same. */
export const thenRead = async <T>(petId: number, call: Promise<T>): Promise<T> => {
  try {
    return await call;
  } finally {
    await invalidateReminders(petId);
  }
};

type Step = 'done' | 'skip';

/** Answers the occurrence on screen; has no effect if another device has already done so. */
const answer = ({ id, petId, nextAt }: Reminder, step: Step): Promise<Reminder> => {
  const body = nextAt === null ? {} : { dueAt: nextAt };
  return thenRead(petId, api.post<Reminder>(`/api/reminders/${id}/${step}`, body));
};

export const markDone = (reminder: Reminder): Promise<Reminder> => answer(reminder, 'done');

export const skipOnce = (reminder: Reminder): Promise<Reminder> => answer(reminder, 'skip');

export const removeReminder = ({ id, petId }: Reminder): Promise<void> =>
  thenRead(petId, api.delete(`/api/reminders/${id}`));

/** Sets up what a question asked for, as the owner saw or changed it. */
export const acceptReminder = (
  { id, petId }: ReminderSuggestion,
  reminder: AcceptedReminder,
): Promise<Reminder> =>
  thenRead(petId, api.post<Reminder>(`/api/reminders/suggestions/${id}/accept`, reminder));

export const declineReminder = ({ id, petId }: ReminderSuggestion): Promise<void> =>
  thenRead(petId, api.delete(`/api/reminders/suggestions/${id}`));
