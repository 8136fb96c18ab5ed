import { screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { show } from '../shared/render.fixture';
import { ANNA, answer, openAt, serve } from './billing.fixture';
import { PaymentSuccessPage } from './payment-success-page';

export const ACTIVATE = 'POST /api/simulate-payment-success';
const PRO = { ...ANNA, subscriptionStatus: 'pro' };
export const ACTIVATED = answer({ success: true, user: PRO });

export const serveActivation = (...answers: ReturnType<typeof answer>[]): void =>
  serve({
    [ACTIVATE]: answers,
    'GET /api/auth/session': answer({ authenticated: true, user: PRO }),
  });

export const openSuccessPage = (address = '/payment-success', prepare = () => {}): void => {
  openAt(address);
  prepare();
  show(
    <StrictMode>
      <PaymentSuccessPage signIn={<p>Sign in here</p>} />
    </StrictMode>,
  );
};

export const title = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;
