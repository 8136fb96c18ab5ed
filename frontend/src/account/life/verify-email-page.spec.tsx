import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../shared/queries';
import { useSession } from '../../shared/session.store';
import { show } from '../../shared/render.fixture';
import { VerifyEmailPage } from './verify-email-page';

const KEY = 'k'.repeat(43);
const sent: unknown[] = [];

interface Server {
  status: number;
  code?: string;
  /** The signed-in user's profile; without one, nobody is signed in. */
  profile?: { emailVerified: boolean; pendingEmail: string | null };
}

const serve = ({ status, code, profile }: Server): void => {
  const user = { id: 1, username: 'Anna', email: 'anna@example.org' };
  const answers: Record<string, object> = {
    '/api/auth/session': profile ? { authenticated: true, user } : { authenticated: false },
    '/api/user/profile': { ...user, ...profile },
  };
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string }) => {
    if (path !== '/api/auth/verify-email') {
      return Promise.resolve(new Response(JSON.stringify(answers[path] ?? {})));
    }
    sent.push(JSON.parse(body ?? ''));
    const text = JSON.stringify({ statusCode: status, error: 'x', code });
    return Promise.resolve(new Response(text, { status }));
  });
  act(() => {
    if (profile) useSession.getState().signIn(user as never);
    else useSession.getState().signOut();
  });
};

const arrive = (key: string | null): void => {
  history.replaceState(key === null ? null : { mailedKey: key }, '', '/verify-email');
  show(<VerifyEmailPage />);
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const unconfirmed = { emailVerified: false, pendingEmail: null };

beforeEach(() => {
  sent.length = 0;
  queryClient.clear();
});

afterEach(() => {
  history.replaceState(null, '', '/');
});

describe('an emailed confirmation link', () => {
  it('confirms the address automatically, once', async () => {
    serve({ status: 200 });
    arrive(KEY);
    expect(await heading('Your address is confirmed')).toBeTruthy();
    cleanup();
    arrive(KEY);
    expect(await heading('Your address is confirmed')).toBeTruthy();
    expect(sent).toEqual([{ token: KEY }]);
  });

  it('can be retried when the server cannot be reached', async () => {
    serve({ status: 503, code: 'UNAVAILABLE' });
    arrive(KEY);
    expect(await heading("Your address couldn't be confirmed")).toBeTruthy();
    serve({ status: 200 });
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await heading('Your address is confirmed')).toBeTruthy();
  });

  it('says when the address now belongs to another account', async () => {
    serve({ status: 409, code: 'ACCOUNT_EXISTS', profile: unconfirmed });
    arrive(KEY);
    expect(await heading('This address belongs to another account')).toBeTruthy();
  });
});

describe('an invalid or used link', () => {
  const over = { status: 400, code: 'TOKEN_INVALID' };

  it('offers a new one to a signed-in user', async () => {
    serve({ ...over, profile: unconfirmed });
    arrive(KEY);
    expect(await heading('This link has expired')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send a new link' })).toBeTruthy();
  });

  it('shows success if the address is already confirmed', async () => {
    serve({ ...over, profile: { emailVerified: true, pendingEmail: null } });
    arrive(KEY);
    expect(await heading('Your address is confirmed')).toBeTruthy();
  });

  it('shows that it has expired while a newer address awaits confirmation', async () => {
    serve({ ...over, profile: { emailVerified: true, pendingEmail: 'new@example.org' } });
    arrive(KEY);
    expect(await heading('This link has expired')).toBeTruthy();
  });

  it('offers sign-in to a signed-out visitor', async () => {
    serve(over);
    arrive(null);
    expect(await heading('This link has expired')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy();
  });
});
