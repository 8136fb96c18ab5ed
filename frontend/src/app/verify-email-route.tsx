import { QueryClientProvider } from '@tanstack/react-query';
import { VerifyEmailPage } from '../account/life/verify-email-page';
import { queryClient } from '../shared/query-client';

export const VerifyEmailRoute = () => (
  <QueryClientProvider client={queryClient}>
    <VerifyEmailPage />
  </QueryClientProvider>
);
