import type { Kind, Objects } from './objects.js';
import { dueOf, ownerOf } from './row.js';
import type { Due, Store, Transaction } from './store.js';

interface Row {
  kind: Kind;
  id: string;
  owner: string | null;
  due: number | null;
  data: unknown;
}

/** Gone with its process: for tests. */
export class MemoryStore implements Store, Transaction {
  private rows = new Map<string, Row>();
  private last: Promise<unknown> = Promise.resolve();

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const run = this.last.then(() => this.undoable(() => work(this)));
    this.last = run.catch(() => undefined);
    return run;
  }

  async undoable<T>(work: () => Promise<T>): Promise<T> {
    const before = new Map(this.rows);
    try {
      return await work();
    } catch (error) {
      this.rows = before;
      throw error;
    }
  }

  get<K extends Kind>(kind: K, id: string): Promise<Objects[K] | undefined> {
    return Promise.resolve(copy(this.rows.get(key(kind, id))?.data as Objects[K] | undefined));
  }

  put<K extends Kind>(kind: K, object: Objects[K]): Promise<void> {
    const { id } = object;
    const row = { kind, id, owner: ownerOf(kind, object), due: dueOf(kind, object) };
    this.rows.set(key(kind, id), { ...row, data: copy(object) });
    return Promise.resolve();
  }

  remove(kind: Kind, id: string): Promise<void> {
    this.rows.delete(key(kind, id));
    return Promise.resolve();
  }

  list<K extends Kind>(kind: K, owner?: string): Promise<Objects[K][]> {
    const found = [...this.rows.values()].filter(
      (row) => row.kind === kind && (owner === undefined || row.owner === owner),
    );
    return Promise.resolve(found.reverse().map((row) => copy(row.data as Objects[K])));
  }

  nextDue(now: number): Promise<Due | undefined> {
    const [next] = [...this.rows.values()]
      .filter((row): row is Row & Due => row.due !== null && row.due <= now)
      .sort((a, b) => a.due - b.due || b.kind.localeCompare(a.kind));
    return Promise.resolve(next && { kind: next.kind, id: next.id, due: next.due });
  }
}

const key = (kind: Kind, id: string): string => `${kind} ${id}`;
const copy = <T>(value: T): T => structuredClone(value);
