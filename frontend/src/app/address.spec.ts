import { expect, it } from 'vitest';
import { hideSecrets } from './address';

const after = (address: string): string => {
  history.replaceState(null, '', address);
  const entries = history.length;
  hideSecrets();
  expect(history.length).toBe(entries);
  return location.pathname + location.search + location.hash;
};

it('takes secrets out of the address, and nothing else', () => {
  expect(
    after(
      '/payment-success?plan=expert&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x&redirect_status=succeeded#top',
    ),
  ).toBe('/payment-success?plan=expert&payment_intent=pi_1&redirect_status=succeeded#top');
  expect(after('/payment-success?setup_intent_client_secret=seti_1')).toBe('/payment-success');
});

it('leaves an address without secrets as it is written', () => {
  expect(after('/checkout?plan=Gold%20Paw')).toBe('/checkout?plan=Gold%20Paw');
});
