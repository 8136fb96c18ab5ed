/** Where the files of photos are stored. Names are ours: letters, digits, hyphens and dots. */
export abstract class PhotoStore {
  abstract put(name: string, file: Buffer): Promise<void>;

  /** `undefined` when there is no such file. */
  abstract get(name: string): Promise<Buffer | undefined>;

  /** Does nothing when there is no such file. */
  abstract remove(name: string): Promise<void>;
}

export const FILE_TYPE = 'image/webp';

/** Both files of a photo. */
export const namesOf = (key: string) => ({ full: `${key}.webp`, thumb: `${key}.thumb.webp` });
