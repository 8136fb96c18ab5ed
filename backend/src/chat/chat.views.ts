import type { ChatSession, Message } from '../contract/chat.js';
import type { ChatMessageEntity } from './chat-message.entity.js';
import type { ChatSessionEntity } from './chat-session.entity.js';

export const sessionView = (session: ChatSessionEntity): ChatSession => ({
  id: session.id,
  userId: session.userId,
  petId: session.petId,
  title: session.title,
  createdAt: session.createdAt.toISOString(),
});

export function messageView(row: ChatMessageEntity): Message {
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
