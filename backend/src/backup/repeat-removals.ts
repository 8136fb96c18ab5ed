import type { DatabaseCopy } from './database-copy.repository.js';
import type { RemovalLog } from './removal-log.js';

export interface Repeating {
  log: RemovalLog;
  /** Selects the ids of accounts that nobody can sign in to. */
  unreachable: string;
}

export interface Repeated {
  /** Number of rows removed, by `what`; rows that were already gone do not count. */
  removed: Map<string, number>;
  /** Ids of accounts that nobody can sign in to. */
  unreachable: string[];
}

/** Repeats the removals that the log records since the backup: all of them, or none. */
export function repeatRemovals(
  database: DatabaseCopy,
  { log, unreachable }: Repeating,
): Promise<Repeated> {
  return database.inTransaction('writing', async () => {
    const removed: Repeated['removed'] = new Map();
    for (const { what, statements, ids } of log.removals) {
      if (ids.size === 0) continue;
      const lines = [...ids].map(([id, named]) => ({ id, ...named }));
      let rows = 0;
      for (const statement of statements) rows = await database.change(statement, lines);
      if (rows > 0) removed.set(what, (removed.get(what) ?? 0) + rows);
    }
    return { removed, unreachable: await database.ids(unreachable) };
  });
}
