import type { NewReminder, Reminder, ReminderChanges, ReminderProposal } from '@contract/reminders';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { useLanguage } from '../../shared/preferences.store';
import { invalidateReminders, remindersKey } from '../../shared/queries';
import { localZone } from './local-time';

export const useReminders = (petId: number) =>
  useQuery({
    queryKey: remindersKey(petId),
    queryFn: () => api.get<Reminder[]>(`/api/pets/${petId}/reminders`),
  });

/** What the schedules of care suggest. Below the reminders' key: an accepted one is no longer there. */
export const useProposals = (petId: number, { enabled }: { enabled: boolean }) => {
  const language = useLanguage();
  const query = new URLSearchParams({ timeZone: localZone(), language });
  return useQuery({
    enabled,
    queryKey: [...remindersKey(petId), 'proposed', language],
    queryFn: () =>
      api.get<ReminderProposal[]>(`/api/pets/${petId}/reminders/proposed?${query.toString()}`),
  });
};

/** A call that failed may have reached the server all the same: the list is read again. */
const thenRead = async <T>(petId: number, call: Promise<T>): Promise<T> => {
  try {
    return await call;
  } finally {
    await invalidateReminders(petId);
  }
};

export const addReminder = (petId: number, reminder: NewReminder): Promise<Reminder> =>
  thenRead(petId, api.post<Reminder>(`/api/pets/${petId}/reminders`, reminder));

export const changeReminder = (
  { id, petId }: Reminder,
  changes: ReminderChanges,
): Promise<Reminder> => thenRead(petId, api.patch<Reminder>(`/api/reminders/${id}`, changes));

export const removeReminder = ({ id, petId }: Reminder): Promise<void> =>
  thenRead(petId, api.delete(`/api/reminders/${id}`));

/** It is not proposed again. */
export const declineProposal = (petId: number, { key }: ReminderProposal): Promise<unknown> =>
  thenRead(petId, api.post(`/api/pets/${petId}/reminders/proposed/${key}/decline`));
