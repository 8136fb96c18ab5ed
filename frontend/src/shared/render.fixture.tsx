import type { ClientConfig } from '@contract/config';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { CONFIG_KEY, queryClient } from './queries';

const Application = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <BrowserRouter>{children}</BrowserRouter>
  </QueryClientProvider>
);

/** Renders a part of the client inside the application's providers. */
export const show = (part: ReactNode): RenderResult => render(part, { wrapper: Application });

/** Clicks the button of this name. */
export const press = (name: string | RegExp): boolean =>
  fireEvent.click(screen.getByRole('button', { name }));

/** Sets the server's settings as if they had been read; without any, they are read on demand. */
export const setConfig = (config?: Partial<ClientConfig>): void => {
  if (config === undefined) queryClient.removeQueries({ queryKey: CONFIG_KEY });
  else queryClient.setQueryData(CONFIG_KEY, config);
};
