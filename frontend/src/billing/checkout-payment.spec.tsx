import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useConfig } from '../shared/config';
import { useSession } from '../shared/session.store';
import {
  ANNA,
  answer,
  configOf,
  lose,
  openAt,
  pass,
  sent,
  serve,
  signIn,
  toastShown,
  trackedEvents,
} from './billing.fixture';
import { CheckoutPage } from './checkout-page';

const INTENT = 'POST /api/create-payment-intent';
const CONFIRM = 'POST /api/sandbox/confirm';
const AUTHENTICATE = 'POST /api/sandbox/authenticate';
const PAYMENT = 'POST /api/sandbox/payment';
const SESSION = 'GET /api/auth/session';
const SUBSCRIBE = 'Subscribe to Pro - €12.99/month';

const payment = (status: string, error: object | null = null) =>
  answer({ id: 'pi_1', amount: 649, currency: 'eur', status, error });

const DECLINED = payment('requires_payment_method', {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
});

const intent = (facts: object = {}) =>
  answer({
    clientSecret: 'pi_1_secret_2',
    amountDue: 649,
    currency: 'eur',
    status: 'unpaid',
    ...facts,
  });

type Answers = Parameters<typeof serve>[0];

const CONFIG = { ...configOf('pk_test_sandbox'), paymentsSandbox: true };

const serveCheckout = (answers: Answers = {}): void =>
  serve({
    'GET /api/config': answer(CONFIG),
    [INTENT]: intent(),
    [SESSION]: answer({ authenticated: true, user: ANNA }),
    [CONFIRM]: payment('succeeded'),
    ...answers,
  });

const open = async (address = '/checkout'): Promise<HTMLElement> => {
  openAt(address);
  vi.setSystemTime('2026-11-21');
  useConfig.setState({ config: CONFIG });
  const { container } = render(<CheckoutPage signIn={<p>Sign in here</p>} />, {
    wrapper: StrictMode,
  });
  signIn();
  await pass(1_500);
  await vi.dynamicImportSettled();
  await pass(0);
  return container;
};

