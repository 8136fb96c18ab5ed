import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { queryClient } from '../shared/queries';
import { useOpenPage } from './open-page';
import { SearchHost } from './search-host';

/** Wraps every page that reads from the server; the landing page does without its code. */
export const QueryLayout = () => {
  useOpenPage();
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <SearchHost />
    </QueryClientProvider>
  );
};
