import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PhotoStore, unavailable } from './photo-store.js';

/** Files in a folder of this machine, in 256 subfolders by the beginning of their names. */
export class FolderStore extends PhotoStore {
  constructor(private readonly folder: string) {
    super();
  }

  async put(name: string, file: Buffer): Promise<void> {
    const path = this.at(name);
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(`${path}.part`, file, { mode: 0o600 });
      await rename(`${path}.part`, path);
    } catch (cause) {
      throw refused('write', cause);
    }
  }

  async get(name: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.at(name));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw refused('read', error);
    }
  }

  async remove(name: string): Promise<void> {
    await Promise.all([
      rm(this.at(name), { force: true }),
      rm(`${this.at(name)}.part`, { force: true }),
    ]);
  }

  private at(name: string): string {
    return join(this.folder, name.slice(0, 2), name);
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** For errors such as a full disk. Reports only the code: the error's own text contains a path. */
const refused = (what: string, cause: unknown) =>
  unavailable(`${what} failed with ${codeOf(cause) ?? 'an error'}`, cause);
