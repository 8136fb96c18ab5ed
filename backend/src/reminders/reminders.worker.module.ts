import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { QueueModule } from '../platform/queue/queue.module.js';
import { RecurringJobsModule } from '../platform/queue/recurring-jobs.js';
import { RetentionModule } from '../platform/retention/retention.module.js';
import { RetentionService } from '../platform/retention/retention.service.js';
import { PushModule } from '../push/push.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { DueReminders } from './due-reminders.repository.js';
import { ReminderDeliveriesService } from './reminder-deliveries.service.js';
import { REMINDER_RETENTION } from './reminder-retention.js';
import { RemindersModule } from './reminders.module.js';
import { RemindersProcessor } from './reminders.processor.js';
import { REMINDERS_QUEUE, RemindersQueue } from './reminders.queue.js';

@Module({
  imports: [
    RemindersModule,
    MailModule,
    PushModule,
    WebhooksModule,
    RecurringJobsModule,
    RetentionModule,
    // One try per job: the next sweep finds what stays due.
    QueueModule.of(REMINDERS_QUEUE, { tries: 1 }),
  ],
  providers: [DueReminders, ReminderDeliveriesService, RemindersQueue, RemindersProcessor],
})
export class RemindersWorkerModule {
  constructor(retention: RetentionService) {
    retention.add(REMINDER_RETENTION);
  }
}
