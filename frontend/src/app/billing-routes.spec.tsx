import type { ClientConfig } from '@contract/config';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useConfig } from '../shared/config';
import { useSession } from '../shared/session.store';
import { CheckoutRoute, PaymentSuccessRoute, TestPanelRoute } from './billing-routes';

const serveConfig = (config: Partial<ClientConfig> | null): void => {
  vi.stubGlobal('fetch', () =>
    config === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(JSON.stringify(config))),
  );
};

const signOut = (): void => act(() => useSession.getState().signOut());

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the test panel', () => {
  it('can be tried again when the settings cannot be read, and is not found where it is off', async () => {
    serveConfig(null);
    render(<TestPanelRoute />);
    expect(await screen.findByRole('heading', { name: 'Connection Error' })).toBeTruthy();
    serveConfig({ testPanel: false, providers: [] });
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  });

  it('asks for a sign-in where it is on', () => {
    useConfig.setState({ config: { testPanel: true, providers: [] } as unknown as ClientConfig });
    signOut();
    render(<TestPanelRoute />);
    expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy();
  });
});

it.each([
  ['checkout', CheckoutRoute],
  ['the result of a payment', PaymentSuccessRoute],
])('asks a signed-out visitor of %s to sign in, on a page of its own', (_name, Page) => {
  serveConfig({ providers: [] });
  signOut();
  render(<Page />);
  expect(screen.getByRole('heading', { level: 1, name: 'Zampa' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy();
});
