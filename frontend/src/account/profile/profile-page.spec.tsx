import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../shared/queries';
import { useSession } from '../../shared/session.store';
import { usePreferences } from '../../shared/preferences.store';
import { usePartnerVetsStore } from '../../shared/partner-vets';
import { ANNA, openProfile, press, refusal, sent, serve } from './profile.fixture';

const shown = async (text: string): Promise<HTMLElement> => screen.findByText(text);

const hrefOf = (name: string): string | null =>
  screen.getByRole('link', { name }).getAttribute('href');

const headings = (): (string | null)[] =>
  screen.getAllByRole('heading').map((heading) => heading.textContent);

describe('the profile page', () => {
  it('shows a signed-out visitor a link home, and no form', async () => {
    const { container } = openProfile();
    act(() => useSession.getState().signOut());
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Required' })).toBeTruthy();
    expect(hrefOf('Back to Home')).toBe('/');
    expect(container.querySelector('form, input')).toBeNull();
  });

  it('shows when the profile cannot be loaded, and retries on demand', async () => {
    openProfile(ANNA, { 'GET /api/user/profile': refusal(503, 'UNAVAILABLE') });
    expect(await shown('Failed to fetch profile')).toBeTruthy();
    serve(ANNA);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Anna Maria Rossi' })).toBeTruthy();
  });

  it('shows the signed-out card when the session has ended before the retry', async () => {
    openProfile(ANNA, { 'GET /api/user/profile': refusal(401, 'UNAUTHENTICATED') });
    await shown('Failed to fetch profile');
    serve(ANNA, {
      'GET /api/user/profile': refusal(401, 'UNAUTHENTICATED'),
      'GET /api/auth/session': { status: 200, body: { authenticated: false } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await shown('Access Required')).toBeTruthy();
  });
});

describe('the profile', () => {
  it('shows the user, the date they joined, and links to other pages', async () => {
    openProfile();
    expect(await shown('anna@example.org')).toBeTruthy();
    expect(screen.getByText('AM')).toBeTruthy();
    expect(screen.getByText('Member since 03/04/2026')).toBeTruthy();
    expect(hrefOf('Back to Chat')).toBe('/chat');
    expect(hrefOf('Manage Pets')).toBe('/pets');
    expect(screen.getByLabelText('Language')).toBeTruthy();
  });

  it('keeps the US date format when the page is in Italian', async () => {
    openProfile();
    await shown('Member since 03/04/2026');
    act(() => usePreferences.getState().chooseLanguage('it'));
    expect(screen.getByText('Con noi dal 03/04/2026')).toBeTruthy();
  });

  it.each([
    ['Giulia', 'G'],
    ['anna maria rossi', 'AM'],
    ['🐶 Rex von Adelsberg', 'R'],
    ['Élodie Ørsted', 'ÉØ'],
    ['W'.repeat(40), 'W'],
  ])('writes the initials of %s as %s', async (displayName, initials) => {
    openProfile({ ...ANNA, displayName });
    expect(await shown(initials)).toBeTruthy();
  });

  it('shows an outline for a name without letters', async () => {
    const { container } = openProfile({ ...ANNA, displayName: '🐶' });
    await shown('anna@example.org');
    expect(container.querySelector('.lucide-user-round')).toBeTruthy();
  });

  it('shows the picture, and the initials if it fails to load', async () => {
    const { container } = openProfile({ ...ANNA, photoURL: 'https://example.org/anna.jpg' });
    await shown('anna@example.org');
    const picture = container.querySelector('img');
    expect(picture?.src).toBe('https://example.org/anna.jpg');
    if (picture) fireEvent.error(picture);
    expect(screen.getByText('AM')).toBeTruthy();
  });

  it('counts pets and conversations', async () => {
    openProfile();
    const row = (await shown('Registered pets')).parentElement ?? document.body;
    expect(within(row).getByText('4')).toBeTruthy();
    expect(screen.getByText('Total conversations').nextSibling?.textContent).toBe('7');
  });

  it('follows a change made in another tab or by the server', async () => {
    openProfile();
    await shown('Questions used (2/3)');
    serve({ ...ANNA, totalQuestions: 3 });
    await act(() => queryClient.invalidateQueries({ queryKey: ['api', 'user', 'profile'] }));
    expect(await shown('Questions used (3/3)')).toBeTruthy();
  });

  it('orders identity, plan, usage, actions, settings, statistics, security, programs, danger', async () => {
    openProfile();
    await shown('anna@example.org');
    await shown('Password');
    expect(headings()).toEqual([
      'Your Profile',
      'Anna Maria Rossi',
      'Subscription',
      'Upgrade your plan',
      'Questions used (2/3)',
      'Quick Actions',
      'Settings',
      'Notifications',
      'Calendar',
      'Details on your invoices',
      'Account Statistics',
      'Sign-in and security',
      'Password',
      'Devices',
      'Your data',
      'API access',
      'Webhooks',
      'Delete account',
    ]);
  });
});

describe('the question allowance of the free plan', () => {
  it.each([
    [0, '0', '3 questions left.'],
    [2, '2', '1 question left.'],
    [3, '3', 'Limit reached! Upgrade for unlimited questions.'],
    [5, '3', 'Limit reached! Upgrade for unlimited questions.'],
  ])('with %i used fills and labels the bar as %s', async (totalQuestions, filled, text) => {
    openProfile({ ...ANNA, totalQuestions });
    const bar = await screen.findByRole('progressbar', {
      name: `Questions used (${totalQuestions}/3)`,
    });
    expect(bar.getAttribute('aria-valuenow')).toBe(filled);
    expect(bar.getAttribute('aria-valuemax')).toBe('3');
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('is not shown on a paid plan', async () => {
    openProfile({ ...ANNA, subscriptionStatus: 'pro' });
    await shown('Pro plan');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('the plan', () => {
  it('offers a free user Pro and Expert, and nothing to cancel', async () => {
    openProfile();
    expect(await shown('Free plan')).toBeTruthy();
    for (const feature of ['3 questions in total', '1 pet profile', 'Community support']) {
      expect(screen.getByText(feature)).toBeTruthy();
    }
    expect(hrefOf('3 questions in total')).toBe('/help#questions');
    expect(hrefOf('Community support')).toBe('/help#community');
    expect(screen.getByText('$14.99')).toBeTruthy();
    expect(screen.getByText('$34.99')).toBeTruthy();
    expect(hrefOf('Upgrade to Pro')).toBe('/checkout?plan=pro');
    expect(hrefOf('Upgrade to Expert')).toBe('/checkout?plan=expert');
    expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
  });

  it('offers a Pro user only Expert', async () => {
    openProfile({ ...ANNA, subscriptionStatus: 'pro' });
    expect(await shown('Personalized care reminders')).toBeTruthy();
    for (const use of ['2 asked so far', '4 added', '38 diary entries', '1 active']) {
      expect(screen.getByText(use)).toBeTruthy();
    }
    expect(screen.queryByText('$14.99')).toBeNull();
    expect(screen.getByText('$34.99')).toBeTruthy();
    expect(hrefOf('Upgrade Plan')).toBe('/checkout?plan=expert');
    expect(await screen.findByRole('button', { name: 'Cancel subscription' })).toBeTruthy();
  });

  it('promises no vet before there is one', async () => {
    openProfile({ ...ANNA, subscriptionStatus: 'pro' });
    expect(await shown('Everything in Pro and unlimited pets.')).toBeTruthy();
    act(() => usePartnerVetsStore.setState({ known: true }));
    const pitch = 'Everything in Pro, unlimited pets, direct veterinarian consultations.';
    expect(screen.getByText(pitch)).toBeTruthy();
  });

  it('offers an Expert user no upgrade', async () => {
    openProfile({ ...ANNA, subscriptionStatus: 'expert' });
    expect(await shown('Unlimited pet profiles')).toBeTruthy();
    expect(screen.getByText('2 asked so far · 38 diary entries · 1 active reminder')).toBeTruthy();
    expect(screen.queryByText('$34.99')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Upgrade Plan' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Cancel subscription' })).toBeTruthy();
  });

  it('shows an unknown status as Free', async () => {
    openProfile({ ...ANNA, subscriptionStatus: 'gold' as 'pro' });
    expect(await screen.findByText('Free')).toBeTruthy();
    expect(screen.getByText('Questions used (2/3)')).toBeTruthy();
  });
});

describe('quick actions', () => {
  it('link to a new pet, a chat and the best plan', async () => {
    openProfile();
    await shown('Quick Actions');
    expect(hrefOf('Add New Pet')).toBe('/pets?edit=new');
    expect(hrefOf('New Chat')).toBe('/chat');
    expect(hrefOf('Upgrade Plan')).toBe('/checkout?plan=expert');
    expect(screen.getByRole('button', { name: 'Log Out' })).toBeTruthy();
  });

  it('sign out offline, remove all readable data from the device, and open the home page', async () => {
    const assign = vi.fn();
    const removed = vi.fn<(name: string) => Promise<boolean>>().mockResolvedValue(true);
    vi.stubGlobal('location', { pathname: '/profile', search: '', assign });
    vi.stubGlobal('caches', {
      keys: () => Promise.resolve(['own-7', 'shell']),
      delete: removed,
      open: () => Promise.reject(new Error('not here')),
    });
    openProfile(ANNA, { 'POST /api/auth/logout': { status: 503, body: {} } });
    await press('Log Out');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    expect(removed.mock.calls).toContainEqual(['own-7']);
    expect(removed.mock.calls).not.toContainEqual(['shell']);
  });

  it('sign out and reload the page', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { pathname: '/profile', search: '', reload });
    openProfile(ANNA, { 'POST /api/auth/logout': { status: 200, body: { success: true } } });
    await press('Log Out');
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(sent).toEqual([{ call: 'POST /api/auth/logout', body: null }]);
    expect(sessionStorage.getItem('zampa.toast')).toContain('Logged Out');
  });
});
