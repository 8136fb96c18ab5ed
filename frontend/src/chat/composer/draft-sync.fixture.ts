import { vi } from 'vitest';
import { socket } from '../../shared/socket';
import { calls, enterChat, SESSION } from '../chat.fixture';
import { useComposerStore } from './composer.store';
import { DraftSync } from './draft-sync';

const PATH = `/api/chat-sessions/${SESSION}/draft`;

/** The server: what it has, whether it can be reached, and until when its answers are late. */
export const server = {
  stored: '',
  online: true,
  writing: Promise.resolve(),
  reading: Promise.resolve(),
};

let sync: DraftSync;

export const text = (): string => useComposerStore.getState().drafts[SESSION]?.text ?? '';
export const type = (words: string): void => useComposerStore.getState().writeDraft(SESSION, words);

/** What was sent, in order. */
export const written = (): unknown[] => calls.map(({ body }) => (body as { text: string }).text);

export const after = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

export const hear = (words: string): void => {
  const event = { sessionId: SESSION, text: words, from: 'another' };
  for (const listener of socket.listeners('draft-changed')) listener(event);
};

/** A promise, and what resolves it. */
export const held = (): { until: Promise<void>; release: () => void } => {
  let release = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release };
};

/** Stores a draft as another tab does, in the storage that all tabs of this browser share. */
export const writeInOtherTab = (words: string, state: 'saved' | 'unsaved'): void => {
  localStorage.setItem(`zampa.draft.${SESSION}`, JSON.stringify({ text: words }));
  if (state === 'saved') localStorage.setItem(`zampa.draft.${SESSION}.stored`, words);
};

export const comeBack = async (): Promise<void> => {
  server.online = true;
  window.dispatchEvent(new Event('online'));
  for (const listener of socket.listeners('connect')) listener();
  await after(1);
};

export const open = async (): Promise<void> => {
  useComposerStore.getState().openDraft(SESSION);
  sync = new DraftSync(SESSION);
  sync.start();
  await after(1);
};

export const close = (): void => sync.stop();

/** Forgets what only the page knew, as a reload does. */
export const leave = (): void => {
  sync.stop();
  useComposerStore.setState({ drafts: {} });
};

/** Closes the page without a network, and opens it again with one. */
export const reopen = async (): Promise<void> => {
  leave();
  await after(1);
  calls.length = 0;
  server.online = true;
  await open();
};

/** Answers with what the server has as the call is made. */
const readDraft = (): Promise<Response> => {
  const answer = Response.json({ text: server.stored });
  return server.online ? server.reading.then(() => answer) : Promise.reject(new Error(''));
};

export const serveDrafts = (): void => {
  vi.useFakeTimers();
  Object.assign(server, {
    stored: '',
    online: true,
    writing: Promise.resolve(),
    reading: Promise.resolve(),
  });
  enterChat(2, () =>
    server.online
      ? server.writing.then(() => new Response(null, { status: 204 }))
      : Promise.reject(new Error('')),
  );
  const others = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    path === PATH && init.method === 'GET' ? readDraft() : others(path, init),
  );
};
