import type { StripeEvent } from '../store/objects.js';
import type { Transaction } from '../store/store.js';

/** An event that is to be sent now. */
export interface Parcel {
  id: string;
  attempts: number;
  event: StripeEvent;
}

/** Whoever took a parcel and did not say what became of it loses it after this. Milliseconds. */
const LEASE = 15_000;
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;

/** Takes what is to be sent, oldest first; nobody else takes it meanwhile. */
export async function takeParcels(tx: Transaction, now: number, limit: number): Promise<Parcel[]> {
  const waiting = (await tx.list('delivery')).reverse().filter(({ at }) => at <= now);
  const parcels: Parcel[] = [];
  for (const delivery of waiting.slice(0, limit)) {
    const event = await tx.get('event', delivery.event);
    if (!event) continue;
    await tx.put('delivery', { ...delivery, at: now + LEASE });
    parcels.push({ id: delivery.id, attempts: delivery.attempts, event });
  }
  return parcels;
}

/** A parcel that was not taken is sent again, later each time. */
export async function returnParcel(
  tx: Transaction,
  { id }: Parcel,
  taken: boolean,
  now: number,
): Promise<void> {
  const delivery = await tx.get('delivery', id);
  if (!delivery) return;
  if (taken) {
    await tx.remove('delivery', id);
    return;
  }
  const attempts = delivery.attempts + 1;
  const wait = Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT);
  await tx.put('delivery', { ...delivery, attempts, at: now + wait });
}
