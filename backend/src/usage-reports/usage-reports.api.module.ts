import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ReportStopsService } from './report-stops.service.js';
import { UsageReportsController } from './usage-reports.controller.js';

@Module({
  imports: [AccountsModule],
  controllers: [UsageReportsController],
  providers: [ReportStopsService],
})
export class UsageReportsApiModule {}
