import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { latestCredible } from './latest-credible.js';

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

  /** When the newest backup was taken that is not dated ahead; `undefined` if there is none. */
  newest(): Date | undefined {
    return this.credible().at(-1)?.takenAt;
  }

  /**
   * Removes all but the newest `keep` backups, and abandoned partial files. A backup dated ahead
   * stays, and does not count.
   * @returns the number of backups removed.
   */
  removeOld(keep: number): number {
    const old = this.credible()
      .slice(0, -keep)
      .map(({ name }) => name);
    for (const name of [...old, ...this.leftovers()]) rmSync(join(this.path, name));
    return old.length;
  }

  /** Oldest first: the time is part of the name. */
  private credible(): { name: string; takenAt: Date }[] {
    const latest = latestCredible();
    return readdirSync(this.path)
      .filter((name) => NAME.test(name))
      .sort()
      .map((name) => ({ name, takenAt: new Date(name.replace(NAME, '$1-$2-$3T$4:$5:$6Z')) }))
      .filter(({ takenAt }) => takenAt <= latest);
  }

  private leftovers(): string[] {
    const isStale = (name: string) => Date.now() - statSync(join(this.path, name)).mtimeMs > STALE;
    return readdirSync(this.path).filter((name) => PARTIAL.test(name) && isStale(name));
  }
}
