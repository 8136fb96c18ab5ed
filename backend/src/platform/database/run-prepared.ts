import type { ClientBase, QueryConfig, QueryResultRow } from 'pg';
import { QueryFailedError, type EntityManager } from 'typeorm';

/**
 * A statement that each connection parses and plans once. List its columns: a prepared `SELECT *`
 * fails as soon as a newer version adds a column. Cast every id parameter: if its column changes
 * from `integer` to `bigint`, an uncast one fails the same way and keeps rejecting ids above 2^31.
 */
export interface Statement {
  /** Unique within the process. */
  name: string;
  text: string;
}

/**
 * Runs a prepared statement in the manager's transaction, or on a connection from the pool.
 * @throws QueryFailedError, or the error of getting a connection.
 */
export async function runPrepared<Row extends QueryResultRow>(
  { queryRunner, dataSource }: EntityManager,
  { name, text }: Statement,
  values: unknown[],
): Promise<Row[]> {
  const runner = queryRunner ?? dataSource.createQueryRunner();
  try {
    // TypeORM's own `query` does not accept a statement name.
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
