import { ApiError } from '../api';
import type { Texts } from '../texts/en';

export type PhotoFailure = 'unreadable' | 'tooLarge' | 'full' | 'tooMany' | 'network' | 'gone';

export const photoFailureOf = (error: unknown): PhotoFailure => {
  const code = error instanceof ApiError ? error.code : 'NETWORK';
  if (code === 'PHOTO_UNREADABLE' || code === 'UNSUPPORTED_MEDIA_TYPE') return 'unreadable';
  if (code === 'PHOTO_TOO_LARGE' || code === 'PAYLOAD_TOO_LARGE') return 'tooLarge';
  if (code === 'PHOTO_LIMIT_REACHED') return 'full';
  return code === 'TOO_MANY_REQUESTS' ? 'tooMany' : 'network';
};

/** Sending the same file again would fail the same way. */
export const isFinalFailure = (failure: PhotoFailure): boolean =>
  failure === 'unreadable' || failure === 'tooLarge' || failure === 'full';

export const failureText = (failure: PhotoFailure, { photos }: Texts): string =>
  photos.failures[failure];
