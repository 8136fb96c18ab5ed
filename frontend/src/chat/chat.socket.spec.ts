import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '@contract/chat';
import type { StreamingReply } from '@contract/socket-events';
import { followEventNumbers } from '../shared/missed-events';
import { socket as ownSocket } from '../shared/socket';
import { SessionSync, type ChatSocket } from './chat.socket';
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

let follower: SessionSync;
let stopNumbers: () => void;

/** The server says which event was the last before the tab joined. */
const join = (newest: number | null): void => {
  for (const listener of ownSocket.listeners('joined')) listener({ newest });
};

const follow = async () => {
  const parts = startServer();
  parts.server.stored = [reply()];
  follower = new SessionSync(parts.socket, SESSION);
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
  it('reads the newest messages and the reply being written, again when it has missed something', async () => {
    const { server } = await follow();
    expect([server.reads, server.asked]).toEqual([1, 1]);
    server.streaming = { messageId: 2, attempt: 1, text: 'Cats sleep' };
    join(null);
    await settle();
    expect(text()).toBe('Cats sleep');
    expect([server.reads, server.asked]).toEqual([2, 2]);
  });

  it('only asks for the reply being written when it has come back and missed nothing', async () => {
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

  it('asks for nothing when it has come back, missed nothing and no reply is being written', async () => {
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

  it('misses nothing that another tab asked while it was away', async () => {
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

  it('reads the question, too, when only its reply is told of', async () => {
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

  it('finds out that a reply ended unheard when the next one begins', async () => {
    const { server } = await follow();
    const next = reply({ id: 4 });
    server.stored = [reply({ status: 'complete', content: 'Yes.' }), next];
    server.emit('message', { message: next });
    await settle();
    const [first] = useChatStore.getState().threads[SESSION]?.messages ?? [];
    expect(first).toMatchObject({ status: 'complete', content: 'Yes.' });
  });

  it('reads again after a reading that failed', async () => {
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

  it('asks for what is missing as soon as a piece leaves a gap, once at a time', async () => {
    const { server } = await follow();
    server.asked = 0;
    server.streaming = { messageId: 2, attempt: 1, text: 'Cats sleep a ' };
    server.emit('token', token(13, 'lot'));
    server.emit('token', token(16, ' more'));
    expect(server.asked).toBe(1);
    await settle();
    expect(text()).toBe('Cats sleep a lot more');
  });

  it('finds out within 16 seconds that a reply ended unheard', async () => {
    const { server } = await follow();
    server.emit('token', token(0, 'Cats'));
    server.stored = [reply({ status: 'complete', content: 'Cats sleep.' })];
    await vi.advanceTimersByTimeAsync(14_000);
    expect(shown()?.status).toBe('pending');
    await vi.advanceTimersByTimeAsync(2_500);
    expect(shown()).toMatchObject({ status: 'complete', content: 'Cats sleep.' });
  });

  it('reads the messages instead while the connection is down', async () => {
    const { server, socket } = await follow();
    socket.connected = false;
    server.stored = [reply({ status: 'complete', content: 'Cats sleep.' })];
    await vi.advanceTimersByTimeAsync(6_000);
    expect(shown()?.content).toBe('Cats sleep.');
  });

  it('reads the messages instead while there are no live texts', async () => {
    const { server } = await follow();
    Object.assign(server, { isDeaf: true });
    server.stored = [reply({ status: 'complete', content: 'Cats sleep.' })];
    await vi.advanceTimersByTimeAsync(17_000);
    expect(shown()?.content).toBe('Cats sleep.');
  });

  it('asks nothing while nothing is awaited', async () => {
    const { server } = await follow();
    server.emit('message-done', { message: reply({ status: 'complete', content: 'Done.' }) });
    const [asked, reads] = [server.asked, server.reads];
    await vi.advanceTimersByTimeAsync(60_000);
    expect([server.asked, server.reads]).toEqual([asked, reads]);
  });

  it('shows what to do when the plan refuses an alarm, if it was asked here', async () => {
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

  it('hears nothing any more once it is left', async () => {
    const { server } = await follow();
    expect(server.listening()).toBe(7);
    follower.stop();
    expect(server.listening()).toBe(0);
  });
});
