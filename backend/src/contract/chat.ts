import type { Plan } from './plans.js';

export interface ChatSession {
  id: number;
  userId: number;
  petId: number;
  title: string;
  /** ISO 8601. */
  createdAt: string;
}

export type TriageLevel = 'emergency' | 'urgent' | 'routine';

/** What the safety rules say of a question, before any model is asked. */
export interface Triage {
  level: TriageLevel;
  /** Why, in the language of the question. */
  reasons: string[];
  /** What to do now, in order, in the language of the question. */
  actions: string[];
}

export interface Source {
  title: string;
  publisher: string;
  url?: string;
}

/** `pending` waits for a worker, `streaming` is being written; the other three are final. */
export type MessageStatus = 'pending' | 'streaming' | 'complete' | 'stopped' | 'failed';

/** Why a reply failed; its question was given back. */
export type ReplyFailure = 'MODEL_UNAVAILABLE' | 'MODEL_TIMEOUT' | 'INTERRUPTED';

export interface Message {
  id: number;
  sessionId: number;
  role: 'user' | 'assistant';
  content: string;
  /** ISO 8601. */
  createdAt: string;
  /** The same as `createdAt`. */
  timestamp: string;
  status: MessageStatus;
  /** The id its sender gave a question. */
  clientId?: string;
  triage?: Triage;
  sources?: Source[];
  error?: ReplyFailure;
}

export interface SendMessageBody {
  content: string;
  /** When sent, it must be the pet of the session. */
  petId?: number | undefined;
  /** A uuid made by the client: the same one again gives the same answer and asks nothing twice. */
  clientId?: string | undefined;
  /** Old clients name it; no other role can be sent. */
  role?: 'user' | undefined;
}

export interface SendMessageReply {
  message: Message;
  reply: Message;
  /** `null` on an unlimited plan. */
  remainingQuestions: number | null;
  currentPlan: Plan;
}

/** Response header of a history page: `true` when older messages exist. */
export const HAS_MORE_HEADER = 'X-Has-More';
