import type { Plan } from './plans.js';
import type { Species } from './species.js';

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
  /** What not to do, in the language of the question. */
  donts: string[];
  /** Whom to call, the nearest help first; empty for a routine question. */
  contacts: EmergencyContact[];
}

/** A helpline that an owner can call. */
export interface EmergencyContact {
  name: string;
  /** As it is dialled in its country, with spaces: "02 6610 1029". */
  phone: string;
  /** For a `tel:` link: "+390266101029". */
  dial: string;
  /** Hours and cost, in the language of the question. */
  note: string;
}

export type DoseLevel = 'none' | 'mild' | 'severe' | 'lethal-risk';

/** How much of a toxic substance reached the animal. */
export interface Dose {
  substance: string;
  /** `null` when it cannot be told. */
  mgPerKg: number | null;
  level: DoseLevel;
}

/** What `POST /api/triage` answers. */
export interface TriageReply extends Triage {
  doses: Dose[];
}

export interface TriageBody {
  text: string;
  species?: Species | undefined;
  /** kg. */
  weightKg?: number | undefined;
  ageYears?: number | undefined;
}

export interface Source {
  title: string;
  publisher: string;
  url?: string;
}

/** Why an answer did not help. */
export const FEEDBACK_REASONS = ['wrong', 'unclear', 'incomplete', 'too-long', 'other'] as const;

export type FeedbackReason = (typeof FEEDBACK_REASONS)[number];

/** What the owner says of an answer. */
export interface Feedback {
  helpful: boolean;
  /** Only of an answer that did not help. */
  reason?: FeedbackReason | undefined;
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
  /** Questions that may come next, as the owner would put them. */
  followUps?: string[];
  feedback?: Feedback;
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
