import type { CalendarFeed, NewCalendarFeed } from '@contract/calendar';
import type { PushTestReply } from '@contract/push';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { knownState, type NotificationState } from '../../shared/notification-state';
import { readState, renewNotifications } from '../../shared/notifications';
import { queryClient } from '../../shared/queries';

const STATE_KEY = ['notifications'];
const CALENDAR_KEY = ['api', 'calendar'];

/** Read from the browser on every mount. */
export const useNotificationState = (uid: string) =>
  useQuery({
    queryKey: STATE_KEY,
    queryFn: () => readState(uid),
    placeholderData: knownState,
    networkMode: 'always',
    staleTime: 0,
  });

export const cacheNotificationState = (state: NotificationState): void => {
  queryClient.setQueryData(STATE_KEY, state);
};

/** Rejects, but registers this browser again, if the server knows of none. */
export const sendTest = async (uid: string): Promise<void> => {
  const { devices } = await api.post<PushTestReply>('/api/push-subscriptions/test');
  if (devices > 0) return;
  await renewNotifications(uid);
  throw new Error('No device was told');
};

export const useCalendarFeed = () =>
  useQuery({
    queryKey: CALENDAR_KEY,
    queryFn: () => api.get<CalendarFeed>('/api/calendar'),
    staleTime: 0,
  });

export const invalidateCalendar = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: CALENDAR_KEY });

/** Creates the feed, or gives it a new address. @returns the only copy of the address. */
export const makeCalendar = async (): Promise<string> => {
  const { url } = await api.post<NewCalendarFeed>('/api/calendar');
  await invalidateCalendar();
  return url;
};

export const revokeCalendar = async (): Promise<void> => {
  await api.delete('/api/calendar');
  await invalidateCalendar();
};
