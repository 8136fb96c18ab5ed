import type { DataSource, EntityManager } from 'typeorm';
import type { Kind, Objects } from './objects.js';
import { dueOf, ownerOf } from './row.js';
import type { Due, Store, Transaction } from './store.js';

/** One request at a time, in all processes. Any number that nobody else locks. */
const LOCK = 7_263_001;

/** One truth for all processes. */
export class PostgresStore implements Store {
  constructor(private readonly db: DataSource) {}

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.db.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock($1)`, [LOCK]);
      return work(new PostgresTransaction(manager));
    });
  }
}

class PostgresTransaction implements Transaction {
  constructor(private readonly db: EntityManager) {}

  async get<K extends Kind>(kind: K, id: string): Promise<Objects[K] | undefined> {
    const [row] = await this.rows<{ data: Objects[K] }>(
      `SELECT data FROM sandbox_objects WHERE type = $1 AND id = $2`,
      [kind, id],
    );
    return row?.data;
  }

  async put<K extends Kind>(kind: K, object: Objects[K]): Promise<void> {
    await this.db.query(
      `INSERT INTO sandbox_objects (id, type, owner, due, data) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (type, id) DO UPDATE
       SET owner = EXCLUDED.owner, due = EXCLUDED.due, data = EXCLUDED.data`,
      [object.id, kind, ownerOf(kind, object), dueOf(kind, object), JSON.stringify(object)],
    );
  }

  async remove(kind: Kind, id: string): Promise<void> {
    await this.db.query(`DELETE FROM sandbox_objects WHERE type = $1 AND id = $2`, [kind, id]);
  }

  async list<K extends Kind>(kind: K, owner?: string): Promise<Objects[K][]> {
    const rows = await this.rows<{ data: Objects[K] }>(
      `SELECT data FROM sandbox_objects
       WHERE type = $1 AND ($2::text IS NULL OR owner = $2) ORDER BY seq DESC`,
      [kind, owner ?? null],
    );
    return rows.map(({ data }) => data);
  }

  async nextDue(now: number): Promise<Due | undefined> {
    const [row] = await this.rows<Due>(
      `SELECT type AS kind, id, due FROM sandbox_objects
       WHERE due <= $1 ORDER BY due, type DESC, seq LIMIT 1`,
      [now],
    );
    return row;
  }

  async undoable<T>(work: () => Promise<T>): Promise<T> {
    await this.db.query(`SAVEPOINT request`);
    try {
      return await work();
    } catch (error) {
      await this.db.query(`ROLLBACK TO SAVEPOINT request`);
      throw error;
    }
  }

  private rows<T>(sql: string, values: unknown[]): Promise<T[]> {
    return this.db.query<T[]>(sql, values);
  }
}
