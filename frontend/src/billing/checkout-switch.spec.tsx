import type { PlanSwitch } from '@contract/billing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { press } from '../shared/render.fixture';
import { usePartnerVetsStore } from '../shared/partner-vets';
import { answer, pass, refusal, toastShown, trackedEvents } from './billing.fixture';
import { callsOf, intent, INTENT, open, serveCheckout } from './checkout.fixture';

const CHANGE = 'POST /api/subscription/change';
const PAY = 'Pay €23.50 and switch to Expert';

const change = (facts: Partial<PlanSwitch> = {}): PlanSwitch => ({
  from: 'pro',
  lines: [
    { plan: 'expert', amount: 2999 },
    { plan: 'pro', amount: -649 },
  ],
  renewsAt: '2026-12-21T10:00:00.000Z',
  card: '4242',
  takesBack: null,
  ...facts,
});

const offer = (facts: object = {}) =>
  intent({
    clientSecret: null,
    status: 'confirm',
    amountDue: 2350,
    thenMonthly: 2999,
    startsAt: '2026-11-21T10:00:00.000Z',
    change: change(),
    ...facts,
  });

const LOWER = {
  amountDue: 0,
  thenMonthly: 1299,
  startsAt: '2026-12-12T10:00:00.000Z',
  change: change({ from: 'expert', lines: [], renewsAt: '2026-12-12T10:00:00.000Z' }),
};

const click = async (name: string): Promise<void> => {
  press(name);
  await pass(0);
};

beforeEach(() => serveCheckout({ [INTENT]: offer() }));

afterEach(async () => {
  await pass(0);
});

it.each([true, false])('consultations are compared only where a vet is: %s', async (known) => {
  usePartnerVetsStore.setState({ known });
  const page = await open('/checkout?plan=expert', 'pro');
  expect(page.textContent.includes('consultations')).toBe(known);
});

