import { Counter, Histogram } from 'prom-client';

const replies = new Counter({
  name: 'zampa_replies_total',
  help: 'Replies that this worker has brought to their end',
  labelNames: ['status'],
});

const firstToken = new Histogram({
  name: 'zampa_reply_first_token_seconds',
  help: 'From the begin of a reply to its first text',
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30],
});

export const countReply = (status: 'complete' | 'stopped' | 'failed'): void =>
  replies.inc({ status });

/** @param ms milliseconds. */
export const observeFirstToken = (ms: number): void => firstToken.observe(ms / 1000);
