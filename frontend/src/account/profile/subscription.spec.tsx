import type { Payment, Subscription } from '@contract/billing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rereadUser } from '../../shared/profile.query';
import { useLanguage } from '../../shared/texts/language.store';
import { ANNA, openProfile, press, refusal, sent, serve, toastShown } from './profile.fixture';

const CANCEL = 'POST /api/subscription/cancel';
const RESUME = 'POST /api/subscription/resume';
const REFUND = 'POST /api/subscription/refund';
const READ = 'GET /api/subscription';

const PRO = { ...ANNA, subscriptionStatus: 'pro' as const };

const RUNNING: Subscription = {
  plan: 'pro',
  status: 'active',
  periodEnd: '2026-12-21T10:00:00.000Z',
  cancelAtPeriodEnd: false,
  nextPlan: null,
  refundableUntil: null,
};

const PAID: Payment = {
  number: 'ZAMPA-0001',
  plan: 'pro',
  amount: 649,
  currency: 'eur',
  status: 'paid',
  at: '2026-11-21T10:00:00.000Z',
  url: 'https://invoice.example.org/1',
};

const ok = (body: unknown) => ({ status: 200, body });

const subscribed = (changes: Partial<Subscription> = {}, payments: Payment[] = []) => ({
  [READ]: ok({ subscription: { ...RUNNING, ...changes }, payments }),
});

const saved = (profile: typeof ANNA) => ok({ success: true, user: { ...profile, id: 1 } });

const openPro = (changes: Partial<Subscription> = {}, answers = {}) =>
  openProfile(PRO, { ...subscribed(changes), ...answers });

const shown = async (text: string | RegExp): Promise<HTMLElement> => screen.findByText(text);

const absent = (name: string): void => expect(screen.queryByRole('button', { name })).toBeNull();

afterEach(() => {
  cleanup();
  act(() => useLanguage.getState().speak('en'));
  vi.unstubAllGlobals();
});

describe('the state of a subscription', () => {
  it('says when it renews and for what', async () => {
    openPro();
    expect(await shown('Renews on 21 December 2026 for €12.99.')).toBeTruthy();
    absent('Resume subscription');
    absent('Get my money back');
  });

  it('says when it ends, and can be resumed', async () => {
    openPro({ cancelAtPeriodEnd: true });
    expect(await shown('Ends on 21 December 2026. Nothing more is charged.')).toBeTruthy();
    absent('Cancel subscription');
    expect(screen.getByRole('button', { name: 'Resume subscription' })).toBeTruthy();
  });

  it('names the plan that follows', async () => {
    openProfile(
      { ...ANNA, subscriptionStatus: 'expert' },
      subscribed({ plan: 'expert', nextPlan: 'pro' }),
    );
    expect(await shown('Changes to Pro on 21 December 2026, for €12.99 a month.')).toBeTruthy();
  });

  it('leads to the payment that is open', async () => {
    openPro({ status: 'past_due' });
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('The last payment failed');
    expect(notice.textContent).toContain('Pro is kept for 7 days after a failed payment.');
    const pay = within(notice).getByRole('link', { name: 'Pay now' });
    expect(pay.getAttribute('href')).toBe('/checkout?plan=pro');
  });

  it('speaks Italian', async () => {
    openPro();
    await shown(/^Renews/);
    act(() => useLanguage.getState().speak('it'));
    expect(screen.getByText(/^Si rinnova il 21 dicembre 2026 per 12,99/)).toBeTruthy();
  });

  it('that cannot be read leaves the page, and is read again on demand', async () => {
    openProfile(PRO, { [READ]: refusal(503, 'PAYMENTS_UNAVAILABLE') });
    expect(await shown('The state of your subscription could not be read.')).toBeTruthy();
    expect(screen.getByText('Up to 5 pet profiles')).toBeTruthy();
    absent('Cancel subscription');
    serve(PRO, subscribed());
    await press('Try Again');
    expect(await shown(/^Renews/)).toBeTruthy();
  });

  it('follows a change that the server tells of', async () => {
    openPro();
    await shown(/^Renews/);
    serve(PRO, subscribed({ cancelAtPeriodEnd: true }));
    await act(rereadUser);
    expect(await shown(/^Ends on 21 December 2026/)).toBeTruthy();
  });
});

