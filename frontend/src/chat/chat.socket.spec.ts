import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '@contract/chat';
import type { StreamingReply } from '@contract/socket-events';
import { followEventNumbers } from '../shared/missed-events';
import { socket as ownSocket } from '../shared/socket';
import { ChatSync, type ChatSocket } from './chat.socket';
import { useChatStore } from './chat.store';
import { useComposerStore } from './composer/composer.store';

const SESSION = 7;

const reply = (more: Partial<Message> = {}): Message => ({
  id: 2,
  sessionId: SESSION,
  role: 'assistant',
  content: '',
  createdAt: '2026-01-01T10:00:00.000Z',
  timestamp: '2026-01-01T10:00:00.000Z',
  status: 'pending',
  ...more,
});

/** The server's side: what it has stored, what it is writing, and a connection that can be cut. */
const startServer = () => {
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  const server = {
    stored: [] as Message[],
    streaming: null as StreamingReply | null,
    asked: 0,
    reads: 0,
    fails: false,
    /** Whether it has no live texts. */
    isDeaf: false,
    emit: (event: string, payload?: unknown) =>
      listeners.get(event)?.forEach((listener) => listener(payload)),
    listening: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
  };
  const socket = {
    connected: true,
    on: (event: string, listener: (payload: unknown) => void) =>
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    off: (event: string, listener: (payload: unknown) => void) =>
      listeners.get(event)?.delete(listener),
    timeout: () => ({
      emit: (_event: string, _payload: unknown, done: (late: null, answer: object) => void) => {
        server.asked += 1;
        const { streaming } = server;
        const answer = server.isDeaf ? { ok: false } : { ok: true, streaming };
        void Promise.resolve().then(() => done(null, answer));
      },
    }),
  };
  vi.stubGlobal('fetch', () => {
    server.reads += 1;
    if (server.fails) return Promise.reject(new Error('no network'));
    return Promise.resolve(new Response(JSON.stringify(server.stored)));
  });
  return { server, socket: socket as unknown as ChatSocket & { connected: boolean } };
};

const settle = () => vi.advanceTimersByTimeAsync(0);
const text = () => useChatStore.getState().live[2]?.text;
const shown = () => useChatStore.getState().threads[SESSION]?.messages.at(-1);
const token = (offset: number, piece: string) => ({
  sessionId: SESSION,
  messageId: 2,
  attempt: 1,
  offset,
  text: piece,
});

let follower: ChatSync;
let stopNumbers: () => void;

/** Has the server name the newest event before the tab joined. */
const join = (newest: number | null): void => {
  for (const listener of ownSocket.listeners('joined')) listener({ newest });
};

const follow = async () => {
  const parts = startServer();
  parts.server.stored = [reply()];
  follower = new ChatSync(parts.socket, SESSION);
  follower.start();
  await settle();
  return parts;
};

beforeEach(() => {
  vi.useFakeTimers();
  stopNumbers = followEventNumbers();
  useChatStore.setState({ threads: {}, live: {}, frozen: {} });
});

afterEach(() => {
  follower.stop();
  stopNumbers();
});

