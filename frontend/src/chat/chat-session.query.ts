import type { ChatSession } from '@contract/chat';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '../shared/api';
import { readSession, readSessionOfPet } from './chat.api';

export const useSessionOfPet = (petId: number): UseQueryResult<ChatSession> =>
  useQuery({
    queryKey: ['chat-sessions', 'pet', petId],
    queryFn: () => readSessionOfPet(petId),
  });

/** The session of this id; null when it is unknown or another user's. */
export const useChatSession = (sessionId: number): UseQueryResult<ChatSession | null> =>
  useQuery({
    queryKey: ['chat-sessions', sessionId],
    queryFn: async () => {
      try {
        return await readSession(sessionId);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
