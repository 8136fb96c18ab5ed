import type {
  NewSupportMessage,
  NewSupportThread,
  SupportConversation,
  SupportMessage,
} from '@contract/support';
import { api } from '../shared/api';
import { invalidateSupport } from '../shared/queries';

/** Starts a conversation. @returns its id. */
export const openThread = async (thread: NewSupportThread): Promise<number> => {
  const { id } = await api.post<SupportConversation>('/api/support/threads', thread);
  await invalidateSupport();
  return id;
};

/** Adds a message to a conversation. @returns the conversation's id. */
export const addMessage = async (id: number, message: NewSupportMessage): Promise<number> => {
  await api.post<SupportMessage>(`/api/support/threads/${id}/messages`, message);
  await invalidateSupport();
  return id;
};
