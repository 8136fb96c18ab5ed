import type { SessionUser } from '@contract/accounts';
import type { ClientConfig } from '@contract/config';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { press as click, setConfig } from '../shared/render.fixture';
import { useSession } from '../shared/session.store';
import { startTracking } from '../shared/tracking';
import { useNotices } from '../shared/ui/notices.store';

export const ANNA: SessionUser = {
  id: 12,
  email: 'anna@example.org',
  username: 'Anna',
  photoURL: null,
  subscriptionStatus: 'free',
  dailyQuestionCount: 0,
};

interface Answer {
  status: number;
  body: unknown;
}

export const answer = (body: unknown): Answer => ({ status: 200, body });

export const refusal = (status: number, code: string): Answer => ({
  status,
  body: { statusCode: status, error: 'x', code },
});

/** An answer that never arrives. */
export const lose: Answer = { status: 0, body: null };

/** Calls that changed something, with their bodies and the fake clock's time. */
export const sent: { call: string; body: unknown; at: number }[] = [];

/** Answers by method and path; a list answers calls in turn, and its last one repeats. */
export const serve = (answers: Record<string, Answer | Answer[]>): void => {
  vi.stubGlobal('fetch', (path: string, init: { method: string; body?: string }) => {
    const call = `${init.method} ${path}`;
    if (init.method === 'POST') {
      sent.push({ call, body: JSON.parse(init.body ?? 'null'), at: Date.now() });
    }
    const found = answers[call];
    const next = Array.isArray(found) ? (found.length > 1 ? found.shift() : found[0]) : found;
    if (next === undefined || next === lose)
      return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(JSON.stringify(next.body), { status: next.status }));
  });
};

export const configOf = (stripePublishableKey: string | null): ClientConfig =>
  ({
    stripePublishableKey,
    prices: { currency: 'EUR', monthly: { pro: 1299, expert: 2999 } },
    firstMonthDiscountPercent: 50,
    testPanel: true,
  }) as ClientConfig;

const pixel = vi.fn<(...call: unknown[]) => void>();

/** Starts a fresh page at an address, with a clock that starts at 0. */
export const openAt = (address: string): void => {
  vi.useFakeTimers({ now: 0 });
  sent.length = 0;
  localStorage.clear();
  pixel.mockClear();
  window.fbq = pixel as unknown as NonNullable<typeof window.fbq>;
  history.replaceState(null, '', address);
  startTracking();
  useNotices.setState({ toast: null });
  useSession.setState({ loading: true, user: null, failed: false });
  setConfig(configOf('pk_test'));
};

export const signIn = (changes: Partial<SessionUser> = {}): void =>
  act(() => useSession.getState().signIn({ ...ANNA, ...changes }));

export const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

/** Clicks a button, and lets happen what it starts at once. */
export const press = async (name: string): Promise<void> => {
  click(name);
  await pass(0);
};

/** The events sent to the pixel, except the page view. */
export const trackedEvents = (): unknown[][] =>
  pixel.mock.calls.map(([, ...event]) => event).filter(([name]) => name !== 'ViewContent');

export const toastShown = () => useNotices.getState().toast;
