import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setConfig } from '../shared/render.fixture';
import { useSession } from '../shared/session.store';
import { configOf, pass, refusal, sent, signIn, toastShown } from './billing.fixture';
import { openBeforeSession, serveRefusals } from './checkout.fixture';

const hrefOf = (name: string): string | null =>
  screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => serveRefusals(refusal(500, 'INTERNAL')));

describe('the plan at checkout', () => {
  it('is Pro when the address names none, with price, features and promises', () => {
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
  ])('names the support of %s where somebody answers', (plan, words) => {
    document.documentElement.dataset.operator = '{"supportEmail":"help@zampa.example"}';
    openBeforeSession(`/checkout?plan=${plan}`);
    expect(screen.getByRole('link', { name: words }).getAttribute('href')).toBe('/help#support');
    delete document.documentElement.dataset.operator;
    cleanup();
    openBeforeSession(`/checkout?plan=${plan}`);
    expect(screen.queryByText(words)).toBeNull();
  });

  it('is Expert with its own price and features', () => {
    const page = openBeforeSession('/checkout?plan=expert');
    expect(page.textContent).toContain('Expert €29.99/month');
    expect(screen.getByText('Direct veterinarian consultations')).toBeTruthy();
  });

  it('sells nothing that is not there yet without saying so', () => {
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

  it('promises no first month to those who have a plan', () => {
    openBeforeSession('/checkout?plan=expert');
    signIn({ subscriptionStatus: 'pro' });
    expect(screen.queryByText('First month 50% off')).toBeNull();
  });

  it('shows any other name as given, at 29.99, and asks for it as given', async () => {
    const page = openBeforeSession('/checkout?plan=Gold%20Paw');
    signIn();
    expect(page.textContent).toContain('Gold Paw €29.99/month');
    await pass(1_500);
    expect(sent).toMatchObject([{ body: { amount: 29.99, planType: 'Gold Paw' } }]);
  });
});

describe('who may check out', () => {
  it('waits for the user, and says for whom it waits', async () => {
    openBeforeSession();
    await pass(10_000);
    expect(screen.getByRole('status').textContent).toBe('Caricamento utente...');
    expect(screen.getByText('plan: pro · user: – · attempt: 1')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Riprova Pagamento' })).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('says so to customers as well, not only where the test panel is on', () => {
    openBeforeSession();
    setConfig({ ...configOf('pk_test_1'), testPanel: false });
    signIn();
    expect(screen.getByText('plan: pro · user: 12 · attempt: 1')).toBeTruthy();
  });

  it('shows a signed-out visitor the way in, and nothing to pay', async () => {
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

  it('is asked for no intent when it names no publishable key', async () => {
    openBeforeSession();
    setConfig(configOf(null));
    signIn();
    expectNotConfigured();
    await pass(10_000);
    expect(sent).toEqual([]);
  });

  it('may say so only when asked', async () => {
    serveRefusals(refusal(503, 'PAYMENTS_NOT_CONFIGURED'));
    openBeforeSession();
    signIn();
    await pass(1_500);
    expectNotConfigured();
    expect(toastShown()).toBeNull();
  });
});

it('leads to the profile those who have the plan already', async () => {
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
