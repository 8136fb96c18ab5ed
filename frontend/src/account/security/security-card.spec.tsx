import type { Device, SignInWays } from '@contract/accounts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import {
  ANNA,
  field,
  openProfile,
  press,
  refusal,
  sent,
  serve,
  toastShown,
} from '../profile/profile.fixture';
import { giveNotifications, SERVER_KEY, takeNotifications } from '../reach/browser.fixture';
import { setConfig } from '../../shared/render.fixture';

const CHANGE = 'POST /api/auth/change-password';
const WAYS = 'GET /api/user/sign-in-ways';
const DEVICES = 'GET /api/user/sessions';

const ok = (body: unknown) => ({ status: 200, body });
const byGoogle: SignInWays = {
  password: false,
  providers: [{ provider: 'google', email: 'anna@gmail.example' }],
};
const device = (id: string, userAgent: string, current = false): Device => ({
  id,
  userAgent,
  signedInAt: '2026-11-20T10:00:00.000Z',
  current,
});
const HERE = device('a', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0', true);
const PHONE = device('b', 'Mozilla/5.0 (Linux; Android 16) Chrome/142.0 Mobile Safari/537.36');
const OTHER = device('c', '');

const fillPassword = async (current: string | null): Promise<void> => {
  await press(current === null ? 'Set a password' : 'Change password');
  if (current !== null) await userEvent.type(field('Current Password'), current);
  await userEvent.type(field('New Password'), 'owls-at-midnight-7');
  await userEvent.type(field('Confirm Password'), 'owls-at-midnight-7');
  await press('Save');
};

afterEach(() => {
  takeNotifications();
  setConfig();
});

describe('a password', () => {
  it('is changed using the current one', async () => {
    openProfile(ANNA, { [CHANGE]: ok({ success: true }) });
    await fillPassword('secret1');
    await waitFor(() => expect(toastShown()).toMatchObject({ title: 'Password changed' }));
    const body = { currentPassword: 'secret1', password: 'owls-at-midnight-7' };
    expect(sent).toEqual([{ call: CHANGE, body }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('once changed registers this browser for notifications again, if they are on', async () => {
    giveNotifications({ permission: 'granted', subscribedWith: SERVER_KEY });
    localStorage.setItem('zampa.notifications', '1');
    openProfile(ANNA, {
      [CHANGE]: ok({ success: true }),
      'GET /api/config': ok({ providers: [], vapidPublicKey: SERVER_KEY }),
      'POST /api/push-subscriptions': { status: 204, body: null },
    });
    await fillPassword('secret1');
    const calls = [CHANGE, 'POST /api/push-subscriptions'];
    await waitFor(() => expect(sent.map(({ call }) => call)).toEqual(calls));
  });

  it('once changed shows that webhooks and the calendar address were disabled', async () => {
    const webhook = { id: 4, url: 'https://hooks.example.org/zampa', events: ['diary-entry'] };
    const made = { failingSince: null, disabledAt: null, createdAt: '2026-11-20T10:00:00.000Z' };
    const EXPERT = { ...ANNA, subscriptionStatus: 'expert' } as const;
    const hooks = (enabled: boolean) => ok([{ ...webhook, ...made, enabled }]);
    openProfile(EXPERT, {
      'GET /api/user/webhooks': hooks(true),
      'GET /api/calendar': ok({ exists: true, createdAt: made.createdAt }),
      'POST /api/calendar': { status: 201, body: { url: 'https://zampa.example/secret.ics' } },
    });
    await press('Create a new address');
    expect(await screen.findByLabelText('Calendar address')).toBeTruthy();
    expect(await screen.findByText('On')).toBeTruthy();
    serve(EXPERT, {
      [CHANGE]: ok({ success: true }),
      'GET /api/user/webhooks': hooks(false),
    });
    await fillPassword('secret1');
    expect(await screen.findByText('Off')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Create an address' })).toBeTruthy();
    expect(screen.queryByLabelText('Calendar address')).toBeNull();
  });

  it('is not changed when the current one is wrong, with an error under its field', async () => {
    openProfile(ANNA, { [CHANGE]: refusal(401, 'INVALID_CREDENTIALS') });
    await fillPassword('secret1');
    expect(await screen.findByText("This isn't your current password")).toBeTruthy();
    expect(field('New Password').value).toBe('owls-at-midnight-7');
  });

  it('can be set without a current one, after a fresh sign-in if the server requires it', async () => {
    openProfile(ANNA, { [WAYS]: ok(byGoogle), [CHANGE]: refusal(401, 'FRESH_SIGN_IN_NEEDED') });
    act(() => setConfig({ providers: ['google'] }));
    await fillPassword(null);
    const dialog = await screen.findByRole('dialog', { name: 'Set a password' });
    expect(await within(dialog).findByText(/confirm that it's you/)).toBeTruthy();
    expect(within(dialog).queryByLabelText('Your Password')).toBeNull();
    expect(within(dialog).getByRole('button', { name: 'Confirm with Google' })).toBeTruthy();
    expect(field('New Password').value).toBe('owls-at-midnight-7');
    expect(sent).toEqual([{ call: CHANGE, body: { password: 'owls-at-midnight-7' } }]);
  });
});

describe('connected accounts', () => {
  it('explain that the last sign-in method cannot be disconnected', async () => {
    const path = 'DELETE /api/user/sign-in-ways/google';
    openProfile(ANNA, { [WAYS]: ok(byGoogle), [path]: refusal(409, 'LAST_SIGN_IN') });
    expect(await screen.findByText('Connected as anna@gmail.example')).toBeTruthy();
    await press('Disconnect Google');
    await press('Disconnect');
    await waitFor(() =>
      expect(toastShown()).toMatchObject({
        title: 'Your only way to sign in',
        description: 'Set a password first, then you can disconnect Google.',
      }),
    );
  });

  it('require a fresh sign-in to connect', async () => {
    openProfile(ANNA, {
      [WAYS]: ok({ password: true, providers: [], fresh: false }),
    });
    act(() => setConfig({ providers: ['google'] }));
    await press('Connect Google');
    expect(await screen.findByRole('dialog', { name: 'Connect Google' })).toBeTruthy();
    await press('Continue');
    expect(await screen.findByText("This isn't your password")).toBeTruthy();
    await userEvent.type(field('Your Password'), 'secret1');
    await press('Continue');
    const body = { email: ANNA.email, password: 'secret1' };
    await waitFor(() => expect(sent).toEqual([{ call: 'POST /api/auth/login', body }]));
  });

  it('are disconnected using the password when the server requires it', async () => {
    const path = 'DELETE /api/user/sign-in-ways/google';
    const both = { ...byGoogle, password: true };
    openProfile(ANNA, { [WAYS]: ok(both), [path]: refusal(401, 'FRESH_SIGN_IN_NEEDED') });
    await press('Disconnect Google');
    await press('Disconnect');
    const password = await screen.findByLabelText('Your Password');
    const often = refusal(429, 'TOO_MANY_REQUESTS', { error: 'Too many attempts.' });
    serve(ANNA, { [WAYS]: ok(both), [path]: often });
    await userEvent.type(password, 'secret1{Enter}');
    expect(await screen.findByText('Too many attempts.')).toBeTruthy();
    serve(ANNA, { [WAYS]: ok(both), [path]: { status: 204, body: null } });
    await userEvent.type(password, '{Enter}');
    await waitFor(() => expect(toastShown()).toMatchObject({ title: 'Google is disconnected' }));
    expect(sent.at(-1)).toEqual({ call: path, body: { password: 'secret1' } });
  });
});

describe('devices', () => {
  it('are listed by readable name, this one first', async () => {
    openProfile(ANNA, { [DEVICES]: ok([OTHER, PHONE, HERE]) });
    await screen.findByText('Chrome on Android');
    const rows = screen.getAllByText(/^Signed in on/).map((row) => row.parentElement?.textContent);
    expect(rows).toEqual([
      'Firefox on LinuxThis deviceSigned in on 20 November 2026',
      'Unknown deviceSigned in on 20 November 2026',
      'Chrome on AndroidSigned in on 20 November 2026',
    ]);
  });

  it('are all signed out except this one, even if some no longer exist', async () => {
    openProfile(ANNA, {
      [DEVICES]: ok([HERE, PHONE, OTHER]),
      'DELETE /api/user/sessions/b': { status: 204, body: null },
      'DELETE /api/user/sessions/c': refusal(404, 'NOT_FOUND'),
    });
    await press('Sign out all others');
    await waitFor(() =>
      expect(toastShown()).toMatchObject({ title: 'All other devices are signed out' }),
    );
    expect(sent.map(({ call }) => call)).toEqual([
      'DELETE /api/user/sessions/b',
      'DELETE /api/user/sessions/c',
    ]);
  });

  it('show an error when they fail to load, while the rest of the page stays', async () => {
    openProfile(ANNA, { [DEVICES]: refusal(503, 'UNAVAILABLE') });
    expect(await screen.findByText("This couldn't be loaded.")).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change password' })).toBeTruthy();
    const download = screen.getByRole('link', { name: 'Download my data' });
    expect(download.getAttribute('href')).toBe('/api/user/export');
    expect(download.hasAttribute('download')).toBe(true);
  });
});
