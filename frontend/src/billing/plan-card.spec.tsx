import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, openAt, pass, serve, signIn } from './billing.fixture';
import { renderCheckout } from './checkout.fixture';

it.each([
  ['open', true],
  ['paid', false],
  ['refunded', false],
])('promotes the first month beside a payment that is %s: %s', async (status, isPromoted) => {
  const payments = [{ status }];
  serve({ 'GET /api/subscription': answer({ subscription: null, payments }) });
  openAt('/checkout');
  renderCheckout();
  signIn();
  await pass(0);
  expect(screen.queryByText('First month 50% off') !== null).toBe(isPromoted);
});
