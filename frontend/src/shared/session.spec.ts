import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectSession, loadSession, refreshSession } from './session';
import { useSession } from './session.store';

const GIULIA = {
  id: 7,
  email: 'giulia@example.org',
  username: 'Giulia Conti',
  photoURL: null,
  subscriptionStatus: 'pro',
  dailyQuestionCount: 2,
};

const serve = (status: number, body: unknown): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));
};

beforeEach(() => {
  useSession.setState({ loading: true, user: null, failed: false });
});

describe('loading the session', () => {
  it('keeps the user with a text id and the username as display name', async () => {
    serve(200, { authenticated: true, user: GIULIA });
    await refreshSession();
    expect(useSession.getState()).toMatchObject({
      loading: false,
      user: { uid: '7', displayName: 'Giulia Conti', subscriptionStatus: 'pro' },
    });
  });

  it('leaves the user signed out when the first request fails', async () => {
    serve(503, { statusCode: 503, error: 'away', code: 'UNAVAILABLE' });
    await refreshSession();
    expect(useSession.getState()).toMatchObject({ loading: false, user: null, failed: true });
  });

  it('keeps the user when a later request fails', async () => {
    serve(200, { authenticated: true, user: GIULIA });
    await refreshSession();
    serve(503, { statusCode: 503, error: 'away', code: 'UNAVAILABLE' });
    await refreshSession();
    expect(useSession.getState()).toMatchObject({ user: { uid: '7' }, failed: false });
  });

  it("reloads the page, without the first owner's data, when another account has signed in", async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    serve(200, { authenticated: true, user: GIULIA });
    await refreshSession();
    await refreshSession();
    expect(reload).not.toHaveBeenCalled();
    serve(200, { authenticated: true, user: { ...GIULIA, id: 8, username: 'Bruno Neri' } });
    await refreshSession();
    expect(reload).toHaveBeenCalledOnce();
    expect(useSession.getState().user).toBeNull();
  });

  it('removes the user when the server reports nobody signed in', async () => {
    serve(200, { authenticated: true, user: GIULIA });
    await refreshSession();
    serve(200, { authenticated: false });
    await refreshSession();
    expect(useSession.getState().user).toBeNull();
  });
});

describe('opening the page', () => {
  const checks: number[] = [];

  /** The session exists from the given check on; `checks` records when each was made. */
  const serveFromCheck = (found: number): void => {
    checks.length = 0;
    vi.useFakeTimers({ now: 0 });
    vi.stubGlobal('fetch', () => {
      checks.push(Date.now());
      const there = checks.length >= found;
      const session = there ? { authenticated: true, user: GIULIA } : { authenticated: false };
      return Promise.resolve(new Response(JSON.stringify(session)));
    });
  };

  const open = async (): Promise<void> => {
    const opened = loadSession();
    await vi.runAllTimersAsync();
    await opened;
  };

  it('requests the session once when nobody has just signed in', async () => {
    serveFromCheck(2);
    await open();
    expect(checks).toEqual([0]);
    expect(useSession.getState()).toMatchObject({ loading: false, user: null });
  });

  it('after a sign-in retries with growing delays until the session exists', async () => {
    serveFromCheck(4);
    expectSession();
    await open();
    expect(checks).toEqual([0, 500, 1_500, 3_000]);
    expect(useSession.getState().user?.uid).toBe('7');
  });

  it('after a sign-in gives up after the fifth retry, and logs it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    serveFromCheck(99);
    expectSession();
    await open();
    expect(checks).toEqual([0, 500, 1_500, 3_000, 5_500, 9_500]);
    expect(useSession.getState()).toMatchObject({ loading: false, user: null });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
    await open();
    expect(checks).toHaveLength(7);
  });
});
