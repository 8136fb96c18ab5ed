import type { Queue, Worker } from 'bullmq';
import { Counter, Gauge } from 'prom-client';
import { answerInTime } from './answer-in-time.js';

/** States in which a job is not over; jobs that are over leave the queue. */
const STATES = ['waiting', 'prioritized', 'delayed', 'active'] as const;

const OUTCOMES = ['completed', 'retried', 'failed', 'stalled'];

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
  help: 'Jobs that this worker completed, failed and will retry, gave up, or found stalled',
  labelNames: ['queue', 'outcome'],
});

/** Tells on `/metrics` how long the queue is. */
export function watchQueue(queue: Queue): void {
  watched.push(queue);
}

/** Counts on `/metrics` what becomes of the jobs of this worker. */
export function watchWorker(worker: Worker): void {
  const { name: queue } = worker;
  for (const outcome of OUTCOMES) jobs.inc({ queue, outcome }, 0);
  worker.on('completed', () => jobs.inc({ queue, outcome: 'completed' }));
  worker.on('stalled', () => jobs.inc({ queue, outcome: 'stalled' }));
  worker.on('failed', (job) => {
    const over = job?.finishedOn !== undefined;
    jobs.inc({ queue, outcome: over ? 'failed' : 'retried' });
  });
}
