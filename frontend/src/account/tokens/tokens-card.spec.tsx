import type { Profile } from '@contract/accounts';
import type { ApiToken } from '@contract/tokens';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  ANNA,
  openProfile,
  press,
  refusal,
  sent,
  serve,
  toastShown,
} from '../profile/profile.fixture';

const READ = 'GET /api/user/tokens';
const MAKE = 'POST /api/user/tokens';
const EXPERT: Profile = { ...ANNA, subscriptionStatus: 'expert' };

const FEEDER: ApiToken = {
  id: 7,
  name: 'Feeder',
  scopes: ['pets:read', 'diary:write'],
  last4: 'Xy7Q',
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2999-02-18T10:00:00.000Z',
  lastUsedAt: null,
};

const listed = (...tokens: Partial<ApiToken>[]) => ({
  status: 200,
  body: tokens.map((token) => ({ ...FEEDER, ...token })),
});

const fill = async (): Promise<void> => {
  await press('New token');
  await userEvent.type(screen.getByLabelText('Name'), 'Feeder');
  await userEvent.click(screen.getByLabelText('Write to diaries'));
};

describe('tokens', () => {
  it('show their scopes, their expiry, and that they were never used', async () => {
    openProfile(EXPERT, { [READ]: listed({}) });
    expect(await screen.findByText('see pets, write to the diary')).toBeTruthy();
    expect(screen.getByText('Ends in Xy7Q, valid until 18 February 2999')).toBeTruthy();
    expect(screen.getByText('Never used')).toBeTruthy();
  });

  it('are marked when expired', async () => {
    openProfile(EXPERT, { [READ]: listed({ expiresAt: '2026-01-05T10:00:00.000Z' }) });
    expect(await screen.findByText('Expired')).toBeTruthy();
    expect(screen.getByText(/expired on 5 January 2026/)).toBeTruthy();
  });

  it('are created with the chosen options, and their secret is shown', async () => {
    const reply = { token: FEEDER, secret: 'zmp_secret' };
    openProfile(EXPERT, { [MAKE]: { status: 201, body: reply } });
    await fill();
    await userEvent.selectOptions(screen.getByLabelText('Valid for'), '30 days');
    await press('Create token');
    expect((await screen.findByLabelText<HTMLInputElement>('Token')).value).toBe('zmp_secret');
    const body = { name: 'Feeder', scopes: ['diary:write'], days: 30 };
    expect(sent).toEqual([{ call: MAKE, body }]);
  });

  it('require the password when the sign-in is not fresh, keeping what was typed', async () => {
    openProfile(EXPERT, { [MAKE]: refusal(401, 'FRESH_SIGN_IN_NEEDED') });
    await fill();
    await press('Create token');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('[type=password]')).toBeTruthy());
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Feeder');
    serve(EXPERT, { [MAKE]: refusal(429, 'TOO_MANY_REQUESTS', { error: 'Too many attempts.' }) });
    await userEvent.type(screen.getByLabelText('Your Password'), 'secret1{Enter}');
    expect(await screen.findByText('Too many attempts.')).toBeTruthy();
    expect(toastShown()).toBeNull();
  });

  it('show an error when their limit is reached', async () => {
    openProfile(EXPERT, { [MAKE]: refusal(409, 'TOKEN_LIMIT_REACHED', { limit: 20 }) });
    await fill();
    await press('Create token');
    await waitFor(() => expect(toastShown()?.description).toMatch(/20 tokens/));
  });

  it('are offered as part of Expert to users on another plan', async () => {
    openProfile(ANNA);
    const [link] = await screen.findAllByRole('link', { name: 'See Expert' });
    expect(link?.getAttribute('href')).toBe('/checkout?plan=expert');
    expect(screen.queryByRole('button', { name: 'New token' })).toBeNull();
  });

  it('can still be revoked after the plan has ended', async () => {
    const revoke = 'DELETE /api/user/tokens/7';
    openProfile(ANNA, { [READ]: listed({}), [revoke]: { status: 204, body: null } });
    await press('Revoke Feeder, which ends in Xy7Q');
    await press('Revoke');
    await waitFor(() => expect(toastShown()?.title).toBe('"Feeder" no longer works'));
    expect(sent).toEqual([{ call: revoke, body: null }]);
  });
});
