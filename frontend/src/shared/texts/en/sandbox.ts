/** The card form of the payment sandbox; its refusals are worded as Stripe words them. */
export const sandbox = {
  mark: 'Sandbox: no card is charged',
  number: 'Card number',
  expiry: 'Expiry',
  expiryHint: 'MM / YY',
  cvc: 'CVC',
  cards: 'Test cards',
  pays: 'Pays',
  declined: 'Is declined',
  authenticates: 'Asks for 3-D Secure',
  failsLater: 'Fails at renewal',
  errors: {
    incomplete_number: 'Your card number is incomplete.',
    invalid_number: 'Your card number is invalid.',
    incomplete_expiry: "Your card's expiration date is incomplete.",
    invalid_expiry_month_past: "Your card's expiration date is in the past.",
    invalid_expiry_year_past: "Your card's expiration year is in the past.",
    invalid_expiry_year: "Your card's expiration year is invalid.",
    incomplete_cvc: "Your card's security code is incomplete.",
  },
  refusals: {
    card_declined: 'Your card was declined.',
    insufficient_funds: 'Your card has insufficient funds.',
    expired_card: 'Your card has expired.',
    incorrect_cvc: "Your card's security code is incorrect.",
    payment_intent_authentication_failure:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  },
  unreachable:
    'We are experiencing issues connecting to our payments provider. Please check your connection and try again: you are not charged twice.',
  secure: {
    title: '3-D Secure',
    text: 'A real bank would now ask whether it is you. Here you answer in its place.',
    complete: 'Complete authentication',
    fail: 'Fail authentication',
  },
};
