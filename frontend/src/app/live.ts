import type { ServerToClientEvents, UserEvents } from '@contract/socket-events';
import { forgetAhead } from '../shared/ahead';
import { useKept } from '../shared/kept.store';
import { followEventNumbers, onMissedEvents } from '../shared/missed-events';
import {
  cachePet,
  invalidateDiary,
  invalidateMemories,
  invalidatePets,
  invalidateSupport,
  invalidateReminders,
  invalidateSummaries,
  refreshUser,
  uncachePet,
} from '../shared/queries';
import { invalidateConsultations } from '../shared/consultations';
import { refreshSession } from '../shared/session';
import { cacheLastMessage, invalidateSessions } from '../shared/sessions.api';
import { useSession } from '../shared/session.store';
import { socket } from '../shared/socket';
import { invalidateTokens } from '../shared/tokens.api';
import { withTexts } from '../shared/texts/first';
import { deferWhileHidden } from './defer-while-hidden';
import { meetPreferences, takePreferences } from './preferences-sync';
import { showUnread } from './unread';
import { tellVisibility } from './visibility';

/** The socket client itself retries after a lost network, but not after a refusal by the server. */
const RETRY_MS = { base: 1_000, spread: 4_000 };

/**
 * Debounces refreshes: a question's response carries the new counts, so other requests go first.
 */
const REFRESH_MS = 250;
let refreshing: number | undefined;

const refreshSoon = (): void => {
  window.clearTimeout(refreshing);
  refreshing = window.setTimeout(() => void refreshUser(), REFRESH_MS);
};

/** Its code loads with the first reminder that falls due. */
const tellOfReminder = async (event: UserEvents['reminder-due']): Promise<void> => {
  void invalidateReminders(event.reminder.petId);
  (await withTexts(import('./reminder-due'))).tellOfReminder(event);
};

const handlers: Partial<ServerToClientEvents> = {
  'pet-saved': ({ pet }) => cachePet(pet),
  'pet-removed': ({ petId }) => {
    uncachePet(petId);
    void invalidateSessions();
  },
  message: ({ message }) => {
    if (message.role === 'user' || message.author) cacheLastMessage(message);
  },
  'message-done': ({ message }) => cacheLastMessage(message),
  'sessions-read': () => void invalidateSessions(),
  'conversation-changed': () => void invalidateSessions(),
  'memory-changed': ({ petId }) => void invalidateMemories(petId),
  'diary-changed': ({ petId }) => void invalidateDiary(petId),
  'consultation-changed': ({ petId }) => void invalidateConsultations(petId),
  'support-changed': () => void invalidateSupport(),
  'tokens-changed': () => void invalidateTokens(),
  'reminder-due': (event) => void tellOfReminder(event).catch(() => undefined),
  'reminders-changed': ({ petId }) => void invalidateReminders(petId),
  'summaries-changed': ({ petId }) => void invalidateSummaries(petId),
  'preferences-changed': (preferences) => void takePreferences(preferences),
  'profile-changed': refreshSoon,
  'plan-activated': () => void refreshUser(),
  'signed-out': () => useSession.getState().signOut(),
};

const readOwn = (): void => {
  meetPreferences().catch(() => undefined);
  void refreshUser();
};

const readAgain = (): void => {
  useKept.setState({ isOld: false });
  void invalidatePets();
  void invalidateSessions();
  void invalidateSupport();
  void invalidateTokens();
  readOwn();
};

/** The worker's downloads must not compete with what the page shows first. */
const BACKGROUND_AFTER_MS = 3_000;

/** Rereads what missed events may have changed, such as those before the first connection. */
const readWhatWasMissed = (): (() => void) => {
  let connectedBefore = false;
  let cancelReading = (): void => undefined;
  const stop = onMissedEvents(() => {
    cancelReading();
    if (connectedBefore) cancelReading = deferWhileHidden(readAgain);
    else if (useKept.getState().isOld) readAgain();
    else readOwn();
    connectedBefore = true;
  });
  return () => {
    stop();
    cancelReading();
  };
};

/** Connects, and keeps cached data and session in sync with the events of this user. */
export const goLive = (): (() => void) => {
  const stops = [showUnread(), tellVisibility(), readWhatWasMissed(), followEventNumbers()];
  let ended = false;
  const background = window.setTimeout(() => {
    const start = async (): Promise<void> => {
      const { workInBackground } = await import('./background');
      if (!ended) stops.push(workInBackground());
    };
    start().catch(() => undefined);
  }, BACKGROUND_AFTER_MS);
  let retry: number | undefined;

  const reconnectSoon = (): void => {
    window.clearTimeout(retry);
    const wait = RETRY_MS.base + Math.random() * RETRY_MS.spread;
    retry = window.setTimeout(() => {
      if (useSession.getState().user !== null) socket.connect();
    }, wait);
  };
  const onConnectError = (error: Error): void => {
    if (error.message === 'UNAUTHENTICATED') void refreshSession();
    if (!socket.active) reconnectSoon();
  };
  const onDisconnect = (reason: string): void => {
    if (reason === 'io server disconnect') reconnectSoon();
  };

  const all = {
    ...handlers,
    // Prefetched responses that are still unused would lack the events that follow.
    connect: forgetAhead,
    connect_error: onConnectError,
    disconnect: onDisconnect,
  };
  const events = Object.entries(all) as [keyof ServerToClientEvents, () => void][];
  for (const [event, handler] of events) socket.on(event, handler);
  socket.connect();
  return () => {
    ended = true;
    for (const stop of stops) stop();
    window.clearTimeout(background);
    window.clearTimeout(retry);
    window.clearTimeout(refreshing);
    for (const [event, handler] of events) socket.off(event, handler);
    socket.disconnect();
  };
};
