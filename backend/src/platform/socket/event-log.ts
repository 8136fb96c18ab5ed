import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { withRequestId } from '../logging/request-context.js';
import { failSpan, inSpan, SpanKind } from '../telemetry/spans.js';
import type { Tab } from './tab.js';

type Acknowledge = (answer: unknown) => void;

interface TabEvent {
  name: string;
  tab: Tab;
  ack: Acknowledge;
}

/**
 * One trace and one log line per socket event: name, user, duration, code of a refusal.
 * @param handle answers by calling the function it is given.
 */
export async function instrumentEvent(
  logger: Logger,
  event: TabEvent,
  handle: (acknowledge: Acknowledge) => Promise<void>,
): Promise<void> {
  const work = () => answer(logger, event, handle);
  await withRequestId(randomUUID(), () => inSpan(event.name, {}, work, SpanKind.SERVER));
}

async function answer(
  logger: Logger,
  { name, tab, ack }: TabEvent,
  handle: (acknowledge: Acknowledge) => Promise<void>,
): Promise<void> {
  const startedAt = performance.now();
  let refusal: { statusCode?: number; code?: string } = {};
  await handle((answer) => {
    const { ok, statusCode, code } = answer as { ok: boolean } & typeof refusal;
    if (!ok) refusal = { ...(code !== undefined && { code }), statusCode: statusCode ?? 500 };
    ack(answer);
  });
  const { code, statusCode = 200 } = refusal;
  const isServerError = statusCode >= 500;
  if (isServerError) failSpan();
  const responseTime = Math.round(performance.now() - startedAt);
  const line = { event: name, userId: tab.data.userId, responseTime, ...(code && { code }) };
  logger[isServerError ? 'warn' : 'info'](line, 'socket event');
}
