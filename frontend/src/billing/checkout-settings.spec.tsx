import { fireEvent, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
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
} from './billing.fixture';
import { callsOf, INTENT, intent, open } from './checkout.fixture';
import { setConfig, show } from '../shared/render.fixture';
import { CheckoutPage } from './checkout-page';

it('offers a retry when the settings fail to load, and then continues', async () => {
  serve({});
  openAt('/checkout');
  setConfig();
  show(
    <StrictMode>
      <CheckoutPage signIn={null} />
    </StrictMode>,
  );
  signIn();
  await pass(5_000);
  expect(screen.getByRole('heading', { name: 'Connection Error' })).toBeTruthy();
  expect(sent).toEqual([]);

  serve({
    'GET /api/config': answer(configOf('pk_test')),
    'GET /api/auth/session': answer({ authenticated: true, user: ANNA }),
    'POST /api/create-payment-intent': refusal(500, 'INTERNAL'),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await pass(0);
  expect(screen.getByText('Preparazione pagamento...')).toBeTruthy();
  await pass(1_500);
  expect(sent).toHaveLength(1);
});

it('shows and pays a list price that is newer than the page', async () => {
  const prices = { currency: 'EUR', monthly: { pro: 1099, expert: 2999 } };
  serve({
    'GET /api/config': answer({ ...configOf('pk_test'), prices }),
    [INTENT]: [refusal(400, 'PRICE_MISMATCH'), intent({ amountDue: 549, thenMonthly: 1099 })],
  });
  await open();
  expect(callsOf(INTENT).map(({ body }) => body)).toEqual([
    { amount: 12.99, planType: 'pro' },
    { amount: 10.99, planType: 'pro' },
  ]);
  expect(screen.getAllByText(/€10\.99/).length).toBeGreaterThan(0);
  expect(screen.queryByText(/€12\.99/)).toBeNull();
});
