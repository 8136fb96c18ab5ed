import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NAME = /^zampa-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup\.gz$/;

/** What a backup leaves that was ended in the middle. */
const PARTIAL = /^zampa-.*\.partial$/;

/** No backup takes this long. Milliseconds. */
const STALE = 86_400_000;

/** The folder that backups are kept in, made at first use. Others cannot read it. */
export class BackupFolder {
  constructor(readonly path: string) {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  }

  fileOf(takenAt: Date): string {
    const second = takenAt.toISOString().replace(/\.\d+Z$/, 'Z');
    return join(this.path, `zampa-${second.replace(/[-:]/g, '')}.backup.gz`);
  }

  /** When the newest backup was taken; `undefined` without any. */
  newest(): Date | undefined {
    const [year, month, day, hour, minute, second] =
      NAME.exec(this.names().at(-1) ?? '')?.slice(1) ?? [];
    if (second === undefined) return undefined;
    return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  }

  /** Removes all backups but the newest ones, and what broken-off ones have left. @returns how many. */
  removeOld(keep: number): number {
    const old = this.names().slice(0, -keep);
    for (const name of [...old, ...this.leftovers()]) rmSync(join(this.path, name));
    return old.length;
  }

  /** Oldest first: the time is in the name. */
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
