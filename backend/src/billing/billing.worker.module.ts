import { Module } from '@nestjs/common';
import { RetentionModule } from '../platform/retention/retention.module.js';
import { RetentionService } from '../platform/retention/retention.service.js';
import { BILLING_RETENTION } from './billing-retention.js';
import { BillingModule } from './billing.module.js';
import { BillingProcessor } from './billing.processor.js';
import { BillingSweep } from './billing-sweep.js';

@Module({ imports: [BillingModule, RetentionModule], providers: [BillingProcessor, BillingSweep] })
export class BillingWorkerModule {
  constructor(retention: RetentionService) {
    retention.add(BILLING_RETENTION);
  }
}
