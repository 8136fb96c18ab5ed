import type { Photo } from '../../src/contract/photos.js';
import type { Owner } from './owner.js';
import { jpeg } from './photo-files.js';

/** Sends a file as a photo. */
export const sendPhoto = (owner: Owner, file: Buffer, type = 'image/jpeg') =>
  owner.call<Photo>('POST', '/api/photos', file, { 'content-type': type });

/** A photo that is stored. */
export async function uploaded(owner: Owner, file?: Buffer): Promise<Photo> {
  const { status, body } = await sendPhoto(owner, file ?? (await jpeg()));
  if (status !== 201) throw new Error(`a photo was refused: ${JSON.stringify(body)}`);
  return body;
}

/** The response of a photo's path to this owner. */
export async function openPhoto(owner: Owner, path: string) {
  const response = await fetch(owner.url + path, { headers: { cookie: owner.cookie } });
  const { status, headers } = response;
  return { status, headers, file: Buffer.from(await response.arrayBuffer()) };
}
