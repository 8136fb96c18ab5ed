import type { Message, TriageLevel } from '../contract/chat.js';
import type { Plan } from '../contract/plans.js';
import type { StreamingReply } from '../contract/socket-events.js';

/** What decides when a reply is written while all workers are taken. */
export interface Standing {
  /** When its question was stored, by the database's clock. */
  askedAt: Date;
  /** The so-many-th question of its owner's minute, from 1; what a full queue refused does not count. */
  round: number;
  plan: Plan;
  level: TriageLevel;
}

/** What chat asks of the room `replies`, which builds on chat and provides it to the API. */
export abstract class RepliesPort {
  /** Whether as many replies wait for a worker as may, or Redis takes no more of them. */
  abstract isFull(userId: number): Promise<boolean>;

  /** Asks a worker to write a stored reply. Never fails: a sweep asks again for what gets lost. */
  abstract request(reply: { replyId: number; userId: number }, standing: Standing): Promise<void>;

  /**
   * Stops a reply at any moment: queued, before its first word, in the middle; twice or after
   * its end it changes nothing. What was written is kept.
   * @throws AppError `NOT_FOUND`
   */
  abstract stop(userId: number, id: number): Promise<Message>;

  /**
   * The reply of a session that is being written, as far as it is written.
   * @throws AppError `NOT_FOUND`
   */
  abstract streaming(userId: number, sessionId: number): Promise<StreamingReply | null>;
}
