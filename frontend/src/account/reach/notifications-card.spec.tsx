import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renewNotifications, switchOff } from '../../shared/notifications';
import {
  ANNA,
  openProfile,
  press,
  refusal,
  sent,
  serve,
  toastShown,
} from '../profile/profile.fixture';
import { giveNotifications, SERVER_KEY, SUBSCRIPTION, takeNotifications } from './browser.fixture';

const ADD = 'POST /api/push-subscriptions';
const REMOVE = 'DELETE /api/push-subscriptions';
const TEST = 'POST /api/push-subscriptions/test';
const KEPT = 'zampa.notifications';

const CONFIG = { status: 200, body: { providers: [], vapidPublicKey: SERVER_KEY } };
const done = { status: 204, body: null };

const open = (answers = {}) =>
  openProfile(ANNA, {
    'GET /api/config': CONFIG,
    [ADD]: done,
    [REMOVE]: done,
    [TEST]: { status: 202, body: { devices: 1 } },
    ...answers,
  });

const theSwitch = () =>
  screen.findByRole<HTMLButtonElement>('switch', { name: 'Notifications on this device' });

/** Clicks the switch once the page knows its state. */
const toggle = async (): Promise<void> => {
  const found = await theSwitch();
  await waitFor(() => expect(found.disabled).toBe(false));
  await userEvent.click(found);
};

const isOn = async () => (await theSwitch()).getAttribute('aria-checked');

/** Opens the page with notifications on for its user, whose id is 1. */
const openOn = async (answers = {}) => {
  const browser = giveNotifications({ permission: 'granted', subscribedWith: SERVER_KEY });
  localStorage.setItem(KEPT, '1');
  open(answers);
  await waitFor(async () => expect(await isOn()).toBe('true'));
  return browser;
};

afterEach(takeNotifications);

