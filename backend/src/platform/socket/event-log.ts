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
 * One trace and one line of the log per event of a tab: name, user, time, code of a refusal.
 * @param handle answers by calling what it is given
 */
export async function followEvent(
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
  const begun = performance.now();
  let refusal: { statusCode?: number; code?: string } = {};
  await handle((answer) => {
    const { ok, statusCode, code } = answer as { ok: boolean } & typeof refusal;
    if (!ok) refusal = { ...(code !== undefined && { code }), statusCode: statusCode ?? 500 };
    ack(answer);
  });
  const { code, statusCode = 200 } = refusal;
  const isOurs = statusCode >= 500;
  if (isOurs) failSpan();
  const responseTime = Math.round(performance.now() - begun);
  const line = { event: name, userId: tab.data.userId, responseTime, ...(code && { code }) };
  logger[isOurs ? 'warn' : 'info'](line, 'socket event');
}
