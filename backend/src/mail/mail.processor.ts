import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { JobProcessor, TAKEN_OVER_SOON } from '../platform/queue/job-processor.js';
import { RecurringJobs } from '../platform/queue/recurring-jobs.js';
import { MailDeliveriesService } from './mail-deliveries.service.js';
import { MAIL_QUEUE, MailQueue, type MailJob } from './mail.queue.js';
import { MailsRepository } from './mails.repository.js';

/** Mails that one worker sends at once; mail servers dislike more connections. */
const CONCURRENCY = 4;

/** Milliseconds. */
const SWEEP_INTERVAL = 4000;

/** Takes mails from the queue. */
@Processor(MAIL_QUEUE, { concurrency: CONCURRENCY, ...TAKEN_OVER_SOON })
export class MailProcessor extends JobProcessor<MailJob> {
  protected readonly label = 'mail';

  constructor(
    private readonly deliveries: MailDeliveriesService,
    private readonly mails: MailsRepository,
    private readonly queue: MailQueue,
    recurring: RecurringJobs,
  ) {
    super();
    recurring.add({ name: 'mail sweep', every: SWEEP_INTERVAL, run: () => this.sweep() });
  }

  protected handle({ data }: Job<MailJob>): Promise<void> {
    return this.deliveries.deliver(data.mailId);
  }

  /** Enqueues every mail that is due: to be retried, left by a dead worker, or with a lost job. */
  private async sweep(): Promise<void> {
    await this.queue.enqueue(await this.mails.due());
  }
}
