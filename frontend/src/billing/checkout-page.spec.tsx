import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { usePartnerVetsStore } from '../shared/partner-vets';
import { press, setConfig } from '../shared/render.fixture';
import { useSession } from '../shared/session.store';
import {
  answer,
  configOf,
  pass,
  refusal,
  sent,
  serve,
  signIn,
  toastShown,
} from './billing.fixture';
import { callsOf, INTENT, openBeforeSession, serveRefusals } from './checkout.fixture';

const hrefOf = (name: string): string | null =>
  screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => serveRefusals(refusal(500, 'INTERNAL')));

describe('the plan at checkout', () => {
  it('defaults to Pro, with price, features and guarantees', () => {
    const page = openBeforeSession();
    signIn();
    expect(page.textContent).toContain('Pro €12.99/month');
    expect(screen.getByRole('heading', { level: 2, name: 'Pro' })).toBeTruthy();
    expect(screen.getByText('Up to 5 pet profiles')).toBeTruthy();
    expect(
      screen.getByText('Cancel anytime • Secure payment • 30-day money-back guarantee'),
    ).toBeTruthy();
  });

  it.each([
    ['pro', 'Priority email support'],
    ['expert', 'Business-grade support'],
  ])('lists the support of %s only when the operator has a support address', (plan, words) => {
    document.documentElement.dataset.operator = '{"supportEmail":"help@zampa.example"}';
    openBeforeSession(`/checkout?plan=${plan}`);
    expect(screen.getByRole('link', { name: words }).getAttribute('href')).toBe('/help#support');
    delete document.documentElement.dataset.operator;
    cleanup();
    openBeforeSession(`/checkout?plan=${plan}`);
    expect(screen.queryByText(words)).toBeNull();
  });

  it('can be Expert, with its own price and features', () => {
    const page = openBeforeSession('/checkout?plan=expert');
    expect(page.textContent).toContain('Expert €29.99/month');
    expect(screen.getByText('Unlimited pet profiles')).toBeTruthy();
  });

  it('lists consultations with a vet only where there is one', async () => {
    usePartnerVetsStore.setState({ known: true });
    openBeforeSession('/checkout?plan=expert');
    expect(screen.getByText('Direct veterinarian consultations')).toBeTruthy();
    cleanup();
    usePartnerVetsStore.setState({ known: 'unasked' });
    serve({ 'GET /api/config': answer({ partnerVets: false }) });
    openBeforeSession('/checkout?plan=expert');
    await pass(0);
    expect(usePartnerVetsStore.getState().known).toBe(false);
    expect(screen.queryByText(/consultations/)).toBeNull();
  });

  it('marks planned features as not yet part of the plan', () => {
    openBeforeSession('/checkout?plan=expert');
    const planned = screen.getAllByRole('img', { name: 'Planned' });
    expect(planned.map((mark) => mark.closest('li')?.textContent)).toEqual([
      'Advanced breeding insights',
      'Batch health monitoring',
    ]);
    expect(screen.getByText('Planned: not part of the plan yet.')).toBeTruthy();
    cleanup();
    openBeforeSession('/checkout?plan=pro');
    expect(screen.queryByText(/^Planned/)).toBeNull();
  });

  it('shows no first-month discount to existing subscribers', () => {
    openBeforeSession('/checkout?plan=expert');
    signIn({ subscriptionStatus: 'pro' });
    expect(screen.queryByText('First month 50% off')).toBeNull();
  });

  it('shows and requests an unknown plan name unchanged, at 29.99', async () => {
    const page = openBeforeSession('/checkout?plan=Gold%20Paw');
    signIn();
    expect(page.textContent).toContain('Gold Paw €29.99/month');
    await pass(1_500);
    expect(sent).toMatchObject([{ body: { amount: 29.99, planType: 'Gold Paw' } }]);
  });
});

describe('the user at checkout', () => {
  it('is awaited, with the status shown', async () => {
    openBeforeSession();
    await pass(10_000);
    expect(screen.getByRole('status').textContent).toBe('Caricamento utente...');
    expect(screen.getByText('plan: pro · user: – · attempt: 1')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Riprova Pagamento' })).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('is shown in the status even when the test panel is off', () => {
    openBeforeSession();
    setConfig({ ...configOf('pk_test_1'), testPanel: false });
    signIn();
    expect(screen.getByText('plan: pro · user: 12 · attempt: 1')).toBeTruthy();
  });

  it('is asked to sign in when signed out, with nothing to pay', async () => {
    openBeforeSession();
    useSession.getState().signOut();
    await pass(10_000);
    expect(screen.getByText('Sign in here')).toBeTruthy();
    expect(screen.queryByText('Pro')).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('a server without payments', () => {
  const expectNotConfigured = (): void => {
    expect(screen.getByRole('heading', { name: 'Stripe Non Configurato' })).toBeTruthy();
    expect(hrefOf('Torna alla Homepage')).toBe('/');
    expect(screen.queryByText('Riprova Pagamento')).toBeNull();
  };

  it('is not asked for an intent when it has no publishable key', async () => {
    openBeforeSession();
    setConfig(configOf(null));
    signIn();
    expectNotConfigured();
    await pass(10_000);
    expect(sent).toEqual([]);
  });

  it('may report that only in response to the intent request', async () => {
    serveRefusals(refusal(503, 'PAYMENTS_NOT_CONFIGURED'));
    openBeforeSession();
    signIn();
    await pass(1_500);
    expectNotConfigured();
    expect(toastShown()).toBeNull();
  });
});

it('ends an unfinished payment for another plan only on a click', async () => {
  const pending = refusal(409, 'PAYMENT_PENDING');
  serveRefusals({ ...pending, body: { ...(pending.body as object), plan: 'pro' } });
  openBeforeSession('/checkout?plan=expert');
  signIn();
  await pass(10_000);
  expect(screen.getByRole('heading', { name: "Your payment for Pro isn't finished" })).toBeTruthy();
  expect(hrefOf('Finish paying for Pro')).toBe('/checkout?plan=pro');
  expect(toastShown()).toBeNull();
  press('Choose Expert instead');
  await pass(1_500);
  expect(callsOf(INTENT).map(({ body }) => body)).toEqual([
    { planType: 'expert', amount: 29.99 },
    { planType: 'expert', amount: 29.99, giveUp: true },
  ]);
});

it('says so when an unfinished payment for another plan can no longer be given up', async () => {
  const pending = refusal(409, 'PAYMENT_PENDING');
  serveRefusals({ ...pending, body: { ...(pending.body as object), plan: 'pro' } });
  openBeforeSession('/checkout?plan=expert');
  signIn();
  await pass(1_500);
  press('Choose Expert instead');
  await pass(1_500);
  expect(
    screen.getByRole('heading', { name: "Your payment for Pro can't be given up any more" }),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Choose Expert instead' })).toBeNull();
  expect(hrefOf('Go to Profile')).toBe('/profile');
});

it('links users who already have the plan to their profile', async () => {
  serveRefusals(refusal(409, 'ALREADY_SUBSCRIBED'));
  openBeforeSession('/checkout?plan=expert');
  signIn({ subscriptionStatus: 'expert' });
  await pass(1_500);
  expect(screen.getByRole('heading', { name: 'You already have Expert' })).toBeTruthy();
  // They may have paid a moment ago, and reloaded.
  expect(screen.queryByText(/Nothing was charged/)).toBeNull();
  expect(hrefOf('Go to Profile')).toBe('/profile');
  expect(toastShown()).toBeNull();
});
