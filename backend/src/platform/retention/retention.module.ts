import { Module } from '@nestjs/common';
import { RecurringJobsModule } from '../queue/recurring-jobs.js';
import { RetentionRepository } from './retention.repository.js';
import { RetentionService } from './retention.service.js';

/** For worker modules: `add` what the room keeps for a time only. */
@Module({
  imports: [RecurringJobsModule],
  providers: [RetentionRepository, RetentionService],
  exports: [RetentionService],
})
export class RetentionModule {}
