import { LIMITS } from '@contract/limits';
import type { ErrorBody } from '@contract/errors';
import type { Photo } from '@contract/photos';
import { ApiError, refusalListeners } from '../api';
import type { PreparedPhoto } from './prepare-photo';

const PATH = '/api/photos';

const LONGEST_MS = 120_000;

interface Going {
  /** The part uploaded so far, from 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const failureOf = ({ status, responseText }: XMLHttpRequest): ApiError => {
  const body = parsed(responseText) as ErrorBody | null;
  return new ApiError(status, body?.code ?? 'INTERNAL', body, `${status}: ${responseText}`);
};

/** Uploads a photo; `fetch` would not report progress. */
export const uploadPhoto = (
  { file, type }: Pick<PreparedPhoto, 'file' | 'type'>,
  { onProgress, signal }: Going = {},
): Promise<Photo> =>
  new Promise((resolve, reject) => {
    if (file.size > LIMITS.photos.bytes) {
      reject(new ApiError(413, 'PHOTO_TOO_LARGE', null, 'larger than may be sent'));
      return;
    }
    const request = new XMLHttpRequest();
    const lost = (): void => reject(new ApiError(0, 'NETWORK', null, 'no answer'));
    request.open('POST', PATH);
    request.setRequestHeader('Content-Type', type);
    request.timeout = LONGEST_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 201) {
        resolve(parsed(request.responseText) as Photo);
        return;
      }
      const error = failureOf(request);
      for (const hear of refusalListeners) hear(error, PATH);
      reject(error);
    };
    request.onerror = lost;
    request.ontimeout = lost;
    request.onabort = lost;
    signal?.addEventListener('abort', () => request.abort());
    request.send(file);
  });
