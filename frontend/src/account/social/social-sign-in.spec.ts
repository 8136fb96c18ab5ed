import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { useSession } from '../../shared/session.store';
import { signInWith } from './social-sign-in';
import {
  ABSENT,
  ANNA,
  broadcast,
  calls,
  CLOSED_TOAST,
  CONFIRMED,
  ENTERED,
  lastWindow,
  NOT_PROVEN,
  opened,
  pass,
  post,
  PRESENT,
  serve,
  startBrowser,
  toastShown,
  UID,
} from './social.fixture';

const LOST = { status: 503, body: { code: 'UNAVAILABLE' } };
const FAILED_TOAST = {
  title: 'Error',
  description: 'Unable to login with Google. Please try again.',
  tone: 'destructive',
};

const card = { onPending: vi.fn(), onSignedIn: vi.fn() };
let log: MockInstance;

const press = async (): Promise<void> => {
  void signInWith('google', card);
  await pass(0);
};

beforeEach(() => {
  startBrowser();
  sessionStorage.clear();
  card.onPending.mockClear();
  card.onSignedIn.mockClear();
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(async () => {
  for (const { window } of opened) window.close();
  await pass(700_000);
  log.mockRestore();
  delete window.fbq;
});

describe('signing in through a provider window', () => {
  it('says that the provider is opening', async () => {
    await press();
    expect(toastShown()).toMatchObject({
      title: 'Opening popup...',
      description: 'Google is opening for login.',
    });
  });

  it('syncs, shows the user immediately, and welcomes them once the session exists', async () => {
    serve(CONFIRMED, ABSENT, ABSENT, PRESENT);
    await press();
    post(ENTERED);
    await pass(0);
    expect(calls).toEqual([{ path: '/api/auth/firebase-login', body: { uid: UID }, at: 0 }]);
    expect(useSession.getState().user?.displayName).toBe('Anna Rossi');
    expect(card.onPending.mock.calls).toEqual([[true]]);
    await pass(3_000);
    expect(calls.slice(1).map(({ at }) => at)).toEqual([500, 1_500, 3_000]);
    expect(card.onSignedIn.mock.calls).toEqual([['Login successful!', ANNA.username]]);
    expect(log).not.toHaveBeenCalled();
  });

  it('keeps the user when no check finds the session, and logs it', async () => {
    serve(CONFIRMED, ABSENT);
    await press();
    post(ENTERED);
    await pass(30_000);
    expect(calls.slice(1).map(({ at }) => at)).toEqual([500, 1_500, 3_000, 5_500, 9_500]);
    expect(useSession.getState().user?.displayName).toBe('Anna Rossi');
    expect(card.onSignedIn).not.toHaveBeenCalled();
    expect(toastShown()?.tone).not.toBe('destructive');
    expect(log).toHaveBeenCalledOnce();
  });

  it('only logs a failed sync if the session exists', async () => {
    serve(LOST, PRESENT);
    await press();
    post(ENTERED);
    await pass(500);
    expect(log).toHaveBeenCalledOnce();
    expect(card.onSignedIn).toHaveBeenCalledOnce();
  });

  it('retries once after 2 s when sync and session both fail, then re-enables the card', async () => {
    serve(NOT_PROVEN, ABSENT);
    await press();
    post(ENTERED);
    await pass(30_000);
    expect(calls.slice(1).map(({ at }) => at)).toEqual([500, 2_500]);
    expect(card.onPending.mock.calls).toEqual([[true], [false]]);
    expect(useSession.getState().user).toBeNull();
    expect(toastShown()).toMatchObject(FAILED_TOAST);
  });

  it('handles a repeated report only once', async () => {
    serve(CONFIRMED, PRESENT);
    await press();
    post(ENTERED);
    post(ENTERED);
    broadcast(ENTERED);
    await pass(10_000);
    post(ENTERED);
    await pass(10_000);
    expect(calls).toHaveLength(2);
    expect(card.onSignedIn).toHaveBeenCalledOnce();
  });

  it('tracks a registration only for a confirmed new user', async () => {
    window.fbq = vi.fn() as unknown as NonNullable<typeof window.fbq>;
    const event = async (status: 'registered' | 'signed-in', sync = CONFIRMED) => {
      sessionStorage.clear();
      serve(sync, PRESENT);
      await press();
      post({ status, uid: UID });
      await pass(500);
      return sessionStorage.getItem('zampa.event');
    };
    expect(await event('registered')).toBe('CompleteRegistration');
    expect(await event('signed-in')).toBeNull();
    expect(await event('registered', NOT_PROVEN)).toBeNull();
  });
});

describe('a failed sign-in', () => {
  it.each([
    ['failed', FAILED_TOAST.description],
    ['expired', FAILED_TOAST.description],
    ['denied', FAILED_TOAST.description],
    [
      'account-exists',
      'This email already has an account. Log in with your password first, then connect Google in your profile.',
    ],
  ] as const)('shows an error: %s', async (code, description) => {
    serve(NOT_PROVEN, ABSENT);
    await press();
    post({ status: 'failed', code });
    await pass(0);
    expect(toastShown()).toMatchObject({ title: 'Error', description, tone: 'destructive' });
    expect(calls).toEqual([]);
    expect(card.onPending).not.toHaveBeenCalled();
  });
});

describe('a closed provider window', () => {
  const close = async (): Promise<void> => {
    await press();
    lastWindow().close();
    await pass(8_300);
  };

  it('shows a toast after checking the session once', async () => {
    serve(NOT_PROVEN, ABSENT);
    await close();
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/session']);
    expect(toastShown()).toMatchObject(CLOSED_TOAST);
  });

  it('counts as signed in when the session exists', async () => {
    serve(NOT_PROVEN, PRESENT);
    await close();
    expect(card.onSignedIn.mock.calls).toEqual([['Login successful!', ANNA.username]]);
  });

  it('still signs in if it only appeared closed', async () => {
    serve(CONFIRMED, ABSENT, PRESENT);
    await close();
    expect(toastShown()).toMatchObject(CLOSED_TOAST);
    await pass(60_000);
    broadcast(ENTERED);
    await pass(500);
    expect(card.onSignedIn).toHaveBeenCalledOnce();
  });
});
