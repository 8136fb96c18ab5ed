import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Kind, Objects } from './stored.js';

/** One line of the file: an object's new state or, without one, its removal. */
interface Entry {
  kind: Kind;
  id: string;
  object?: unknown;
}

/**
 * The sandbox's memory. With a file, each change is appended to it before it is announced, and a
 * restart reads it back. Stored objects are never modified in place.
 */
export class Store {
  private readonly kinds = new Map<Kind, Map<string, unknown>>();
  /** What the current work replaced, oldest first. */
  private journal: Entry[] = [];

  /** @param keep whether an object is still worth keeping at a restart. */
  constructor(
    private readonly file?: string,
    keep: (kind: Kind, object: unknown) => boolean = () => true,
  ) {
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    if (existsSync(file)) this.read(file, keep);
  }

  get<K extends Kind>(kind: K, id: string): Objects[K] | undefined {
    return this.kinds.get(kind)?.get(id) as Objects[K] | undefined;
  }

  put<K extends Kind>(kind: K, object: Objects[K]): void {
    this.note(kind, object.id);
    this.set({ kind, id: object.id, object });
  }

  remove(kind: Kind, id: string): void {
    this.note(kind, id);
    this.set({ kind, id });
  }

  /** Newest first. */
  list<K extends Kind>(
    kind: K,
    wanted: (object: Objects[K]) => boolean = () => true,
  ): Objects[K][] {
    const all = [...(this.kinds.get(kind)?.values() ?? [])] as Objects[K][];
    return all.filter(wanted).reverse();
  }

  /** Does the work and stores its changes; a failure leaves none of them. */
  commit<T>(work: () => T): T {
    const result = this.undoable(work);
    const changed = new Map(this.journal.map(({ kind, id }) => [`${kind} ${id}`, { kind, id }]));
    this.journal = [];
    if (this.file !== undefined && changed.size > 0) {
      appendFileSync(this.file, this.linesOf([...changed.values()]));
    }
    return result;
  }

  /** Does the work; a failure undoes its changes. */
  undoable<T>(work: () => T): T {
    const start = this.journal.length;
    try {
      return work();
    } catch (error) {
      for (const entry of this.journal.splice(start).reverse()) this.set(entry);
      throw error;
    }
  }

  private note(kind: Kind, id: string): void {
    this.journal.push({ kind, id, object: this.get(kind, id) });
  }

  private set({ kind, id, object }: Entry): void {
    const objects = this.kinds.get(kind) ?? new Map<string, unknown>();
    this.kinds.set(kind, objects);
    if (object === undefined) objects.delete(id);
    else objects.set(id, object);
  }

  private linesOf(entries: Entry[]): string {
    return entries
      .map(({ kind, id }) => JSON.stringify({ kind, id, object: this.get(kind, id) }) + '\n')
      .join('');
  }

  /** Reads the file, and rewrites it without what is outdated. */
  private read(file: string, keep: (kind: Kind, object: unknown) => boolean): void {
    // A line cut short by a crash is the last one, and was never answered.
    const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
    for (const line of lines) this.set(JSON.parse(line) as Entry);
    const kept: Entry[] = [];
    for (const [kind, objects] of this.kinds) {
      for (const [id, object] of objects) {
        if (keep(kind, object)) kept.push({ kind, id });
        else objects.delete(id);
      }
    }
    writeFileSync(`${file}.new`, this.linesOf(kept));
    renameSync(`${file}.new`, file);
  }
}
