import { beforeEach, describe, expect, it } from 'vitest';
import type { Message, Triage } from '@contract/chat';
import { useChatStore } from './chat.store';
import { EMPTY_THREAD, openReply, shownMessages } from './thread';

const SESSION = 7;

const message = (id: number, more: Partial<Message> = {}): Message => ({
  id,
  sessionId: SESSION,
  role: id % 2 === 1 ? 'user' : 'assistant',
  content: `message ${id}`,
  createdAt: '2026-01-01T10:00:00.000Z',
  timestamp: '2026-01-01T10:00:00.000Z',
  status: 'complete',
  ...more,
});

const question = (clientId: string) => ({
  clientId,
  content: 'How much water?',
  createdAt: '2026-01-01T10:00:00.000Z',
  state: 'sending' as const,
});

const token = (messageId: number, offset: number, text: string, attempt = 1) => ({
  sessionId: SESSION,
  messageId,
  attempt,
  offset,
  text,
});

const store = () => useChatStore.getState();
const thread = () => store().threads[SESSION];
const ids = () => thread()?.messages.map(({ id }) => id);

beforeEach(() => {
  useChatStore.setState({ threads: {}, live: {}, frozen: {}, arrived: {} });
  store().openThread(SESSION);
});

describe('a question being sent', () => {
  it('is one message, whether its event or its response comes first', () => {
    const stored = message(1, { clientId: 'a' });
    const reply = message(2, { status: 'pending', content: '' });
    const arrivals = [
      () => store().receiveMessage(stored),
      () => store().receiveMessage(reply),
      () => store().confirm(stored, reply),
    ];
    for (const order of [
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
      [1, 0, 2],
    ]) {
      useChatStore.setState({ threads: {} });
      store().addOptimistic(SESSION, question('a'));
      for (const step of order) arrivals[step]?.();
      expect(ids()).toEqual([1, 2]);
      expect(thread()?.outgoing).toEqual([]);
    }
  });

  it('returns its text when rolled back', () => {
    store().addOptimistic(SESSION, question('a'));
    expect(store().rollBack(SESSION, 'a')).toBe('How much water?');
    expect(thread()?.outgoing).toEqual([]);
  });

  it('returns nothing when it was stored and only the response was lost', () => {
    store().addOptimistic(SESSION, question('a'));
    store().receiveMessage(message(1, { clientId: 'a' }));
    expect(store().rollBack(SESSION, 'a')).toBeUndefined();
    expect(ids()).toEqual([1]);
  });
});

describe('a reply being written', () => {
  it('grows outside the message list', () => {
    store().receiveMessage(message(2, { status: 'pending', content: '' }));
    const before = thread();
    store().receiveToken(token(2, 0, 'Cats '));
    store().receiveToken(token(2, 5, 'sleep'));
    expect(store().live[2]?.text).toBe('Cats sleep');
    expect(thread()).toBe(before);
  });

  it('accepts tokens that arrive before the message itself', () => {
    store().receiveToken(token(2, 0, 'Cats'));
    store().receiveMessage(message(2, { status: 'pending', content: '' }));
    expect(store().live[2]?.text).toBe('Cats');
    expect(openReply(thread())?.id).toBe(2);
  });

  it('is replaced by the stored reply when finished, and ignores late tokens', () => {
    store().receiveMessage(message(2, { status: 'pending', content: '' }));
    store().receiveToken(token(2, 0, 'Cats sl'));
    store().finish(message(2, { content: 'Cats sleep.' }));
    store().receiveToken(token(2, 7, 'eep.'));
    store().snapshot(SESSION, { messageId: 2, attempt: 1, text: 'Cats sl' });
    expect(store().live).toEqual({});
    expect(thread()?.messages.at(-1)?.content).toBe('Cats sleep.');
  });

  it('is never reopened by an older response', () => {
    store().finish(message(2, { content: 'Cats sleep.' }));
    store().receiveMessage(message(2, { status: 'streaming', content: '' }));
    store().receiveNewestPage(SESSION, [message(2, { status: 'pending', content: '' })], false);
    expect(thread()?.messages[0]).toMatchObject({ status: 'complete', content: 'Cats sleep.' });
  });

  it('keeps its alarm when the response to its question arrives late', () => {
    const triage: Triage = { level: 'routine', reasons: [], actions: [], donts: [], contacts: [] };
    const pending = message(2, { status: 'pending', content: '', triage });
    const alarm: Triage = { ...triage, level: 'emergency' };
    store().receiveMessage({ ...pending, status: 'streaming', triage: alarm });
    store().confirm(message(1), pending);
    expect(openReply(thread())?.triage?.level).toBe('emergency');
  });

  it('is finished by a reloaded page when its end event was missed', () => {
    store().receiveMessage(message(2, { status: 'pending', content: '' }));
    store().receiveToken(token(2, 0, 'Cats'));
    store().freeze(2);
    store().receiveNewestPage(SESSION, [message(2, { content: 'Cats sleep.' })], false);
    expect(store().live).toEqual({});
    expect(store().frozen).toEqual({});
    expect(openReply(thread())).toBeUndefined();
  });

  it('is announced when it begins on screen, not when loaded from the history', () => {
    store().receiveNewestPage(SESSION, [message(2, { status: 'streaming', content: '' })], false);
    expect(store().arrived).toEqual({});
    store().receiveMessage(message(4, { status: 'pending', content: '' }));
    store().confirm(message(5), message(6, { status: 'pending', content: '' }));
    expect(store().arrived).toEqual({ 4: null, 6: null });
  });

  it('is not stored for chats that are not open here', () => {
    store().receiveToken({ ...token(2, 0, 'Cats'), sessionId: 99 });
    store().receiveMessage(message(3, { sessionId: 99 }));
    expect(store().live).toEqual({});
    expect(store().threads[99]).toBeUndefined();
  });
});

