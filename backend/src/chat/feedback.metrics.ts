import { Counter } from 'prom-client';
import type { Feedback } from '../contract/chat.js';
import type { ChatMessageEntity } from './chat-message.entity.js';

const opinions = new Counter({
  name: 'zampa_feedback_total',
  help: 'What owners said of answers; a changed mind counts again',
  labelNames: ['helpful', 'reason', 'model', 'level'],
});

const wordFor = (feedback: Feedback | null): string => {
  if (!feedback) return 'withdrawn';
  return feedback.helpful ? 'yes' : 'no';
};

/** Counts the feedback on a reply; `null` is a withdrawal. */
export function countFeedback(reply: ChatMessageEntity, feedback: Feedback | null): void {
  opinions.inc({
    helpful: wordFor(feedback),
    reason: feedback?.reason ?? 'none',
    model: reply.model ?? 'none',
    level: reply.triage?.level ?? 'none',
  });
}
