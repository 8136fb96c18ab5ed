import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../shared/session.store';
import { useNotices } from '../../shared/ui/notices.store';
import { show } from '../../shared/render.fixture';
import { SecureAccountPage } from './secure-account-page';

const KEY = 'k'.repeat(43);
const RESET = 'r'.repeat(43);
const sent: unknown[] = [];

const serve = (status: number, body: object): void => {
  vi.stubGlobal('fetch', (path: string, { body: text }: { body?: string }) => {
    if (path === '/api/auth/secure-account') sent.push(JSON.parse(text ?? ''));
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
};

const arrive = (key: string | null): void => {
  history.replaceState(key === null ? null : { mailedKey: key }, '', '/secure-account');
  show(<SecureAccountPage />);
};

const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  sent.length = 0;
  useNotices.setState({ toast: null });
  act(() => useSession.getState().signOut());
});

afterEach(() => {
  history.replaceState(null, '', '/');
});

it('sends nothing before the click, then redirects to the new password form', async () => {
  const replace = vi.fn();
  serve(200, { token: RESET });
  arrive(KEY);
  expect(screen.getByRole('heading', { level: 1, name: 'Take your account back' })).toBeTruthy();
  expect(sent).toEqual([]);
  const { pathname, search } = location;
  vi.stubGlobal('location', { pathname, search, replace });
  await press("It wasn't me");
  await waitFor(() => expect(replace).toHaveBeenCalledWith(`/reset-password#${RESET}`));
  expect(sent).toEqual([{ token: KEY }]);
});

it('offers a password reset when the link has expired, and reports a missing one as expired', async () => {
  serve(400, { statusCode: 400, error: 'x', code: 'TOKEN_INVALID' });
  arrive(KEY);
  await press("It wasn't me");
  expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeTruthy();
  await press('Choose a new password');
  expect(await screen.findByRole('button', { name: 'Send link' })).toBeTruthy();
  cleanup();
  arrive(null);
  expect(screen.getByRole('heading', { name: 'This link has expired' })).toBeTruthy();
});

it('says when the address belongs to another account, and when the server fails', async () => {
  serve(503, { statusCode: 503, error: 'Temporarily unavailable', code: 'UNAVAILABLE' });
  arrive(KEY);
  await press("It wasn't me");
  await waitFor(() => expect(useNotices.getState().toast).toMatchObject({ tone: 'destructive' }));
  serve(409, { statusCode: 409, error: 'x', code: 'ACCOUNT_EXISTS' });
  await press("It wasn't me");
  expect(
    await screen.findByRole('heading', { name: 'This address belongs to another account' }),
  ).toBeTruthy();
});
