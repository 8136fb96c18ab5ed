import { Counter, Histogram } from 'prom-client';
import type { MessageStatus } from '../contract/chat.js';

const replies = new Counter({
  name: 'zampa_replies_total',
  help: 'Replies that this process has brought to their end',
  labelNames: ['status'],
});

for (const status of ['complete', 'stopped', 'failed']) replies.inc({ status }, 0);

/** Counts a reply when its end is stored: each reply once across all processes. */
export const countReply = (status: MessageStatus): void => replies.inc({ status });

const firstToken = new Histogram({
  name: 'zampa_reply_first_token_seconds',
  help: 'From the begin of a reply to its first text',
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30],
});

const wait = new Histogram({
  name: 'zampa_reply_wait_seconds',
  help: 'From a question being stored to a worker beginning its reply for the first time',
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300],
});

const firstText = new Histogram({
  name: 'zampa_question_first_text_seconds',
  help: 'From a question being stored to the first text of its reply, as its owner waits',
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300],
});

const characters = new Counter({
  name: 'zampa_reply_characters_total',
  help: 'Characters of complete replies, by what wrote them: a model, or handbook',
  labelNames: ['model'],
});

export const observeWait = (seconds: number): void => wait.observe(seconds);

/** Measurements of a complete reply: milliseconds since its start and since its question. */
export function observeReply(reply: {
  firstTokenMs: number;
  firstTextMs: number;
  model: string;
  characters: number;
}): void {
  firstToken.observe(reply.firstTokenMs / 1000);
  firstText.observe(reply.firstTextMs / 1000);
  characters.inc({ model: reply.model }, reply.characters);
}
