import type {
  DraftBody,
  Message,
  MessageAuthor,
  SendMessageBody,
  SendMessageReply,
  Triage,
} from './chat.js';
import type { ErrorBody, ErrorCode } from './errors.js';
import type { Preferences } from './preferences.js';
import type { Pet } from './pets.js';
import type { Plan } from './plans.js';
import type { Reminder } from './reminders.js';

/** The next piece of a reply. */
export interface TokenEvent {
  sessionId: number;
  messageId: number;
  /** A higher attempt restarts the reply: another worker took over after a failure. */
  attempt: number;
  /** Position of `text` in the reply, in UTF-16 code units. */
  offset: number;
  text: string;
}

interface TypingEvent {
  sessionId: number;
  /** The message being written; for a vet, the newest message. */
  messageId: number;
  active: boolean;
  /** Who writes, if not the assistant. */
  author?: MessageAuthor;
}

interface LimitReachedEvent {
  code: Extract<ErrorCode, 'QUESTION_LIMIT_REACHED' | 'DAILY_LIMIT_REACHED'>;
  remainingQuestions: number;
  currentPlan: Plan;
  triage?: Triage;
}

/** Events that the server sends to all tabs of a user: name to payload. */
export interface UserEvents {
  /** A stored message, or one with new feedback or a raised alarm: replaces the tab's copy. */
  message: { message: Message };
  typing: TypingEvent;
  token: TokenEvent;
  'message-done': { message: Message };
  'limit-reached': LimitReachedEvent;
  'plan-activated': { subscriptionStatus: Plan };
  'pet-saved': { pet: Pet };
  'pet-removed': { petId: number };
  /** This pet's memories or suggested memories have changed. */
  'memory-changed': { petId: number };
  /** This pet's diary entries or suggested entries have changed: read again. */
  'diary-changed': { petId: number };
  /** This pet's summaries for the vet or their links have changed. */
  'summaries-changed': { petId: number };
  /** A conversation with support has a new message or a new state. */
  'support-changed': { threadId: number };
  /** A reminder is due now; the same `id` and `nextAt` may come twice. */
  'reminder-due': { reminder: Reminder };
  /** Reminders of this pet were added, changed, done or removed: read again. */
  'reminders-changed': { petId: number };
  /** The owner has seen everything up to this message of the session. */
  'sessions-read': { sessionId: number; readUpTo: number };
  /** Another version of a question is now shown, with everything that followed it: read again. */
  'conversation-changed': { sessionId: number };
  /** The draft in the composer of a session has changed; `from` names the tab that wrote it. */
  'draft-changed': DraftBody & { sessionId: number };
  /** A question to a vet was asked or changed its state: read again. */
  'consultation-changed': { petId: number };
  /**
   * For vets: the queue or one of their cases has changed: read again. Says no more, since sessions
   * that have not passed the second factor hear it too.
   */
  'cases-changed': Record<string, never>;
  /** For the vet of a case: it is no longer theirs, or was removed with its owner or pet. */
  'case-gone': { consultationId: number };
  'preferences-changed': Preferences;
  /** A token was made or revoked: read the list again. */
  'tokens-changed': Record<string, never>;
  'profile-changed': Record<string, never>;
  'signed-out': Record<string, never>;
}

export type UserEventName = keyof UserEvents;

/** What a tab says about itself when it connects. */
export interface TabAuth {
  /** Whether it wants to receive `joined`. */
  numbered?: boolean;
  /**
   * Whose data it shows: it is refused as `UNAUTHENTICATED` if its browser's cookie has become
   * another account's.
   */
  userId?: number;
  /** The API token of a program that signs in with it. */
  token?: string;
}

/** Sent once a `numbered` tab has connected: from now on it receives every event. */
export interface JoinedEvent {
  /**
   * Number of the user's newest event before that. A tab that has received the event with this
   * number has missed nothing. Null if it is not known.
   */
  newest: number | null;
}

/** All events but `token` and `typing` are numbered: each is one more than the one before. */
export type ServerToClientEvents = {
  [Name in UserEventName]: (payload: UserEvents[Name], number?: number) => void;
} & { joined: (payload: JoinedEvent) => void };

export type Acknowledgement<T = object> = ({ ok: true } & T) | ({ ok: false } & ErrorBody);

/** A reply in progress, with its text so far. */
export interface StreamingReply {
  messageId: number;
  attempt: number;
  text: string;
}

export interface OpenSessionPayload {
  sessionId: number;
}

export interface OpenSessionResult {
  streaming: StreamingReply | null;
}

export interface SendMessagePayload extends SendMessageBody {
  sessionId: number;
}

export interface StopPayload {
  messageId: number;
}

export interface StopResult {
  message: Message;
}

/** Whether a tab is visible to its user. */
export interface VisiblePayload {
  visible: boolean;
}

export interface ClientToServerEvents {
  'open-session': (
    payload: OpenSessionPayload,
    done: (answer: Acknowledgement<OpenSessionResult>) => void,
  ) => void;
  'send-message': (
    payload: SendMessagePayload,
    done: (answer: Acknowledgement<SendMessageReply>) => void,
  ) => void;
  /** Sent at every change, and again every 45 s while the tab is visible. */
  visible: (payload: VisiblePayload, done?: (answer: Acknowledgement) => void) => void;
  stop: (payload: StopPayload, done: (answer: Acknowledgement<StopResult>) => void) => void;
}
