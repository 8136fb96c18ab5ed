import { Processor } from '@nestjs/bullmq';
import { JobProcessor, TAKEN_OVER_SOON } from '../platform/queue/job-processor.js';
import type { JobData } from '../platform/queue/job-queue.js';
import { RecurringJobs } from '../platform/queue/recurring-jobs.js';
import { DueReminders } from './due-reminders.repository.js';
import { ReminderDeliveriesService } from './reminder-deliveries.service.js';
import { REMINDERS_QUEUE, RemindersQueue } from './reminders.queue.js';

/** Milliseconds. Reminders are late by at most this interval plus processing time. */
const SWEEP_INTERVAL = 5000;

/** Notifies owners of due reminders. */
@Processor(REMINDERS_QUEUE, { concurrency: 2, ...TAKEN_OVER_SOON })
export class RemindersProcessor extends JobProcessor<JobData> {
  protected readonly label = 'reminders';

  constructor(
    private readonly deliveries: ReminderDeliveriesService,
    private readonly due: DueReminders,
    private readonly queue: RemindersQueue,
    recurring: RecurringJobs,
  ) {
    super();
    recurring.add({ name: 'reminder sweep', every: SWEEP_INTERVAL, run: () => this.sweep() });
  }

  protected handle(): Promise<void> {
    return this.deliveries.deliver();
  }

  /** What a dead worker was handling is still due, or is announced again. */
  private async sweep(): Promise<void> {
    await this.deliveries.deliverUntold();
    if (await this.due.any()) await this.queue.enqueue();
  }
}
