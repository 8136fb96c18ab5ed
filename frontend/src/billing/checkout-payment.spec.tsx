import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { press } from '../shared/render.fixture';
import { lose, pass, toastShown, trackedEvents } from './billing.fixture';
import {
  INTENT,
  CONFIRM,
  PAYMENT,
  SUBSCRIBE,
  payment,
  DECLINED,
  intent,
  serveCheckout,
  open,
  type,
  fillIn,
  subscribe,
  callsOf,
} from './checkout.fixture';

beforeEach(() => serveCheckout());

afterEach(async () => {
  await pass(0);
});

describe('the payment form', () => {
  it('shows what is due now and later, and that no card is charged', async () => {
    await open();
    expect(screen.getByText('€6.49')).toBeTruthy();
    expect(
      screen.getByText('Then €12.99 a month from 28 February 2027, until you cancel.'),
    ).toBeTruthy();
    expect(screen.getByText(/The price includes any VAT[.]$/)).toBeTruthy();
    expect(screen.getByText('Sandbox: no card is charged')).toBeTruthy();
    expect(screen.getByRole('button', { name: SUBSCRIBE })).toBeTruthy();
    expect(screen.queryByText('Riprova Pagamento')).toBeNull();
  });

  it('shows the plan name and price of Expert', async () => {
    serveCheckout({ [INTENT]: intent({ amountDue: 1499 }) });
    await open('/checkout?plan=expert');
    expect(screen.getByText('€14.99')).toBeTruthy();
    expect(screen.getByText(/^Then €29[.]99 a month from /)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Subscribe to Expert - €29.99/month' })).toBeTruthy();
  });

  it('fills in a test card on request', async () => {
    await open();
    press(/4000 0025 0000 3155/);
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe(
      '4000 0025 0000 3155',
    );
    await subscribe();
    expect(callsOf(CONFIRM)).toMatchObject([{ body: { number: '4000 0025 0000 3155' } }]);
  });

  it('shows errors on incomplete fields, and sends no payment', async () => {
    await open();
    type('Card number', '4242 4242 4242 4241');
    await subscribe();
    expect(screen.getByText('Your card number is invalid.')).toBeTruthy();
    expect(screen.getByText("Your card's expiration date is incomplete.")).toBeTruthy();
    expect(screen.getByText("Your card's security code is incomplete.")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Card number'));
    expect(toastShown()).toMatchObject({
      title: 'Payment Failed',
      description: 'Your card number is invalid.',
    });
    expect(callsOf(CONFIRM)).toEqual([]);
  });
});

describe('a payment', () => {
  it('is confirmed and tracked, and opens the success page 1 s later', async () => {
    await open();
    fillIn();
    await subscribe();
    expect(callsOf(CONFIRM)).toMatchObject([
      { body: { clientSecret: 'pi_1_secret_2', number: '4242 4242 4242 4242' } },
    ]);
    expect(toastShown()?.title).toBe('Payment Completed!');
    expect(trackedEvents()).toEqual([
      ['Purchase', { value: 6.49, content_name: 'pro', currency: 'EUR' }],
      ['SubscriptionStarted', { value: 6.49, content_name: 'pro', currency: 'EUR' }],
    ]);
    await pass(999);
    expect(location.pathname).toBe('/checkout');
    const entries = history.length;
    await pass(1);
    expect(location.pathname + location.search).toBe('/payment-success?plan=pro');
    expect(history.length, 'Back does not lead to the paid checkout').toBe(entries);
  });

  it('is made only once however often the button is pressed', async () => {
    await open();
    fillIn();
    press(SUBSCRIBE);
    press('Processing...');
    await pass(0);
    press('Processing...');
    await pass(500);
    expect(callsOf(CONFIRM)).toHaveLength(1);
  });

  it("that is declined shows the provider's message, and can be retried", async () => {
    serveCheckout({ [CONFIRM]: [DECLINED, payment('succeeded')] });
    await open();
    fillIn('4000000000000002');
    await subscribe();
    expect(toastShown()).toMatchObject({
      title: 'Payment Failed',
      description: 'Your card was declined.',
      tone: 'destructive',
    });
    expect(screen.getByLabelText<HTMLInputElement>('CVC').value).toBe('123');
    expect(trackedEvents()).toEqual([]);
    press(SUBSCRIBE);
    expect(toastShown()?.open).toBe(false);
    await pass(0);
    expect(toastShown()?.title).toBe('Payment Completed!');
    expect(callsOf(INTENT)).toHaveLength(1);
  });

  it('is looked up before a retry when its response was lost', async () => {
    serveCheckout({ [CONFIRM]: lose, [PAYMENT]: payment('succeeded') });
    await open();
    fillIn();
    await subscribe();
    expect(toastShown()?.description).toMatch(/you won't be charged twice/);
    expect(screen.getByLabelText<HTMLInputElement>('CVC').value).toBe('123');
    await subscribe();
    expect(toastShown()?.title).toBe('Payment Completed!');
    expect(callsOf(CONFIRM)).toHaveLength(1);
  });

  it('is retried when the lost one was not processed', async () => {
    serveCheckout({
      [CONFIRM]: [lose, payment('succeeded')],
      [PAYMENT]: payment('requires_payment_method'),
    });
    await open();
    fillIn();
    await subscribe();
    await subscribe();
    expect(callsOf(CONFIRM)).toHaveLength(2);
    expect(toastShown()?.title).toBe('Payment Completed!');
  });

  it('that can no longer be paid is replaced by a new one', async () => {
    serveCheckout({
      [CONFIRM]: payment('canceled', { code: 'x', message: 'It is too late.' }),
    });
    await open();
    fillIn();
    await subscribe();
    expect(toastShown()?.description).toBe('It is too late.');
    await pass(1_500);
    expect(callsOf(INTENT)).toHaveLength(2);
  });

  it('that was replaced by another checkout shows that as the reason', async () => {
    serveCheckout({ [CONFIRM]: payment('canceled') });
    await open();
    fillIn();
    await subscribe();
    expect(toastShown()).toMatchObject({
      title: 'Payment Failed',
      description: expect.stringMatching(
        /^Nothing was charged: this payment was replaced/,
      ) as unknown,
    });
  });

  it('does not navigate after the user has left the page', async () => {
    await open();
    fillIn();
    await subscribe();
    cleanup();
    await pass(5_000);
    expect(location.pathname).toBe('/checkout');
  });
});
