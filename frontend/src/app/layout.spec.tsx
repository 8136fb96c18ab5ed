import { PAGES } from '@contract/pages';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useKept } from '../shared/kept.store';
import { usePreferences } from '../shared/preferences.store';
import { useSession } from '../shared/session.store';
import { useNotices } from '../shared/ui/notices.store';
import { routes } from './routes';

const { missing } = vi.hoisted(() => ({ missing: vi.fn() }));
const notFound = vi.hoisted(() => (name: string) => () => {
  missing(name);
  throw new Error('Not found');
});

vi.mock('./consent-banner', notFound('consent-banner'));
vi.mock('./app-notices', notFound('app-notices'));
vi.mock('../account/sign-in-card', notFound('sign-in-card'));
vi.mock('../consultations/vet-desk', notFound('vet-desk'));
vi.mock('./sign-in-gate', () => ({ SignInGate: () => null }));
vi.mock('../chat/chat-screen', () => ({
  ChatScreen: ({ vetDesk }: { vetDesk: (props: object) => ReactNode }) => (
    <>
      <p>The conversation</p>
      {vetDesk({})}
    </>
  ),
}));

const open = (path: string) =>
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);

/** Waits until the code was asked for, and the page has had time to react. */
const failed = async (name: string): Promise<void> => {
  await waitFor(() => expect(missing).toHaveBeenCalledWith(name));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
};

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  useSession.getState().signOut();
});

describe('a page remains when a part around it cannot be loaded:', () => {
  const title = () => screen.findByRole('heading', { name: '404 Page Not Found' });

  it('the question about the pixel, which some browsers block', async () => {
    usePreferences.setState({ pixelId: '1', consent: null });
    open('/nowhere');
    await failed('consent-banner');
    expect(await title()).toBeTruthy();
    usePreferences.setState({ pixelId: null });
  });

  it('the bar that says how old the page is', async () => {
    useKept.setState({ since: 1 });
    open('/nowhere');
    await failed('app-notices');
    expect(await title()).toBeTruthy();
    useKept.setState({ since: null });
  });

  it('the form to sign in, which says so', async () => {
    open('/nowhere');
    fireEvent.click(await screen.findByRole('button', { name: 'Sign In' }));
    await failed('sign-in-card');
    expect(await title()).toBeTruthy();
    expect(useNotices.getState().toast?.description).toMatch(/couldn't be loaded/);
  });

  it('what the chat shows of vets', async () => {
    open(PAGES.chat);
    await failed('vet-desk');
    expect(await screen.findByText('The conversation')).toBeTruthy();
  });
});
