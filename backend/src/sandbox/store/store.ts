import type { Kind, Objects } from './objects.js';

/** What one request reads and writes; nobody else writes meanwhile. */
export interface Transaction {
  get<K extends Kind>(kind: K, id: string): Promise<Objects[K] | undefined>;
  put<K extends Kind>(kind: K, object: Objects[K]): Promise<void>;
  remove(kind: Kind, id: string): Promise<void>;
  /** Newest first. */
  list<K extends Kind>(kind: K, owner?: string): Promise<Objects[K][]>;
  /** The next thing that happens by itself, until `now`. */
  nextDue(now: number): Promise<Due | undefined>;
  /** Runs the work; when it fails, what it wrote is undone. */
  undoable<T>(work: () => Promise<T>): Promise<T>;
}

export interface Store {
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
}

export interface Due {
  kind: 'subscription_schedule' | 'subscription' | 'invoice';
  id: string;
  due: number;
}