describe('notifications', () => {
  it('are off by default, and ask for permission only when switched on', async () => {
    const { notification } = giveNotifications();
    open();
    expect(await isOn()).toBe('false');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send a test' }).disabled).toBe(
      true,
    );
    expect(notification.requestPermission).not.toHaveBeenCalled();
    await toggle();
    await waitFor(async () => expect(await isOn()).toBe('true'));
    expect(notification.requestPermission).toHaveBeenCalledOnce();
    expect(sent).toEqual([{ call: ADD, body: SUBSCRIPTION }]);
    expect(localStorage.getItem(KEPT)).toBe('1');
  });

  it("subscribe with the server's key, replacing a subscription made with an old key", async () => {
    const { pushManager } = giveNotifications({ subscribedWith: 'AAAA' });
    const old = pushManager.current;
    open();
    await toggle();
    await waitFor(async () => expect(await isOn()).toBe('true'));
    expect(old?.unsubscribe).toHaveBeenCalledOnce();
    const [[options] = []] = pushManager.subscribe.mock.calls;
    expect(options).toMatchObject({ userVisibleOnly: true });
    expect(options?.applicationServerKey).toHaveLength(65);
  });

  it('show an explanation and a disabled switch when permission is denied', async () => {
    giveNotifications({ answer: 'denied' });
    open();
    await toggle();
    expect(await screen.findByText(/^Your browser blocks notifications/)).toBeTruthy();
    expect((await theSwitch()).disabled).toBe(true);
    expect(sent).toEqual([]);
  });

  it('are switched off in the browser even if the server cannot be reached', async () => {
    const { pushManager } = await openOn({ [REMOVE]: refusal(503, 'UNAVAILABLE') });
    await toggle();
    await waitFor(async () => expect(await isOn()).toBe('false'));
    expect(sent).toEqual([{ call: REMOVE, body: { endpoint: SUBSCRIPTION.endpoint } }]);
    expect(pushManager.current).toBeNull();
    expect(localStorage.getItem(KEPT)).toBeNull();
  });

  it('stay off and show an error when they cannot be switched on', async () => {
    giveNotifications();
    open({ [ADD]: refusal(503, 'UNAVAILABLE') });
    await toggle();
    await waitFor(() => expect(toastShown()?.description).toMatch(/couldn't be changed/));
    expect(await isOn()).toBe('false');
  });

  it('stay off and show an error when the worker cannot be installed, and can be tried again', async () => {
    const { failToInstall } = giveNotifications({ broken: true });
    open();
    await toggle();
    failToInstall();
    await waitFor(() => expect(toastShown()?.description).toMatch(/couldn't be changed/));
    expect(await isOn()).toBe('false');
    expect((await theSwitch()).getAttribute('aria-disabled')).toBe('false');
  });

  it('are off for a user when another user of this browser switched them on', async () => {
    giveNotifications({ permission: 'granted', subscribedWith: SERVER_KEY });
    localStorage.setItem(KEPT, '2');
    open();
    const found = await theSwitch();
    await waitFor(() => expect(found.disabled).toBe(false));
    expect(await isOn()).toBe('false');
  });

  it('can be tested', async () => {
    await openOn();
    await press('Send a test');
    await waitFor(() => expect(toastShown()?.title).toBe('A notification is on its way'));
    expect(sent).toEqual([{ call: TEST, body: null }]);
  });

  it('cannot be tested if the server knows no device, and then register this one again', async () => {
    await openOn({ [TEST]: { status: 202, body: { devices: 0 } } });
    await press('Send a test');
    await waitFor(() => expect(toastShown()?.description).toMatch(/couldn't be sent/));
    expect(sent.map(({ call }) => call)).toEqual([TEST, ADD]);
  });

  it('show a friendly rate-limit message after too many tests', async () => {
    await openOn({ [TEST]: refusal(429, 'TOO_MANY_REQUESTS') });
    await press('Send a test');
    await waitFor(() => expect(toastShown()?.description).toMatch(/^You've sent several tests/));
  });
});

describe('notifications that are on', () => {
  const giveOn = (subscribedWith: string) => {
    localStorage.setItem(KEPT, '1');
    sent.length = 0;
    serve(ANNA, { 'GET /api/config': CONFIG, [ADD]: done, [REMOVE]: done });
    return giveNotifications({ permission: 'granted', subscribedWith }).pushManager;
  };

  it("get a new subscription when the server's key has changed", async () => {
    const { subscribe } = giveOn('AAAA');
    await renewNotifications('1');
    const [[options] = []] = subscribe.mock.calls;
    expect(options?.applicationServerKey).toHaveLength(65);
    expect(sent).toEqual([{ call: ADD, body: SUBSCRIPTION }]);
  });

  it('get it at the next visit if it could not be made at this one', async () => {
    const pushManager = giveOn('AAAA');
    pushManager.subscribe.mockRejectedValueOnce(new DOMException('No push service', 'AbortError'));
    await expect(renewNotifications('1')).rejects.toThrow('No push service');
    await renewNotifications('1');
    expect(pushManager.current).not.toBeNull();
    expect(sent).toEqual([{ call: ADD, body: SUBSCRIPTION }]);
  });

  it('stay off when switched off while the server is asked for its key', async () => {
    const { subscribe } = giveOn(SERVER_KEY);
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', async (...call: Parameters<typeof answer>) => {
      if (call[0] === '/api/config') await switchOff();
      return answer(...call);
    });
    await renewNotifications('1');
    expect(subscribe).not.toHaveBeenCalled();
    expect(sent.map(({ call }) => call)).toEqual([REMOVE]);
  });

  it('stay off when switched off while the browser makes a new subscription', async () => {
    const pushManager = giveOn('AAAA');
    pushManager.subscribe.mockImplementationOnce(async (options) => {
      await switchOff();
      return pushManager.subscribe(options);
    });
    await renewNotifications('1');
    expect(pushManager.current).toBeNull();
    expect(sent.map(({ call }) => call)).toEqual([ADD, REMOVE]);
  });
});

describe('a browser without notification support', () => {
  it('shows an explanation and a disabled switch', async () => {
    open();
    expect(await screen.findByText(/^This browser can't show notifications/)).toBeTruthy();
    expect((await theSwitch()).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Send a test' })).toBeNull();
  });

  it('on an iPhone shows how to get notifications', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS)');
    open();
    expect(await screen.findByText(/^On an iPhone or iPad/)).toBeTruthy();
  });
});
