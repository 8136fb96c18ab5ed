import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NAME = /^zampa-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup\.gz$/;

/** Left behind by an interrupted backup. */
const PARTIAL = /^zampa-.*\.partial$/;

/** Age of an abandoned partial file; no backup takes this long. Milliseconds. */
const STALE = 86_400_000;

/** The backup folder. Created on first use, readable by its owner only. */
export class BackupFolder {
  constructor(readonly path: string) {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  }

  fileOf(takenAt: Date): string {
    const second = takenAt.toISOString().replace(/\.\d+Z$/, 'Z');
    return join(this.path, `zampa-${second.replace(/[-:]/g, '')}.backup.gz`);
  }

  /** When the newest backup was taken; `undefined` if there is none. */
  newest(): Date | undefined {
    const [year, month, day, hour, minute, second] =
      NAME.exec(this.names().at(-1) ?? '')?.slice(1) ?? [];
    if (second === undefined) return undefined;
    return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  }

  /**
   * Removes all but the newest `keep` backups, and abandoned partial files.
   * @returns the number of backups removed.
   */
  removeOld(keep: number): number {
    const old = this.names().slice(0, -keep);
    for (const name of [...old, ...this.leftovers()]) rmSync(join(this.path, name));
    return old.length;
  }

  /** Oldest first: the time is part of the name. */
  private names(): string[] {
    return readdirSync(this.path)
      .filter((name) => NAME.test(name))
      .sort();
  }

  private leftovers(): string[] {
    const isStale = (name: string) => Date.now() - statSync(join(this.path, name)).mtimeMs > STALE;
    return readdirSync(this.path).filter((name) => PARTIAL.test(name) && isStale(name));
  }
}
