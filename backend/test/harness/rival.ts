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
  ) {}

  static async begin(world: World): Promise<Rival> {
    const client = await world.database.connect();
    await client.query('BEGIN');
    return new Rival(world, client);
  }

  async does(statement: string, values: unknown[] = []): Promise<void> {
    await this.client.query(statement, values);
  }

  async commit(): Promise<void> {
    await this.client.query('COMMIT');
    this.client.release();
  }

  /** Resolves once at least this many statements wait for a lock, or `otherwise` holds. */
  async isWaitedFor(by: number, otherwise = () => false): Promise<void> {
    await until(
      `${String(by)} statements wait for a lock`,
      async () => otherwise() || (await this.waiting()) >= by,
    );
  }

  /** How many statements of this database wait for a lock. */
  async waiting(): Promise<number> {
    const { rows } = await this.world.database.query<{ count: number }>(
      `SELECT count(*)::int FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows[0]?.count ?? 0;
  }
}
