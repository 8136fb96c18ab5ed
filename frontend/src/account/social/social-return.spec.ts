import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { takeSocialReturn } from '../../shared/address';
import { useSession } from '../../shared/session.store';
import { startTracking } from '../../shared/tracking';
import { finishReturn } from './social-return';
import {
  ABSENT,
  calls,
  CONFIRMED,
  NOT_PROVEN,
  pass,
  PRESENT,
  serve,
  startBrowser,
  toastShown,
  UID,
} from './social.fixture';

const UNREAD = { loading: true, user: null, failed: false };
let log: MockInstance;

/** Opens the page at the address that a provider's page leads back to. */
const openAt = async (told: string): Promise<void> => {
  history.replaceState(null, '', `/chat?petId=3&social=${encodeURIComponent(told)}#top`);
  useSession.setState(UNREAD);
  void finishReturn(takeSocialReturn() ?? '');
  await pass(0);
};

beforeEach(() => {
  startBrowser();
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  log.mockRestore();
});

describe("returning from a provider's page", () => {
  it('removes only its own parameter from the address bar', async () => {
    serve(CONFIRMED, PRESENT);
    await openAt(`google:signed-in:${UID}`);
    expect(location.pathname + location.search + location.hash).toBe('/chat?petId=3#top');
    expect(takeSocialReturn()).toBeNull();
  });

  it('syncs, shows the user immediately, and loads the session 500 ms later', async () => {
    serve(CONFIRMED, PRESENT);
    await openAt(`google:signed-in:${UID}`);
    expect(calls).toEqual([{ path: '/api/auth/firebase-login', body: { uid: UID }, at: 0 }]);
    expect(useSession.getState().user?.displayName).toBe('Anna Rossi');
    await pass(500);
    expect(calls[1]).toMatchObject({ path: '/api/auth/session', at: 500 });
    expect(toastShown()).toMatchObject({
      title: 'Login successful!',
      description: 'Welcome, Anna Rossi!',
    });
  });

  it('retries the session 2 s later when the sync failed', async () => {
    serve(NOT_PROVEN, ABSENT, PRESENT);
    await openAt(`google:signed-in:${UID}`);
    expect(useSession.getState().loading).toBe(true);
    await pass(2_500);
    expect(calls.slice(1).map(({ at }) => at)).toEqual([500, 2_500]);
    expect(useSession.getState().user?.displayName).toBe('Anna Rossi');
  });

  it('signs nobody in unless the server confirms it', async () => {
    serve(NOT_PROVEN, ABSENT);
    await openAt(`google:signed-in:google:somebody-else`);
    await pass(30_000);
    expect(useSession.getState()).toMatchObject({ loading: false, user: null });
    expect(toastShown()).toMatchObject({
      title: 'Error',
      description: 'Unable to login with Google. Please try again.',
    });
  });

  it('tracks a registration only for a new user confirmed by the sync', async () => {
    const pixel = vi.fn<(...call: unknown[]) => void>();
    window.fbq = pixel as unknown as NonNullable<typeof window.fbq>;
    serve(NOT_PROVEN, PRESENT);
    startTracking();
    await pass(100);
    await openAt(`google:registered:${UID}`);
    await pass(500);
    serve(CONFIRMED, PRESENT);
    await openAt(`google:signed-in:${UID}`);
    await pass(500);
    expect(pixel).not.toHaveBeenCalled();
    await openAt(`google:registered:${UID}`);
    await pass(500);
    expect(pixel.mock.calls).toEqual([['track', 'CompleteRegistration', { currency: 'EUR' }]]);
    delete window.fbq;
  });

  it.each([
    ['facebook:denied', 'Unable to login with Facebook. Please try again.'],
    ['facebook:expired', 'Unable to login with Facebook. Please try again.'],
    [
      'facebook:account-exists',
      'This email already has an account. Log in with your password first, then connect Facebook in your profile.',
    ],
  ])('shows why the sign-in failed: %s', async (told, description) => {
    await openAt(told);
    expect(toastShown()).toMatchObject({ title: 'Error', description, tone: 'destructive' });
  });

  it('shows which provider was connected', async () => {
    await openAt('google:connected:google:1001');
    expect(toastShown()).toMatchObject({
      title: 'Google is connected',
      description: 'You can now sign in with Google.',
    });
  });

  it.each(['', 'google', 'google:hacked', 'myspace:signed-in:1', '<b>:denied'])(
    'ignores a parameter that no provider sends: %j',
    async (told) => {
      serve(NOT_PROVEN, ABSENT);
      await openAt(told);
      await pass(10_000);
      expect(toastShown()).toBeNull();
      expect(calls).toEqual([]);
    },
  );
});
