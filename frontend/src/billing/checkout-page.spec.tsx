import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setConfig } from '../shared/render.fixture';
import { useSession } from '../shared/session.store';
import { createPaymentIntent } from './billing.api';
import {
  ANNA,
  answer,
  configOf,
  openAt,
  pass,
  refusal,
  sent,
  serve,
  signIn,
  toastShown,
} from './billing.fixture';
import { renderCheckout } from './checkout.fixture';

const INTENT = 'POST /api/create-payment-intent';
const SESSION = answer({ authenticated: true, user: ANNA });

/** Serves these refusals to the page's intent requests. */
const serveIntent = (...answers: ReturnType<typeof refusal>[]): void =>
  serve({
    'GET /api/config': answer(configOf('pk_test')),
    'GET /api/auth/session': SESSION,
    [INTENT]: answers,
  });

const open = (address = '/checkout'): HTMLElement => {
  openAt(address);
  return renderCheckout();
};

const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));

const hrefOf = (name: string): string | null =>
  screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => serveIntent(refusal(500, 'INTERNAL')));

describe('the plan at checkout', () => {
  it('is Pro when the address names none, with price, features and promises', () => {
    const page = open();
    signIn();
    expect(page.textContent).toContain('Pro €12.99/month');
    expect(screen.getByRole('heading', { level: 2, name: 'Pro' })).toBeTruthy();
    expect(screen.getByText('First month 50% off')).toBeTruthy();
    expect(screen.getByText('Up to 5 pet profiles')).toBeTruthy();
    expect(
      screen.getByText('Cancel anytime • Secure payment • 30-day money-back guarantee'),
    ).toBeTruthy();
  });

  it.each([
    ['pro', 'Priority email support'],
    ['expert', 'Business-grade support'],
  ])('names the support of %s where somebody answers', (plan, words) => {
    document.documentElement.dataset.operator = '{"supportEmail":"help@zampa.example"}';
    open(`/checkout?plan=${plan}`);
    expect(screen.getByRole('link', { name: words }).getAttribute('href')).toBe('/help#support');
    delete document.documentElement.dataset.operator;
    cleanup();
    open(`/checkout?plan=${plan}`);
    expect(screen.queryByText(words)).toBeNull();
  });

  it('is Expert with its own price and features', () => {
    const page = open('/checkout?plan=expert');
    expect(page.textContent).toContain('Expert €29.99/month');
    expect(screen.getByText('Direct veterinarian consultations')).toBeTruthy();
  });

  it('sells nothing that is not there yet without saying so', () => {
    open('/checkout?plan=expert');
    const planned = screen.getAllByRole('img', { name: 'Planned' });
    expect(planned.map((mark) => mark.closest('li')?.textContent)).toEqual([
      'Advanced breeding insights',
      'Batch health monitoring',
    ]);
    expect(screen.getByText('Planned: not part of the plan yet.')).toBeTruthy();
    cleanup();
    open('/checkout?plan=pro');
    expect(screen.queryByText(/^Planned/)).toBeNull();
  });

  it('promises no first month to those who have a plan', () => {
    open('/checkout?plan=expert');
    signIn({ subscriptionStatus: 'pro' });
    expect(screen.queryByText('First month 50% off')).toBeNull();
  });

  it('shows any other name as given, at 29.99, and asks for it as given', async () => {
    const page = open('/checkout?plan=Gold%20Paw');
    signIn();
    expect(page.textContent).toContain('Gold Paw €29.99/month');
    await pass(1_500);
    expect(sent).toMatchObject([{ body: { amount: 29.99, planType: 'Gold Paw' } }]);
  });
});