describe('the history', () => {
  it('is ordered by id without duplicates, even if messages arrive twice', () => {
    store().receiveNewestPage(SESSION, [message(5), message(6)], true);
    store().prependOlder(SESSION, [message(3), message(4), message(5)], true);
    store().receiveMessage(message(4));
    expect(ids()).toEqual([3, 4, 5, 6]);
    expect(thread()?.hasOlder).toBe(true);
  });

  it('still knows its beginning after the newest page is reloaded', () => {
    store().receiveNewestPage(SESSION, [message(5), message(6)], true);
    store().prependOlder(SESSION, [message(1), message(2), message(3), message(4)], false);
    store().receiveNewestPage(SESSION, [message(6), message(7)], true);
    expect(ids()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(thread()?.hasOlder).toBe(false);
  });

  it('applies a change to a loaded message, but ignores one that is not loaded', () => {
    store().receiveNewestPage(SESSION, [message(5), message(6)], true);
    store().receiveMessage(message(6, { feedback: { helpful: true } }));
    store().receiveMessage(message(2, { feedback: { helpful: true } }));
    expect(ids()).toEqual([5, 6]);
    expect(thread()?.messages.at(-1)?.feedback).toEqual({ helpful: true });
  });

  const versions = [3, 7];

  it('shows an edited question in place of its earlier version, followed by its reply', () => {
    for (const id of [1, 2, 3, 4, 5, 6]) store().receiveMessage(message(id));
    store().receiveMessage(message(7, { versions }));
    store().receiveMessage(message(8));
    expect(ids()).toEqual([1, 2, 7, 8]);
  });

  it('adopts the newest page of a conversation that was edited elsewhere', () => {
    for (const id of [1, 2, 7, 8]) store().receiveMessage(message(id));
    const held = thread()?.messages;
    store().receiveMessage(message(9));
    const page = [message(1), message(2), message(3, { versions }), message(4)];
    store().receiveNewestPage(SESSION, page, false, held);
    expect(ids()).toEqual([1, 2, 3, 4, 9]);
    store().receiveNewestPage(SESSION, [message(7), message(8)], false, thread()?.messages);
    expect(ids()).toEqual([7, 8]);
  });

  it('is hidden from a question onwards while that question is being replaced', () => {
    for (const id of [1, 2, 3, 4]) store().receiveMessage(message(id));
    store().addOptimistic(SESSION, { ...question('a'), replaces: 3 });
    expect(shownMessages(thread() ?? EMPTY_THREAD).map(({ id }) => id)).toEqual([1, 2]);
    store().rollBack(SESSION, 'a');
    expect(shownMessages(thread() ?? EMPTY_THREAD)).toHaveLength(4);
  });

  it('has no gap when more than a page was missed', () => {
    store().receiveNewestPage(SESSION, [message(1), message(2)], false);
    store().receiveNewestPage(SESSION, [message(80), message(81)], true);
    expect(ids()).toEqual([80, 81]);
    expect(thread()?.hasOlder).toBe(true);
  });

  it('keeps the identity of messages that a reloaded page does not change', () => {
    store().receiveNewestPage(SESSION, [message(5), message(6)], true);
    const [first] = thread()?.messages ?? [];
    store().receiveNewestPage(SESSION, [message(5), message(6, { content: 'other' })], true);
    expect(thread()?.messages[0]).toBe(first);
    expect(thread()?.messages[1]?.content).toBe('other');
  });

  it('that was dropped returns when older messages are loaded, not with the newest page', () => {
    const page = [message(1), message(2), message(3), message(4)];
    store().receiveNewestPage(SESSION, page, false);
    store().dropOlder(SESSION, 3);
    store().receiveNewestPage(SESSION, page, false);
    expect(ids()).toEqual([3, 4]);
    expect(thread()?.hasOlder).toBe(true);
    store().prependOlder(SESSION, [message(1), message(2)], false);
    expect(ids()).toEqual([1, 2, 3, 4]);
    expect(thread()?.hasOlder).toBe(false);
  });
});
