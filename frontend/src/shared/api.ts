import { HAS_MORE_HEADER } from '@contract/chat';
import type { ErrorBody, ErrorCode } from '@contract/errors';
import { takeAhead } from './ahead';
import { useFailedCall } from './failed-call.store';
import { useKept } from './kept.store';
import { useSession } from './session.store';

const TIMEOUT_MS = 20_000;
/** A coarse filter for what may be kept on this device; `kept.ts`, loaded on demand, is exact. */
const OWN = /^\/api\/(?:auth\/session|pets|user\/profile|config|chat-sessions)/;

/** A call that failed: `status` 0 and `NETWORK` when no complete answer arrived. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: ErrorCode | 'NETWORK',
    readonly body: ErrorBody | null,
    message: string,
  ) {
    super(message);
  }
}

export const hasCode = (error: unknown, code: ErrorCode | 'NETWORK'): error is ApiError =>
  error instanceof ApiError && error.code === code;

export const hasStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;

const parseErrorBody = (text: string): ErrorBody | null => {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'code' in body ? (body as ErrorBody) : null;
  } catch {
    return null;
  }
};

const failureOf = async (response: Response): Promise<ApiError> => {
  const text = await response.text().catch(() => '');
  const body = parseErrorBody(text);
  const message = `${response.status}: ${text || response.statusText}`;
  return new ApiError(response.status, body?.code ?? 'INTERNAL', body, message);
};

const call = (method: string, path: string, body?: unknown): Promise<Response> =>
  exchange(path, {
    method,
    ...(method === 'GET' ? {} : { headers: { 'Content-Type': 'application/json' } }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** Called with each refusal and the path of its call. */
export const refusalListeners = new Set<(error: ApiError, path: string) => void>();

const noteFailure = (): void => useFailedCall.setState({ lastAt: Date.now() });

/**
 * Whether a call has gone unanswered since: what it wrote may be stored, but never announced.
 * @param time milliseconds since the epoch
 */
export const hasFailedSince = (time: number): boolean => useFailedCall.getState().lastAt >= time;

const unanswered = (error: unknown): never => {
  noteFailure();
  throw new ApiError(0, 'NETWORK', null, `0: ${String(error)}`);
};

const exchange = async (path: string, request: RequestInit): Promise<Response> => {
  const init: RequestInit = {
    ...request,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  const ahead = request.method === 'GET' ? takeAhead(path) : undefined;
  const response = await (ahead ?? fetch(path, init)).catch(unanswered);
  if (response.status >= 500) noteFailure();
  if (!response.ok) {
    const error = await failureOf(response);
    for (const hear of refusalListeners) hear(error, path);
    throw error;
  }
  return response;
};

const loadKept = () => import('./kept');

const mayKeep = (path: string): boolean =>
  OWN.test(path) && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** Whether the server has answered since this page opened: kept data is then outdated. */
let isHeard = false;

const keepAnswer = async (path: string, response: Response, uid: string | undefined) => {
  const { isReadable, keep } = await loadKept();
  if (isReadable(path)) await keep(path, response, uid);
};

/** Sends a GET. A page opened without a network gets what was kept of the last responses. */
const ask = async (path: string): Promise<Response> => {
  const uid = useSession.getState().user?.uid;
  try {
    const response = await call('GET', path);
    // Other paths, such as the emergency guide, may be answered by the worker.
    if (OWN.test(path)) {
      isHeard = true;
      useKept.setState({ since: null });
    }
    if (mayKeep(path)) keepAnswer(path, response.clone(), uid).catch(() => undefined);
    return response;
  } catch (error) {
    if (!hasCode(error, 'NETWORK') || isHeard || !mayKeep(path)) throw error;
    const { isReadable, recall } = await loadKept();
    const kept = isReadable(path) ? await recall(path) : undefined;
    if (kept) return kept;
    throw error;
  }
};

/** Reads the body, which may still break off or take too long. */
const read = async (response: Response): Promise<unknown> =>
  response.status === 204 ? undefined : response.json().catch(unanswered);

/** A page of a longer list, and whether older items exist. */
export interface Page<Item> {
  items: Item[];
  hasMore: boolean;
}

export const api = {
  get: async <T>(path: string): Promise<T> => (await read(await ask(path))) as T,
  getPage: async <Item>(path: string): Promise<Page<Item>> => {
    const response = await ask(path);
    const hasMore = response.headers.get(HAS_MORE_HEADER) === 'true';
    return { items: (await read(response)) as Item[], hasMore };
  },
  post: async <T>(path: string, body?: unknown): Promise<T> =>
    (await read(await call('POST', path, body))) as T,
  /** Sends a file as it is. */
  postFile: async <T>(path: string, file: Blob, type: string): Promise<T> =>
    (await read(
      await exchange(path, { method: 'POST', headers: { 'Content-Type': type }, body: file }),
    )) as T,
  put: async <T>(path: string, body: unknown): Promise<T> =>
    (await read(await call('PUT', path, body))) as T,
  patch: async <T>(path: string, body: unknown): Promise<T> =>
    (await read(await call('PATCH', path, body))) as T,
  delete: async <T = void>(path: string, body?: unknown): Promise<T> =>
    (await read(await call('DELETE', path, body))) as T,
};
