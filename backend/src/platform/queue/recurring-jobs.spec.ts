import { expect, it } from '@jest/globals';
import type { Queue } from 'bullmq';
import { RecurringJobs } from './recurring-jobs.js';

it('removes recurring jobs of earlier versions when a worker starts', async () => {
  const schedules = new Set(['former duty', 'present duty']);
  const queue = {
    on: () => undefined,
    getJobSchedulers: () => Promise.resolve([...schedules].map((key) => ({ key }))),
    upsertJobScheduler: (name: string) => Promise.resolve(schedules.add(name)),
    removeJobScheduler: (name: string) => Promise.resolve(schedules.delete(name)),
  } as unknown as Queue;
  const recurring = new RecurringJobs(queue);
  recurring.add({ name: 'present duty', every: 1000, run: () => Promise.resolve() });
  await recurring.schedule(true);
  expect([...schedules]).toEqual(['present duty']);
});
