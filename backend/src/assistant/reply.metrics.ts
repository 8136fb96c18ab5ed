import { Counter, Histogram } from 'prom-client';
import type { NeverSaidReason } from '../safety/triage.js';

const replies = new Counter({
  name: 'zampa_replies_total',
  help: 'Replies that this worker has brought to their end',
  labelNames: ['status'],
});

const withheld = new Counter({
  name: 'zampa_sentences_withheld_total',
  help: 'Sentences of a model that must never be said and did not leave, by reason',
  labelNames: ['reason'],
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

export const countWithheld = (reason: NeverSaidReason): void => withheld.inc({ reason });
