import { startAppWorker } from '../shared/start-app-worker';
import { tellMissed } from '../shared/missed-events';
import { renewNotifications } from '../shared/notifications';
import { queryClient } from '../shared/queries';
import { refreshSession } from '../shared/session';
import { useSession } from '../shared/session.store';
import { socket } from '../shared/socket';
import { OUTBOX_KEY, readStored, TAB_DRAFT_PREFIX } from '../shared/storage';
import { withTexts } from '../shared/texts/first';
import { areaOf } from './header';

const readForWorker = async (): Promise<void> => {
  // Comes first, as it opens the cache for the other reads.
  await refreshSession();
  void queryClient.invalidateQueries({ queryKey: ['chat-sessions'] });
  tellMissed();
};

/**
 * Reads again what is shown, once a browser's first worker controls the page: what was read before
 * is not kept for a time without a network.
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

/** Sends what waited for a network, on pages other than the chat, which does so itself. */
const sendWaiting = async (): Promise<void> => {
  const { user } = useSession.getState();
  const waits = user !== null && readStored('local', OUTBOX_KEY) !== null;
  if (!waits || areaOf(window.location.pathname) === 'chat') return;
  const { sendOutbox } = await withTexts(import('../chat/composer/send-question'));
  await sendOutbox(user.uid);
};

/** Ignores failures: what could not be sent stays queued. */
const sendQuietly = (): void => void sendWaiting().catch(() => undefined);

/** In the chat, another tab's questions wait too. */
const followOutbox = async ({ key }: StorageEvent): Promise<void> => {
  if (key !== OUTBOX_KEY || areaOf(window.location.pathname) !== 'chat') return;
  (await import('../chat/composer/withdrawn')).dropWithdrawn();
};

const followQuietly = (event: StorageEvent): void =>
  void followOutbox(event).catch(() => undefined);

/** The module forgets what another account left in this tab. */
const forgetOthersWords = async (): Promise<void> => {
  const isKept = Object.keys(sessionStorage).some((key) => key.startsWith(TAB_DRAFT_PREFIX));
  if (isKept) await import('../shared/tab-draft');
};

const renewOwn = (): void => {
  const { user } = useSession.getState();
  if (user !== null) renewNotifications(user.uid).catch(() => undefined);
};

/**
 * Does a live page's background work once it has shown what it was opened for: starts the app's
 * worker, renews this browser's notifications, sends questions that waited for a network, and drops
 * those that another tab has taken back.
 * @returns a function that ends it.
 */
export const workInBackground = (): (() => void) => {
  const stopAwaiting = awaitWorker();
  startAppWorker();
  renewOwn();
  forgetOthersWords().catch(() => undefined);
  socket.on('connect', sendQuietly);
  window.addEventListener('online', sendQuietly);
  window.addEventListener('storage', followQuietly);
  sendQuietly();
  return () => {
    stopAwaiting();
    socket.off('connect', sendQuietly);
    window.removeEventListener('online', sendQuietly);
    window.removeEventListener('storage', followQuietly);
  };
};