const type = (label: string, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const fillIn = (number = '4242424242424242'): void => {
  type('Card number', number);
  type('Expiry', '1234');
  type('CVC', '123');
};

const press = (name: string | RegExp): boolean =>
  fireEvent.click(screen.getByRole('button', { name }));

const subscribe = async (): Promise<void> => {
  press(SUBSCRIBE);
  await pass(0);
};

const callsOf = (call: string) => sent.filter((one) => one.call === call);

beforeEach(() => serveCheckout());

afterEach(async () => {
  cleanup();
  await pass(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the payment form', () => {
  it('names what is due now and then, and that no card is charged', async () => {
    await open();
    expect(screen.getByText('Due today: €6.49. From next month: €12.99 a month.')).toBeTruthy();
    expect(screen.getByText('Sandbox: no card is charged')).toBeTruthy();
    expect(screen.getByRole('button', { name: SUBSCRIBE })).toBeTruthy();
    expect(screen.queryByText('Riprova Pagamento')).toBeNull();
  });

  it('names the plan and price of Expert', async () => {
    serveCheckout({ [INTENT]: intent({ amountDue: 1499 }) });
    await open('/checkout?plan=expert');
    expect(screen.getByText('Due today: €14.99. From next month: €29.99 a month.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Subscribe to Expert - €29.99/month' })).toBeTruthy();
  });

  it('fills in a test card on request', async () => {
    await open();
    press(/4000 0025 0000 3155/);
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe(
      '4000 0025 0000 3155',
    );
    await subscribe();
    expect(callsOf(CONFIRM)).toMatchObject([
      { body: { card: { number: '4000 0025 0000 3155', expiry: '12/34', cvc: '123' } } },
    ]);
  });

  it('says at the fields what is missing, and asks nobody to pay', async () => {
    await open();
    type('Card number', '4242 4242 4242 4241');
    await subscribe();
    expect(screen.getByText('Your card number is invalid.')).toBeTruthy();
    expect(screen.getByText("Your card's expiration date is incomplete.")).toBeTruthy();
    expect(screen.getByText("Your card's security code is incomplete.")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Card number'));
    expect(toastShown()).toMatchObject({
      title: 'Payment Failed',
      description: 'Your card number is invalid.',
    });
    expect(callsOf(CONFIRM)).toEqual([]);
  });
});

describe('a payment', () => {
  it('is confirmed, told of, and leads to the success page 1 s later', async () => {
    await open();
    fillIn();
    await subscribe();
    expect(callsOf(CONFIRM)).toMatchObject([
      {
        body: {
          clientSecret: 'pi_1_secret_2',
          card: { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' },
        },
      },
    ]);
    expect(toastShown()?.title).toBe('Payment Completed!');
    expect(trackedEvents()).toEqual([
      ['Purchase', { value: 6.49, content_name: 'pro', currency: 'EUR' }],
      ['SubscriptionStarted', { value: 6.49, content_name: 'pro', currency: 'EUR' }],
    ]);
    await pass(999);
    expect(location.pathname).toBe('/checkout');
    await pass(1);
    expect(location.pathname + location.search).toBe('/payment-success?plan=pro');
  });

  it('is made once however often the button is pressed', async () => {
    await open();
    fillIn();
    press(SUBSCRIBE);
    press('Processing...');
    await pass(0);
    press('Processing...');
    await pass(500);
    expect(callsOf(CONFIRM)).toHaveLength(1);
  });

  it('that is declined says so with the words of the provider, and may be tried again', async () => {
    serveCheckout({ [CONFIRM]: [DECLINED, payment('succeeded')] });
    await open();
    fillIn('4000000000000002');
    await subscribe();
    expect(toastShown()).toMatchObject({
      title: 'Payment Failed',
      description: 'Your card was declined.',
      tone: 'destructive',
    });
    expect(screen.getByLabelText<HTMLInputElement>('CVC').value).toBe('123');
    expect(trackedEvents()).toEqual([]);
    await subscribe();
    expect(toastShown()?.title).toBe('Payment Completed!');
    expect(callsOf(INTENT)).toHaveLength(1);
  });

  it('is asked after first when its answer was lost', async () => {
    serveCheckout({ [CONFIRM]: lose, [PAYMENT]: payment('succeeded') });
    await open();
    fillIn();
    await subscribe();
    expect(toastShown()?.description).toMatch(/you are not charged twice/);
    expect(screen.getByLabelText<HTMLInputElement>('CVC').value).toBe('123');
    await subscribe();
    expect(toastShown()?.title).toBe('Payment Completed!');
    expect(callsOf(CONFIRM)).toHaveLength(1);
  });

  it('is made again when the lost one did not happen', async () => {
    serveCheckout({
      [CONFIRM]: [lose, payment('succeeded')],
      [PAYMENT]: payment('requires_payment_method'),
    });
    await open();
    fillIn();
    await subscribe();
    await subscribe();
    expect(callsOf(CONFIRM)).toHaveLength(2);
    expect(toastShown()?.title).toBe('Payment Completed!');
  });

  it('that cannot be paid any more gives way to a new one', async () => {
    serveCheckout({
      [CONFIRM]: payment('canceled', { code: 'x', declineCode: null, message: 'It is too late.' }),
    });
    await open();
    fillIn();
    await subscribe();
    expect(toastShown()?.description).toBe('It is too late.');
    await pass(1_500);
    expect(callsOf(INTENT)).toHaveLength(2);
  });

  it('does not drag back those who left', async () => {
    await open();
    fillIn();
    await subscribe();
    cleanup();
    await pass(5_000);
    expect(location.pathname).toBe('/checkout');
  });
});

describe('3-D Secure', () => {
  const ask = async (answers: Answers): Promise<void> => {
    serveCheckout({ [CONFIRM]: payment('requires_action'), ...answers });
    await open();
    fillIn('4000002500003155');
    await subscribe();
  };

  it('pays once the owner has confirmed', async () => {
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

  it.each(['Fail authentication', 'Close'])('fails by %s', async (button) => {
    await ask({
      [AUTHENTICATE]: payment('requires_payment_method', {
        code: 'payment_intent_authentication_failure',
        declineCode: null,
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
  it('asks for a new sign-in when the session has ended', async () => {
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

  it('goes on without a second payment when the network was lost', async () => {
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

describe('a payment without a form', () => {
  it('goes on at once when the saved card has paid', async () => {
    serveCheckout({ [INTENT]: intent({ clientSecret: null, status: 'paid', amountDue: 1700 }) });
    await open('/checkout?plan=expert');
    expect(toastShown()?.title).toBe('Payment Completed!');
    expect(trackedEvents()).toHaveLength(2);
    await pass(1_000);
    expect(location.search).toBe('?plan=expert');
    expect(location.pathname).toBe('/payment-success');
  });

  it('can go on later when the network was lost meanwhile', async () => {
    serveCheckout({
      [INTENT]: intent({ clientSecret: null, status: 'paid' }),
      // Strict mode reads it twice.
      [SESSION]: [lose, lose, answer({ authenticated: true, user: ANNA })],
    });
    await open();
    press('Continue');
    await pass(0);
    expect(toastShown()?.title).toBe('Payment Completed!');
    expect(callsOf(INTENT)).toHaveLength(1);
  });

  it('says when the plan changes with the next month', async () => {
    serveCheckout({ [INTENT]: intent({ clientSecret: null, status: 'scheduled', amountDue: 0 }) });
    await open();
    expect(screen.getByRole('heading', { name: 'Pro starts with your next month' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Profile' }).getAttribute('href')).toBe(
      '/profile',
    );
    expect(trackedEvents()).toEqual([]);
  });

  it('fails when an open payment comes without its secret', async () => {
    serveCheckout({ [INTENT]: intent({ clientSecret: null }) });
    await open();
    expect(toastShown()).toMatchObject({
      title: 'Payment Setup Failed',
      description: 'Unable to initialize payment. Please try again.',
    });
    expect(screen.getByRole('button', { name: 'Riprova Pagamento' })).toBeTruthy();
  });
});
