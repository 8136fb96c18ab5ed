import { invalid, missing } from '../api/stripe-refusal.js';
import { mergeMetadata } from '../api/params.js';
import type { Charge, Refund } from '../store/objects.js';
import { find, newId, type World } from '../world.js';
import { emit } from './events.js';

interface RefundParams {
  payment_intent?: string | undefined;
  charge?: string | undefined;
  amount?: number | undefined;
  reason?: string | undefined;
  metadata?: Record<string, string> | '' | undefined;
}

export async function createRefund(world: World, params: RefundParams): Promise<Refund> {
  const charge = await chargeToRefund(world, params);
  const left = charge.amount - charge.amount_refunded;
  const amount = params.amount ?? left;
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (amount > left || amount === 0) {
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      {
        param: 'amount',
      },
    );
  }
  const refund = refundOf(world, charge, amount, params);
  await world.tx.put('refund', refund);
  const total = charge.amount_refunded + amount;
  const after = { ...charge, amount_refunded: total, refunded: total === charge.amount };
  await world.tx.put('charge', after);
  await emit(world, 'refund.created', refund);
  await emit(world, 'charge.refunded', after, charge);
  return refund;
}

const refundOf = (world: World, charge: Charge, amount: number, params: RefundParams): Refund => ({
  id: newId('re'),
  object: 'refund',
  amount,
  balance_transaction: newId('txn'),
  charge: charge.id,
  created: world.now,
  currency: charge.currency,
  customer: charge.customer,
  customer_account: null,
  metadata: mergeMetadata({}, params.metadata),
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  reason: params.reason ?? null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
});

async function chargeToRefund(world: World, params: RefundParams): Promise<Charge> {
  if (params.charge !== undefined) return find(world, 'charge', params.charge, 'charge');
  const id = params.payment_intent;
  if (id === undefined) {
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const intent = await world.tx.get('payment_intent', id);
  if (!intent) throw missing('payment_intent', id, 'payment_intent');
  if (intent.status !== 'succeeded' || intent.latest_charge === null) {
    throw invalid(`This PaymentIntent (${id}) does not have a successful charge to refund.`);
  }
  return find(world, 'charge', intent.latest_charge);
}
