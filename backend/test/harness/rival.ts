import type { PoolClient } from 'pg';
import { until } from './until.js';
import type { World } from './world.js';

/**
 * A transaction that competes with the product's: it controls the order in which statements take
 * effect.
 */
export class Rival {
  private constructor(
    private readonly world: World,
    private readonly client: PoolClient,
    private readonly pid: number,
  ) {}

  static async begin(world: World): Promise<Rival> {
    const client = await world.database.connect();
    await client.query('BEGIN');
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    return new Rival(world, client, rows[0]?.pid ?? 0);
  }

  async does(statement: string, values: unknown[] = []): Promise<void> {
    await this.client.query(statement, values);
  }

  async commit(): Promise<void> {
    await this.client.query('COMMIT');
    this.client.release();
  }

  /** Resolves once at least this many statements wait for this transaction, or `otherwise` holds. */
  async isWaitedFor(by: number, otherwise = () => false): Promise<void> {
    await until(
      `${String(by)} statements wait for the rival`,
      async () => otherwise() || (await this.waiting()) >= by,
    );
  }

  /** How many statements wait for this transaction, directly or behind one that does. */
  async waiting(): Promise<number> {
    const { rows } = await this.world.database.query<{ count: number }>(
      `WITH RECURSIVE held(pid) AS (
         SELECT $1::int
         UNION
         SELECT activity.pid FROM pg_stat_activity activity
         JOIN held ON held.pid = ANY (pg_blocking_pids(activity.pid))
         WHERE activity.datname = current_database()
       )
       SELECT count(*)::int - 1 AS count FROM held`,
      [this.pid],
    );
    return rows[0]?.count ?? 0;
  }
}
