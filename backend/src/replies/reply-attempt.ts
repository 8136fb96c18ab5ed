/**
 * An attempt at a reply. The session tells it from one of the same id, if PostgreSQL has lost its
 * last commits and gives their ids out again.
 */
export interface ReplyAttempt {
  id: number;
  attempt: number;
  sessionId: number;
}
