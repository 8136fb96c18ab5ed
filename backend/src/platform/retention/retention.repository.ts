import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** Rows per transaction: their locks are held for some milliseconds. */
export const BATCH = 1000;

/** Advisory lock of one rule. */
const LOCK = 7_263_002;

@Injectable()
export class RetentionRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Applies a `RetentionRule` once.
   * @returns how many rows were removed or cleared; 0 while another run applies the rule.
   */
  applyOnce(what: string, sql: string): Promise<number> {
    return this.database.transaction(async (tx) => {
      const [lock] = await tx.query<{ free: boolean }[]>(
        `SELECT pg_try_advisory_xact_lock($1, hashtext($2)) AS free`,
        [LOCK, what],
      );
      if (!lock?.free) return 0;
      const [, rows] = await tx.query<[unknown[], number]>(sql, [BATCH]);
      return rows;
    });
  }
}
