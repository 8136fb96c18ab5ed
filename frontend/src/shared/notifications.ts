import type { ClientConfig } from '@contract/config';
import type { NewPushSubscription, PushEndpoint } from '@contract/push';
import { api } from './api';
import { APP_WORKER } from './app-worker';
import { knownState, type NotificationState } from './notification-state';
import { readStored, store } from './storage';

/** The user who switched them on here; for others who sign in they are off. */
const OWNER_KEY = 'zampa.notifications';

const PATH = '/api/push-subscriptions';

const currentSubscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

/** Whether this user switched them on here, and the browser still permits them. */
const isWanted = (uid: string): boolean =>
  knownState() === 'off' &&
  readStored('local', OWNER_KEY) === uid &&
  Notification.permission === 'granted';

export const readState = async (uid: string): Promise<NotificationState> => {
  if (!isWanted(uid)) return knownState();
  return (await currentSubscription()) === null ? 'off' : 'on';
};

const tell = async (subscription: PushSubscription): Promise<void> => {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await api.post(PATH, { endpoint, keys: { p256dh, auth } } satisfies NewPushSubscription);
};

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (byte) =>
    byte.charCodeAt(0),
  );

/** Whether a subscription was made with this key: it is useless to a server with another one. */
const hasKey = ({ options }: PushSubscription, key: Uint8Array): boolean => {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  return own.length === key.length && own.every((byte, index) => byte === key[index]);
};

/** Subscribes with this key, which replaces a subscription made with another one. */
const subscribe = async (pushManager: PushManager, publicKey: string): Promise<void> => {
  const applicationServerKey = bytesOf(publicKey);
  let subscription = await pushManager.getSubscription();
  if (subscription !== null && !hasKey(subscription, applicationServerKey)) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  await tell(subscription);
};

/** How long a worker may take to install, in milliseconds. */
const INSTALL_MS = 20_000;

/** Rejects if the worker cannot be installed, for which `ready` would wait for ever. */
const startedWorker = async (): Promise<ServiceWorkerRegistration> => {
  const { installing } = await navigator.serviceWorker.register(APP_WORKER);
  const failed = new Promise<never>((_, reject) => {
    const fail = (): void => reject(new Error('The worker was not installed'));
    window.setTimeout(fail, INSTALL_MS);
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant') fail();
    });
  });
  return Promise.race([navigator.serviceWorker.ready, failed]);
};

/** Asks for permission, so call it from a tap. @param publicKey of the server, in base64url. */
export const switchOn = async (uid: string, publicKey: string): Promise<NotificationState> => {
  if ((await Notification.requestPermission()) !== 'granted') return knownState();
  await subscribe((await startedWorker()).pushManager, publicKey);
  store('local', OWNER_KEY, uid);
  return 'on';
};

/** Works without a network too: the server then learns of it from the push service. */
export const switchOff = async (): Promise<NotificationState> => {
  store('local', OWNER_KEY, null);
  const subscription = await currentSubscription();
  if (subscription !== null) {
    const { endpoint } = subscription;
    await subscription.unsubscribe();
    await api.delete(PATH, { endpoint } satisfies PushEndpoint).catch(() => undefined);
  }
  return knownState();
};

/** Takes back what it made if they are switched off in the meantime. */
const subscribeAgain = async (pushManager: PushManager, publicKey: string): Promise<void> => {
  try {
    await subscribe(pushManager, publicKey);
  } finally {
    if (readStored('local', OWNER_KEY) === null) await switchOff();
  }
};

/**
 * Registers this browser again, as the server forgets browsers when a password is changed, and
 * notifications need a new subscription when the server's keys are, or when an earlier attempt
 * failed. Switches off the notifications of another account whose sign-in has ended here unnoticed.
 */
export const renewNotifications = async (uid: string): Promise<void> => {
  const owner = readStored('local', OWNER_KEY);
  if (owner !== null && owner !== uid) await switchOff();
  if (!isWanted(uid)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const { vapidPublicKey } = await api.get<ClientConfig>('/api/config');
  // They may have been switched off while the server was asked.
  if (registration && vapidPublicKey !== null && isWanted(uid))
    await subscribeAgain(registration.pushManager, vapidPublicKey);
};
