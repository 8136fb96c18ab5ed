import type { ChatSession, Message } from '../contract/chat.js';
import { photoView } from '../photos/photo-paths.js';
import type { ChatMessageEntity } from './chat-message.entity.js';
import type { ChatSessionEntity } from './chat-session.entity.js';

/** What an owner sees of a session. */
export interface SessionRow extends Pick<
  ChatSessionEntity,
  'id' | 'userId' | 'petId' | 'createdAt'
> {
  /** The pet's name. */
  title: string;
}

export const sessionView = (session: SessionRow): ChatSession => ({
  id: session.id,
  userId: session.userId,
  petId: session.petId,
  title: session.title,
  createdAt: session.createdAt.toISOString(),
});

/** What an owner sees of a message. */
export type MessageRow = Pick<
  ChatMessageEntity,
  | 'id'
  | 'sessionId'
  | 'role'
  | 'content'
  | 'timestamp'
  | 'status'
  | 'clientId'
  | 'photos'
  | 'triage'
  | 'sources'
  | 'followUps'
  | 'feedback'
  | 'error'
  | 'author'
  | 'consultationId'
> & {
  /** Only if read: all versions of a question, oldest first. */
  versions?: number[] | null;
};

/** The columns of a `MessageRow`, for prepared statements. */
export const MESSAGE_COLUMNS = `id::bigint, "sessionId"::bigint, role, content, timestamp, status, "clientId", photos, triage,
  sources, "followUps", feedback, error, author, "consultationId"::bigint`;

/**
 * Messages that a chat shows. A question asked again in other words hides its earlier version and
 * everything after it; `hiddenUnder` names the version with which they return.
 */
export const SHOWN = `"hiddenUnder" IS NULL`;

/** A question that may be asked again in other words: nothing said to or by a vet may be hidden. */
export const EDITABLE = `role = 'user' AND ${SHOWN} AND NOT EXISTS (
    SELECT FROM chat_messages AS told WHERE told."sessionId" = chat_messages."sessionId"
      AND told.id >= chat_messages.id AND told."consultationId" IS NOT NULL AND told.${SHOWN})`;

/**
 * The words of a message, for a model. A vet's are marked, so that the model does not take them for
 * its own.
 */
export const saidIn = ({
  author,
  content,
}: Pick<ChatMessageEntity, 'author' | 'content'>): string =>
  author && content !== '' ? `(The vet ${author.name} wrote:) ${content}` : content;

export function messageView(row: MessageRow): Message {
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
    ...(row.versions && { versions: row.versions }),
    ...(row.photos && { photos: row.photos.map(photoView) }),
    ...(row.triage && { triage: row.triage }),
    ...(row.sources && { sources: row.sources }),
    ...(row.followUps?.length && { followUps: row.followUps }),
    ...(row.feedback && { feedback: row.feedback }),
    ...(row.error && { error: row.error }),
    ...(row.author && { author: row.author }),
    ...(row.consultationId && { consultationId: row.consultationId }),
  };
}
