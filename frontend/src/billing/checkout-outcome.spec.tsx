import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { press } from '../shared/render.fixture';
import { useSession } from '../shared/session.store';
import { ANNA, answer, lose, pass, toastShown, trackedEvents } from './billing.fixture';
import {
  INTENT,
  CONFIRM,
  AUTHENTICATE,
  SESSION,
  SUBSCRIBE,
  payment,
  intent,
  type Answers,
  serveCheckout,
  open,
  fillIn,
  subscribe,
  callsOf,
} from './checkout.fixture';

beforeEach(() => serveCheckout());

afterEach(async () => {
  await pass(0);
});

describe('3-D Secure', () => {
  const ask = async (answers: Answers): Promise<void> => {
    serveCheckout({ [CONFIRM]: payment('requires_action'), ...answers });
    await open();
    fillIn('4000002500003155');
    await subscribe();
  };

  it('completes the payment once the owner has confirmed', async () => {
    await ask({ [AUTHENTICATE]: payment('succeeded') });
    expect(screen.getByRole('dialog', { name: '3-D Secure' })).toBeTruthy();
    press('Complete authentication');
    await pass(0);
    expect(callsOf(AUTHENTICATE)).toMatchObject([
      { body: { clientSecret: 'pi_1_secret_2', approved: true } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toastShown()?.title).toBe('Payment Completed!');
  });

  it.each(['Fail authentication', 'Close'])('fails with %s', async (button) => {
    await ask({
      [AUTHENTICATE]: payment('requires_payment_method', {
        code: 'payment_intent_authentication_failure',
        message: 'x',
      }),
    });
    press(button);
    await pass(0);
    expect(callsOf(AUTHENTICATE)).toMatchObject([{ body: { approved: false } }]);
    expect(toastShown()).toMatchObject({
      title: 'Payment Failed',
      description:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    });
    expect(screen.getByRole('button', { name: SUBSCRIBE })).toBeTruthy();
  });
});

describe('after the payment', () => {
  it('requires a new sign-in when the session has ended', async () => {
    serveCheckout({ [SESSION]: answer({ authenticated: false }) });
    await open();
    fillIn();
    await subscribe();
    expect(toastShown()).toMatchObject({
      title: 'Authentication Error',
      description: 'Please login again and try the payment process.',
      tone: 'destructive',
    });
    expect(screen.getByText('Sign in here')).toBeTruthy();
    expect(trackedEvents()).toEqual([]);
    expect(useSession.getState().user).toBeNull();
  });

  it('continues without a second payment after a connection loss', async () => {
    serveCheckout({ [SESSION]: [lose, answer({ authenticated: true, user: ANNA })] });
    await open();
    fillIn();
    await subscribe();
    expect(toastShown()).toMatchObject({ title: 'Connection Error', tone: 'destructive' });
    await subscribe();
    expect(toastShown()?.title).toBe('Payment Completed!');
    expect(callsOf(CONFIRM)).toHaveLength(1);
    expect(trackedEvents()).toHaveLength(2);
  });
});

describe('a payment without a card form', () => {
  it('continues immediately when the saved card was charged', async () => {
    serveCheckout({ [INTENT]: intent({ clientSecret: null, status: 'paid', amountDue: 1700 }) });
    await open('/checkout?plan=expert');
    expect(toastShown()?.title).toBe('Payment Completed!');
    expect(trackedEvents()).toHaveLength(2);
    await pass(1_000);
    expect(location.search).toBe('?plan=expert');
    expect(location.pathname).toBe('/payment-success');
  });

  it('can be continued after a connection loss', async () => {
    serveCheckout({
      [INTENT]: intent({ clientSecret: null, status: 'paid' }),
      // Strict mode reads the session twice.
      [SESSION]: [lose, lose, answer({ authenticated: true, user: ANNA })],
    });
    await open();
    press('Continue');
    await pass(0);
    expect(toastShown()?.title).toBe('Payment Completed!');
    expect(callsOf(INTENT)).toHaveLength(1);
  });

  it('fails when an open payment has no client secret', async () => {
    serveCheckout({ [INTENT]: intent({ clientSecret: null }) });
    await open();
    expect(toastShown()).toMatchObject({
      title: 'Payment Setup Failed',
      description: 'Unable to initialize payment. Please try again.',
    });
    expect(screen.getByRole('button', { name: 'Riprova Pagamento' })).toBeTruthy();
  });
});
