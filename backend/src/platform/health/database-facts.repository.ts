import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Client } from 'pg';
import { DataSource } from 'typeorm';

/**
 * For each sequence, the share of ids used, relative to the smaller of the column's and its own
 * maximum.
 */
const IDS_USED = `
  SELECT owner.relname || '.' || attname AS "column", last_value::float8 / least(max_value,
    CASE atttypid WHEN 'smallint'::regtype THEN 32767 WHEN 'integer'::regtype THEN 2147483647
      ELSE max_value END) AS share
  FROM pg_sequences
    JOIN pg_depend ON objid = format('%I.%I', schemaname, sequencename)::regclass
      AND classid = 'pg_class'::regclass AND refobjsubid > 0 AND deptype IN ('a', 'i')
    JOIN pg_class AS owner ON owner.oid = refobjid
    JOIN pg_attribute ON attrelid = refobjid AND attnum = refobjsubid
  WHERE last_value IS NOT NULL`;

const TAKES_WRITES = `
  SELECT current_setting('transaction_read_only') = 'off' AS "takesWrites"`;

/** Queries about the state of PostgreSQL. */
@Injectable()
export class DatabaseFacts {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * False on a standby, and on a managed server that has become read-only because its disk is full.
   * The connection is then closed, as after a refused write. Fails when PostgreSQL does not answer.
   */
  async takesWrites(): Promise<boolean> {
    const runner = this.database.createQueryRunner();
    try {
      const client = (await runner.connect()) as Client;
      const { rows } = await client.query<{ takesWrites: boolean }>(TAKES_WRITES);
      const takesWrites = rows[0]?.takesWrites === true;
      if (!takesWrites) void client.end();
      return takesWrites;
    } finally {
      await runner.release();
    }
  }

  /** The share of a column's possible ids that has been used, from 0 to 1. */
  idsUsed(): Promise<{ column: string; share: number }[]> {
    return this.database.query(IDS_USED);
  }
}
