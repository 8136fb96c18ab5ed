import type { ServerToClientEvents, UserEvents } from '@contract/socket-events';
import { forgetAhead } from '../shared/ahead';
import { renewNotifications } from '../shared/notifications';
import { startAppWorker } from '../shared/app-worker';
import { useKept } from '../shared/kept.store';
import { followEventNumbers, onMissedEvents, tellMissed } from '../shared/missed-events';
import {
  cachePet,
  invalidateDiary,
  invalidateMemories,
  invalidatePets,
  invalidateSupport,
  invalidateReminders,
  invalidateSummaries,
  queryClient,
  refreshUser,
  uncachePet,
} from '../shared/queries';
import { invalidateConsultations } from '../shared/consultations';
import { refreshSession } from '../shared/session';
import { cacheLastMessage, invalidateSessions } from '../shared/sessions.api';
import { useSession } from '../shared/session.store';
import { socket } from '../shared/socket';
import { OUTBOX_KEY, readStored } from '../shared/storage';
import { invalidateTokens } from '../shared/tokens.api';
import { deferWhileHidden } from './defer-while-hidden';
import { areaOf } from './header';
import { meetPreferences, takePreferences } from './preferences-sync';
import { showUnread } from './unread';
import { tellVisibility } from './visibility';

/** The socket client retries a lost network itself, but not a refusal by the server. */
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
  (await import('./reminder-due')).tellOfReminder(event);
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
  'signed-out': () => {
    queryClient.clear();
    useSession.getState().signOut();
  },
};

/** On other pages than the chat, which does so itself: sends what waited for a network. */
const sendWaiting = async (): Promise<void> => {
  const { user } = useSession.getState();
  const waits = user !== null && readStored('local', OUTBOX_KEY) !== null;
  if (!waits || areaOf(window.location.pathname) === 'chat') return;
  const { sendOutbox } = await import('../chat/composer/send-question');
  await sendOutbox(user.uid);
};

/** What could not be sent goes on waiting. */
const sendQuietly = (): void => void sendWaiting().catch(() => undefined);

const renewOwn = (): void => {
  const { user } = useSession.getState();
  if (user !== null) renewNotifications(user.uid).catch(() => undefined);
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
const WORKER_AFTER_MS = 3_000;

/** Rereads what missed events may have changed, such as those before the first connection. */
const readWhatWasMissed = (): (() => void) => {
  let connectedBefore = false;
  let cancelReading = (): void => undefined;
  const stop = onMissedEvents(() => {
    cancelReading();
    if (connectedBefore) cancelReading = deferWhileHidden(readAgain);
    else {
      renewOwn();
      if (useKept.getState().isOld) readAgain();
      else readOwn();
    }
    connectedBefore = true;
  });
  return () => {
    stop();
    cancelReading();
  };
};

const readForWorker = async (): Promise<void> => {
  // First, as it opens the cache for the rest.
  await refreshSession();
  void queryClient.invalidateQueries({ queryKey: ['chat-sessions'] });
  tellMissed();
};

/**
 * What was read before a browser's first worker was there is not kept for a time without a network:
 * once it is, what is shown is read again.
 */
const awaitWorker = (): (() => void) => {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  const onControl = (): void => {
    if (isFirst) void readForWorker();
  };
  serviceWorker.addEventListener('controllerchange', onControl, { once: true });
  return () => serviceWorker.removeEventListener('controllerchange', onControl);
};

/** Each returns a function that ends it. */
const WATCHES = [showUnread, tellVisibility, readWhatWasMissed, followEventNumbers, awaitWorker];

/** Connects, and keeps cached data and session in sync with the events of this user. */
export const goLive = (): (() => void) => {
  const worker = window.setTimeout(startAppWorker, WORKER_AFTER_MS);
  let retry: number | undefined;

  const reconnectSoon = (): void => {
    window.clearTimeout(retry);
    const wait = RETRY_MS.base + Math.random() * RETRY_MS.spread;
    retry = window.setTimeout(() => {
      if (useSession.getState().user !== null) socket.connect();
    }, wait);
  };
  const onConnect = (): void => {
    // Answers not taken yet would miss the events that follow.
    forgetAhead();
    sendQuietly();
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
    connect: onConnect,
    connect_error: onConnectError,
    disconnect: onDisconnect,
  };
  const events = Object.entries(all) as [keyof ServerToClientEvents, () => void][];
  for (const [event, handler] of events) socket.on(event, handler);
  const stops = WATCHES.map((start) => start());
  window.addEventListener('online', sendQuietly);
  socket.connect();
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('online', sendQuietly);
    window.clearTimeout(worker);
    window.clearTimeout(retry);
    window.clearTimeout(refreshing);
    for (const [event, handler] of events) socket.off(event, handler);
    socket.disconnect();
  };
};
