import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, pass, refusal, sent, serve, signIn, toastShown } from './billing.fixture';
import {
  ACTIVATE,
  ACTIVATED,
  openSuccessPage,
  serveActivation,
  title,
} from './payment-success.fixture';

const PROCESSING = { status: 202, body: { success: false, status: 'processing' } };

const activate = (): boolean =>
  fireEvent.click(screen.getByRole('button', { name: 'Activate My Plan' }));

beforeEach(() => serveActivation(refusal(402, 'PAYMENT_NOT_CONFIRMED')));

describe('automatic activation', () => {
  it('happens once, 1 s after opening', async () => {
    openSuccessPage();
    signIn();
    await pass(999);
    expect(sent).toEqual([]);
    expect(screen.getByText('Attempt 1')).toBeTruthy();
    await pass(1);
    await pass(60_000);
    expect(sent).toEqual([
      {
        call: ACTIVATE,
        body: { userId: 12, planType: 'pro', paymentIntentId: 'manual_activation_1000' },
        at: 1_000,
      },
    ]);
    expect(screen.getByText('Attempt 1')).toBeTruthy();
  });

  it('shows the plan and opens the profile 1.5 s after success', async () => {
    serveActivation(ACTIVATED);
    openSuccessPage();
    signIn();
    const entries = history.length;
    await pass(1_000);
    expect(title()).toBe('Payment Successful!');
    await pass(1_499);
    expect(location.pathname).toBe('/payment-success');
    await pass(1);
    expect(location.pathname).toBe('/profile');
    expect(history.length, 'Back does not lead here again').toBe(entries);
    expect(toastShown()).toBeNull();
  });

  it('is not done while a renewal of the active plan is still overdue', async () => {
    serve({
      [ACTIVATE]: refusal(402, 'PAYMENT_NOT_CONFIRMED'),
      'GET /api/subscription': answer({
        subscription: { plan: 'pro', status: 'past_due' },
        payments: [],
      }),
    });
    openSuccessPage();
    signIn({ subscriptionStatus: 'pro' });
    await pass(10_000);
    expect(title()).toBe('Finalizing Your Upgrade...');
    expect(screen.getByText(/reports no payment for this plan/)).toBeTruthy();
    expect(location.pathname).toBe('/payment-success');
  });

  it('runs even if the user already has the plan, and the profile opens 1.5 s after arrival', async () => {
    serveActivation(refusal(503, 'UNAVAILABLE'));
    openSuccessPage();
    signIn({ subscriptionStatus: 'pro' });
    await pass(999);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toHaveLength(1);
    await pass(499);
    expect(location.pathname).toBe('/payment-success');
    await pass(1);
    expect(location.pathname).toBe('/profile');
    await pass(60_000);
    expect(sent).toHaveLength(1);
    expect(toastShown()).toBeNull();
  });

  it('opens the profile 1.5 s after the plan was activated elsewhere', async () => {
    openSuccessPage();
    signIn();
    await pass(4_000);
    signIn({ subscriptionStatus: 'pro' });
    await pass(1_499);
    expect(location.pathname).toBe('/payment-success');
    await pass(1);
    expect(location.pathname).toBe('/profile');
    expect(sent).toHaveLength(1);
  });

  it('does not navigate after the page has been left', async () => {
    serveActivation(ACTIVATED);
    openSuccessPage();
    signIn();
    await pass(1_000);
    cleanup();
    await pass(10_000);
    expect(location.pathname).toBe('/payment-success');
  });
});