describe('an open chat', () => {
  it('loads the newest messages and the current reply, and reloads them after missing events', async () => {
    const { server } = await follow();
    expect([server.reads, server.asked]).toEqual([1, 1]);
    server.streaming = { messageId: 2, attempt: 1, text: 'Cats sleep' };
    join(null);
    await settle();
    expect(text()).toBe('Cats sleep');
    expect([server.reads, server.asked]).toEqual([2, 2]);
  });

  it('requests only the current reply after a reconnect without missed events', async () => {
    const { server } = await follow();
    join(5);
    await settle();
    const [reads, asked] = [server.reads, server.asked];
    server.streaming = { messageId: 2, attempt: 1, text: 'Cats sleep' };
    server.emit('connect');
    join(5);
    await settle();
    expect(text()).toBe('Cats sleep');
    expect([server.reads, server.asked]).toEqual([reads, asked + 1]);
  });

  it('requests nothing after a reconnect without missed events or a reply in progress', async () => {
    const { server } = await follow();
    join(5);
    server.stored = [reply({ status: 'complete' })];
    server.emit('message-done', { message: server.stored[0] });
    await settle();
    const [reads, asked] = [server.reads, server.asked];
    server.emit('connect');
    join(5);
    await settle();
    expect([server.reads, server.asked]).toEqual([reads, asked]);
  });

  it('shows what another tab asked while it was disconnected', async () => {
    const { server } = await follow();
    server.stored = [
      reply({ status: 'complete' }),
      reply({ id: 3, role: 'user', status: 'complete' }),
    ];
    server.emit('message-done', { message: server.stored[0] });
    server.emit('connect');
    join(6);
    await settle();
    expect(shown()?.id).toBe(3);
  });

  it('also loads the question when only its reply is reported', async () => {
    const { server } = await follow();
    const first = reply({ status: 'complete' });
    server.emit('message-done', { message: first });
    const answer = reply({ id: 4, status: 'complete', content: 'Yes.' });
    server.stored = [first, reply({ id: 3, role: 'user', status: 'complete' }), answer];
    server.emit('message-done', { message: answer });
    await settle();
    const { messages } = useChatStore.getState().threads[SESSION] ?? { messages: [] };
    expect(messages.map(({ id }) => id)).toEqual([2, 3, 4]);
  });

  it('detects a missed end of a reply when the next one begins', async () => {
    const { server } = await follow();
    const next = reply({ id: 4 });
    server.stored = [reply({ status: 'complete', content: 'Yes.' }), next];
    server.emit('message', { message: next });
    await settle();
    const [first] = useChatStore.getState().threads[SESSION]?.messages ?? [];
    expect(first).toMatchObject({ status: 'complete', content: 'Yes.' });
  });

  it('retries after a failed load', async () => {
    const { server } = await follow();
    server.stored = [reply({ status: 'complete' })];
    server.emit('message-done', { message: server.stored[0] });
    await settle();
    server.fails = true;
    join(null);
    await settle();
    server.fails = false;
    server.stored = [...server.stored, reply({ id: 3, role: 'user', status: 'complete' })];
    await vi.advanceTimersByTimeAsync(6_000);
    expect(shown()?.id).toBe(3);
  });

  it('requests missing text as soon as a gap appears, one request at a time', async () => {
    const { server } = await follow();
    server.asked = 0;
    server.streaming = { messageId: 2, attempt: 1, text: 'Cats sleep a ' };
    server.emit('token', token(13, 'lot'));
    server.emit('token', token(16, ' more'));
    expect(server.asked).toBe(1);
    await settle();
    expect(text()).toBe('Cats sleep a lot more');
  });

  it('detects a missed end of a reply within 16.5 seconds', async () => {
    const { server } = await follow();
    server.emit('token', token(0, 'Cats'));
    server.stored = [reply({ status: 'complete', content: 'Cats sleep.' })];
    await vi.advanceTimersByTimeAsync(14_000);
    expect(shown()?.status).toBe('pending');
    await vi.advanceTimersByTimeAsync(2_500);
    expect(shown()).toMatchObject({ status: 'complete', content: 'Cats sleep.' });
  });

  it('polls the messages while the connection is down', async () => {
    const { server, socket } = await follow();
    socket.connected = false;
    server.stored = [reply({ status: 'complete', content: 'Cats sleep.' })];
    await vi.advanceTimersByTimeAsync(6_000);
    expect(shown()?.content).toBe('Cats sleep.');
  });

  it('polls the messages while live text is unavailable', async () => {
    const { server } = await follow();
    Object.assign(server, { isDeaf: true });
    server.stored = [reply({ status: 'complete', content: 'Cats sleep.' })];
    await vi.advanceTimersByTimeAsync(17_000);
    expect(shown()?.content).toBe('Cats sleep.');
  });

  it('requests nothing while no reply is pending', async () => {
    const { server } = await follow();
    server.emit('message-done', { message: reply({ status: 'complete', content: 'Done.' }) });
    const [asked, reads] = [server.asked, server.reads];
    await vi.advanceTimersByTimeAsync(60_000);
    expect([server.asked, server.reads]).toEqual([asked, reads]);
  });

  it('shows emergency advice for a question refused by the plan, if it was asked in this tab', async () => {
    const { server } = await follow();
    const refused = { code: 'QUESTION_LIMIT_REACHED', triage: { level: 'emergency' } };
    useComposerStore.getState().clearLimits();
    server.emit('limit-reached', refused);
    expect(useComposerStore.getState().help).toBeNull();
    const question = { clientId: 'a', content: 'Lily!', createdAt: '2026-01-01T10:00:00.000Z' };
    useChatStore.getState().addOptimistic(SESSION, { ...question, state: 'sending' });
    server.emit('limit-reached', refused);
    expect(useComposerStore.getState().help).toMatchObject({ sessionId: SESSION, offer: 'card' });
  });

  it('removes its listeners once it is left', async () => {
    const { server } = await follow();
    expect(server.listening()).toBe(7);
    follower.stop();
    expect(server.listening()).toBe(0);
  });
});
