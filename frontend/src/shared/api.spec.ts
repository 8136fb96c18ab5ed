import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetAhead } from './ahead';
import { api, ApiError, hasFailedSince } from './api';
import { useFailedCall } from './failed-call.store';
import { refreshSession } from './session';

const answer = (status: number, body: string, headers: Record<string, string> = {}): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers })));
};

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.catch((caught: unknown) => caught);
  if (error instanceof ApiError) return error;
  throw new Error('the call did not fail as expected');
};

afterEach(forgetAhead);

describe('a failed call', () => {
  it('includes status, code and the full body text', async () => {
    const body =
      '{"statusCode":429,"error":"Question limit reached","code":"QUESTION_LIMIT_REACHED"}';
    answer(429, body);
    const error = await failure(api.post('/api/x', {}));
    expect(error).toMatchObject({ status: 429, code: 'QUESTION_LIMIT_REACHED' });
    expect(error.message).toBe(`429: ${body}`);
    expect(error.body?.error).toBe('Question limit reached');
  });

  it('has no body when a proxy returns an HTML page', async () => {
    answer(502, '<html>Bad gateway</html>');
    const error = await failure(api.get('/api/x'));
    expect(error).toMatchObject({ status: 502, code: 'INTERNAL', body: null });
  });

  it('is a network failure when there is no response', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failure(api.get('/api/x'))).toMatchObject({ status: 0, code: 'NETWORK' });
  });

  it('is a network failure when its response breaks off, though its data may be stored', async () => {
    const start = Date.now();
    const body = new ReadableStream({
      pull: (answer) => answer.error(new DOMException('The operation timed out', 'TimeoutError')),
    });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
    useFailedCall.setState({ lastAt: -Infinity });
    expect(await failure(api.post('/api/x'))).toMatchObject({ status: 0, code: 'NETWORK' });
    expect(hasFailedSince(start)).toBe(true);
  });
});

describe('a response prefetched while the code was loading', () => {
  const askAhead = (path: string): void => {
    window.ahead = new Map([[path, Promise.resolve(new Response('"early"'))]]);
  };

  it('is used by the first call only', async () => {
    askAhead('/api/x');
    answer(200, '"late"');
    expect([await api.get('/api/x'), await api.get('/api/x')]).toEqual(['early', 'late']);
  });

  it('is used only for GET requests', async () => {
    askAhead('/api/x');
    answer(200, '"late"');
    expect(await api.post('/api/x')).toBe('late');
  });

  it('is discarded when nobody is signed in', async () => {
    askAhead('/api/x');
    answer(200, '{"authenticated":false}');
    await refreshSession();
    answer(200, '"late"');
    expect(await api.get('/api/x')).toBe('late');
  });
});

describe('a history page', () => {
  it('reports whether older items exist', async () => {
    answer(200, '[1,2]', { 'X-Has-More': 'true' });
    expect(await api.getPage('/api/x')).toEqual({ items: [1, 2], hasMore: true });
  });
});