describe('a failed activation', () => {
  it('asks to contact support when nothing was paid, and can be retried', async () => {
    serveActivation(refusal(402, 'PAYMENT_NOT_CONFIRMED'), ACTIVATED);
    openSuccessPage();
    signIn();
    await pass(1_000);
    expect(toastShown()).toMatchObject({
      title: 'Update Failed',
      description: 'Unable to update your plan. Please contact support.',
      tone: 'destructive',
    });
    expect(title()).toBe('Finalizing Your Upgrade...');

    activate();
    expect(screen.getByText('Attempt 2')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Activating...' })).toBeTruthy();
    await pass(0);
    expect(title()).toBe('Payment Successful!');
    expect(sent).toHaveLength(2);
  });

  it('claims no payment when the URL names no plan', async () => {
    serveActivation(refusal(400, 'VALIDATION_FAILED'));
    openSuccessPage();
    signIn();
    await pass(1_000);
    expect(toastShown()).toMatchObject({ title: 'Update Failed', tone: 'destructive' });
  });

  it('says that the payment is refunded when its card has already had a first month', async () => {
    serveActivation(refusal(402, 'FIRST_MONTH_USED'));
    openSuccessPage();
    signIn();
    await pass(1_000);
    expect(title()).toBe('Your payment is on its way back');
    expect(toastShown()).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to checkout' }).getAttribute('href')).toBe(
      '/checkout?plan=pro',
    );
    expect(screen.queryByRole('button', { name: 'Activate My Plan' })).toBeNull();
    await pass(10_000);
    expect(sent).toHaveLength(1);
  });

  it('says that the payment was processed when it is still pending', async () => {
    serveActivation(PROCESSING);
    openSuccessPage();
    signIn();
    await pass(1_000);
    expect(toastShown()).toMatchObject({
      title: 'Payment Processed',
      description: 'There was an issue updating your account. Please contact support.',
    });
    expect(screen.getByRole('button', { name: 'Activate My Plan' })).toBeTruthy();
    expect(location.pathname).toBe('/payment-success');
  });

  it.each([
    [403, 'FORBIDDEN'],
    [429, 'TOO_MANY_REQUESTS'],
    [500, 'INTERNAL'],
    [503, 'UNAVAILABLE'],
  ])('says that the payment is complete when the response is %i', async (status, code) => {
    serveActivation(refusal(status, code));
    openSuccessPage();
    signIn();
    await pass(1_000);
    expect(toastShown()).toMatchObject({
      title: 'Payment Completed',
      description: 'There was an issue updating your account. Please contact support.',
      tone: 'destructive',
    });
  });

  it('treats a connection loss as an error', async () => {
    serve({});
    openSuccessPage();
    signIn();
    await pass(1_000);
    expect(toastShown()?.title).toBe('Update Failed');
  });
});

const CHECKING = 'We are checking your payment. This usually takes a few seconds.';

describe('the line below the title', () => {
  it.each([
    [refusal(402, 'PAYMENT_NOT_CONFIRMED'), /^The payment provider reports no payment/, 1],
    [refusal(400, 'VALIDATION_FAILED'), /^There is no plan by this name/, 0],
    [PROCESSING, /^Your payment is still being processed/, 0],
    [refusal(500, 'INTERNAL'), /^Your payment may have gone through/, 0],
  ])('explains the response %j', async (given, words, waysToCheckout) => {
    serveActivation(given);
    openSuccessPage();
    signIn();
    expect(screen.getByText(CHECKING)).toBeTruthy();
    await pass(1_000);
    expect(screen.queryByText(CHECKING)).toBeNull();
    expect(screen.getByText(words)).toBeTruthy();
    expect(title()).toBe('Finalizing Your Upgrade...');
    const checkout = screen.queryAllByRole('link', { name: 'Back to checkout' });
    expect(checkout.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: waysToCheckout }, () => '/checkout?plan=pro'),
    );
    activate();
    expect(screen.getByText(CHECKING)).toBeTruthy();
  });

  it('says that the server could not be reached when offline', async () => {
    serve({});
    openSuccessPage();
    signIn();
    await pass(1_000);
    expect(screen.getByText(/^The server couldn't be reached/)).toBeTruthy();
  });
});

describe('the activation button', () => {
  it('replaces the automatic activation when pressed first', async () => {
    openSuccessPage();
    signIn();
    await pass(500);
    activate();
    await pass(60_000);
    expect(sent.map(({ at }) => at)).toEqual([500]);
  });

  it('sends one request however often it is pressed while one is pending', async () => {
    openSuccessPage();
    signIn();
    activate();
    fireEvent.click(screen.getByRole('button', { name: 'Activating...' }));
    await pass(0);
    expect(sent).toHaveLength(1);
    expect(screen.getByText('Attempt 1')).toBeTruthy();
  });
});