describe('an upgrade', () => {
  const paid = intent({ clientSecret: null, status: 'paid', amountDue: 2350 });

  it('shows what is due and what changes when, and does nothing until confirmed', async () => {
    const page = await open('/checkout?plan=expert', 'pro');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Switch to Expert');
    expect(page.textContent).toContain('Due today€23.50');
    expect(page.textContent).toContain('Pro, paid but unused-€6.49');
    expect(screen.getByText('21 December 2026')).toBeTruthy();
    expect(screen.getByText('Card ending 4242')).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Pet profiles Up to 5 Unlimited' })).toBeTruthy();
    await pass(60_000);
    expect(callsOf(INTENT)).toHaveLength(1);
    expect(callsOf(CHANGE)).toEqual([]);
    expect(screen.getByRole('link', { name: 'Keep Pro' }).getAttribute('href')).toBe('/profile');
  });

  it('is paid only once for repeated clicks, for the amount on the button', async () => {
    serveCheckout({ [INTENT]: offer(), [CHANGE]: paid });
    await open('/checkout?plan=expert', 'pro');
    press(PAY);
    press('Processing...');
    await pass(0);
    expect(callsOf(CHANGE)).toMatchObject([{ body: { planType: 'expert', amountDue: 2350 } }]);
    expect(toastShown()?.title).toBe('Payment Completed!');
    expect(trackedEvents()).toHaveLength(2);
    await pass(1_000);
    expect(location.pathname + location.search).toBe('/payment-success?plan=expert');
  });

  it('shows the new amount when it has changed, and requires another click', async () => {
    serveCheckout({
      [INTENT]: [offer(), offer({ amountDue: 2347 })],
      [CHANGE]: [refusal(409, 'PRICE_CHANGED'), paid],
    });
    await open('/checkout?plan=expert', 'pro');
    await click(PAY);
    expect(screen.getByRole('alert').textContent).toContain('Nothing was charged');
    expect(trackedEvents()).toEqual([]);
    await click('Pay €23.47 and switch to Expert');
    expect(callsOf(CHANGE)).toMatchObject([
      { body: { amountDue: 2350 } },
      { body: { amountDue: 2347 } },
    ]);
  });

  it('waits until a month that has just begun is charged', async () => {
    serveCheckout({ [INTENT]: offer(), [CHANGE]: refusal(409, 'RENEWAL_PENDING') });
    await open('/checkout?plan=expert', 'pro');
    await click(PAY);
    expect(screen.getByRole('heading', { name: 'Your new month is being charged' })).toBeTruthy();
    expect(toastShown()).toBeNull();
  });

  it('asks for a card when the saved one cannot be charged', async () => {
    serveCheckout({
      [INTENT]: offer(),
      [CHANGE]: intent({ amountDue: 2350, renewsAt: undefined }),
    });
    await open('/checkout?plan=expert', 'pro');
    await click(PAY);
    await vi.dynamicImportSettled();
    await pass(0);
    expect(screen.getByText(/^Your saved card wasn't charged/)).toBeTruthy();
    expect(screen.queryByText(/First month 50% off/)).toBeNull();
    expect(trackedEvents()).toEqual([]);
  });

  it('that fails can be retried', async () => {
    serveCheckout({ [INTENT]: offer(), [CHANGE]: [refusal(503, 'PAYMENTS_UNAVAILABLE'), paid] });
    await open('/checkout?plan=expert', 'pro');
    await click(PAY);
    expect(toastShown()).toMatchObject({ title: 'Change Not Confirmed', tone: 'destructive' });
    await click(PAY);
    expect(toastShown()?.title).toBe('Payment Completed!');
  });
});

describe('a downgrade', () => {
  const scheduled = { ...LOWER, status: 'scheduled' };

  it('takes effect later, after a click on a button that names the date', async () => {
    serveCheckout({ [INTENT]: offer(LOWER), [CHANGE]: offer(scheduled) });
    await open('/checkout?plan=pro', 'expert');
    await click('Switch to Pro on 12 December');
    expect(callsOf(CHANGE)).toMatchObject([{ body: { planType: 'pro', amountDue: 0 } }]);
    expect(screen.getByRole('heading', { name: 'Pro starts on 12 December 2026' })).toBeTruthy();
    expect(trackedEvents()).toEqual([]);
  });

  it('that is scheduled can be cancelled', async () => {
    serveCheckout({
      [INTENT]: offer(scheduled),
      [CHANGE]: intent({ clientSecret: null, status: 'paid', amountDue: 0 }),
    });
    await open('/checkout?plan=pro', 'expert');
    expect(callsOf(CHANGE)).toEqual([]);
    await click('Keep Expert');
    expect(callsOf(CHANGE)).toMatchObject([{ body: { planType: 'expert', amountDue: 0 } }]);
    expect(toastShown()?.title).toBe("You're staying on Expert");
    expect(location.pathname).toBe('/profile');
  });

  it('that has taken effect meanwhile is cancelled only at the price that is shown', async () => {
    const raised = offer({ amountDue: 1700, change: change({ lines: [] }) });
    serveCheckout({
      [INTENT]: [offer(scheduled), raised],
      [CHANGE]: refusal(409, 'PRICE_CHANGED'),
    });
    await open('/checkout?plan=pro', 'expert');
    await click('Keep Expert');
    expect(toastShown()).toMatchObject({ tone: 'destructive' });
    expect(toastShown()?.title).not.toContain("You're staying");
    expect(location.pathname + location.search).toBe('/checkout?plan=expert');
    await pass(1_500);
    expect(screen.getByRole('button', { name: 'Pay €17 and switch to Expert' })).toBeTruthy();
    expect(callsOf(CHANGE)).toHaveLength(1);
  });
});

it('a cancelled plan is kept by an explicit click', async () => {
  const ending = change({ from: 'expert', lines: [], takesBack: 'cancellation' });
  serveCheckout({
    [INTENT]: offer({ amountDue: 0, change: ending }),
    [CHANGE]: answer({ clientSecret: null, status: 'paid', amountDue: 0, currency: 'eur' }),
  });
  await open('/checkout?plan=expert', 'expert');
  expect(screen.getByText('This undoes your cancellation.')).toBeTruthy();
  expect(callsOf(CHANGE)).toEqual([]);
  await click('Keep Expert');
  expect(toastShown()?.title).toBe("You're staying on Expert");
  expect(location.pathname).toBe('/profile');
  expect(trackedEvents()).toEqual([]);
});

it('a subscription is compared at its own price, whatever new ones cost', async () => {
  const subscription = { plan: 'pro', nextPlan: null, monthly: 1099, nextMonthly: 1099 };
  serveCheckout({ [INTENT]: offer(), 'GET /api/subscription': answer({ subscription }) });
  await open('/checkout?plan=expert', 'pro');
  const row = screen.getByRole('row', { name: /month/ });
  expect(row.textContent).toContain('€10.99');
  expect(row.textContent).toContain('€29.99');
});

it('an unpaid renewal goes on at its own price, whatever new subscriptions cost', async () => {
  const debt = { amountDue: 1099, thenMonthly: 1099, debt: 'pro', renewsAt: undefined };
  serveCheckout({ [INTENT]: intent(debt) });
  await open('/checkout?plan=pro', 'pro');
  expect(screen.getByText('Then €10.99 a month, until you cancel.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Subscribe to Pro - €10.99/month' })).toBeTruthy();
});

it('an unpaid renewal is settled for its own plan', async () => {
  serveCheckout({ [INTENT]: intent({ amountDue: 1299, debt: 'pro', renewsAt: undefined }) });
  await open('/checkout?plan=expert', 'pro');
  expect(screen.getByText('Your last payment for Pro failed. This settles it.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Subscribe to Pro - €12.99/month' })).toBeTruthy();
});
