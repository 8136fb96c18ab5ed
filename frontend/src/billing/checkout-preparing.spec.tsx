import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { press } from '../shared/render.fixture';
import { createPaymentIntent } from './billing.api';
import { answer, openAt, pass, refusal, sent, serve, signIn, toastShown } from './billing.fixture';
import {
  INTENT,
  SESSION,
  openBeforeSession,
  renderCheckout,
  serveRefusals,
} from './checkout.fixture';

beforeEach(() => serveRefusals(refusal(500, 'INTERNAL')));

describe('preparing the payment', () => {
  it('requests the intent once, 1.5 s after the user is known', async () => {
    openBeforeSession();
    await pass(4_000);
    signIn();
    expect(screen.getByRole('status').textContent).toBe('Preparazione pagamento...');
    expect(screen.getByText('plan: pro · user: 12 · attempt: 1')).toBeTruthy();
    await pass(1_499);
    expect(sent).toEqual([]);
    await pass(60_000);
    expect(sent).toEqual([{ call: INTENT, body: { amount: 12.99, planType: 'pro' }, at: 5_500 }]);
  });

  it('requests it once even if the user is known before the page opens', async () => {
    openAt('/checkout');
    signIn();
    renderCheckout();
    await pass(60_000);
    expect(sent.map(({ at }) => at)).toEqual([1_500]);
  });

  it('requests nothing when the page is left before that', async () => {
    openBeforeSession();
    signIn();
    await pass(1_000);
    cleanup();
    await pass(10_000);
    expect(sent).toEqual([]);
  });

  it('retries a 401 three times, 2 s apart, and then gives up', async () => {
    serveRefusals(refusal(401, 'UNAUTHENTICATED'));
    openBeforeSession();
    signIn();
    await pass(7_499);
    expect(toastShown()).toBeNull();
    expect(screen.getByText('Preparazione pagamento...')).toBeTruthy();
    await pass(30_000);
    expect(sent.map(({ at }) => at)).toEqual([1_500, 3_500, 5_500, 7_500]);
    expect(toastShown()?.title).toBe('Payment Setup Failed');
  });

  it('fails with an error that contains the status and body', async () => {
    serveRefusals(refusal(503, 'UNAVAILABLE'));
    await expect(createPaymentIntent('pro')).rejects.toMatchObject({
      message: 'HTTP 503: {"statusCode":503,"error":"x","code":"UNAVAILABLE"}',
      code: 'UNAVAILABLE',
    });
  });

  it('shows a refusal that follows a 401', async () => {
    serveRefusals(refusal(401, 'UNAUTHENTICATED'), refusal(409, 'ALREADY_SUBSCRIBED'));
    openBeforeSession();
    signIn();
    await pass(3_500);
    expect(sent).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'You already have Pro' })).toBeTruthy();
  });
});

describe('a payment that could not be prepared', () => {
  it('shows an error and starts over on request', async () => {
    openBeforeSession();
    signIn();
    await pass(1_500);
    expect(toastShown()).toMatchObject({
      title: 'Payment Setup Failed',
      description: 'Unable to initialize payment. Please try again.',
      tone: 'destructive',
    });
    expect(screen.getByText("The payment couldn't be prepared")).toBeTruthy();
    expect(sent).toHaveLength(1);

    press('Riprova Pagamento');
    expect(screen.getByText('Preparazione pagamento...')).toBeTruthy();
    expect(screen.getByText('plan: pro · user: 12 · attempt: 2')).toBeTruthy();
    await pass(60_000);
    expect(sent.map(({ at }) => at)).toEqual([1_500, 3_000]);
  });

  it('shows the sign-in form when the session has ended in the meantime', async () => {
    serve({ [SESSION]: answer({ authenticated: false }) });
    openBeforeSession();
    signIn();
    await pass(1_500);
    expect(toastShown()?.title).toBe('Payment Setup Failed');
    press('Riprova Pagamento');
    await pass(0);
    expect(screen.getByText('Sign in here')).toBeTruthy();
  });

  it('is requested only once when retried during the initial delay', async () => {
    openBeforeSession();
    signIn();
    await pass(1_000);
    press('Riprova Pagamento');
    await pass(60_000);
    expect(sent.map(({ at }) => at)).toEqual([2_500]);
  });
});
