import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { loadEnv } from '../config/env.module.js';
import { sessionSecrets } from '../config/session-secret.js';
import type { Photo } from '../contract/photos.js';

export const PHOTO_SIZES = ['full', 'thumb'] as const;

export type PhotoSize = (typeof PHOTO_SIZES)[number];

/** The data that a signature covers. */
export interface PhotoPath {
  id: number;
  size: PhotoSize;
  /** Seconds since 1970. */
  expires: number;
}

/** Seconds. */
const HOUR = 3600;

/** Newest first: the first one signs, all of them verify. */
let keys: Buffer[] | undefined;

const keysOfProcess = (): Buffer[] =>
  (keys ??= sessionSecrets(loadEnv()).map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'zampa photo paths', 32)),
  ));

const signature = ({ id, size, expires }: PhotoPath, key: Buffer): Buffer =>
  createHmac('sha256', key)
    .update(`${String(id)}:${size}:${String(expires)}`)
    .digest();

/** The path stays the same for an hour, so that a browser can cache the photo. */
const expiryOf = (now: number): number => (Math.floor(now / 1000 / HOUR) + 2) * HOUR;

/** @param now milliseconds since 1970. */
export function signedPath(
  id: number,
  size: PhotoSize,
  { now = Date.now(), key = keysOfProcess()[0] }: { now?: number; key?: Buffer | undefined } = {},
): string {
  if (!key) throw new Error('no key');
  const expires = expiryOf(now);
  const signed = signature({ id, size, expires }, key).toString('base64url');
  return `/api/photos/${String(id)}/file?size=${size}&expires=${String(expires)}&signature=${signed}`;
}

/**
 * How long a path signed by this installation is still valid.
 * @returns seconds; 0 if it is not valid.
 */
export function secondsLeft(
  path: PhotoPath,
  given: string,
  { now = Date.now(), all = keysOfProcess() }: { now?: number; all?: Buffer[] } = {},
): number {
  const sent = Buffer.from(given, 'base64url');
  const isSigned = all.some((key) => {
    const own = signature(path, key);
    return own.length === sent.length && timingSafeEqual(own, sent);
  });
  return isSigned ? Math.max(0, path.expires - Math.floor(now / 1000)) : 0;
}

/** The data of a photo that is stored where the photo is shown. */
export type ShownPhoto = Pick<Photo, 'id' | 'width' | 'height'>;

export const photoView = ({ id, width, height }: ShownPhoto): Photo => ({
  id,
  width,
  height,
  url: signedPath(id, 'full'),
  thumbnailUrl: signedPath(id, 'thumb'),
});
