import type { Response } from 'express';
import { FILE_TYPE } from './store/photo-store.js';

/**
 * Sends a photo's file. The browser may cache it while its path is valid and the session lasts: the
 * next user of a shared computer has another cookie, or none. Caches of programs go by their token.
 */
export function sendPhoto(
  response: Response,
  id: number,
  { file, seconds }: { file: Buffer; seconds: number },
): void {
  response.set({
    'Cache-Control': `private, max-age=${String(seconds)}, immutable`,
    Vary: 'Cookie, Authorization',
    'Content-Type': FILE_TYPE,
    'Content-Disposition': `inline; filename="zampa-photo-${String(id)}.webp"`,
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(file);
}
