import type { Operator } from '@contract/config';
import type { Plan } from '@contract/plans';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { queryClient } from '../shared/queries';
import { useSession } from '../shared/session.store';
import { useNotices } from '../shared/ui/notices.store';
import { HelpPage } from './help-page';

/** Calls that changed something. */
export const sent: { call: string; body: Record<string, unknown> }[] = [];

interface Served {
  /** Without one, nobody is signed in. */
  plan?: Plan;
  email?: string | null;
  operator?: Partial<Operator>;
  /** Responses to reads, by path; none by default. */
  reads?: Record<string, unknown>;
  answer?: (call: string) => Response;
}

export const SET_UP = { supportEmail: 'help@zampa.example' };

export const THREAD = {
  id: 12,
  subject: 'Where is my invoice?',
  plan: 'pro',
  language: 'en',
  state: 'open',
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-22T10:00:00.000Z',
  answerBy: null,
  firstAnsweredAt: null,
};

export const openHelp = (
  { plan, email = 'anna@example.org', operator = {}, reads = {}, answer }: Served = {},
  path = '/help',
  page: ReactNode = <HelpPage />,
): ReturnType<typeof createMemoryRouter> => {
  sent.length = 0;
  queryClient.clear();
  useNotices.setState({ toast: null });
  document.documentElement.dataset.operator = JSON.stringify(operator);
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('fetch', (url: string, init: { method: string; body?: string }) => {
    if (init.method === 'GET') {
      const known = reads[url];
      const missing = Response.json({ code: 'NOT_FOUND' }, { status: 404 });
      const list = url.endsWith('/threads') ? Response.json([]) : missing;
      return Promise.resolve(known === undefined ? list : Response.json(known));
    }
    const call = `${init.method} ${url}`;
    sent.push({ call, body: JSON.parse(init.body ?? '{}') as Record<string, unknown> });
    return Promise.resolve(answer?.(call) ?? Response.json({ ...THREAD, messages: [] }));
  });
  if (plan === undefined) useSession.getState().signOut();
  else {
    useSession.getState().signIn({
      id: 1,
      email,
      username: 'Anna',
      photoURL: null,
      subscriptionStatus: plan,
      dailyQuestionCount: 0,
    });
  }
  const routes = [
    { path: '/help', element: page },
    { path: '*', element: <p>elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
};

export const write = (label: string, text: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
};
