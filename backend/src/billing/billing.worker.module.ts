import { Module } from '@nestjs/common';
import { RecurringJobsModule } from '../platform/queue/recurring-jobs.js';
import { RetentionModule } from '../platform/retention/retention.module.js';
import { RetentionService } from '../platform/retention/retention.service.js';
import { BILLING_RETENTION } from './billing-retention.js';
import { BillingModule } from './billing.module.js';
import { BillingProcessor } from './billing.processor.js';

@Module({
  imports: [BillingModule, RecurringJobsModule, RetentionModule],
  providers: [BillingProcessor],
})
export class BillingWorkerModule {
  constructor(retention: RetentionService) {
    retention.add(BILLING_RETENTION);
  }
}
