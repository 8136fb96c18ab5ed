import type { Message, Triage } from '@contract/chat';
import { vi } from 'vitest';
import { queryClient } from '../shared/queries';
import { useSession } from '../shared/session.store';
import { useNotices } from '../shared/ui/notices.store';
import { useChatStore } from './chat.store';

export { petOf } from '../shared/pet.fixture';
export { show } from '../shared/render.fixture';

export const SESSION = 7;

export const TRIAGE: Triage = {
  level: 'emergency',
  reasons: ['Lilies harm the kidneys of cats.'],
  actions: ['Call your vet now.', 'Take the plant along.'],
  donts: ['Do not make her vomit.'],
  contacts: [
    { name: 'Poison line', phone: '02 6610 1029', dial: '+390266101029', note: 'Day and night' },
    { name: 'Clinic line', phone: '06 305 4343', dial: '+39063054343', note: '' },
  ],
};

/** Odd ids are questions, even ones are replies. */
export const messageOf = (id: number, more: Partial<Message> = {}): Message => ({
  id,
  sessionId: SESSION,
  role: id % 2 === 1 ? 'user' : 'assistant',
  content: id % 2 === 1 ? `Question ${id}?` : `Answer **${id}**.`,
  createdAt: '2026-01-01T10:00:00.000Z',
  timestamp: '2026-01-01T10:00:00.000Z',
  status: 'complete',
  ...more,
});

/** Calls that changed something, as "METHOD path". */
export const calls: { call: string; body: unknown }[] = [];

let reads: Record<string, () => unknown> = {};

/** Sets the responses to reads of these paths. */
export const serveReads = (served: typeof reads): void => {
  reads = served;
};

/** Signs in a free user with this many questions left; `answer` responds to changing calls. */
export const enterChat = (left: number, answer: (call: string) => Promise<Response>): void => {
  calls.length = 0;
  reads = {};
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  for (const observer of ['IntersectionObserver', 'ResizeObserver']) {
    vi.stubGlobal(
      observer,
      class {
        observe() {}
        disconnect() {}
      },
    );
  }
  vi.stubGlobal('fetch', (path: string, init: { method: string; body?: string }) => {
    if (path === '/api/user/profile') {
      return Promise.resolve(new Response(JSON.stringify({ totalQuestions: 3 - left })));
    }
    if (init.method === 'GET') return Promise.resolve(Response.json(reads[path]?.() ?? {}));
    calls.push({ call: `${init.method} ${path}`, body: JSON.parse(init.body ?? 'null') });
    return answer(`${init.method} ${path}`);
  });
  queryClient.clear();
  useChatStore.setState({ threads: {}, live: {}, frozen: {}, arrived: {}, pendingFeedback: {} });
  useChatStore.getState().openThread(SESSION);
  useNotices.setState({ toast: null, spoken: '' });
  useSession.getState().signIn({
    id: 1,
    email: null,
    username: 'Giulia',
    photoURL: null,
    subscriptionStatus: 'free',
    dailyQuestionCount: 0,
  });
};