describe('who may check out', () => {
  it('waits for the user, and says for whom it waits', async () => {
    open();
    await pass(10_000);
    expect(screen.getByRole('status').textContent).toBe('Caricamento utente...');
    expect(screen.getByText('plan: pro · user: – · attempt: 1')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Riprova Pagamento' })).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('says so to customers as well, not only where the test panel is on', () => {
    open();
    setConfig({ ...configOf('pk_test_1'), testPanel: false });
    signIn();
    expect(screen.getByText('plan: pro · user: 12 · attempt: 1')).toBeTruthy();
  });

  it('shows a signed-out visitor the way in, and nothing to pay', async () => {
    open();
    useSession.getState().signOut();
    await pass(10_000);
    expect(screen.getByText('Sign in here')).toBeTruthy();
    expect(screen.queryByText('Pro')).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('preparing the payment', () => {
  it('asks for the intent once, 1.5 s after the user is known', async () => {
    open();
    await pass(4_000);
    signIn();
    expect(screen.getByRole('status').textContent).toBe('Preparazione pagamento...');
    expect(screen.getByText('plan: pro · user: 12 · attempt: 1')).toBeTruthy();
    await pass(1_499);
    expect(sent).toEqual([]);
    await pass(60_000);
    expect(sent).toEqual([{ call: INTENT, body: { amount: 12.99, planType: 'pro' }, at: 5_500 }]);
  });

  it('asks once also when the user is known before the page opens', async () => {
    openAt('/checkout');
    signIn();
    renderCheckout();
    await pass(60_000);
    expect(sent.map(({ at }) => at)).toEqual([1_500]);
  });

  it('asks for nothing when the page is left before', async () => {
    open();
    signIn();
    await pass(1_000);
    cleanup();
    await pass(10_000);
    expect(sent).toEqual([]);
  });

  it('asks three more times, 2 s apart, while the answer is 401, and then gives up', async () => {
    serveIntent(refusal(401, 'UNAUTHENTICATED'));
    open();
    signIn();
    await pass(7_499);
    expect(toastShown()).toBeNull();
    expect(screen.getByText('Preparazione pagamento...')).toBeTruthy();
    await pass(30_000);
    expect(sent.map(({ at }) => at)).toEqual([1_500, 3_500, 5_500, 7_500]);
    expect(toastShown()?.title).toBe('Payment Setup Failed');
  });

  it('fails with an error that says status and body', async () => {
    serveIntent(refusal(503, 'UNAVAILABLE'));
    await expect(createPaymentIntent('pro')).rejects.toMatchObject({
      message: 'HTTP 503: {"statusCode":503,"error":"x","code":"UNAVAILABLE"}',
      code: 'UNAVAILABLE',
    });
  });

  it('takes a refusal that follows a 401 for what it is', async () => {
    serveIntent(refusal(401, 'UNAUTHENTICATED'), refusal(409, 'ALREADY_SUBSCRIBED'));
    open();
    signIn();
    await pass(3_500);
    expect(sent).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'You already have Pro' })).toBeTruthy();
  });
});

describe('a payment that cannot be prepared', () => {
  it('says so and starts anew on request', async () => {
    open();
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

  it('shows the way in when the session has ended meanwhile', async () => {
    serve({ 'GET /api/auth/session': answer({ authenticated: false }) });
    open();
    signIn();
    await pass(1_500);
    expect(toastShown()?.title).toBe('Payment Setup Failed');
    press('Riprova Pagamento');
    await pass(0);
    expect(screen.getByText('Sign in here')).toBeTruthy();
  });

  it('asks once more, not twice, when told to try again while it waits', async () => {
    open();
    signIn();
    await pass(1_000);
    press('Riprova Pagamento');
    await pass(60_000);
    expect(sent.map(({ at }) => at)).toEqual([2_500]);
  });
});

describe('a server without payments', () => {
  const expectNotConfigured = (): void => {
    expect(screen.getByRole('heading', { name: 'Stripe Non Configurato' })).toBeTruthy();
    expect(hrefOf('Torna alla Homepage')).toBe('/');
    expect(screen.queryByText('Riprova Pagamento')).toBeNull();
  };

  it('is asked for no intent when it names no publishable key', async () => {
    open();
    setConfig(configOf(null));
    signIn();
    expectNotConfigured();
    await pass(10_000);
    expect(sent).toEqual([]);
  });

  it('may say so only when asked', async () => {
    serveIntent(refusal(503, 'PAYMENTS_NOT_CONFIGURED'));
    open();
    signIn();
    await pass(1_500);
    expectNotConfigured();
    expect(toastShown()).toBeNull();
  });
});

it('leads to the profile those who have the plan already', async () => {
  serveIntent(refusal(409, 'ALREADY_SUBSCRIBED'));
  open('/checkout?plan=expert');
  signIn({ subscriptionStatus: 'expert' });
  await pass(1_500);
  expect(screen.getByRole('heading', { name: 'You already have Expert' })).toBeTruthy();
  expect(hrefOf('Go to Profile')).toBe('/profile');
  expect(toastShown()).toBeNull();
});
