import type { Request, Response } from 'express';
import { AppError } from '../errors/app-error.js';
import { extendDeadline } from './deadline.js';

/** Longest time that an upload may take. Milliseconds. */
const LONGEST = 120_000;

/**
 * Reads the uploaded file of a call. Each chunk restarts the call's deadline.
 * @param limit bytes.
 * @throws AppError `PHOTO_TOO_LARGE`, without keeping what is beyond the limit; `VALIDATION_FAILED`
 *   for an upload that breaks off.
 */
export function readUpload(request: Request, response: Response, limit: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const end = performance.now() + LONGEST;
  let size = 0;
  return new Promise((resolve, reject) => {
    const breakOff = () => reject(new AppError('VALIDATION_FAILED', { fields: {} }));
    // A client that left while the call waited for its turn sends no further event.
    if (request.destroyed) breakOff();
    request.on('data', (piece: Buffer) => {
      size += piece.length;
      // Excess bytes are read and dropped, so that the sender gets to read the response.
      if (size > limit) pieces.length = 0;
      else pieces.push(piece);
      if (performance.now() < end) extendDeadline(response);
    });
    request.on('end', () => {
      if (size > limit) reject(new AppError('PHOTO_TOO_LARGE'));
      else resolve(Buffer.concat(pieces));
    });
    request.on('close', breakOff);
  });
}
