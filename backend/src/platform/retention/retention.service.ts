import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { Counter } from 'prom-client';
import { LOGGER } from '../logging/logging.module.js';
import { RecurringJobs } from '../queue/recurring-jobs.js';
import { BATCH, RetentionRepository } from './retention.repository.js';

/** Data that a room keeps for a limited time. */
export interface RetentionRule {
  /** Name of what is removed, for the log and the metric. */
  what: string;
  /** Removes or clears at most $1 expired rows, or has a job do it, and skips locked ones. */
  sql: string;
}

/** Pause between two batches, for other queries. Milliseconds. */
const PAUSE = 50;

/** Milliseconds. */
const INTERVAL = 3_600_000;

const removed = new Counter({
  name: 'zampa_rows_removed_total',
  help: 'Rows that this worker has removed or emptied because their time was over',
  labelNames: ['what'],
});

/**
 * Removes expired data every hour, in small transactions. The next run does what a dying process
 * leaves undone.
 */
@Injectable()
export class RetentionService implements OnModuleDestroy {
  private readonly rules: RetentionRule[] = [];
  private ending = false;

  constructor(
    private readonly statements: RetentionRepository,
    @Inject(LOGGER) private readonly logger: Logger,
    recurring: RecurringJobs,
  ) {
    const run = () => this.applyAll();
    recurring.add({ name: 'retention', every: INTERVAL, atStart: true, run });
  }

  /** Called by rooms before the process has started. */
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
      rows = await this.statements.applyOnce(what, sql);
      total += rows;
      removed.inc({ what }, rows);
    }
    if (total > 0) this.logger.info({ what, rows: total }, 'old rows removed');
  }
}
