import type { Charge, PaymentIntent, PaymentMethod } from '../store/objects.js';
import { newId, type World } from '../world.js';

interface Failure {
  code: string;
  declineCode: string | null;
  message: string;
}

/** What the bank did. */
export function chargeOf(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  failure: Failure | null,
): Charge {
  return {
    ...UNUSED,
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: failure ? 0 : intent.amount,
    amount_refunded: 0,
    balance_transaction: failure ? null : newId('txn'),
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'ZAMPA',
    captured: !failure,
    created: world.now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    metadata: {},
    outcome: outcomeOf(failure),
    paid: !failure,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(method),
    status: failure ? 'failed' : 'succeeded',
  };
}

const UNUSED = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  failure_balance_transaction: null,
  livemode: false,
  on_behalf_of: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
  disputed: false,
} satisfies Partial<Charge>;

const outcomeOf = (failure: Failure | null): Charge['outcome'] => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: failure ? 'declined_by_network' : 'approved_by_network',
  reason: failure ? (failure.declineCode ?? failure.code) : null,
  risk_level: 'normal',
  risk_score: 10,
  seller_message: failure ? 'The bank did not authorize this payment.' : 'Payment complete.',
  type: failure ? 'issuer_declined' : 'authorized',
});

function detailsOf({ card }: PaymentMethod): Charge['payment_method_details'] {
  if (!card) return { type: 'card' };
  const { brand, checks, country, exp_month, exp_year, fingerprint, funding, last4 } = card;
  return {
    type: 'card',
    card: {
      amount_authorized: null,
      authorization_code: null,
      brand,
      checks,
      country,
      electronic_commerce_indicator: null,
      exp_month,
      exp_year,
      fingerprint: fingerprint ?? null,
      funding,
      installments: null,
      last4,
      mandate: null,
      network: brand,
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}
