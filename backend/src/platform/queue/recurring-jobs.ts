import { InjectQueue, Processor } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import type { Job, Queue } from 'bullmq';
import type { JobData } from './job-queue.js';
import { JobProcessor, TAKEN_OVER_SOON } from './job-processor.js';
import { QueueModule } from './queue.module.js';

export const RECURRING_QUEUE = 'recurring';

/** Interval at which schedules that Redis has lost are restored. Milliseconds. */
const SCHEDULE_AGAIN = 3000;

/** By how much the clocks of two workers may differ. Milliseconds. */
const SKEW = 60_000;

/** A recurring job of the workers: one of them runs it each time. */
export interface RecurringJob {
  /** Its name in the log. */
  name: string;
  /** Milliseconds. */
  every: number;
  /** Also run it when a worker starts. */
  atStart?: true;
  run: () => Promise<void>;
}

/** Runs the rooms' recurring jobs, once for all workers. */
@Processor(RECURRING_QUEUE, { concurrency: 8, ...TAKEN_OVER_SOON })
export class RecurringJobs extends JobProcessor<JobData> {
  protected readonly label = 'recurring';
  private readonly jobs = new Map<string, RecurringJob>();
  private timer: NodeJS.Timeout | undefined;

  constructor(@InjectQueue(RECURRING_QUEUE) private readonly queue: Queue) {
    super();
    queue.on('error', (err) => this.warnings.warn({ err }, 'recurring queue'));
  }

  /** Called by rooms before the process has started. */
  add(job: RecurringJob): void {
    this.jobs.set(job.name, job);
  }

  override onApplicationBootstrap(): void {
    super.onApplicationBootstrap();
    let isStart = true;
    const schedule = () => {
      const scheduling = this.schedule(isStart).then(() => (isStart = false));
      scheduling.catch((err: unknown) => this.logger.debug({ err }, 'not scheduled'));
    };
    schedule();
    this.timer = setInterval(schedule, SCHEDULE_AGAIN);
  }

  override onModuleDestroy(): void {
    clearInterval(this.timer);
    super.onModuleDestroy();
  }

  protected async handle({ name }: Job<JobData>): Promise<void> {
    const job = this.jobs.get(name);
    if (!job) {
      // A job of another version, while both run.
      this.logger.info({ job: name }, 'recurring job of another version');
      return;
    }
    try {
      await job.run();
    } catch (err) {
      this.warnings.warn({ err }, `${name} failed`);
    }
  }

  /**
   * Restores schedules that are missing (not created yet, lost by Redis, or without their next job)
   * or ahead: their next job was set while a clock was fast, and would wait until that time.
   */
  async schedule(isStart: boolean): Promise<void> {
    const scheduled = await this.queue.getJobSchedulers();
    if (isStart) await this.removeForeign(scheduled.map(({ key }) => key));
    for (const { name, every, atStart } of this.jobs.values()) {
      const found = scheduled.find(({ key }) => key === name);
      const next = found?.next ?? 0;
      const isLate = next < Date.now() - SCHEDULE_AGAIN;
      const isAhead = next > Date.now() + every + SKEW;
      if (isAhead) await this.queue.removeJobScheduler(name);
      if (isLate || isAhead || found?.every !== every) {
        await this.queue.upsertJobScheduler(name, { every }, { name });
      } else if (isStart && atStart) {
        // Workers that start together enqueue it once.
        await this.queue.add(name, {}, { jobId: name });
      }
    }
  }

  /**
   * Removes schedules of earlier versions. While a worker of such a version runs, it adds its own
   * again.
   */
  private async removeForeign(scheduled: string[]): Promise<void> {
    for (const name of scheduled) {
      if (!this.jobs.has(name)) await this.queue.removeJobScheduler(name);
    }
  }
}

@Module({
  imports: [QueueModule.quiet(RECURRING_QUEUE)],
  providers: [RecurringJobs],
  exports: [RecurringJobs],
})
export class RecurringJobsModule {}
