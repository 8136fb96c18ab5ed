import type { Photo } from './photos.js';
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

/** A session of an owner, with its last message. */
export interface SessionSummary {
  id: number;
  petId: number;
  /** Answers that the owner has not seen, at most 99. */
  unread: number;
  /** `null` before the first question. */
  last: LastWords | null;
}

export interface LastWords {
  role: 'user' | 'assistant';
  /** The beginning of the message as it was written: an answer contains Markdown. */
  text: string;
  /** ISO 8601. */
  at: string;
}

export interface ReadBody {
  /** The newest message that was seen. */
  upTo: number;
}

export interface DraftBody {
  text: string;
  /** A UUID of the tab that wrote it. */
  from: string;
}

/** Response of `GET /api/chat-sessions/:id/draft`. */
export interface Draft {
  text: string;
}

export type TriageLevel = 'emergency' | 'urgent' | 'routine';

/**
 * The safety rules' assessment of a question, made before any model is asked. A model that answers
 * may raise it to an emergency, in the rules' words, but never lower it.
 */
export interface Triage {
  level: TriageLevel;
  /** Why, in the language of the question. */
  reasons: string[];
  /** What to do now, in order, in the language of the question. */
  actions: string[];
  /** What not to do, in the language of the question. */
  donts: string[];
  /** Whom to call, nearest help first; empty for a routine question. */
  contacts: EmergencyContact[];
  /** The message that raised an alarm that is still open. */
  since?: number;
  /** Ids of the safety rules behind an alarm: groups of signs, and substances. */
  rules?: string[];
}

/** A helpline that an owner can call. */
export interface EmergencyContact {
  name: string;
  /** As dialled within its country, with spaces: "02 6610 1029". */
  phone: string;
  /** For a `tel:` link: "+390266101029". */
  dial: string;
  /** Hours and cost, in the language of the question. */
  note: string;
}

export type DoseLevel = 'none' | 'mild' | 'severe' | 'lethal-risk';

/** The dose of a toxic substance that the animal took in. */
export interface Dose {
  substance: string;
  /** `null` when unknown. */
  mgPerKg: number | null;
  level: DoseLevel;
}

/** Response of `POST /api/triage`. */
export interface TriageReply extends Triage {
  doses: Dose[];
  /** An alarm of an earlier turn is still open. */
  carried: boolean;
}

/** One turn of a conversation. */
export interface TriageTurn {
  role: 'user' | 'assistant';
  text: string;
}

export interface TriageBody {
  text: string;
  /** The conversation before the text, oldest first. */
  turns?: TriageTurn[] | undefined;
  species?: Species | undefined;
  /** kg. */
  weightKg?: number | undefined;
  ageYears?: number | undefined;
  /** In the owner's words: shows what an animal of species `altro` is, such as a guinea pig. */
  breed?: string | null | undefined;
  /** Health conditions, in the owner's words. */
  condition?: string | null | undefined;
}

export interface Source {
  title: string;
  publisher: string;
  url?: string;
}

/** Why an answer did not help. */
export const FEEDBACK_REASONS = ['wrong', 'unclear', 'incomplete', 'too-long', 'other'] as const;

export type FeedbackReason = (typeof FEEDBACK_REASONS)[number];

/** The owner's feedback on an answer. */
export interface Feedback {
  helpful: boolean;
  /** Only for an answer that did not help. */
  reason?: FeedbackReason | undefined;
}

/** `pending` waits for a worker, `streaming` is being written; the other three are final. */
export type MessageStatus = 'pending' | 'streaming' | 'complete' | 'stopped' | 'failed';

/** Why a reply failed; its question was refunded. */
export type ReplyFailure = 'MODEL_UNAVAILABLE' | 'MODEL_TIMEOUT' | 'INTERRUPTED';

/** A person who wrote a message instead of the assistant. */
export interface MessageAuthor {
  kind: 'vet';
  name: string;
  /** In the register of vets. */
  registerNumber: string;
  /** What the message does besides its text: it asks for photos, or ends the case. */
  purpose?: 'photos' | 'advice';
}

export interface Message {
  id: number;
  sessionId: number;
  role: 'user' | 'assistant';
  content: string;
  /** ISO 8601. */
  createdAt: string;
  /** Same as `createdAt`. */
  timestamp: string;
  status: MessageStatus;
  /** The id that the client gave the question. */
  clientId?: string;
  /** The ids of all versions of a reworded question, oldest first. */
  versions?: number[];
  /** Only in an export: the message belongs to a version of the conversation that is not shown. */
  hidden?: true;
  /** The question's photos, in order. */
  photos?: Photo[];
  triage?: Triage;
  sources?: Source[];
  /** Suggested follow-up questions, in the owner's words. */
  followUps?: string[];
  feedback?: Feedback;
  error?: ReplyFailure;
  /** Without one, a message of role `assistant` is the assistant's. */
  author?: MessageAuthor;
  /** The case in which it was written. */
  consultationId?: number;
}

/** What one message of a conversation said, and who said it. */
export type Turn = Pick<Message, 'role' | 'content'>;

export interface SendMessageBody {
  content: string;
  /** If sent, it must be the pet of the session. */
  petId?: number | undefined;
  /**
   * A UUID made by the client, used as an idempotency key: a repeated one returns the first
   * response.
   */
  clientId?: string | undefined;
  /** Uploaded photos that are not attached to anything yet. */
  photoIds?: number[] | undefined;
  /**
   * The question that this one replaces: what followed the old one is hidden, but kept. This
   * question keeps the photos of the old one.
   */
  replaces?: number | undefined;
  /**
   * The earlier question of this chat that is asked once more: its photos go with this one, which
   * takes no others.
   */
  repeats?: number | undefined;
  /**
   * While a vet has the case, questions go to the vet unless they are addressed to the assistant.
   */
  to?: 'assistant' | undefined;
  /** Sent by old clients; no other role is accepted. */
  role?: 'user' | undefined;
}

export interface SendMessageReply {
  message: Message;
  /** If the question went to a vet: complete and empty, carrying only the triage. */
  reply: Message;
  /** `null` on an unlimited plan. */
  remainingQuestions: number | null;
  currentPlan: Plan;
}

/** Response header of a history page: `true` when there are older messages. */
export const HAS_MORE_HEADER = 'X-Has-More';
