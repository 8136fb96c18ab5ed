import { beforeEach, describe, expect, it } from 'vitest';
import { hidePaymentSecrets, paymentReturn } from './address';

const arriveAt = (address: string): void => {
  history.replaceState(null, '', address);
  hidePaymentSecrets();
};

beforeEach(() => history.replaceState(null, '', '/'));

describe('the return URL of a payment', () => {
  it('loses only its payment parameters', () => {
    arriveAt(
      '/payment-success?plan=pro&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded#top',
    );
    expect(location.href).toMatch(/\/payment-success\?plan=pro#top$/);
  });

  it('loses the parameters of a saved card', () => {
    arriveAt(
      '/profile?setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2&redirect_status=succeeded',
    );
    expect(location.href).toMatch(/\/profile$/);
  });

  it.each(['succeeded', 'failed', 'processing'])('keeps the payment status %s', (status) => {
    arriveAt(`/payment-success?plan=pro&redirect_status=${status}`);
    expect(paymentReturn()).toBe(status);
  });

  it('keeps the status after a reload', () => {
    arriveAt('/payment-success?redirect_status=failed');
    hidePaymentSecrets();
    expect(paymentReturn()).toBe('failed');
  });

  it('is unchanged when there was no payment', () => {
    history.replaceState({ mine: 1 }, '', '/chat?petId=3');
    hidePaymentSecrets();
    expect(location.search).toBe('?petId=3');
    expect(history.state).toEqual({ mine: 1 });
    expect(paymentReturn()).toBeNull();
  });
});
