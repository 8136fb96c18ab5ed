import { LIMITS } from '@contract/limits';
import { countCharacters } from '@contract/text';
import type {
  ChatSession,
  Feedback,
  Message,
  SendMessageBody,
  SendMessageReply,
} from '@contract/chat';
import type { Pet } from '@contract/pets';
import { api } from '../shared/api';

/** Normalises line ends, and drops or replaces what no database stores: NUL and lone surrogates. */
export const storable = (text: string): string =>
  text
    .replaceAll('\0', '')
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Surrogate}/gu, '\uFFFD');

export const questionOf = (text: string): string => storable(text).trim();

/** Characters left for a question; negative when it is too long. */
export const charactersLeft = (question: string): number =>
  LIMITS.question.max - countCharacters(question);

export const fetchPetSession = (petId: number): Promise<ChatSession> =>
  api.get(`/api/chat-sessions/pet/${petId}`);

export const fetchChatSession = (sessionId: number): Promise<ChatSession> =>
  api.get(`/api/chat-sessions/${sessionId}`);

/** A page of a chat, oldest message first: the newest page, or the one before a message. */
export const fetchMessages = (
  sessionId: number,
  page: { before?: number; limit?: number } = {},
): Promise<{ items: Message[]; hasMore: boolean }> => {
  const query = new URLSearchParams();
  if (page.before !== undefined) query.set('before', String(page.before));
  if (page.limit !== undefined) query.set('limit', String(page.limit));
  // Not `query.size`, which Safari 16 lacks.
  const suffix = query.toString().replace(/^./, '?$&');
  return api.getPage(`/api/chat-sessions/${sessionId}/messages${suffix}`);
};

export const sendQuestion = (sessionId: number, body: SendMessageBody): Promise<SendMessageReply> =>
  api.post(`/api/chat-sessions/${sessionId}/messages`, body);

/** Shows this version of a question, and what followed it. */
export const showMessage = (messageId: number): Promise<void> =>
  api.post(`/api/chat-messages/${messageId}/show`);

export const stopReply = (messageId: number): Promise<Message> =>
  api.post(`/api/chat-messages/${messageId}/stop`);

/** Records that the owner does not want to be asked again for the number of this pet's vet. */
export const dismissVetQuestion = (petId: number): Promise<Pet> =>
  api.patch(`/api/pets/${petId}`, { vetAsked: true });

/** Replaces the feedback on an answer; null withdraws it. */
export const sendFeedback = (messageId: number, feedback: Feedback | null): Promise<Message> => {
  const path = `/api/chat-messages/${messageId}/feedback`;
  return feedback ? api.put(path, feedback) : api.delete(path);
};
