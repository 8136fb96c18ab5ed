import type { Insights } from '@contract/insights';
import { PAGES } from '@contract/pages';
import type { Pet } from '@contract/pets';
import type { Plan } from '@contract/plans';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { zoneQuery } from '../../shared/local-time';
import { petOf } from '../../shared/pet.fixture';
import { queryClient } from '../../shared/queries';
import { useSession } from '../../shared/session.store';
import { useNotices } from '../../shared/ui/notices.store';
import { SummaryPage } from '../summary/summary-page';
import { PetPage } from './pet-page';

/** The insights of an empty diary. */
export const NO_INSIGHTS: Insights = {
  findings: [],
  series: {
    weight: { points: [], trend: [], healthy: null, changePerMonth: null, adultKg: null },
    food: { days: [], need: null },
    symptoms: [],
    behaviour: [],
    medicines: [],
    breaths: { points: [], baseline: null },
  },
};

/** Calls that changed something. */
export const sent: { call: string; body: unknown }[] = [];

interface Served {
  pet?: Partial<Pet>;
  plan?: Plan;
  /** Answers a call that changes something; by default with the changed pet. */
  answer?: (call: string, body: object) => Response | Promise<Response>;
  /** Responses for other paths, or their bodies. */
  reads?: Record<string, unknown>;
  /** Which reads fail. */
  refuses?: (url: string) => boolean;
}

/** Answers requests about Micia. */
export const serveMicia = ({ pet, answer, reads = {}, refuses }: Served): Pet => {
  const micia = petOf(pet);
  const readable = (): Record<string, unknown> => ({
    '/api/pets': [micia],
    [`/api/pets/7/insights?language=en&${zoneQuery()}`]: NO_INSIGHTS,
    [`/api/pets/7/insights?language=it&${zoneQuery()}`]: NO_INSIGHTS,
    ...reads,
  });
  sent.length = 0;
  queryClient.clear();
  useNotices.setState({ toast: null, spoken: '' });
  vi.stubGlobal('fetch', (url: string, init: { method: string; body?: unknown }) => {
    if (init.method === 'GET') {
      if (refuses?.(url)) return Promise.resolve(Response.json({}, { status: 503 }));
      const known = readable()[url] ?? [];
      return Promise.resolve(known instanceof Response ? known.clone() : Response.json(known));
    }
    const call = `${init.method} ${url}`;
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as object) : {};
    sent.push({ call, body });
    return Promise.resolve(answer?.(call, body) ?? Response.json({ ...micia, ...body }));
  });
  return micia;
};

export const signIn = (subscriptionStatus: Plan = 'free'): void =>
  act(() =>
    useSession.getState().signIn({
      id: 1,
      email: null,
      username: 'Giulia',
      photoURL: null,
      subscriptionStatus,
      dailyQuestionCount: 0,
    }),
  );

/** Answers for a client whose session has ended without its knowledge. */
export const sessionEnded = (reads: Record<string, unknown> = {}): Served => ({
  reads: { ...reads, '/api/auth/session': { authenticated: false } },
  answer: () => Response.json({ code: 'UNAUTHENTICATED' }, { status: 401 }),
});

/** Opens Micia's page, or another pet address. */
export const openPet = (served: Served = {}, path = '/pets/7'): void => {
  serveMicia(served);
  signIn(served.plan);
  const routes = [
    { path: PAGES.pet, element: <PetPage signIn={null} /> },
    { path: PAGES.summary, element: <SummaryPage signIn={null} /> },
  ];
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
    </QueryClientProvider>,
  );
};

export const press = async (name: string): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }));
};

export const write = (label: string, text: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
};
