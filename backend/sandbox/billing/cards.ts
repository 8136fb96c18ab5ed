import { createHash } from 'node:crypto';
import type { PaymentMethod } from '../objects.js';
import { newId, type World } from '../world.js';

interface Declined {
  kind: 'declined';
  code: 'card_declined';
  declineCode: string;
  message: string;
}

/** The bank's answer to a payment. */
export type Outcome = { kind: 'pays' } | Declined | { kind: 'authenticate' };

/** The kind of payment: by the owner with the card in hand, or by the seller with a saved card. */
interface Asked {
  saved: boolean;
  /** The owner has agreed to later payments, by 3-D Secure. */
  mandate: boolean;
}

const pays: Outcome = { kind: 'pays' };
const authenticate: Outcome = { kind: 'authenticate' };
const declined = (declineCode: string, message = 'Your card was declined.'): Outcome => ({
  kind: 'declined',
  code: 'card_declined',
  declineCode,
  message,
});

/** Some of Stripe's test cards. */
const CARDS: Record<string, (asked: Asked) => Outcome> = {
  '4242424242424242': () => pays,
  '4000056655665556': () => pays,
  '5555555555554444': () => pays,
  '378282246310005': () => pays,
  '4000000000000259': () => pays,
  '4000000000000002': () => declined('generic_decline'),
  '4000000000009995': () => declined('insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000000341': ({ saved }) => (saved ? declined('generic_decline') : pays),
  '4000002500003155': ({ saved, mandate }) => (saved && mandate ? pays : authenticate),
  '4000002760003184': () => authenticate,
};

const NOT_A_TEST_CARD = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test card.' +
    ' For a list of valid test cards, visit: https://stripe.com/docs/testing.',
);

/** The same card always has the same fingerprint, which does not reveal its number. */
const fingerprintOf = (number: string): string =>
  createHash('sha256').update(`card ${number}`).digest('hex').slice(0, 16);

const byFingerprint = new Map(
  Object.entries(CARDS).map(([number, says]) => [fingerprintOf(number), says]),
);

/** Whether the owner disputes each payment with this card. */
export const isDisputedLater = ({ card }: PaymentMethod): boolean =>
  card.fingerprint === fingerprintOf('4000000000000259');

/** The bank's answer to an owner who types this card. */
export const bankToOwner = ({ card }: PaymentMethod): Outcome =>
  byFingerprint.get(card.fingerprint)?.({ saved: false, mandate: false }) ?? NOT_A_TEST_CARD;

/** The bank's answer to a seller who has saved this card. */
export function bankToSeller(world: World, { id, card }: PaymentMethod): Outcome {
  const mandate = world.store.get('mandate', id) !== undefined;
  return byFingerprint.get(card.fingerprint)?.({ saved: true, mandate }) ?? NOT_A_TEST_CARD;
}

/** A card as typed into the form. */
export interface TypedCard {
  number: string;
  /** `MM/YY` */
  expiry?: string | undefined;
}

/** A card, stored without its number. */
export function createMethod(
  world: World,
  { number: typed, expiry = '12/34' }: TypedCard,
  customer: string | null,
): PaymentMethod {
  const number = typed.replace(/\D/g, '');
  const [month, year] = expiry.split('/').map(Number);
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    card: {
      exp_month: month ?? 12,
      exp_year: 2000 + (year ?? 34),
      fingerprint: fingerprintOf(number),
      last4: number.slice(-4),
    },
    customer,
  };
  world.store.put('payment_method', method);
  return method;
}
