import type { ClientBase, QueryConfig, QueryResultRow } from 'pg';
import { QueryFailedError, type EntityManager } from 'typeorm';

/**
 * A statement that each connection parses and plans once. It names its columns: one that asks for
 * `*` fails from the moment on in which a newer version adds a column. It also names the type of
 * every id: one whose column changes from `integer` to `bigint` beneath it would fail in the same way,
 * and would go on taking no id above 2^31.
 */
export interface Statement {
  /** Unique in the process. */
  name: string;
  text: string;
}

/**
 * Runs a statement: in the manager's transaction, or on a connection of the pool.
 * @throws as TypeORM does: QueryFailedError, or what getting a connection failed with.
 */
export async function prepared<Row extends QueryResultRow>(
  { queryRunner, dataSource }: EntityManager,
  { name, text }: Statement,
  values: unknown[],
): Promise<Row[]> {
  const runner = queryRunner ?? dataSource.createQueryRunner();
  try {
    // TypeORM's own `query` has no place for a name.
    const client = (await runner.connect()) as ClientBase;
    return await rowsOf<Row>(client, { name, text, values });
  } finally {
    if (!queryRunner) await runner.release();
  }
}

async function rowsOf<Row extends QueryResultRow>(client: ClientBase, query: QueryConfig) {
  try {
    return (await client.query<Row>(query)).rows;
  } catch (error) {
    throw new QueryFailedError(query.text, query.values, error as Error);
  }
}
