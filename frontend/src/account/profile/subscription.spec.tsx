import type { Payment } from '@contract/billing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { ANNA, openProfile, press, refusal, sent, serve, toastShown } from './profile.fixture';
import {
  CANCEL,
  RESUME,
  REFUND,
  READ,
  PRO,
  PAID,
  read,
  subscribed,
  saved,
  openPro,
  shown,
  absent,
} from './subscription.fixture';

describe('cancelling', () => {
  const ask = async (): Promise<void> => {
    await press('Cancel subscription');
    await screen.findByRole('dialog', { name: 'Cancel Pro?' });
  };

  it('shows how long the plan stays active, and does nothing until confirmed', async () => {
    openPro();
    await ask();
    expect(screen.getByText(/^Pro stays yours until 21 December 2026/)).toBeTruthy();
    await press('Keep Pro');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel subscription'));
    expect(sent).toEqual([]);
  });

  it('keeps the plan until the end of the period, and moves focus to that notice', async () => {
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

  it.each(['past_due', 'renewing'] as const)(
    'warns that a plan with an unpaid renewal ends immediately: %s',
    async (status) => {
      openPro({ status });
      await ask();
      expect(screen.getByText(/^Pro ends now, and nothing more is charged/)).toBeTruthy();
    },
  );

  it('shows that a new month has begun and is still to be charged', async () => {
    openPro({ status: 'renewing' });
    expect(await shown('Renewing now for €12.99.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Upgrade to Expert' })).toBeNull();
  });

  it('immediately ends a plan that has no subscription', async () => {
    openProfile(PRO);
    await ask();
    expect(screen.getByText(/^Pro ends now, and nothing more is charged/)).toBeTruthy();
    serve(ANNA, { [CANCEL]: saved(ANNA) });
    await press('Cancel subscription');
    expect(await shown('Free plan')).toBeTruthy();
    expect(toastShown()?.description).toBe('You are on the Free plan now.');
  });

  it.each([
    [refusal(500, 'INTERNAL'), 'Unable to cancel the subscription. Please try again.'],
    [
      refusal(503, 'PAYMENTS_UNAVAILABLE'),
      "The payment provider isn't responding. What you asked for may still happen: look here again in a minute.",
    ],
    [refusal(409, 'NO_SUBSCRIPTION'), 'There is no subscription to change.'],
  ])('shows an error on failure, and can be retried', async (answer, description) => {
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
  it('revokes the cancellation', async () => {
    openPro({ cancelAtPeriodEnd: true });
    await shown(/^Ends/);
    expect(screen.getByText('Pro then continues at €12.99 a month.')).toBeTruthy();
    serve(PRO, { ...subscribed(), [RESUME]: saved(PRO) });
    await press('Resume subscription');
    expect(await shown(/^Renews on 21 December 2026/)).toBeTruthy();
    expect(toastShown()).toMatchObject({
      title: 'Subscription Resumed',
      description: 'Your plan renews on 21 December 2026.',
    });
    expect(sent).toEqual([{ call: RESUME, body: null }]);
  });

  it('shows an error on failure', async () => {
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

describe('a lower plan', () => {
  const EXPERT = { ...ANNA, subscriptionStatus: 'expert' as const };
  const lower = () => screen.queryByRole('link', { name: 'Switch to Pro' });

  it('can be chosen for the next month', async () => {
    openProfile(EXPERT, subscribed({ plan: 'expert' }));
    await shown(/^Renews on/);
    expect(lower()?.getAttribute('href')).toBe('/checkout?plan=pro');
  });

  it.each([
    ['it is chosen already', EXPERT, { plan: 'expert', nextPlan: 'pro' }],
    ['there is none', PRO, { plan: 'pro' }],
  ] as const)('is not offered when %s', async (_where, owner, changes) => {
    openProfile(owner, subscribed(changes));
    await screen.findByRole('button', { name: 'Cancel subscription' });
    const goesOn = screen.queryByText('Expert then continues at €29.99 a month.');
    expect(goesOn !== null).toBe('nextPlan' in changes);
    expect(lower()).toBeNull();
  });
});

describe('a refund', () => {
  const GUARANTEED = { refundableUntil: '2026-12-20T10:00:00.000Z' };

  const ask = async (): Promise<void> => {
    await press('Request a refund');
    await screen.findByRole('dialog', { name: 'Request a refund?' });
  };

  it('is offered with its deadline and a warning that the plan ends now', async () => {
    const payments: Payment[] = [
      { ...PAID, number: 'ZAMPA-0003', amount: 2350 },
      { ...PAID, number: 'ZAMPA-0002', status: 'refunded' },
      PAID,
    ];
    openPro({}, subscribed(GUARANTEED, payments));
    expect(await shown('30-day money-back guarantee: until 20 December 2026.')).toBeTruthy();
    await ask();
    expect(screen.getByText(/^We refund €29[.]99, everything you have paid/)).toBeTruthy();
    expect(screen.getByText(/Pro ends now and becomes Free/)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('ends the plan', async () => {
    openPro(GUARANTEED);
    await ask();
    serve(ANNA, {
      [REFUND]: saved(ANNA),
      [READ]: read({ payments: [{ ...PAID, status: 'refunded' }] }),
    });
    await press('Refund and end now');
    expect(await shown('Free plan')).toBeTruthy();
    expect(await shown('Refunded')).toBeTruthy();
    expect(sent).toEqual([{ call: REFUND, body: null }]);
    expect(toastShown()).toMatchObject({
      title: 'Refund Sent',
      description:
        'Your refund is on its way; banks take up to 10 days. You are on the Free plan now.',
    });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Free plan'));
  });

  it('is offered until the deadline, even if a short month ends earlier', async () => {
    openProfile(ANNA, { [READ]: read({ payments: [PAID], ...GUARANTEED }) });
    expect(await shown('30-day money-back guarantee: until 20 December 2026.')).toBeTruthy();
    await ask();
    expect(
      screen.getByText('We refund €6.49, everything you have paid, to the card you paid with.'),
    ).toBeTruthy();
    serve(ANNA, {
      [REFUND]: saved(ANNA),
      [READ]: read({ payments: [{ ...PAID, status: 'refunded' }] }),
    });
    await press('Refund now');
    expect(await shown('Refunded')).toBeTruthy();
    expect(sent).toEqual([{ call: REFUND, body: null }]);
    absent('Request a refund');
  });

  it('reports that the guarantee has ended in the meantime, and shows the current state', async () => {
    openPro(GUARANTEED, { [REFUND]: refusal(409, 'REFUND_NOT_POSSIBLE') });
    await ask();
    serve(PRO, { ...subscribed(), [REFUND]: refusal(409, 'REFUND_NOT_POSSIBLE') });
    await press('Refund and end now');
    await waitFor(() =>
      expect(toastShown()?.description).toBe('The 30-day money-back guarantee no longer applies.'),
    );
    await waitFor(() => expect(screen.queryByText(/^30-day money-back guarantee/)).toBeNull());
  });
});
