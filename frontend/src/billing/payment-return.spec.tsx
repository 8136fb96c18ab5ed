import type { Plan } from '@contract/plans';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { hidePaymentSecrets } from '../shared/address';
import { show } from '../shared/render.fixture';
import {
  answer,
  pass,
  refusal,
  sent,
  serve,
  signIn,
  toastShown,
  trackedEvents,
} from './billing.fixture';
import { PaymentSuccessPage } from './payment-success-page';
import { ACTIVATED, openSuccessPage, serveActivation, title } from './payment-success.fixture';
import { rememberSale } from './sale';

beforeEach(() => serveActivation(refusal(402, 'PAYMENT_NOT_CONFIRMED')));

describe("returning from the bank's page", () => {
  const back = (status: string, plan: Plan = 'free'): void => {
    openSuccessPage(
      `/payment-success?plan=pro&payment_intent=pi_1&redirect_status=${status}`,
      () => {
        hidePaymentSecrets();
        rememberSale('pro', 649);
      },
    );
    signIn({ subscriptionStatus: plan });
  };

  it('shows that the payment failed, without an error toast, and links back to checkout', async () => {
    back('failed');
    await pass(10_000);
    expect(title()).toBe("The payment didn't go through");
    const link = screen.getByRole('link', { name: 'Back to checkout' });
    expect(link.getAttribute('href')).toBe('/checkout?plan=pro');
    expect(screen.getByRole('link', { name: 'Go to Profile' })).toBeTruthy();
    expect(sent).toEqual([]);
    expect(toastShown()).toBeNull();
    expect(trackedEvents()).toEqual([]);
  });

  it('shows that an overdue renewal is still not paid, although its plan is active', async () => {
    serve({
      'GET /api/subscription': answer({
        subscription: { plan: 'pro', status: 'past_due' },
        payments: [{ plan: 'pro', amount: 1299, status: 'paid', at: '2026-10-21T10:00:00.000Z' }],
      }),
    });
    back('failed', 'pro');
    await pass(10_000);
    expect(title()).toBe("The payment didn't go through");
    expect(location.pathname).toBe('/payment-success');
    expect(sent).toEqual([]);
  });

  it('tracks the purchase once and activates the plan', async () => {
    serveActivation(ACTIVATED);
    back('succeeded');
    await pass(1_000);
    await pass(1_500);
    expect(sent).toHaveLength(1);
    expect(location.pathname).toBe('/profile');
    cleanup();
    show(<PaymentSuccessPage signIn={null} />);
    await pass(0);
    expect(trackedEvents()).toEqual([
      ['Purchase', { value: 6.49, content_name: 'pro', currency: 'EUR' }],
      ['SubscriptionStarted', { value: 6.49, content_name: 'pro', currency: 'EUR' }],
    ]);
  });

  it('tracks a pending payment once the plan is active', async () => {
    serveActivation(ACTIVATED);
    back('processing');
    await pass(900);
    expect(trackedEvents()).toEqual([]);
    await pass(100);
    expect(trackedEvents()).toHaveLength(2);
  });
});
