import type { Message, SessionSummary } from '@contract/chat';
import { useQuery } from '@tanstack/react-query';
import { api } from './api';
import { queryClient } from './queries';
import { useSession } from './session.store';

const KEY = ['api', 'chat-sessions'];

/** As many characters as the server sends. */
const WORDS = 200;

export const sessionsQuery = {
  queryKey: KEY,
  queryFn: () => api.get<SessionSummary[]>('/api/chat-sessions'),
};

/** The chat about a pet: its last message, and the number of unread answers. */
export const useChatOf = (petId: number): SessionSummary | undefined => {
  const enabled = useSession(({ user }) => user !== null);
  const { data } = useQuery({ ...sessionsQuery, enabled });
  return data?.find((session) => session.petId === petId);
};

export const invalidateSessions = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: KEY });

const changeSession = (
  sessionId: number,
  change: (session: SessionSummary) => SessionSummary,
): void => {
  queryClient.setQueryData<SessionSummary[]>(KEY, (sessions) =>
    sessions?.map((session) => (session.id === sessionId ? change(session) : session)),
  );
};

const isKnown = (sessionId: number): boolean =>
  queryClient.getQueryData<SessionSummary[]>(KEY)?.some(({ id }) => id === sessionId) === true;

/** Updates the last message, with a stored question or a finished answer. */
export const cacheLastMessage = ({
  sessionId,
  role,
  content,
  createdAt,
  status,
}: Message): void => {
  if (!isKnown(sessionId)) {
    void invalidateSessions();
    return;
  }
  if (content === '') return;
  const isAnswer = role === 'assistant' && status === 'complete';
  changeSession(sessionId, (session) => ({
    ...session,
    unread: session.unread + (isAnswer ? 1 : 0),
    last: { role, text: content.slice(0, WORDS), at: createdAt },
  }));
};

/** Milliseconds until an answer counts as seen: a glance is shorter, and questions go first. */
export const SEEN_MS = 1_000;

/** The newest message that the server knows as read, by session. */
const marked = new Map<number, number>();

/** Marks a chat as read up to a message, on all devices. */
export const markRead = async (sessionId: number, upTo: number): Promise<void> => {
  changeSession(sessionId, (session) => ({ ...session, unread: 0 }));
  // The count of unread answers may be older than the answer that is read.
  if (upTo <= (marked.get(sessionId) ?? 0)) return;
  await api.put(`/api/chat-sessions/${sessionId}/read`, { upTo });
  marked.set(sessionId, upTo);
};
