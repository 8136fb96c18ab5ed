import type { Message } from './chat.js';

/** Query of `GET /api/search`. */
export interface SearchQuery {
  q: string;
  /** Only this pet's conversation. */
  petId?: number | undefined;
  /** From the previous page. */
  cursor?: number | undefined;
  limit: number;
}

/** A part of a message, with the parts to highlight as `[from, to)` in UTF-16 units. */
export interface Snippet {
  text: string;
  marks: [number, number][];
}

interface FoundMessage {
  petId: number;
  sessionId: number;
  messageId: number;
  role: Message['role'];
  /** Name of the vet who wrote it. */
  author?: string;
  /** ISO 8601. */
  createdAt: string;
  /**
   * It belongs to a version of a question that is not shown (`POST /api/chat-messages/:id/show`).
   */
  hidden?: true;
  snippet: Snippet;
}

/** Response of `GET /api/search`: newest first. */
export interface SearchReply {
  items: FoundMessage[];
  /** Of the next page; null after the last. */
  nextCursor: number | null;
  /** The words searched for in place of mistyped ones that no message contains. */
  corrected: string[] | null;
}
