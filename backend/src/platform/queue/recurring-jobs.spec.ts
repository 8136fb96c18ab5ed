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

it('sets a schedule again whose next job a fast clock has put off', async () => {
  const ahead = Date.now() + 7_200_000;
  const schedules = new Map([
    ['sweep', { every: 5000, next: ahead }],
    ['daily', { every: 86_400_000, next: ahead }],
  ]);
  const queue = {
    on: () => undefined,
    getJobSchedulers: () =>
      Promise.resolve([...schedules].map(([key, schedule]) => ({ key, ...schedule }))),
    // As BullMQ does: the former time is kept.
    upsertJobScheduler: (name: string, { every }: { every: number }) =>
      Promise.resolve(
        schedules.set(name, { every, next: schedules.get(name)?.next ?? Date.now() }),
      ),
    removeJobScheduler: (name: string) => Promise.resolve(schedules.delete(name)),
  } as unknown as Queue;
  const recurring = new RecurringJobs(queue);
  for (const [name, { every }] of schedules)
    recurring.add({ name, every, run: () => Promise.resolve() });
  await recurring.schedule(false);
  expect(schedules.get('sweep')?.next).toBeLessThanOrEqual(Date.now());
  expect(schedules.get('daily')?.next).toBe(ahead);
});
