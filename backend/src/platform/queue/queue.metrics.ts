import type { Queue, Worker } from 'bullmq';
import { Counter, Gauge } from 'prom-client';
import type { RedisHeartbeat } from '../redis/redis-heartbeat.js';
import { probe } from '../health/probe.js';

/** States of unfinished jobs; finished ones leave the queue. */
const STATES = ['waiting', 'prioritized', 'delayed', 'active'] as const;

const OUTCOMES = ['completed', 'retried', 'failed', 'stalled', 'unlocked'];

/**
 * While Redis is unresponsive, job locks expire as if their worker had died. Once it is back,
 * queues notice this within two checks, 30 s apart. Milliseconds.
 */
const STALL_WINDOW = 60_000;

const watched: Queue[] = [];

new Gauge({
  name: 'zampa_queue_jobs',
  help: 'Jobs by state, as Redis has them: every process tells the same, so take the maximum',
  labelNames: ['queue', 'state'],
  async collect() {
    const counts = await Promise.all(watched.map((queue) => probe(queue.getJobCounts(...STATES))));
    // Not before the answers: two scrapes at once would add up.
    this.reset();
    for (const [index, jobs] of counts.entries()) {
      const queue = watched[index]?.name ?? '';
      for (const [state, number] of Object.entries(jobs ?? {})) this.inc({ queue, state }, number);
    }
  },
});

const jobs = new Counter({
  name: 'zampa_jobs_total',
  help: 'Jobs that this worker completed, failed and will retry, gave up, found stalled, or found without a lock because Redis had been silent',
  labelNames: ['queue', 'outcome'],
});

/** Exports the queue's length on `/metrics`. */
export function watchQueue(queue: Queue): void {
  watched.push(queue);
}

/** Counts the outcomes of this worker's jobs on `/metrics`. */
export function watchWorker(worker: Worker, redis: RedisHeartbeat): void {
  const { name: queue } = worker;
  for (const outcome of OUTCOMES) jobs.inc({ queue, outcome }, 0);
  worker.on('completed', () => jobs.inc({ queue, outcome: 'completed' }));
  worker.on('stalled', () => {
    jobs.inc({
      queue,
      outcome: redis.wasUnresponsiveWithin(STALL_WINDOW) ? 'unlocked' : 'stalled',
    });
  });
  worker.on('failed', (job) => {
    const finished = job?.finishedOn !== undefined;
    jobs.inc({ queue, outcome: finished ? 'failed' : 'retried' });
  });
}
