import type {
  AcceptedReminder,
  NewReminder,
  Reminder,
  ReminderChanges,
  ReminderProposal,
  ReminderSuggestion,
} from '@contract/reminders';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { CreateOnce } from '../../shared/create-once';
import { useLanguage } from '../../shared/preferences.store';
import { proposalsKey } from '../../shared/queries';
import { localZone } from '../../shared/local-time';
import { acceptReminder, thenRead } from '../../shared/reminders.api';

/** What the care schedules suggest. */
export const useProposals = (petId: number, { enabled }: { enabled: boolean }) => {
  const language = useLanguage();
  const query = new URLSearchParams({ timeZone: localZone(), language });
  return useQuery({
    enabled,
    queryKey: [...proposalsKey(petId), language],
    queryFn: () =>
      api.get<ReminderProposal[]>(`/api/pets/${petId}/reminders/proposed?${query.toString()}`),
  });
};

/** Returns a function for one form that adds a reminder once, however often it is called. */
export const reminderAdder = (petId: number) => {
  const once = new CreateOnce<Reminder>();
  return async (reminder: NewReminder): Promise<Reminder> => {
    const made = await once.find(() => api.get<Reminder[]>(`/api/pets/${petId}/reminders`));
    // The form's values may have changed since.
    if (made) return changeReminder(made, { ...reminder, version: made.version });
    const { kind, title, startsAt } = reminder;
    return once.create(
      addReminder(petId, reminder),
      (one) =>
        one.kind === kind &&
        one.title === title &&
        one.startsAt === startsAt &&
        one.state === 'active',
    );
  };
};

export const addReminder = (petId: number, reminder: NewReminder): Promise<Reminder> =>
  thenRead(petId, api.post<Reminder>(`/api/pets/${petId}/reminders`, reminder));

export const changeReminder = (
  { id, petId }: Reminder,
  changes: ReminderChanges,
): Promise<Reminder> => thenRead(petId, api.patch<Reminder>(`/api/reminders/${id}`, changes));

const isAs = (made: Reminder, { channels = [], ...told }: AcceptedReminder): boolean =>
  Object.entries(told).every(([field, value]) => made[field as keyof typeof told] === value) &&
  made.channels.length === channels.length &&
  channels.every((channel) => made.channels.includes(channel));

/**
 * Sets up what a question asked for as the form says, even if an unanswered call or another tab has
 * already accepted it otherwise.
 * @param version of the accepted reminder that is to be replaced; the current one by default
 */
export const acceptEdited = async (
  suggestion: ReminderSuggestion,
  reminder: AcceptedReminder,
  version?: number,
): Promise<Reminder> => {
  const made = await acceptReminder(suggestion, reminder);
  if (isAs(made, reminder)) return made;
  return changeReminder(made, { ...reminder, version: version ?? made.version });
};

/** Moves the reminders of all pets to the local time zone. */
export const moveReminders = (petId: number): Promise<unknown> =>
  thenRead(petId, api.post('/api/reminders/move', { timeZone: localZone() }));

/** Declines a proposal for good. */
export const declineProposal = (petId: number, { key }: ReminderProposal): Promise<unknown> =>
  thenRead(petId, api.post(`/api/pets/${petId}/reminders/proposed/${key}/decline`));
