import type { Photo } from '../../src/contract/photos.js';
import type { Owner } from './owner.js';
import { jpeg } from './photo-files.js';
import type { World } from './world.js';

/** Sends a file as a photo. */
export const sendPhoto = (owner: Owner, file: Buffer, type = 'image/jpeg') =>
  owner.call<Photo>('POST', '/api/photos', file, { 'content-type': type });

/** A photo that is stored. */
export async function uploaded(owner: Owner, file?: Buffer): Promise<Photo> {
  const { status, body } = await sendPhoto(owner, file ?? (await jpeg()));
  if (status !== 201) throw new Error(`a photo was refused: ${JSON.stringify(body)}`);
  return body;
}

/** The response that this owner gets at a photo's path. */
export async function openPhoto(owner: Owner, path: string) {
  const response = await fetch(owner.url + path, { headers: { cookie: owner.cookie } });
  const { status, headers } = response;
  return { status, headers, file: Buffer.from(await response.arrayBuffer()) };
}

/** The row of a photo, while there is one. */
export const storedPhoto = async (
  { database }: World,
  id: number,
): Promise<{ key: string } | undefined> => {
  const select = `SELECT key FROM photos WHERE id = $1`;
  return (await database.query<{ key: string }>(select, [id])).rows[0];
};
