import { invalid } from '../api/refusal.js';
import type { Charge, Dispute } from '../objects.js';
import { newId, type World } from '../world.js';

/** The owner's bank takes the payment back until it has decided. */
export function disputeCharge(world: World, { id, ...charge }: Charge): Dispute {
  world.store.put('charge', { ...charge, id, disputed: true });
  const dispute: Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    charge: id,
    created: world.now,
    currency: charge.currency,
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  world.save('dispute', dispute, 'charge.dispute.created');
  world.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

interface EvidenceParams {
  evidence: { uncategorized_text: 'winning_evidence' | 'losing_evidence' };
}

/** The seller's answer, in the words that decide a dispute in test mode. */
export function answerDispute(world: World, { evidence }: EvidenceParams, id: string): Dispute {
  const before = world.find('dispute', id);
  if (before.status !== 'needs_response') throw invalid('This dispute is already closed');
  const isWon = evidence.uncategorized_text === 'winning_evidence';
  const after: Dispute = { ...before, status: isWon ? 'won' : 'lost' };
  world.save('dispute', after, 'charge.dispute.closed');
  if (isWon) world.emit('charge.dispute.funds_reinstated', after);
  return after;
}

/** Whether the owner's bank holds the money of this charge, or has kept it. */
export const isTakenBack = (world: World, { id }: Charge): boolean =>
  world.store.list('dispute', ({ charge, status }) => charge === id && status !== 'won').length > 0;
