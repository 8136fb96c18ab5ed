import { Module } from '@nestjs/common';
import { RecurringJobsModule } from '../queue/recurring-jobs.js';
import { RetentionService } from './retention.service.js';

/** For worker modules: `add` what the room keeps for a time only. */
@Module({
  imports: [RecurringJobsModule],
  providers: [RetentionService],
  exports: [RetentionService],
})
export class RetentionModule {}
