import type { Response } from 'express';
import { FILE_TYPE } from './store/photo-store.js';

/**
 * Sends the file of a photo, which the browser may cache as long as its path is valid and its session
 * lasts: whoever uses a shared computer next has another cookie, or none.
 */
export function sendPhoto(
  response: Response,
  id: number,
  { file, seconds }: { file: Buffer; seconds: number },
): void {
  response.set({
    'Cache-Control': `private, max-age=${String(seconds)}, immutable`,
    Vary: 'Cookie',
    'Content-Type': FILE_TYPE,
    'Content-Disposition': `inline; filename="zampa-photo-${String(id)}.webp"`,
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(file);
}
