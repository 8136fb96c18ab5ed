import { Module } from '@nestjs/common';
import { BillingModule } from './billing.module.js';
import { BillingProcessor } from './billing.processor.js';
import { BillingSweep } from './billing-sweep.js';

@Module({ imports: [BillingModule], providers: [BillingProcessor, BillingSweep] })
export class BillingWorkerModule {}
