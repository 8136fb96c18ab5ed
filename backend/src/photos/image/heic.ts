import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { LIMITS } from '../../contract/limits.js';
import { AppError } from '../../platform/errors/app-error.js';

/** Milliseconds; a phone's photo takes about one second. */
const TIMEOUT = 8000;

/** Red, green, blue and transparency of each pixel, row by row. */
export interface Pixels {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/**
 * Decodes a HEIC photo in its own thread: it takes seconds, and a broken file may crash the
 * decoder.
 * @throws AppError `PHOTO_UNREADABLE`, `PHOTO_TOO_LARGE`
 */
export async function decodeHeic(file: Buffer): Promise<Pixels> {
  const worker = new Worker(new URL('./heic-worker.js', import.meta.url), {
    workerData: { file, maxPixels: LIMITS.photos.heicPixels },
    resourceLimits: { maxOldGenerationSizeMb: 128 },
    // Keeps the decoder's messages out of the log.
    stdout: true,
    stderr: true,
  });
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const exit = once(worker, 'exit', { signal }).then(() => Promise.reject(new Error('ended')));
    const answer = once(worker, 'message', { signal });
    const [decoded] = (await Promise.race([answer, exit])) as [Pixels | 'too large'];
    exit.catch(() => undefined);
    if (decoded === 'too large') throw new AppError('PHOTO_TOO_LARGE');
    return decoded;
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('PHOTO_UNREADABLE');
  } finally {
    void worker.terminate();
  }
}
