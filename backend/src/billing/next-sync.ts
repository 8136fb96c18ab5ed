import { awaited, graceEnd, inForce, isRenewing } from './entitlement.js';
import type { CustomerState } from './stripe/stripe.state.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Checks an open payment often at first, then at growing intervals. */
const interval = (since: Date, now: Date): number =>
  Math.min(6 * HOUR, Math.max(MINUTE, now.getTime() - since.getTime()));

/**
 * When to sync again without an event, since events get lost: an open payment soon, a plan daily
 * and at the end of its month or grace period, otherwise never.
 * @param isOwing the provider refused something: another day it may accept it.
 */
export function nextSyncAt(state: CustomerState, isOwing: boolean): Date | null {
  const { now } = state;
  const times: number[] = [];
  const open = awaited(state);
  if (open) times.push(now.getTime() + interval(open.createdAt, now));
  const [subscription] = inForce(state);
  if (subscription) {
    const { status, pendingPlan, latestInvoice, periodEnd } = subscription;
    const ends = [periodEnd, ...(status === 'past_due' ? [graceEnd(subscription)] : [])];
    times.push(now.getTime() + DAY, ...ends.map((end) => end.getTime() + MINUTE));
    if (pendingPlan !== null || isRenewing(subscription))
      times.push(now.getTime() + interval(latestInvoice?.createdAt ?? now, now));
  }
  if (isOwing) times.push(now.getTime() + DAY);
  const later = times.filter((time) => time > now.getTime());
  return later.length > 0 ? new Date(Math.min(...later)) : null;
}
