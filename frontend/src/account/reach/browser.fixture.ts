import { vi } from 'vitest';

/** 65 bytes, like the server's public key. */
export const SERVER_KEY = btoa(String.fromCharCode(4, ...Array.from({ length: 64 }, (_, n) => n)))
  .replaceAll('+', '-')
  .replaceAll('/', '_')
  .replaceAll('=', '');

const ENDPOINT = 'https://push.example.org/anna';

export const SUBSCRIPTION = { endpoint: ENDPOINT, keys: { p256dh: 'public', auth: 'secret' } };

interface FakeBrowser {
  permission?: NotificationPermission;
  /** The visitor's answer to the permission request. */
  answer?: NotificationPermission;
  /** The server key that it is already subscribed with, if any. */
  subscribedWith?: string;
  /** A worker that cannot be installed, for instance for lack of space. */
  broken?: boolean;
}

/** Fakes a browser that can show notifications. */
export const giveNotifications = ({
  permission = 'default',
  answer = 'granted',
  subscribedWith,
  broken = false,
}: FakeBrowser = {}) => {
  const subscriptionWith = (key: ArrayBuffer) => ({
    endpoint: ENDPOINT,
    options: { applicationServerKey: key },
    toJSON: () => SUBSCRIPTION,
    unsubscribe: vi.fn(() => {
      pushManager.current = null;
      return Promise.resolve(true);
    }),
  });
  const pushManager = {
    current: null as ReturnType<typeof subscriptionWith> | null,
    getSubscription: () => Promise.resolve(pushManager.current),
    subscribe: vi.fn(({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      pushManager.current = subscriptionWith(applicationServerKey.slice().buffer);
      return Promise.resolve(pushManager.current);
    }),
  };
  if (subscribedWith !== undefined) {
    const base64 = subscribedWith.replaceAll('-', '+').replaceAll('_', '/');
    const key = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
    pushManager.current = subscriptionWith(key.buffer);
  }
  const installing = Object.assign(new EventTarget(), { state: 'redundant' });
  const registration = { pushManager, installing: broken ? installing : null };
  const failToInstall = (): void => void installing.dispatchEvent(new Event('statechange'));
  const notification = {
    permission,
    requestPermission: vi.fn(() => {
      notification.permission = answer;
      return Promise.resolve(answer);
    }),
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', vi.fn());
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: broken ? new Promise(() => undefined) : Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
      register: () => Promise.resolve(registration),
    },
  });
  return { notification, pushManager, failToInstall };
};

/** Restores jsdom's navigator, which has no service workers. */
export const takeNotifications = (): void => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
};
