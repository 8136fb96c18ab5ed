import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Message } from '@contract/chat';
import { startTracking } from '../../shared/tracking';
import { useChatStore } from '../chat.store';
import { trackChatStart } from './track-start';

/** The marketing pixel. */
const pixel = vi.fn<(...call: unknown[]) => void>();

const SESSION = 7;

const question = (id: number): Message => ({
  id,
  sessionId: SESSION,
  role: 'user',
  content: 'How much water?',
  createdAt: '2026-01-01T10:00:00.000Z',
  timestamp: '2026-01-01T10:00:00.000Z',
  status: 'complete',
});

const { openThread, receiveNewestPage } = useChatStore.getState();

const STARTED = ['trackCustom', 'ChatStarted', { currency: 'EUR' }];

beforeAll(async () => {
  vi.useFakeTimers();
  window.fbq = pixel as unknown as NonNullable<typeof window.fbq>;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"pixelId":null}')));
  startTracking();
  await vi.runAllTimersAsync();
});

beforeEach(() => {
  pixel.mockClear();
  useChatStore.setState({ threads: {} });
  openThread(SESSION);
});

it('tracks the start of a conversation that begins with a question', () => {
  receiveNewestPage(SESSION, [question(1)], false);
  trackChatStart(question(1));
  expect(pixel.mock.calls).toEqual([STARTED]);
});

it('tracks the start once when the history loads after the question', () => {
  trackChatStart(question(1));
  expect(pixel).not.toHaveBeenCalled();
  receiveNewestPage(SESSION, [question(1)], false);
  receiveNewestPage(SESSION, [question(1)], false);
  expect(pixel.mock.calls).toEqual([STARTED]);
});

it.each([
  ['is shown', [question(1), question(2)], false],
  ['is still to be read', [question(2)], true],
])('does not track a conversation whose earlier part %s', (_, page, hasOlder) => {
  trackChatStart(question(2));
  receiveNewestPage(SESSION, page, hasOlder);
  expect(pixel).not.toHaveBeenCalled();
});
