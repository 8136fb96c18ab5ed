import { QueryClientProvider } from '@tanstack/react-query';
import { SignInCard } from '../account/sign-in-card';
import { ChatScreen } from '../chat/chat-screen';
import { queryClient } from '../shared/query-client';

export const ChatRoute = () => (
  <QueryClientProvider client={queryClient}>
    <ChatScreen signIn={<SignInCard mode="modal" />} />
  </QueryClientProvider>
);
