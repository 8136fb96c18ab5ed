import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.js';
import { SupportController } from './support.controller.js';
import { SupportMetrics } from './support.metrics.js';
import { SupportModule } from './support.module.js';

@Module({
  imports: [SupportModule, BillingModule],
  controllers: [SupportController],
  providers: [SupportMetrics],
})
export class SupportApiModule {}
