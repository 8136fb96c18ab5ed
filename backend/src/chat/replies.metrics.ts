import { Counter } from 'prom-client';
import type { MessageStatus } from '../contract/chat.js';

const replies = new Counter({
  name: 'zampa_replies_total',
  help: 'Replies that this process has brought to their end',
  labelNames: ['status'],
});

for (const status of ['complete', 'stopped', 'failed']) replies.inc({ status }, 0);

/** Counts a reply at the moment its end is stored: each reply once over all processes. */
export const countReply = (status: MessageStatus): void => replies.inc({ status });
