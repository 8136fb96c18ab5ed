import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchMessages } from './chat.api';

const asked = vi.fn<(path: string) => Promise<Response>>();

beforeEach(() => {
  asked.mockImplementation(() => Promise.resolve(Response.json([])));
  vi.stubGlobal('fetch', asked);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  asked.mockReset();
});

describe('a page of a chat', () => {
  it.each([
    ['the newest one', {}, ''],
    ['one before a message', { before: 9 }, '?before=9'],
    ['a longer one before a message', { before: 9, limit: 200 }, '?before=9&limit=200'],
  ])(
    'is requested in browsers whose URLSearchParams have no size: %s',
    async (_what, page, query) => {
      vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as never);
      await fetchMessages(7, page);
      expect(asked.mock.lastCall?.[0]).toBe(`/api/chat-sessions/7/messages${query}`);
    },
  );
});
