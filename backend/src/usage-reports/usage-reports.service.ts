import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { MailOutboxService } from '../mail/mail-outbox.service.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { dueMonth, monthDueAnywhere, type ReportMonth } from './report-month.js';
import { stopAddress } from './stop-address.js';
import { UsageReportsRepository, type Reader } from './usage-reports.repository.js';

/** For owners whose zone is unknown; also the zone of times in mails. */
const TIME_ZONE = 'Europe/Rome';

/** Mails owners on Expert a report of what they did last month. */
@Injectable()
export class UsageReportsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly reports: UsageReportsRepository,
    private readonly outbox: MailOutboxService,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Writes the reports that are due, each once, even if several workers do so at the same time. A
   * report that fails does not hold up the others, and is retried the next time.
   */
  async write(now = new Date()): Promise<void> {
    const due = monthDueAnywhere(now);
    if (due === null) return;
    for (let last = 0; ;) {
      const readers = await this.reports.readersAfter(last, due);
      for (const reader of readers) {
        const month = dueMonth(now, reader.timeZone ?? TIME_ZONE);
        if (month) await this.tryOne(reader, month);
      }
      const next = readers.at(-1)?.id;
      if (next === undefined) return;
      last = next;
    }
  }

  private async tryOne(reader: Reader, month: ReportMonth): Promise<void> {
    try {
      await this.writeOne(reader, month);
    } catch (err) {
      this.logger.error({ err, userId: reader.id }, 'usage report not written');
    }
  }

  private async writeOne(reader: Reader, month: ReportMonth): Promise<void> {
    const { id, email, name, language } = reader;
    const mailId = await this.database.transaction(async (tx) => {
      if (!(await this.reports.claim(tx, id, month))) return null;
      const counts = await this.reports.counts(tx, id, month);
      return this.outbox.write(tx, {
        key: `usage-report-${String(id)}-${month.month}`,
        to: email,
        template: 'usage-report',
        language,
        data: { name, month: month.month, ...counts, stopUrl: stopAddress(id, this.env) },
      });
    });
    await this.outbox.send(mailId);
  }
}
