import { startAppWorker } from '../shared/start-app-worker';
import { tellMissed } from '../shared/missed-events';
import { renewNotifications } from '../shared/notifications';
import { queryClient } from '../shared/queries';
import { refreshSession } from '../shared/session';
import { useSession } from '../shared/session.store';
import { socket } from '../shared/socket';
import { OUTBOX_KEY, readStored } from '../shared/storage';
import { areaOf } from './header';

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

/**
 * What a live page does once it has shown what it was opened for: starts the app's worker, renews
 * this browser's notifications and sends questions that waited for a network.
 * @returns a function that ends it.
 */
export const workInBackground = (): (() => void) => {
  const stopAwaiting = awaitWorker();
  startAppWorker();
  renewOwn();
  socket.on('connect', sendQuietly);
  window.addEventListener('online', sendQuietly);
  sendQuietly();
  return () => {
    stopAwaiting();
    socket.off('connect', sendQuietly);
    window.removeEventListener('online', sendQuietly);
  };
};
