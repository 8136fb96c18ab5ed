import type { Payment } from '@contract/billing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refreshUser } from '../../shared/queries';
import { usePreferences } from '../../shared/preferences.store';
import { ANNA, openProfile, press, refusal, serve } from './profile.fixture';
import { READ, PRO, PAID, subscribed, openPro, shown, absent } from './subscription.fixture';

describe('the subscription state', () => {
  it('shows the renewal date and price', async () => {
    openPro();
    expect(await shown('Renews on 21 December 2026 for €12.99.')).toBeTruthy();
    absent('Resume subscription');
    absent('Request a refund');
  });

  it('names its own prices, whatever new subscriptions cost', async () => {
    openProfile(
      { ...ANNA, subscriptionStatus: 'expert' },
      subscribed({ plan: 'expert', nextPlan: 'pro', monthly: 1999, nextMonthly: 999 }),
    );
    expect(await shown('Changes to Pro on 21 December 2026, for €9.99 a month.')).toBeTruthy();
    expect(screen.getByText(/€19\.99/)).toBeTruthy();
  });

  it('shows when the subscription ends, and offers to resume it', async () => {
    openPro({ cancelAtPeriodEnd: true });
    expect(await shown('Ends on 21 December 2026. Nothing more is charged.')).toBeTruthy();
    absent('Cancel subscription');
    expect(screen.getByRole('button', { name: 'Resume subscription' })).toBeTruthy();
  });

  it('names the next plan', async () => {
    openProfile(
      { ...ANNA, subscriptionStatus: 'expert' },
      subscribed({ plan: 'expert', nextPlan: 'pro' }),
    );
    expect(await shown('Changes to Pro on 21 December 2026, for €12.99 a month.')).toBeTruthy();
  });

  it('links to the open payment', async () => {
    openPro({ status: 'past_due' });
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('The last payment failed');
    expect(notice.textContent).toContain('You keep Pro for 7 days after a failed payment.');
    const pay = within(notice).getByRole('link', { name: 'Pay now' });
    expect(pay.getAttribute('href')).toBe('/checkout?plan=pro');
  });

  it('is shown in Italian', async () => {
    openPro();
    await shown(/^Renews/);
    act(() => usePreferences.getState().chooseLanguage('it'));
    expect(screen.getByText(/^Si rinnova il 21 dicembre 2026 per 12,99/)).toBeTruthy();
  });

  it('can be retried when it fails to load, while the rest of the page stays', async () => {
    openProfile(PRO, { [READ]: refusal(503, 'PAYMENTS_UNAVAILABLE') });
    expect(await shown("Your subscription couldn't be loaded.")).toBeTruthy();
    expect(screen.getByText('Up to 5 pet profiles')).toBeTruthy();
    absent('Cancel subscription');
    serve(PRO, subscribed());
    await press('Try Again');
    expect(await shown(/^Renews/)).toBeTruthy();
  });

  it('follows a change reported by the server', async () => {
    openPro();
    await shown(/^Renews/);
    serve(PRO, subscribed({ cancelAtPeriodEnd: true }));
    await act(refreshUser);
    expect(await shown(/^Ends on 21 December 2026/)).toBeTruthy();
  });
});

describe('the payment card', () => {
  const card = { last4: '4242', expires: '2027-01' };

  it('can be replaced, and focus returns to the button', async () => {
    openPro({ card });
    expect(await shown('Card ending 4242, valid until 01/27.')).toBeTruthy();
    await press('Replace card');
    await press('card form of pro');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Replace card'));
    absent('card form of pro');
  });

  it.each([
    ['expires before the next payment', { expires: '2026-11' }, {}, true],
    ['lasts through the month of the payment', { expires: '2026-12' }, {}, false],
    ['is not charged again', { expires: '2026-11' }, { cancelAtPeriodEnd: true }, false],
  ] as const)('that %s: %s', async (_what, validity, changes, isWarned) => {
    openPro({ card: { ...card, ...validity }, ...changes });
    await shown(/ending 4242/);
    expect(screen.queryByText(/it expires before the next payment/) !== null).toBe(isWarned);
  });

  it('cannot be replaced separately while a failed renewal is unpaid', async () => {
    openPro({ card, status: 'past_due' });
    await screen.findByRole('alert');
    absent('Replace card');
  });
});

describe('payments', () => {
  it('are listed with number, date, plan, amount and status', async () => {
    const open: Payment = {
      ...PAID,
      number: 'ZAMPA-0002',
      status: 'open',
      amount: 1299,
      url: null,
    };
    openProfile(PRO, subscribed({}, [open, PAID]));
    await screen.findByRole('heading', { name: 'Payments' });
    const rows = screen
      .getAllByRole('listitem')
      .map((row) => row.textContent)
      .filter((text) => text.includes('ZAMPA'));
    expect(rows[0]).toBe('ZAMPA-000221 November 2026 · ProOpen€12.99');
    expect(rows[1]).toContain('Paid€6.49');
    const link = screen.getByRole('link', { name: 'ZAMPA-0001 (opens in a new tab)' });
    expect(link.getAttribute('href')).toBe('https://invoice.example.org/1');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('are not mentioned when there are none', async () => {
    openPro();
    await shown(/^Renews/);
    expect(screen.queryByRole('heading', { name: 'Payments' })).toBeNull();
  });
});
