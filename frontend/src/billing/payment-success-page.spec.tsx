import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useSession } from '../shared/session.store';
import { answer, pass, refusal, sent, serve, signIn } from './billing.fixture';
import { openSuccessPage, serveActivation, title } from './payment-success.fixture';

beforeEach(() => serveActivation(refusal(402, 'PAYMENT_NOT_CONFIRMED')));

describe('the payment success page', () => {
  it('shows the sign-in form to a signed-out visitor', async () => {
    openSuccessPage();
    useSession.getState().signOut();
    await pass(5_000);
    expect(screen.getByText('Sign in here')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('says that the payment succeeded once the user has the plan', () => {
    openSuccessPage('/payment-success?plan=expert');
    signIn({ subscriptionStatus: 'expert' });
    expect(title()).toBe('Payment Successful!');
    expect(screen.getByText(/^Your Expert plan is active/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Profile' }).getAttribute('href')).toBe(
      '/profile',
    );
  });

  it('shows the amount that was charged', async () => {
    const paid = { number: 'A-2', plan: 'pro', amount: 649, currency: 'eur', status: 'paid' };
    const payments = [
      {
        ...paid,
        number: 'A-3',
        amount: 900,
        status: 'open',
        at: '2026-05-05T09:00:00Z',
        url: null,
      },
      { ...paid, at: '2026-05-04T09:00:00Z', url: null },
    ];
    serve({ 'GET /api/subscription': answer({ subscription: null, payments }) });
    openSuccessPage();
    signIn({ subscriptionStatus: 'pro' });
    await pass(0);
    expect(screen.getByText('€6.49')).toBeTruthy();
    expect(screen.getByText(/^Paid on .*May/)).toBeTruthy();
    expect(screen.queryByText('€9.00')).toBeNull();
  });

  it('is about the plan in the URL, whatever other plan the user has', () => {
    openSuccessPage('/payment-success?plan=expert');
    signIn({ subscriptionStatus: 'pro' });
    expect(title()).toBe('Finalizing Your Upgrade...');
    expect(screen.getByRole('link', { name: 'Go to Profile' })).toBeTruthy();
  });

  it('updates automatically when the plan becomes active elsewhere', async () => {
    openSuccessPage();
    signIn();
    await pass(900);
    expect(title()).toBe('Finalizing Your Upgrade...');
    signIn({ subscriptionStatus: 'pro' });
    expect(title()).toBe('Payment Successful!');
  });
});

describe('the support contact for an inactive plan', () => {
  const page = document.documentElement;
  afterEach(() => delete page.dataset.operator);

  it.each([
    ['{"supportEmail":"help@zampa.example"}', 'To contact support, write to help@zampa.example'],
    ['{}', 'The operator of this installation has not given a contact address.'],
  ])('is shown below the button: %s', async (operator, words) => {
    page.dataset.operator = operator;
    openSuccessPage();
    signIn();
    expect(screen.queryByText(words)).toBeNull();
    await pass(1_000);
    const line = screen.getByText(
      (_, element) => element?.tagName === 'P' && element.textContent === words,
    );
    expect(line).toBeTruthy();
  });
});
