import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import type { Queue } from 'bullmq';
import { register } from 'prom-client';
import { watchQueue } from './queue.metrics.js';

const COUNTED = 'zampa_queue_jobs{queue="replies",state="waiting"}';

it('jobs of a queue on several servers are added up, but not those of two scrapes at once', async () => {
  for (const waiting of [3, 4]) {
    const getJobCounts = () => delay(20, { waiting });
    watchQueue({ name: 'replies', getJobCounts } as unknown as Queue);
  }
  const first = register.getSingleMetricAsString('zampa_queue_jobs');
  await delay(5);
  const second = register.getSingleMetricAsString('zampa_queue_jobs');
  for (const text of await Promise.all([first, second])) expect(text).toContain(`${COUNTED} 7`);
});