describe('cancelling', () => {
  const ask = async (): Promise<void> => {
    await press('Cancel subscription');
    await screen.findByRole('dialog', { name: 'Cancel Pro?' });
  };

  it('says until when the plan stays, and does nothing until it is confirmed', async () => {
    openPro();
    await ask();
    expect(screen.getByText(/^Pro stays yours until 21 December 2026/)).toBeTruthy();
    await press('Keep Pro');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel subscription'));
    expect(sent).toEqual([]);
  });

  it('keeps the plan to the end of its period, and says so where the focus is', async () => {
    openPro();
    await ask();
    serve(PRO, { ...subscribed({ cancelAtPeriodEnd: true }), [CANCEL]: saved(PRO) });
    await press('Cancel subscription');
    await waitFor(() =>
      expect(toastShown()).toMatchObject({
        title: 'Subscription Cancelled',
        description: 'Your plan stays until 21 December 2026.',
      }),
    );
    expect(sent).toEqual([{ call: CANCEL, body: null }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement?.textContent).toContain('Ends on 21 December 2026'),
    );
  });

  it('ends at once a plan that nobody pays for', async () => {
    openProfile(PRO);
    await ask();
    expect(screen.getByText(/^Pro ends now and becomes Free/)).toBeTruthy();
    serve(ANNA, { [CANCEL]: saved(ANNA) });
    await press('Cancel subscription');
    expect(await shown('Free plan')).toBeTruthy();
    expect(toastShown()?.description).toBe('Your account is on the Free plan now.');
  });

  it.each([
    [refusal(500, 'INTERNAL'), 'Unable to cancel the subscription. Please try again.'],
    [
      refusal(503, 'PAYMENTS_UNAVAILABLE'),
      'The payment provider does not answer. Nothing was changed; please try again in a minute.',
    ],
    [refusal(409, 'NO_SUBSCRIPTION'), 'There is no subscription that could be changed.'],
  ])('says when it did not work, and can be tried again', async (answer, description) => {
    openPro({}, { [CANCEL]: answer });
    await ask();
    await press('Cancel subscription');
    await waitFor(() =>
      expect(toastShown()).toMatchObject({ title: 'Error', description, tone: 'destructive' }),
    );
    await press('Cancel subscription');
    await waitFor(() => expect(sent).toHaveLength(2));
  });
});

describe('resuming', () => {
  it('undoes the cancellation', async () => {
    openPro({ cancelAtPeriodEnd: true });
    await shown(/^Ends/);
    serve(PRO, { ...subscribed(), [RESUME]: saved(PRO) });
    await press('Resume subscription');
    expect(await shown(/^Renews on 21 December 2026/)).toBeTruthy();
    expect(toastShown()).toMatchObject({
      title: 'Subscription Resumed',
      description: 'Your plan renews on 21 December 2026.',
    });
    expect(sent).toEqual([{ call: RESUME, body: null }]);
  });

  it('says when it did not work', async () => {
    openPro({ cancelAtPeriodEnd: true });
    await press('Resume subscription');
    await waitFor(() =>
      expect(toastShown()?.description).toBe(
        'Unable to resume the subscription. Please try again.',
      ),
    );
    expect(screen.getByRole('button', { name: 'Resume subscription' })).toBeTruthy();
  });
});

describe('money back', () => {
  const GUARANTEED = { refundableUntil: '2026-12-20T10:00:00.000Z' };

  const ask = async (): Promise<void> => {
    await press('Get my money back');
    await screen.findByRole('dialog', { name: 'Get your money back?' });
  };

  it('is offered with its last day, and says that the plan ends now', async () => {
    openPro(GUARANTEED);
    expect(await shown('30-day money-back guarantee: until 20 December 2026.')).toBeTruthy();
    await ask();
    expect(screen.getByText(/Pro ends now and becomes Free/)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('ends the plan', async () => {
    openPro(GUARANTEED);
    await ask();
    serve(ANNA, {
      [REFUND]: saved(ANNA),
      [READ]: ok({ subscription: null, payments: [{ ...PAID, status: 'refunded' }] }),
    });
    await press('Refund and end now');
    expect(await shown('Free plan')).toBeTruthy();
    expect(await shown('Refunded')).toBeTruthy();
    expect(sent).toEqual([{ call: REFUND, body: null }]);
    expect(toastShown()).toMatchObject({
      title: 'Money Back',
      description:
        'Your money is on its way back; banks take up to 10 days. Your account is on the Free plan now.',
    });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Free plan'));
  });

  it('says when the guarantee has ended meanwhile, and shows what holds', async () => {
    openPro(GUARANTEED, { [REFUND]: refusal(409, 'REFUND_NOT_POSSIBLE') });
    await ask();
    serve(PRO, { ...subscribed(), [REFUND]: refusal(409, 'REFUND_NOT_POSSIBLE') });
    await press('Refund and end now');
    await waitFor(() =>
      expect(toastShown()?.description).toBe(
        'The 30-day money-back guarantee does not apply any more.',
      ),
    );
    await waitFor(() => expect(screen.queryByText(/^30-day money-back guarantee/)).toBeNull());
  });
});

describe('the payments', () => {
  it('are listed with number, day, plan, amount and state', async () => {
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

  it('are not mentioned while there are none', async () => {
    openPro();
    await shown(/^Renews/);
    expect(screen.queryByRole('heading', { name: 'Payments' })).toBeNull();
  });
});
