import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSession } from './session';
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

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('reading the session', () => {
  it('keeps the user with a text id and the username as display name', async () => {
    serve(200, { authenticated: true, user: GIULIA });
    await readSession();
    expect(useSession.getState()).toMatchObject({
      loading: false,
      user: { uid: '7', displayName: 'Giulia Conti', subscriptionStatus: 'pro' },
    });
  });

  it('means signed out when the first reading fails', async () => {
    serve(503, { statusCode: 503, error: 'away', code: 'UNAVAILABLE' });
    await readSession();
    expect(useSession.getState()).toMatchObject({ loading: false, user: null, failed: true });
  });

  it('keeps the user when a later reading fails', async () => {
    serve(200, { authenticated: true, user: GIULIA });
    await readSession();
    serve(503, { statusCode: 503, error: 'away', code: 'UNAVAILABLE' });
    await readSession();
    expect(useSession.getState()).toMatchObject({ user: { uid: '7' }, failed: false });
  });

  it('drops the user when the server says nobody is signed in', async () => {
    serve(200, { authenticated: true, user: GIULIA });
    await readSession();
    serve(200, { authenticated: false });
    await readSession();
    expect(useSession.getState().user).toBeNull();
  });
});
