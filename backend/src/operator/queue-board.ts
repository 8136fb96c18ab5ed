import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { Queue } from 'bullmq';
import type { Express } from 'express';
import type { Redis } from 'ioredis';
import { BILLING_QUEUE } from '../billing/billing.queue.js';
import { RECURRING_QUEUE } from '../platform/queue/recurring-jobs.js';
import { PUSH_QUEUE } from '../push/push.queue.js';
import { REMINDERS_QUEUE } from '../reminders/reminders.queue.js';
import { REPLY_QUEUE } from '../replies/reply.queue.js';
import { MAIL_QUEUE } from '../mail/mail.queue.js';
import { WEBHOOKS_QUEUE } from '../webhooks/webhooks.queue.js';

/** Queues that exist only once, all on the first server. */
const QUEUES = [
  MAIL_QUEUE,
  BILLING_QUEUE,
  PUSH_QUEUE,
  REMINDERS_QUEUE,
  WEBHOOKS_QUEUE,
  RECURRING_QUEUE,
];

/**
 * Read-only pages that show all queues. PostgreSQL is the record: a job removed here would only be
 * enqueued again.
 */
export function queueBoard(path: string, servers: Redis[]): Express {
  const adapterOf = (name: string, connection: Redis | undefined, prefix = '') => {
    if (!connection) throw new Error('no server has queues');
    const queue = new Queue(name, { connection, skipVersionCheck: true });
    return new BullMQAdapter(queue, { readOnlyMode: true, prefix });
  };
  const replies = servers.map((connection, place) =>
    adapterOf(REPLY_QUEUE, connection, place === 0 ? '' : `${String(place + 1)}: `),
  );
  const pages = new ExpressAdapter().setBasePath(path);
  createBullBoard({
    queues: [...replies, ...QUEUES.map((name) => adapterOf(name, servers[0]))],
    serverAdapter: pages,
    options: { uiConfig: { boardTitle: 'Zampa' } },
  });
  const board = pages.getRouter() as Express;
  board.disable('x-powered-by');
  return board;
}
