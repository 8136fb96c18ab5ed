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
