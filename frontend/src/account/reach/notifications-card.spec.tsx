import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ANNA, openProfile, press, refusal, sent, toastShown } from '../profile/profile.fixture';
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
  it('are off, and ask for permission only when they are switched on', async () => {
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

  it('subscribe with the key of the server, and again when it has changed', async () => {
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

  it('that the visitor forbids are explained, and the switch is of no use', async () => {
    giveNotifications({ answer: 'denied' });
    open();
    await toggle();
    expect(await screen.findByText(/^Your browser blocks notifications/)).toBeTruthy();
    expect((await theSwitch()).disabled).toBe(true);
    expect(sent).toEqual([]);
  });

  it('are switched off in the browser, also where the server cannot be told', async () => {
    const { pushManager } = await openOn({ [REMOVE]: refusal(503, 'UNAVAILABLE') });
    await toggle();
    await waitFor(async () => expect(await isOn()).toBe('false'));
    expect(sent).toEqual([{ call: REMOVE, body: { endpoint: SUBSCRIPTION.endpoint } }]);
    expect(pushManager.current).toBeNull();
    expect(localStorage.getItem(KEPT)).toBeNull();
  });

  it('that could not be switched on stay off, and say so', async () => {
    giveNotifications();
    open({ [ADD]: refusal(503, 'UNAVAILABLE') });
    await toggle();
    await waitFor(() => expect(toastShown()?.description).toMatch(/couldn't be changed/));
    expect(await isOn()).toBe('false');
  });

  it('of another user of this browser are not this one’s', async () => {
    giveNotifications({ permission: 'granted', subscribedWith: SERVER_KEY });
    localStorage.setItem(KEPT, '2');
    open();
    const found = await theSwitch();
    await waitFor(() => expect(found.disabled).toBe(false));
    expect(await isOn()).toBe('false');
  });

  it('are tried by a test', async () => {
    await openOn();
    await press('Send a test');
    await waitFor(() => expect(toastShown()?.title).toBe('A notification is on its way'));
    expect(sent).toEqual([{ call: TEST, body: null }]);
  });

  it('that were tried too often say so kindly', async () => {
    await openOn({ [TEST]: refusal(429, 'TOO_MANY_REQUESTS') });
    await press('Send a test');
    await waitFor(() => expect(toastShown()?.description).toMatch(/^You've sent several tests/));
  });
});

describe('a browser without notifications', () => {
  it('says so', async () => {
    open();
    expect(await screen.findByText(/^This browser can't show notifications/)).toBeTruthy();
    expect((await theSwitch()).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Send a test' })).toBeNull();
  });

  it('on an iPhone is told how to get them', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS)');
    open();
    expect(await screen.findByText(/^On an iPhone or iPad/)).toBeTruthy();
  });
});
