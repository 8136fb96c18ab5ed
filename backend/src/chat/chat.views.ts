import type { ChatSession, Message } from '../contract/chat.js';
import type { ChatMessageEntity } from './chat-message.entity.js';
import type { ChatSessionEntity } from './chat-session.entity.js';

/** What of a session its owner sees. */
export type SeenSession = Pick<
  ChatSessionEntity,
  'id' | 'userId' | 'petId' | 'title' | 'createdAt'
>;

export const sessionView = (session: SeenSession): ChatSession => ({
  id: session.id,
  userId: session.userId,
  petId: session.petId,
  title: session.title,
  createdAt: session.createdAt.toISOString(),
});

/** What of a message its owner sees. */
export type SeenMessage = Pick<
  ChatMessageEntity,
  | 'id'
  | 'sessionId'
  | 'role'
  | 'content'
  | 'timestamp'
  | 'status'
  | 'clientId'
  | 'triage'
  | 'sources'
  | 'followUps'
  | 'feedback'
  | 'error'
>;

/** The columns of a `SeenMessage`, for prepared statements. */
export const SEEN_MESSAGE = `id::bigint, "sessionId"::bigint, role, content, timestamp, status, "clientId", triage,
  sources, "followUps", feedback, error`;

export function messageView(row: SeenMessage): Message {
  const at = row.timestamp.toISOString();
  return {
    id: row.id,
    sessionId: row.sessionId,
    role: row.role,
    content: row.content,
    createdAt: at,
    timestamp: at,
    status: row.status,
    ...(row.clientId && { clientId: row.clientId }),
    ...(row.triage && { triage: row.triage }),
    ...(row.sources && { sources: row.sources }),
    ...(row.followUps?.length && { followUps: row.followUps }),
    ...(row.feedback && { feedback: row.feedback }),
    ...(row.error && { error: row.error }),
  };
}
