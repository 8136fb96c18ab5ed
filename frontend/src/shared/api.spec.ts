import { describe, expect, it, vi } from 'vitest';
import { api, ApiError } from './api';

const answer = (status: number, body: string, headers: Record<string, string> = {}): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers })));
};

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.catch((caught: unknown) => caught);
  if (error instanceof ApiError) return error;
  throw new Error('the call did not fail as expected');
};

describe('a failed call', () => {
  it('carries status, code and the whole body text', async () => {
    const body =
      '{"statusCode":429,"error":"Question limit reached","code":"QUESTION_LIMIT_REACHED"}';
    answer(429, body);
    const error = await failure(api.post('/api/x', {}));
    expect(error).toMatchObject({ status: 429, code: 'QUESTION_LIMIT_REACHED' });
    expect(error.message).toBe(`429: ${body}`);
    expect(error.body?.error).toBe('Question limit reached');
  });

  it('has no body when a proxy answers with a page', async () => {
    answer(502, '<html>Bad gateway</html>');
    const error = await failure(api.get('/api/x'));
    expect(error).toMatchObject({ status: 502, code: 'INTERNAL', body: null });
  });

  it('is a network failure when no answer comes', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failure(api.get('/api/x'))).toMatchObject({ status: 0, code: 'NETWORK' });
  });
});

describe('a history page', () => {
  it('says whether older items exist', async () => {
    answer(200, '[1,2]', { 'X-Has-More': 'true' });
    expect(await api.getPage('/api/x')).toEqual({ items: [1, 2], hasMore: true });
  });
});
