import { Module } from '@nestjs/common';
import { RecurringJobs, RecurringJobsModule } from '../platform/queue/recurring-jobs.js';
import { RetentionModule } from '../platform/retention/retention.module.js';
import { RetentionService } from '../platform/retention/retention.service.js';
import { StaffModule } from '../staff/staff.module.js';
import { CaseReportsModule } from './case-reports.module.js';
import { CaseReturnsModule } from './case-returns.module.js';
import { CONSULTATIONS_RETENTION } from './consultations-retention.js';
import { ExpiredQuestionsService } from './expired-questions.service.js';
import { OwnerMailsModule } from './owner-mails.module.js';
import { WaitingQuestions } from './waiting-questions.repository.js';

/** Milliseconds between two sweeps for expired questions. */
const SWEEP = 5000;

@Module({
  imports: [
    CaseReportsModule,
    CaseReturnsModule,
    OwnerMailsModule,
    RecurringJobsModule,
    RetentionModule,
    StaffModule,
  ],
  providers: [ExpiredQuestionsService, WaitingQuestions],
})
export class ConsultationsWorkerModule {
  constructor(
    retention: RetentionService,
    jobs: RecurringJobs,
    questions: ExpiredQuestionsService,
  ) {
    retention.add(CONSULTATIONS_RETENTION);
    jobs.add({ name: 'expired-questions', every: SWEEP, run: () => questions.end() });
  }
}
