import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** Of each sequence, how much of what its column and itself may hold. */
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

/** What PostgreSQL says of itself. */
@Injectable()
export class DatabaseFacts {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Fails when PostgreSQL does not answer. */
  async ping(): Promise<true> {
    await this.database.query('SELECT 1');
    return true;
  }

  /** How much of the ids that a column can hold is given out, from 0 to 1. */
  idsUsed(): Promise<{ column: string; share: number }[]> {
    return this.database.query(IDS_USED);
  }
}
