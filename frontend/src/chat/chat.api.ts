import { LIMITS } from '@contract/limits';
import { countCharacters } from '@contract/text';
import type {
  ChatSession,
  Feedback,
  Message,
  SendMessageBody,
  SendMessageReply,
  TriageBody,
  TriageReply,
} from '@contract/chat';
import { api } from '../shared/api';

/**
 * What is sent of a text that was typed, pasted or kept: a line end is one character, and what no
 * database stores (NUL, half an emoji) is left out or replaced.
 */
export const questionOf = (text: string): string =>
  text
    .replaceAll('\0', '')
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim();

/** How many characters a question may still get; negative when it has too many. */
export const charactersLeft = (question: string): number =>
  LIMITS.question.max - countCharacters(question);

export const readSessionOfPet = (petId: number): Promise<ChatSession> =>
  api.get(`/api/chat-sessions/pet/${petId}`);

export const readSession = (sessionId: number): Promise<ChatSession> =>
  api.get(`/api/chat-sessions/${sessionId}`);

/** A page of a chat, oldest first: the newest one, or the one before a message. */
export const readMessages = (
  sessionId: number,
  page: { before?: number; limit?: number } = {},
): Promise<{ items: Message[]; hasMore: boolean }> => {
  const query = new URLSearchParams();
  if (page.before !== undefined) query.set('before', String(page.before));
  if (page.limit !== undefined) query.set('limit', String(page.limit));
  const suffix = query.size > 0 ? `?${query.toString()}` : '';
  return api.getPage(`/api/chat-sessions/${sessionId}/messages${suffix}`);
};

export const sendQuestion = (sessionId: number, body: SendMessageBody): Promise<SendMessageReply> =>
  api.post(`/api/chat-sessions/${sessionId}/messages`, body);

/** What the safety rules say of a text; no question is spent and nothing stored. */
export const assessText = (body: TriageBody): Promise<TriageReply> => api.post('/api/triage', body);

export const stopReply = (messageId: number): Promise<Message> =>
  api.post(`/api/chat-messages/${messageId}/stop`);

/** Says of an answer whether it helped, in place of what was said before; null withdraws it. */
export const sendFeedback = (messageId: number, feedback: Feedback | null): Promise<Message> => {
  const path = `/api/chat-messages/${messageId}/feedback`;
  return feedback ? api.put(path, feedback) : api.delete(path);
};
