import type { Message } from '@contract/chat';
import { vi } from 'vitest';
import { useSession } from '../../shared/session.store';
import { useNotices } from '../../shared/ui/notices.store';
import { useChatStore } from '../chat.store';
import { useComposerStore } from './composer.store';
import { usePhotosStore } from '../photos/photos.store';

export const SESSION = 7;

export const stored = (id: number, more: Partial<Message>): Message => ({
  id,
  sessionId: SESSION,
  role: 'user',
  content: 'How much water?',
  createdAt: '2026-01-01T10:00:00.000Z',
  timestamp: '2026-01-01T10:00:00.000Z',
  status: 'complete',
  ...more,
});

/** What the server was asked to store, in order. */
export const posted: { clientId: string; content: string }[] = [];

/** Photos that the server no longer has. */
export const gonePhotos = new Set<number>();

const readPhoto = (path: string): Response =>
  gonePhotos.has(Number(path.split('/').at(-1))) ? refuse(404, 'NOT_FOUND')() : new Response('{}');

export const answerWith = (answer: (clientId: string) => Response | Error): void => {
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (path.startsWith('/api/photos/')) return Promise.resolve(readPhoto(path));
    if (!path.endsWith('/messages')) return Promise.resolve(new Response('{}'));
    const body = JSON.parse(init.body as string) as { clientId: string; content: string };
    posted.push(body);
    const given = answer(body.clientId);
    return given instanceof Error ? Promise.reject(given) : Promise.resolve(given);
  });
};

export const accept = (clientId: string): Response =>
  new Response(
    JSON.stringify({
      message: stored(1, { clientId }),
      reply: stored(2, { role: 'assistant', status: 'pending', content: '' }),
      remainingQuestions: 2,
      currentPlan: 'free',
    }),
    { status: 201 },
  );

export const refuse =
  (status: number, code: string, more: object = {}) =>
  (): Response =>
    new Response(JSON.stringify({ statusCode: status, error: 'no', code, ...more }), { status });

export const beOnline = (online: boolean): void =>
  void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);

export const thread = () => useChatStore.getState().threads[SESSION];
export const draft = () => useComposerStore.getState().drafts[SESSION]?.text;

/** Signs in a free user who has asked nothing yet. */
export const enter = (): void => {
  localStorage.clear();
  posted.length = 0;
  gonePhotos.clear();
  beOnline(true);
  useChatStore.setState({ threads: {}, live: {}, frozen: {} });
  useComposerStore.setState({ drafts: {} });
  usePhotosStore.setState({ lists: {} });
  useComposerStore.getState().clearLimits();
  useNotices.setState({ toast: null });
  useSession.getState().signIn({
    id: 1,
    email: null,
    username: 'Giulia',
    photoURL: null,
    subscriptionStatus: 'free',
    dailyQuestionCount: 0,
  });
};
