import { isDeepStrictEqual } from 'node:util';
import type { StripeEvent } from '../store/objects.js';
import { API_VERSION, newId, type World } from '../world.js';

interface Subject {
  id: string;
}

/** Tells what happened: kept for `events.list`, and for the webhook unless events are to be lost. */
export async function emit(
  world: World,
  type: StripeEvent['type'],
  subject: Subject,
  before?: Subject,
): Promise<void> {
  const event: StripeEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: world.now,
    data: {
      object: subject,
      ...(before && { previous_attributes: changed(before, subject) }),
    },
    livemode: false,
    pending_webhooks: 1,
    request: { id: world.key === null ? null : newId('req'), idempotency_key: world.key },
    type,
  };
  await world.tx.put('event', event);
  if (!world.settings.webhooks) return;
  await world.tx.put('delivery', { id: newId('whd'), event: event.id, attempts: 0, at: 0 });
}

/** The old values of what is not as it was. */
function changed(before: Subject, after: Subject): Record<string, unknown> {
  const now = Object.fromEntries(Object.entries(after)) as Partial<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(before).filter(([name, value]) => !isDeepStrictEqual(value, now[name])),
  );
}
