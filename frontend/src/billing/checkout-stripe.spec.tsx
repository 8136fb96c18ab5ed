import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePreferences } from '../shared/preferences.store';
import { show } from '../shared/render.fixture';
import {
  ANNA,
  answer,
  configOf,
  openAt,
  pass,
  press,
  serve,
  signIn,
  toastShown,
} from './billing.fixture';
import { CheckoutPage } from './checkout-page';

vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: vi.fn() }));

const SUBSCRIBE = 'Subscribe to Pro - €12.99/month';

/** The part of Stripe.js that the form uses; it reports that it is ready, or that it failed. */
const makeStripe = (event: 'ready' | 'loaderror' = 'ready') => {
  const handlers: Record<string, () => void> = {};
  const element = {
    on: (name: string, handler: () => void) => (handlers[name] = handler),
    off: vi.fn(),
    mount: () => window.setTimeout(() => handlers[event]?.()),
    destroy: vi.fn(),
    update: vi.fn(),
  };
  const elements = { create: vi.fn(() => element), update: vi.fn() };
  const stripe = {
    elements: vi.fn(() => elements),
    confirmPayment: vi.fn(() =>
      Promise.resolve<unknown>({ paymentIntent: { status: 'succeeded' } }),
    ),
    retrievePaymentIntent: vi.fn(() =>
      Promise.resolve({ paymentIntent: { status: 'requires_payment_method' } }),
    ),
    createToken: vi.fn(),
    createPaymentMethod: vi.fn(),
    confirmCardPayment: vi.fn(),
  };
  return { stripe, elements, given: stripe as unknown as Stripe };
};

const open = async (): Promise<void> => {
  openAt('/checkout');
  show(
    <StrictMode>
      <CheckoutPage signIn={<p>Sign in here</p>} />
    </StrictMode>,
  );
  signIn();
  await pass(1_500);
  await pass(0);
};

beforeEach(() =>
  serve({
    'GET /api/config': answer(configOf('pk_test')),
    'GET /api/auth/session': answer({ authenticated: true, user: ANNA }),
    'POST /api/create-payment-intent': answer({
      clientSecret: 'pi_1_secret_2',
      amountDue: 649,
      currency: 'eur',
      status: 'unpaid',
    }),
  }),
);

afterEach(() => {
  vi.mocked(loadStripe).mockReset();
});

describe('Stripe checkout', () => {
  it("shows its form in our language, with our key and the payment's client secret", async () => {
    const { stripe, given } = makeStripe();
    vi.mocked(loadStripe).mockResolvedValue(given);
    await open();
    expect(loadStripe).toHaveBeenCalledWith('pk_test', { locale: 'en' });
    expect(stripe.elements).toHaveBeenCalledWith(
      expect.objectContaining({ clientSecret: 'pi_1_secret_2', locale: 'en' }),
    );
    expect(screen.queryByText('Sandbox: no card is charged')).toBeNull();
  });

  it('takes a card itself, not the substitute for it that a wallet gives', async () => {
    const { elements, given } = makeStripe();
    vi.mocked(loadStripe).mockResolvedValue(given);
    await open();
    const wallets = { applePay: 'never', googlePay: 'never', link: 'never' };
    expect(elements.create).toHaveBeenCalledWith('payment', expect.objectContaining({ wallets }));
  });

  it('follows language and theme changes while open', async () => {
    const { elements, given } = makeStripe();
    vi.mocked(loadStripe).mockResolvedValue(given);
    await open();
    act(() => usePreferences.getState().chooseLanguage('it'));
    expect(elements.update).toHaveBeenCalledWith(expect.objectContaining({ locale: 'it' }));
    document.documentElement.dataset['theme'] = 'dark';
    await pass(0);
    expect(elements.update).toHaveBeenLastCalledWith(
      expect.objectContaining({
        appearance: expect.objectContaining({ theme: 'night' }) as unknown,
      }),
    );
    delete document.documentElement.dataset['theme'];
  });

  it('confirms once, with the page to return to', async () => {
    const { stripe, elements, given } = makeStripe();
    vi.mocked(loadStripe).mockResolvedValue(given);
    await open();
    await press(SUBSCRIBE);
    expect(stripe.confirmPayment.mock.calls).toEqual([
      [
        {
          elements,
          confirmParams: { return_url: `${location.origin}/payment-success?plan=pro` },
          redirect: 'if_required',
        },
      ],
    ]);
    expect(toastShown()?.title).toBe('Payment Completed!');
  });

  it('treats an earlier successful payment as complete', async () => {
    const { stripe, given } = makeStripe();
    const error = { type: 'invalid_request_error', payment_intent: { status: 'succeeded' } };
    stripe.confirmPayment.mockResolvedValue({ error });
    vi.mocked(loadStripe).mockResolvedValue(given);
    await open();
    await press(SUBSCRIBE);
    expect(toastShown()?.title).toBe('Payment Completed!');
  });

  it('treats an interrupted call as one without a response', async () => {
    const { stripe, given } = makeStripe();
    stripe.confirmPayment.mockRejectedValueOnce(new Error('gone'));
    vi.mocked(loadStripe).mockResolvedValue(given);
    await open();
    await press(SUBSCRIBE);
    expect(toastShown()).toMatchObject({ title: 'Payment Failed', tone: 'destructive' });
    await press(SUBSCRIBE);
    expect(stripe.retrievePaymentIntent).toHaveBeenCalledWith('pi_1_secret_2');
    expect(stripe.confirmPayment).toHaveBeenCalledTimes(2);
    expect(toastShown()?.title).toBe('Payment Completed!');
  });
});

describe('a card form that fails to load', () => {
  const expectWayOn = async (): Promise<void> => {
    expect(screen.getByRole('heading', { name: "The card form couldn't be loaded" })).toBeTruthy();
    vi.mocked(loadStripe).mockResolvedValue(makeStripe().given);
    await press('Try Again');
    await pass(0);
    expect(screen.getByRole('button', { name: SUBSCRIBE })).toBeTruthy();
  };

  it('because of the script can be retried', async () => {
    vi.mocked(loadStripe).mockRejectedValue(new Error('Failed to load Stripe.js'));
    await open();
    await expectWayOn();
  });

  it('because of the form itself can be retried', async () => {
    vi.mocked(loadStripe).mockResolvedValue(makeStripe('loaderror').given);
    await open();
    await expectWayOn();
  });
});
