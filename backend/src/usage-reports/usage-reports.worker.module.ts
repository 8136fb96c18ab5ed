import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module.js';
import { RecurringJobs, RecurringJobsModule } from '../platform/queue/recurring-jobs.js';
import { UsageReportEntity } from './usage-report.entity.js';
import { UsageReportsRepository } from './usage-reports.repository.js';
import { UsageReportsService } from './usage-reports.service.js';

const HOUR_MS = 3_600_000;

@Module({
  imports: [MailModule, RecurringJobsModule, TypeOrmModule.forFeature([UsageReportEntity])],
  providers: [UsageReportsRepository, UsageReportsService],
})
export class UsageReportsWorkerModule {
  constructor(jobs: RecurringJobs, reports: UsageReportsService) {
    jobs.add({ name: 'usage-reports', every: HOUR_MS, run: () => reports.write() });
  }
}
