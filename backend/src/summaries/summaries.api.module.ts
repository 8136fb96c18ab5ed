import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.js';
import { SharedSummaryController } from './shared-summary.controller.js';
import { SummariesController } from './summaries.controller.js';
import { SummariesModule } from './summaries.module.js';

@Module({
  imports: [SummariesModule, BillingModule],
  controllers: [SummariesController, SharedSummaryController],
})
export class SummariesApiModule {}
