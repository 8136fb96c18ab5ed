import type { Profile } from '@contract/accounts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ANNA,
  openProfile,
  press,
  refusal,
  sent,
  serve,
  toastShown,
} from '../profile/profile.fixture';

const READ = 'GET /api/calendar';
const MAKE = 'POST /api/calendar';
const REVOKE = 'DELETE /api/calendar';
const URL = 'https://zampa.example/api/calendar/secret.ics';

const PRO: Profile = { ...ANNA, subscriptionStatus: 'pro' };
const made = { status: 200, body: { exists: true, createdAt: '2026-11-20T10:00:00.000Z' } };

const open = (profile = PRO, answers = {}) =>
  openProfile(profile, { [MAKE]: { status: 201, body: { url: URL } }, ...answers });

const address = () => screen.findByLabelText<HTMLInputElement>('Calendar address');

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
});

describe('a calendar', () => {
  it('gets an address that is shown once and can be copied', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    open(PRO, { [READ]: made });
    await press('Create a new address');
    expect((await address()).value).toBe(URL);
    await press('Copy');
    await waitFor(() => expect(toastShown()?.title).toBe('Address copied'));
    expect(writeText).toHaveBeenCalledWith(URL);
    expect(sent).toEqual([{ call: MAKE, body: null }]);
  });

  it('selects its address when copying fails', async () => {
    open(PRO, { [READ]: made });
    await press('Create a new address');
    const field = await address();
    await press('Copy');
    await waitFor(() => expect(toastShown()?.description).toMatch(/you can copy it yourself/));
    expect(field.selectionEnd).toBe(URL.length);
  });

  it('that exists shows its creation date but not its address', async () => {
    open(PRO, { [READ]: made });
    expect(await screen.findByText(/was created on .*20.*2026/)).toBeTruthy();
    expect(screen.queryByLabelText('Calendar address')).toBeNull();
    expect(screen.getByRole('button', { name: 'Create a new address' })).toBeTruthy();
  });

  it('can be stopped', async () => {
    open(PRO, { [READ]: made, [REVOKE]: { status: 204, body: null } });
    await press('Stop the calendar');
    await waitFor(() => expect(toastShown()?.title).toMatch(/no longer works/));
    expect(sent).toEqual([{ call: REVOKE, body: null }]);
  });

  it('shows an error when it cannot be changed', async () => {
    open(PRO, { [MAKE]: refusal(503, 'UNAVAILABLE') });
    await press('Create an address');
    await waitFor(() => expect(toastShown()?.description).toMatch(/couldn't be changed/));
  });

  it('can be read again when it could not be read', async () => {
    open(PRO, { [READ]: refusal(503, 'UNAVAILABLE') });
    expect(await screen.findByText("This couldn't be loaded.")).toBeTruthy();
    expect(screen.queryByRole('button', { name: /address$/ })).toBeNull();
    serve(PRO, { [READ]: made });
    await press('Try Again');
    expect(await screen.findByRole('button', { name: 'Create a new address' })).toBeTruthy();
  });

  it('requires Pro, but an existing one can still be stopped without it', async () => {
    open(ANNA, { [READ]: made });
    await screen.findByRole('button', { name: 'Stop the calendar' });
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'See Pro' });
    expect(new window.URL(link.href).search).toBe('?plan=pro');
    expect(screen.queryByRole('button', { name: /address$/ })).toBeNull();
  });
});
