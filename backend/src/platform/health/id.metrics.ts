import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { answerInTime } from './answer-in-time.js';

/** Of each sequence, how much of what its column and itself may hold. */
const USED = `
  SELECT owner.relname || '.' || attname AS "column", last_value::float8 / least(max_value,
    CASE atttypid WHEN 'smallint'::regtype THEN 32767 WHEN 'integer'::regtype THEN 2147483647
      ELSE max_value END) AS share
  FROM pg_sequences
    JOIN pg_depend ON objid = format('%I.%I', schemaname, sequencename)::regclass
      AND classid = 'pg_class'::regclass AND refobjsubid > 0 AND deptype IN ('a', 'i')
    JOIN pg_class AS owner ON owner.oid = refobjid
    JOIN pg_attribute ON attrelid = refobjid AND attnum = refobjsubid
  WHERE last_value IS NOT NULL`;

/** How soon a table will run out of ids. */
@Injectable()
export class IdMetrics implements OnModuleInit {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  onModuleInit(): void {
    const used = () => this.database.query<{ column: string; share: number }[]>(USED);
    new Gauge({
      name: 'zampa_ids_used_ratio',
      help: 'How much of the ids that a column can hold is given out, from 0 to 1, as PostgreSQL has it',
      labelNames: ['column'],
      async collect() {
        this.reset();
        for (const { column, share } of (await answerInTime(used())) ?? []) {
          this.set({ column }, share);
        }
      },
    });
  }
}
