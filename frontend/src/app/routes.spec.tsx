import type { ClientConfig } from '@contract/config';
import { PAGES } from '@contract/pages';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { setConfig } from '../shared/render.fixture';
import { useSession } from '../shared/session.store';
import { routes } from './routes';

const serveConfig = (config: Partial<ClientConfig> | null): void => {
  vi.stubGlobal('fetch', () =>
    config === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(JSON.stringify(config))),
  );
};

const open = (path: string) =>
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);

const signOut = (): void => act(() => useSession.getState().signOut());

describe('the test panel', () => {
  it('can be retried when the settings fail to load, and is a 404 page when disabled', async () => {
    serveConfig(null);
    open(PAGES.testPanel);
    expect(await screen.findByRole('heading', { name: 'Connection Error' })).toBeTruthy();
    serveConfig({ testPanel: false, providers: [] });
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  });

  it('requires a sign-in when enabled', async () => {
    setConfig({ testPanel: true, providers: [] });
    signOut();
    open(PAGES.testPanel);
    expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy();
  });
});

it.each([
  ['checkout', PAGES.checkout],
  ['the result of a payment', PAGES.paymentSuccess],
])('asks a signed-out visitor of %s to sign in on a separate page', async (_name, path) => {
  serveConfig({ providers: [] });
  signOut();
  open(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Zampa' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy();
});
