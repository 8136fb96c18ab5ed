import type { Queue, Worker } from 'bullmq';
import { Counter, Gauge } from 'prom-client';
import type { RedisPulse } from '../redis/redis-pulse.js';
import { answerInTime } from '../health/answer-in-time.js';

/** States in which a job is not over; jobs that are over leave the queue. */
const STATES = ['waiting', 'prioritized', 'delayed', 'active'] as const;

const OUTCOMES = ['completed', 'retried', 'failed', 'stalled', 'unlocked'];

/**
 * Jobs whose lock ran out while Redis was silent look as if their worker had died; queues notice at
 * most two looks, of 30 s, after its return. Milliseconds.
 */
const AFTERMATH = 60_000;

const watched: Queue[] = [];

new Gauge({
  name: 'zampa_queue_jobs',
  help: 'Jobs by state, as Redis has them: every process tells the same, so take the maximum',
  labelNames: ['queue', 'state'],
  async collect() {
    const counts = watched.map((queue) => answerInTime(queue.getJobCounts(...STATES)));
    this.reset();
    for (const [index, jobs] of (await Promise.all(counts)).entries()) {
      const queue = watched[index]?.name ?? '';
      for (const [state, number] of Object.entries(jobs ?? {})) this.set({ queue, state }, number);
    }
  },
});

const jobs = new Counter({
  name: 'zampa_jobs_total',
  help: 'Jobs that this worker completed, failed and will retry, gave up, found stalled, or found without a lock because Redis had been silent',
  labelNames: ['queue', 'outcome'],
});

/** Tells on `/metrics` how long the queue is. */
export function watchQueue(queue: Queue): void {
  watched.push(queue);
}

/** Counts on `/metrics` what becomes of the jobs of this worker. */
export function watchWorker(worker: Worker, redis: RedisPulse): void {
  const { name: queue } = worker;
  for (const outcome of OUTCOMES) jobs.inc({ queue, outcome }, 0);
  worker.on('completed', () => jobs.inc({ queue, outcome: 'completed' }));
  worker.on('stalled', () => {
    jobs.inc({ queue, outcome: redis.wasSilentWithin(AFTERMATH) ? 'unlocked' : 'stalled' });
  });
  worker.on('failed', (job) => {
    const over = job?.finishedOn !== undefined;
    jobs.inc({ queue, outcome: over ? 'failed' : 'retried' });
  });
}
