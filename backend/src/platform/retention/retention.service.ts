import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { Counter } from 'prom-client';
import { DataSource } from 'typeorm';
import { LOGGER } from '../logging/logging.module.js';
import { RecurringJobs } from '../queue/recurring-jobs.js';

/** What a room keeps for a time only. */
export interface RetentionRule {
  /** What is removed, for the log and the metric. */
  what: string;
  /**
   * Removes, or empties, at most $1 rows whose time is over. Rows that somebody else has locked
   * are left for later.
   */
  sql: string;
}

/** Rows of one transaction: their locks are held for some milliseconds. */
const BATCH = 1000;

/** Between two batches others have their turn. Milliseconds. */
const PAUSE = 50;

/** Milliseconds. */
const INTERVAL = 3_600_000;

/** One batch of a rule at a time: a run that finds it taken leaves the rule to the other. */
const LOCK = 7_263_002;

const removed = new Counter({
  name: 'zampa_rows_removed_total',
  help: 'Rows that this worker has removed or emptied because their time was over',
  labelNames: ['what'],
});

/**
 * Removes what the rooms keep for a time only, every hour, in small transactions. Whatever a
 * process leaves when it dies, the next run finds.
 */
@Injectable()
export class RetentionService implements OnModuleDestroy {
  private readonly rules: RetentionRule[] = [];
  private ending = false;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
    recurring: RecurringJobs,
  ) {
    recurring.add({
      ...{ name: 'retention', every: INTERVAL, atStart: true },
      run: () => this.applyAll(),
    });
  }

  /** For rooms, before the process has started. */
  add(rules: RetentionRule[]): void {
    this.rules.push(...rules);
  }

  onModuleDestroy(): void {
    this.ending = true;
  }

  private async applyAll(): Promise<void> {
    for (const rule of this.rules) {
      try {
        await this.apply(rule);
      } catch (err) {
        this.logger.warn({ err, what: rule.what }, 'old rows not removed; the next run will');
      }
    }
  }

  private async apply({ what, sql }: RetentionRule): Promise<void> {
    let total = 0;
    for (let rows = BATCH; rows === BATCH && !this.ending;) {
      if (total > 0) await delay(PAUSE);
      rows = await this.removeBatch(what, sql);
      total += rows;
      removed.inc({ what }, rows);
    }
    if (total > 0) this.logger.info({ what, rows: total }, 'old rows removed');
  }

  /** @returns how many rows; none when another run is at it. */
  private removeBatch(what: string, sql: string): Promise<number> {
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
