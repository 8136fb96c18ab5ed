import type { Message, TriageLevel } from '../contract/chat.js';
import type { Plan } from '../contract/plans.js';
import type { StreamingReply } from '../contract/socket-events.js';

/** What decides the order of replies while all workers are busy. */
export interface Precedence {
  /** When its question was stored, by the database's clock. */
  askedAt: Date;
  /**
   * The question's number within its owner's minute, from 1; those refused by a full queue do not
   * count.
   */
  numberInMinute: number;
  plan: Plan;
  level: TriageLevel;
}

/** What chat needs from the room `replies`, which builds on chat and provides it to the API: `ReplyRequestsService`. */
export abstract class RepliesPort {
  /** Whether the maximum of replies is waiting for a worker, or Redis takes no more of them. */
  abstract isFull(userId: number): Promise<boolean>;

  /** Asks a worker to write a stored reply. Never fails: a sweep asks again if the job is lost. */
  abstract request(
    reply: { replyId: number; userId: number },
    precedence: Precedence,
  ): Promise<void>;

  /**
   * Stops a reply at any moment: queued, before its first word, or in the middle. Stopping it twice
   * or after its end changes nothing. What was written is kept.
   * @throws AppError `NOT_FOUND`
   */
  abstract stop(userId: number, id: number): Promise<Message>;

  /** Ends the writing of a reply that has been removed. */
  abstract cut(id: number): Promise<void>;

  /**
   * The reply of a session that is being written, with its text so far.
   * @throws AppError `NOT_FOUND`
   */
  abstract streaming(userId: number, sessionId: number): Promise<StreamingReply | null>;
}
