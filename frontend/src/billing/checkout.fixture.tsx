import { fireEvent, screen } from '@testing-library/react';
import type { Plan } from '@contract/plans';
import { StrictMode } from 'react';
import { vi } from 'vitest';
import { pageScript } from '../../../backend/sandbox/server';
import { press, setConfig, show } from '../shared/render.fixture';
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
import { CheckoutPage } from './checkout-page';

export const INTENT = 'POST /api/create-payment-intent';
const SANDBOX = 'http://sandbox.test';
export const CONFIRM = `POST ${SANDBOX}/form/confirm`;
export const AUTHENTICATE = `POST ${SANDBOX}/form/authenticate`;
export const PAYMENT = `POST ${SANDBOX}/form/payment`;
export const SESSION = 'GET /api/auth/session';
export const SUBSCRIBE = 'Subscribe to Pro - €12.99/month';

/** Runs the payment sandbox's script as the browser does; jsdom loads none. */
const runSandboxScript = (): void => {
  const source = { src: `${SANDBOX}/stripe.js` };
  const current = vi.spyOn(document, 'currentScript', 'get');
  current.mockReturnValue(source as HTMLScriptElement);
  (0, eval)(pageScript());
  current.mockRestore();
};

/** jsdom does not support modal dialogs. */
const standInForDialogs = (): void => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (value = '') {
    this.open = false;
    this.returnValue = value;
    this.dispatchEvent(new Event('close'));
  };
};

runSandboxScript();
standInForDialogs();

export const payment = (status: string, error: object | null = null) =>
  answer({ id: 'pi_1', amount: 649, currency: 'eur', status, last_payment_error: error });

export const DECLINED = payment('requires_payment_method', {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
});

export const intent = (facts: object = {}) =>
  answer({
    clientSecret: 'pi_1_secret_2',
    amountDue: 649,
    currency: 'eur',
    status: 'unpaid',
    renewsAt: '2027-02-28T10:00:00.000Z',
    ...facts,
  });

export type Answers = Parameters<typeof serve>[0];

export const CONFIG = { ...configOf('pk_test_sandbox'), stripeScript: `${SANDBOX}/stripe.js` };

export const serveCheckout = (answers: Answers = {}): void =>
  serve({
    'GET /api/config': answer(CONFIG),
    [INTENT]: intent(),
    [SESSION]: answer({ authenticated: true, user: ANNA }),
    [CONFIRM]: payment('succeeded'),
    ...answers,
  });

/** Serves these refusals to the page's requests for an intent. */
export const serveRefusals = (...refusals: ReturnType<typeof refusal>[]): void =>
  serve({
    'GET /api/config': answer(configOf('pk_test')),
    [SESSION]: answer({ authenticated: true, user: ANNA }),
    [INTENT]: refusals,
  });

/** Renders the page as the application does. */
export const renderCheckout = (): HTMLElement =>
  show(
    <StrictMode>
      <CheckoutPage signIn={<p>Sign in here</p>} />
    </StrictMode>,
  ).container;

/** Opens the page before it is known who is signed in. */
export const openBeforeSession = (address = '/checkout'): HTMLElement => {
  openAt(address);
  return renderCheckout();
};

export const open = async (address = '/checkout', plan: Plan = 'free'): Promise<HTMLElement> => {
  openAt(address);
  vi.setSystemTime('2026-11-21');
  setConfig(CONFIG);
  const container = renderCheckout();
  signIn({ subscriptionStatus: plan });
  await pass(1_500);
  await vi.dynamicImportSettled();
  await pass(0);
  return container;
};

export const type = (label: string, value: string): boolean =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

export const fillIn = (number = '4242424242424242'): void => {
  type('Card number', number);
  type('Expiry', '1234');
  type('CVC', '123');
};

export const subscribe = async (): Promise<void> => {
  press(SUBSCRIBE);
  await pass(0);
};

export const callsOf = (call: string) => sent.filter((one) => one.call === call);
