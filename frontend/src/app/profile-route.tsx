import { QueryClientProvider } from '@tanstack/react-query';
import { ProfilePage } from '../account/profile/profile-page';
import { queryClient } from '../shared/query-client';
import { LanguageSwitch } from './preferences';

export const ProfileRoute = () => (
  <QueryClientProvider client={queryClient}>
    <ProfilePage languageSwitch={<LanguageSwitch />} />
  </QueryClientProvider>
);
