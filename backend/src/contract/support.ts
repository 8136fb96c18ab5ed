import type { Language } from './languages.js';
import type { PaidPlan } from './plans.js';

export type SupportState = 'open' | 'closed';

/** A conversation with the operator's support. */
export interface SupportThread {
  /** Also its number in mails. */
  id: number;
  subject: string;
  /** The plan when it was opened. */
  plan: PaidPlan;
  /** The owner's language when it was opened. */
  language: Language;
  /** A new message opens a closed one again. */
  state: SupportState;
  /** ISO 8601. */
  createdAt: string;
  /** When the newest message arrived: ISO 8601. */
  updatedAt: string;
  /** When an answer is due: ISO 8601; null when no message is waiting. */
  answerBy: string | null;
  /** When support answered for the first time: ISO 8601. */
  firstAnsweredAt: string | null;
}

export interface SupportMessage {
  id: number;
  threadId: number;
  from: 'owner' | 'staff';
  text: string;
  /** Of an owner's message. */
  clientId: string | null;
  /** ISO 8601. */
  createdAt: string;
}

/** A conversation with its messages, oldest first. */
export interface SupportConversation extends SupportThread {
  messages: SupportMessage[];
}

/** `clientId` is made by the client and used as an idempotency key. */
export interface NewSupportMessage {
  text: string;
  clientId: string;
}

export interface NewSupportThread extends NewSupportMessage {
  subject: string;
}
