import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** Rows of one transaction: their locks are held for some milliseconds. */
export const BATCH = 1000;

@Injectable()
export class RetentionRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @param sql of a `RetentionRule`. @returns how many rows were removed or emptied. */
  async applyOnce(sql: string): Promise<number> {
    const [, rows] = await this.database.query<[unknown[], number]>(sql, [BATCH]);
    return rows;
  }
}
