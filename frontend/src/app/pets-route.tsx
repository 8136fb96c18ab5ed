import { QueryClientProvider } from '@tanstack/react-query';
import { SignInCard } from '../account/sign-in-card';
import { PetsPage } from '../pets/pets-page';
import { queryClient } from '../shared/query-client';

export const PetsRoute = () => (
  <QueryClientProvider client={queryClient}>
    <PetsPage signIn={<SignInCard mode="modal" />} />
  </QueryClientProvider>
);
