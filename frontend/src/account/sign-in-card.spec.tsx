import type { Provider } from '@contract/config';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useNotices } from '../shared/ui/notices.store';
import { setConfig, show } from '../shared/render.fixture';
import { SignInCard } from './sign-in-card';

const sent: unknown[] = [];

const serve = (status: number, body: unknown): void => {
  vi.stubGlobal('fetch', (_path: string, { body: text }: { body?: string }) => {
    if (text !== undefined) sent.push(JSON.parse(text));
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
};

const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));

const fill = (label: string, text: string): Promise<void> =>
  userEvent.type(screen.getByLabelText(label, { exact: true }), text);

const openRegister = (): Promise<void> =>
  userEvent.click(screen.getByRole('tab', { name: 'Register' }));

const fillRegistration = async (password: string, repeated = password): Promise<void> => {
  await openRegister();
  await fill('Username', 'Al');
  await fill('Email', ' al@example.org ');
  await fill('Password', password);
  await fill('Confirm Password', repeated);
  await press('Register');
};

beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  useNotices.setState({ toast: null });
  setConfig();
  serve(500, {});
  show(<SignInCard mode="modal" />);
});

describe('logging in', () => {
  it('shows what is missing and sends nothing', async () => {
    serve(500, {});
    await press('Login');
    expect(await screen.findByText('Invalid email')).toBeTruthy();
    expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it("shows the server's message for wrong credentials, and keeps what was typed", async () => {
    serve(401, { statusCode: 401, error: 'Invalid credentials', code: 'INVALID_CREDENTIALS' });
    await fill('Email', 'al@example.org');
    await fill('Password', 'secret1');
    await press('Login');
    await waitFor(() =>
      expect(useNotices.getState().toast).toMatchObject({
        title: 'Login error',
        description: 'Invalid credentials',
        tone: 'destructive',
      }),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('al@example.org');
  });

  it.each([
    ['no answer comes', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a proxy answers', () => Promise.resolve(new Response('<h1>Bad gateway', { status: 502 }))],
  ])('says that the server cannot be reached when %s', async (_when, answer) => {
    vi.stubGlobal('fetch', answer);
    await fill('Email', 'al@example.org');
    await fill('Password', 'secret1');
    await press('Login');
    await waitFor(() =>
      expect(useNotices.getState().toast).toMatchObject({
        title: 'Connection error',
        description: 'Unable to login. Please try again.',
      }),
    );
  });
});

describe('switching between the two forms', () => {
  const valueOf = (label: string): string =>
    screen.getByLabelText<HTMLInputElement>(label, { exact: true }).value;

  it('keeps what was typed, and shares the address', async () => {
    await openRegister();
    await fill('Username', 'Al');
    await fill('Email', 'al@example.org');
    await fill('Password', 'secret1');
    await userEvent.click(screen.getByRole('tab', { name: 'Login' }));
    expect([valueOf('Email'), valueOf('Password')]).toEqual(['al@example.org', '']);
    await fill('Email', '.it');
    await openRegister();
    const kept = ['Username', 'Email', 'Password', 'Confirm Password'].map(valueOf);
    expect(kept).toEqual(['Al', 'al@example.org.it', 'secret1', '']);
  });
});

describe('a pending request', () => {
  it('disables switching to the other form', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await fill('Email', 'al@example.org');
    await fill('Password', 'secret1');
    await press('Login');
    expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeTruthy();
    await openRegister();
    expect(screen.queryByLabelText('Username')).toBeNull();
    for (const { disabled } of screen.getAllByRole<HTMLButtonElement>('tab')) {
      expect(disabled).toBe(true);
    }
  });
});

describe('registering', () => {
  it('requires the two passwords to match', async () => {
    serve(500, {});
    await fillRegistration('secret1', 'secret2');
    expect(await screen.findByText("Passwords don't match")).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('shows no mismatch error until the second password is touched', async () => {
    await openRegister();
    await fill('Password', 'secret1');
    await userEvent.tab();
    await fill('Password', '2');
    expect(screen.queryByText("Passwords don't match")).toBeNull();
    await fill('Confirm Password', 'secret1');
    await userEvent.tab();
    expect(await screen.findByText("Passwords don't match")).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Password', { exact: true }), '{Backspace}');
    await waitFor(() => expect(screen.queryByText("Passwords don't match")).toBeNull());
  });

  it('shows a server error under its field', async () => {
    const fields = { password: 'This password is too common' };
    serve(400, { statusCode: 400, error: 'x', code: 'VALIDATION_FAILED', fields });
    await fillRegistration('password');
    expect(await screen.findByText('This password is too common')).toBeTruthy();
    expect(useNotices.getState().toast).toBeNull();
  });

  it('shows its welcome toast after the reload, and never sends the second password', async () => {
    serve(201, { user: { id: 1, username: 'Al' } });
    await fillRegistration('secret1');
    await waitFor(() => expect(sessionStorage.getItem('zampa.toast')).toContain('Welcome, Al!'));
    expect(sent).toEqual([{ username: 'Al', email: 'al@example.org', password: 'secret1' }]);
  });
});

describe('signing in with a provider', () => {
  const offer = (providers: Provider[]): void => act(() => setConfig({ providers }));

  it('is not offered when the server lists no provider', () => {
    offer([]);
    expect(screen.queryByText('or')).toBeNull();
    expect(screen.queryByText('Google')).toBeNull();
  });

  it('is offered for each provider that the server lists', async () => {
    offer(['google', 'facebook']);
    expect(await screen.findByText('or')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Google' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Facebook' })).toBeTruthy();
  });
});
