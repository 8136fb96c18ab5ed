import type { SupportMessage, SupportThread } from '../contract/support.js';
import type { SupportMessageEntity } from './support-message.entity.js';
import type { SupportThreadEntity } from './support-thread.entity.js';

export const threadView = (thread: SupportThreadEntity): SupportThread => ({
  id: thread.id,
  subject: thread.subject,
  plan: thread.plan,
  language: thread.language,
  state: thread.state,
  createdAt: thread.createdAt.toISOString(),
  updatedAt: thread.updatedAt.toISOString(),
  answerBy: thread.answerBy?.toISOString() ?? null,
  firstAnsweredAt: thread.firstAnsweredAt?.toISOString() ?? null,
});

export const messageView = (message: SupportMessageEntity): SupportMessage => ({
  id: message.id,
  threadId: message.threadId,
  from: message.from,
  text: message.text,
  clientId: message.clientId,
  createdAt: message.createdAt.toISOString(),
});
