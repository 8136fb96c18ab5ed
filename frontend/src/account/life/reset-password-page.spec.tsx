import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailedKey } from '../../shared/address';
import { useSession } from '../../shared/session.store';
import { useNotices } from '../../shared/ui/notices.store';
import { show } from '../../shared/render.fixture';
import { ResetPasswordPage } from './reset-password-page';

const KEY = 'k'.repeat(43);
const sent: unknown[] = [];

const serve = (status: number, body: object): void => {
  vi.stubGlobal('fetch', (path: string, { body: text }: { body?: string }) => {
    if (path !== '/api/auth/reset-password') return Promise.resolve(new Response('{}'));
    sent.push(JSON.parse(text ?? ''));
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
};

const refusal = (code: string, rest: object = {}) => ({ statusCode: 0, error: 'x', code, ...rest });

const arrive = (key: string | null): void => {
  history.replaceState(key === null ? null : { mailedKey: key }, '', '/reset-password');
  show(<ResetPasswordPage />);
};

const choose = async (password: string, repeated = password): Promise<void> => {
  await userEvent.type(screen.getByLabelText('New Password'), password);
  await userEvent.type(screen.getByLabelText('Confirm Password'), repeated);
  await userEvent.click(screen.getByRole('button', { name: 'Save new password' }));
};

beforeEach(() => {
  sent.length = 0;
  useNotices.setState({ toast: null });
  useSession.getState().signOut();
  serve(200, { success: true });
});

afterEach(() => {
  history.replaceState(null, '', '/');
});

describe('a new password set through an emailed link', () => {
  it('is saved with the key from the link, which is then discarded', async () => {
    arrive(KEY);
    await choose('owls-at-midnight-7');
    expect(
      await screen.findByText('Your password has been changed. Sign in with the new one.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy();
    expect(sent).toEqual([{ token: KEY, password: 'owls-at-midnight-7' }]);
    expect(mailedKey()).toBeNull();
  });

  it('is not sent while the two fields differ', async () => {
    arrive(KEY);
    await choose('owls-at-midnight-7', 'owls-at-midnight-8');
    expect(await screen.findByText("Passwords don't match")).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('that is too common shows an error under its field, and the link stays valid', async () => {
    const message = 'This password is too common. Please choose another one.';
    serve(400, refusal('VALIDATION_FAILED', { fields: { password: message } }));
    arrive(KEY);
    await choose('password1');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(mailedKey()).toBe(KEY);
  });

  it('stays in its field when the server cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    arrive(KEY);
    await choose('owls-at-midnight-7');
    await waitFor(() =>
      expect(useNotices.getState().toast?.description).toBe(
        "The password couldn't be saved. Please try again.",
      ),
    );
    const field = screen.getByLabelText<HTMLInputElement>('New Password');
    expect(field.value).toBe('owls-at-midnight-7');
  });
});

describe('an expired link', () => {
  it('offers to send a new one', async () => {
    serve(400, refusal('TOKEN_INVALID'));
    arrive(KEY);
    await choose('owls-at-midnight-7');
    await userEvent.click(await screen.findByRole('button', { name: 'Send a new link' }));
    expect(screen.getByText('Forgot your password?')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send link' })).toBeTruthy();
  });

  it('is reported at once without a key, and a new link opened in this tab works', async () => {
    arrive(null);
    expect(screen.getByRole('heading', { name: 'This link has expired' })).toBeTruthy();
    act(() => {
      history.replaceState(null, '', `/reset-password#${KEY}`);
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(await screen.findByLabelText('New Password')).toBeTruthy();
    expect(location.hash).toBe('');
  });
});

it('redirects a signed-in user without a link to the profile', async () => {
  act(() => useSession.setState({ user: { uid: '1' } as never }));
  arrive(null);
  await waitFor(() => expect(location.pathname).toBe('/profile'));
});
