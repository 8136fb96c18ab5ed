import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, openAt, pass, serve, signIn } from './billing.fixture';
import { renderCheckout } from './checkout.fixture';

it.each([true, false])(
  'advertises the first-month discount only if it applies: %s',
  async (firstMonth) => {
    serve({ 'GET /api/subscription': answer({ subscription: null, payments: [], firstMonth }) });
    openAt('/checkout');
    renderCheckout();
    signIn();
    await pass(0);
    expect(screen.queryByText('First month 50% off') !== null).toBe(firstMonth);
  },
);
