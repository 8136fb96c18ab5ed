import { Module } from '@nestjs/common';
import { RecurringJobsModule } from '../platform/queue/recurring-jobs.js';
import { PushDeliveries } from './push-deliveries.service.js';
import { PushSender } from './push-sender.js';
import { PushModule } from './push.module.js';
import { PushProcessor } from './push.processor.js';

@Module({
  imports: [PushModule, RecurringJobsModule],
  providers: [PushSender, PushDeliveries, PushProcessor],
})
export class PushWorkerModule {}
