import { Module } from '@nestjs/common';
import { RecurringJobsModule } from '../queue/recurring-jobs.js';
import { RetentionRepository } from './retention.repository.js';
import { RetentionService } from './retention.service.js';

/** For worker modules: `add` the room's retention rules. */
@Module({
  imports: [RecurringJobsModule],
  providers: [RetentionRepository, RetentionService],
  exports: [RetentionService],
})
export class RetentionModule {}
