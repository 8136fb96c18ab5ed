import { createHash } from 'node:crypto';

/** What the bank says to a payment. */
export type Outcome =
  | { kind: 'pays' }
  | { kind: 'declined'; code: string; declineCode: string | null; message: string }
  | { kind: 'authenticate'; then: Outcome };

/** Who asks the bank: the owner with the card in hand, or the seller with a saved card. */
export interface Asked {
  saved: boolean;
  /** The owner agreed, by 3-D Secure, to later payments. */
  mandate: boolean;
}

const DECLINED = 'Your card was declined.';
const pays: Outcome = { kind: 'pays' };
const declined = (declineCode: string, message = DECLINED): Outcome => ({
  kind: 'declined',
  code: 'card_declined',
  declineCode,
  message,
});
const refused = (code: string, message: string): Outcome => ({
  kind: 'declined',
  code,
  declineCode: null,
  message,
});
const insufficient = declined('insufficient_funds', 'Your card has insufficient funds.');
const authenticated = (then: Outcome): Outcome => ({ kind: 'authenticate', then });

/** Stripe's cards for tests. */
const CARDS: Record<string, (asked: Asked) => Outcome> = {
  '4242424242424242': () => pays,
  '4000056655665556': () => pays,
  '5555555555554444': () => pays,
  '378282246310005': () => pays,
  '4000000000000002': () => declined('generic_decline'),
  '4000000000009995': () => insufficient,
  '4000000000009987': () => declined('lost_card'),
  '4000000000009979': () => declined('stolen_card'),
  '4000000000000069': () => refused('expired_card', 'Your card has expired.'),
  '4000000000000127': () => refused('incorrect_cvc', "Your card's security code is incorrect."),
  '4000000000000119': () =>
    refused(
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
    ),
  '4000000000000341': ({ saved }) => (saved ? declined('generic_decline') : pays),
  '4000002500003155': ({ saved, mandate }) => (saved && mandate ? pays : authenticated(pays)),
  '4000002760003184': () => authenticated(pays),
  '4000008260003178': () => authenticated(insufficient),
};

const NOT_A_TEST_CARD = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test card.' +
    ' For a list of valid test cards, visit: https://stripe.com/docs/testing.',
);

/** Names of payment methods that exist without being created. */
export const TEST_METHODS: Partial<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_debit: '4000056655665556',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
};

/** The same card has the same one; its number cannot be read from it. */
export const fingerprintOf = (number: string): string =>
  createHash('sha256')
    .update(`card ${number}`)
    .digest('base64url')
    .replace(/[-_]/g, '')
    .slice(0, 16);

const byFingerprint = new Map(
  Object.entries(CARDS).map(([number, says]) => [fingerprintOf(number), says]),
);

export const outcomeOf = (fingerprint: string, asked: Asked): Outcome =>
  byFingerprint.get(fingerprint)?.(asked) ?? NOT_A_TEST_CARD;

export function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa';
  if (/^5[1-5]/.test(number)) return 'mastercard';
  return /^3[47]/.test(number) ? 'amex' : 'unknown';
}
