import type { Request, Response } from 'express';
import { AppError } from '../errors/app-error.js';
import { extendDeadline } from './deadline.js';

/** A path whose file its handler reads, once it is known who sends it. */
export const takesUpload = ({ method, path }: Request): boolean =>
  method === 'POST' && path === '/photos';

/** Longest way of a file to us. Milliseconds. */
const LONGEST = 120_000;

/**
 * Reads the file that a call brings; the deadline of the call counts from its last piece.
 * @param limit bytes.
 * @throws AppError `PHOTO_TOO_LARGE`, without keeping what is beyond the limit; `VALIDATION_FAILED`
 *   for a file that breaks off.
 */
export function readUpload(request: Request, response: Response, limit: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const end = performance.now() + LONGEST;
  let size = 0;
  return new Promise((resolve, reject) => {
    request.on('data', (piece: Buffer) => {
      size += piece.length;
      // What is too much is let through, so that the sender gets to read the answer behind it.
      if (size > limit) pieces.length = 0;
      else pieces.push(piece);
      if (performance.now() < end) extendDeadline(response);
    });
    request.on('end', () => {
      if (size > limit) reject(new AppError('PHOTO_TOO_LARGE'));
      else resolve(Buffer.concat(pieces));
    });
    request.on('close', () => reject(new AppError('VALIDATION_FAILED', { fields: {} })));
  });
}
