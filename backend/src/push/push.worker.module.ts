import { Module } from '@nestjs/common';
import { RecurringJobsModule } from '../platform/queue/recurring-jobs.js';
import { PushDeliveriesService } from './push-deliveries.service.js';
import { PushSender } from './push-sender.js';
import { PushModule } from './push.module.js';
import { PushProcessor } from './push.processor.js';

@Module({
  imports: [PushModule, RecurringJobsModule],
  providers: [PushSender, PushDeliveriesService, PushProcessor],
})
export class PushWorkerModule {}
