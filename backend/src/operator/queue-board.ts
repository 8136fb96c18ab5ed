import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { Queue } from 'bullmq';
import type { Express } from 'express';
import type { Redis } from 'ioredis';
import { BILLING_QUEUE } from '../billing/billing.queue.js';
import { REPLY_QUEUE } from '../replies/reply.queue.js';
import { MAIL_QUEUE } from '../mail/mail.queue.js';

const QUEUES = [REPLY_QUEUE, MAIL_QUEUE, BILLING_QUEUE];

/**
 * The pages on which all queues are seen, for an address. They change nothing: PostgreSQL is the
 * record, so a job that was removed here would only be asked for again.
 */
export function queueBoard(path: string, connection: Redis): Express {
  const pages = new ExpressAdapter().setBasePath(path);
  createBullBoard({
    queues: QUEUES.map((name) => {
      const queue = new Queue(name, { connection, skipVersionCheck: true });
      return new BullMQAdapter(queue, { readOnlyMode: true });
    }),
    serverAdapter: pages,
    options: { uiConfig: { boardTitle: 'Zampa' } },
  });
  const board = pages.getRouter() as Express;
  board.disable('x-powered-by');
  return board;
}
