import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import worker from '../../notifications-worker.js?raw';

const ORIGIN = 'https://zampa.example';

type Listener = (event: object) => void;

const listeners = new Map<string, Listener>();
const showNotification = vi.fn();
const subscribe = vi.fn();
const fetch = vi.fn();
const openWindow = vi.fn();
let tabs: { url: string; focus: () => void; postMessage?: (message: object) => void }[] = [];

beforeEach(() => {
  showNotification.mockReset();
  openWindow.mockReset();
  subscribe.mockReset();
  fetch.mockReset();
  tabs = [];
  const scope = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { showNotification, pushManager: { subscribe } },
    location: { origin: ORIGIN },
    clients: { matchAll: () => Promise.resolve(tabs), openWindow },
  };
  // As the browser runs it: a script in the scope of a worker.
  runInNewContext(worker, { self: scope, URL, fetch });
});

const happens = async (name: string, event: object): Promise<void> => {
  const works: unknown[] = [];
  listeners.get(name)?.({ ...event, waitUntil: (work: unknown) => works.push(work) });
  await Promise.all(works);
};

const tap = (url?: string) => {
  const notification = { close: vi.fn(), data: url === undefined ? undefined : { url } };
  return happens('notificationclick', { notification });
};

describe('the notification worker', () => {
  it('shows the notification sent by the server', async () => {
    const payload = { title: 'Micia: worming', body: 'Due today', url: '/pets', tag: 'reminder-1' };
    await happens('push', { data: { json: () => payload } });
    expect(showNotification).toHaveBeenCalledWith('Micia: worming', {
      body: 'Due today',
      tag: 'reminder-1',
      icon: '/icon-192.png',
      data: { url: '/pets' },
    });
  });

  it('shows a notification even for an empty message, as browsers require', async () => {
    await happens('push', { data: null });
    expect(showNotification).toHaveBeenCalledWith('Zampa', expect.anything());
  });

  const keys = { p256dh: 'p', auth: 'a' };
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example/2', expirationTime: null, keys }),
  };
  const told = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint: 'https://push.example/2', keys }),
  };

  it('sends the server a subscription renewed by the browser', async () => {
    await happens('pushsubscriptionchange', { newSubscription: subscription });
    expect(fetch.mock.calls).toEqual([['/api/push-subscriptions', told]]);
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('subscribes again with the same key when the browser only ended one', async () => {
    const options = { userVisibleOnly: true, applicationServerKey: new ArrayBuffer(65) };
    subscribe.mockResolvedValue(subscription);
    await happens('pushsubscriptionchange', {
      oldSubscription: { options },
      newSubscription: null,
    });
    expect(subscribe).toHaveBeenCalledWith(options);
    expect(fetch.mock.calls).toEqual([['/api/push-subscriptions', told]]);
    fetch.mockReset();
    await happens('pushsubscriptionchange', {});
    expect(fetch).not.toHaveBeenCalled();
  });

  it('opens the page of the notification, or focuses a tab that shows it', async () => {
    const focus = vi.fn();
    tabs = [{ url: `${ORIGIN}/chat`, focus: vi.fn() }];
    await tap('/pets?id=1');
    expect(openWindow).toHaveBeenCalledWith(`${ORIGIN}/pets?id=1`);
    tabs.push({ url: `${ORIGIN}/pets?id=1`, focus });
    await tap('/pets?id=1');
    expect(focus).toHaveBeenCalledOnce();
    expect(openWindow).toHaveBeenCalledOnce();
    await tap();
    expect(openWindow).toHaveBeenLastCalledWith(`${ORIGIN}/`);
  });

  it("opens the notification's pet in a chat tab without a pet in its URL", async () => {
    const [focus, postMessage] = [vi.fn(), vi.fn()];
    tabs = [{ url: `${ORIGIN}/chat`, focus, postMessage }];
    await tap('/chat?petId=2');
    expect(postMessage).toHaveBeenCalledWith({ open: '/chat?petId=2' });
    expect(focus).toHaveBeenCalledOnce();
    expect(openWindow).not.toHaveBeenCalled();
  });
});
