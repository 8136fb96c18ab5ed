import { AppError } from '../../platform/errors/app-error.js';

/** Where the files of photos are stored. Names are ours: letters, digits, hyphens and dots. */
export abstract class PhotoStore {
  /** @throws AppError `UNAVAILABLE` if it cannot be stored. */
  abstract put(name: string, file: Buffer): Promise<void>;

  /** `undefined` when there is no such file. @throws AppError `UNAVAILABLE` */
  abstract get(name: string): Promise<Buffer | undefined>;

  /** Does nothing when there is no such file. */
  abstract remove(name: string): Promise<void>;
}

export const FILE_TYPE = 'image/webp';

/** Both files of a photo. */
export const namesOf = (key: string) => ({ full: `${key}.webp`, thumb: `${key}.thumb.webp` });

/** Seconds until a retry makes sense. */
const RETRY_AFTER = 2;

/** The store is down, or out of space. @param what for the log. */
export const unavailable = (what: string, cause?: unknown): AppError =>
  new AppError('UNAVAILABLE', {}, RETRY_AFTER, new Error(`photo store: ${what}`, { cause }));
