import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Metrics, seeRedis } from '../harness/metrics.js';
import type { Owner } from '../harness/owner.js';
import type { Process } from '../harness/processes.js';
import { until } from '../harness/until.js';
import { World } from '../harness/world.js';

let world: World;
let api: Process;
let worker: Process;
let owner: Owner;

beforeAll(async () => {
  world = await World.create();
  [api, worker] = await Promise.all([world.api(), world.worker()]);
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'pro');
});

afterAll(() => world.close());

describe('an operator reads', () => {
  it("the queue's length and longest wait, even when no worker runs", async () => {
    await worker.end();
    await owner.ask('Is anybody there?');
    const seen = await until('the question is seen to wait', async () => {
      const metrics = await Metrics.of(api);
      return metrics.sum('zampa_oldest_question_waiting_seconds') > 0.2 ? metrics : null;
    });
    const waiting = ['waiting', 'prioritized'].map((state) =>
      seen.sum('zampa_queue_jobs', { queue: 'replies', state }),
    );
    expect(Math.max(...waiting)).toBe(1);
    world.model.behave({ words: 5 });
    worker = await world.worker();
    await until('nothing waits', async () => {
      return (await Metrics.of(api)).sum('zampa_oldest_question_waiting_seconds') === 0;
    });
    await until('the job is over', async () => {
      const done = { queue: 'replies', outcome: 'completed' };
      return (await Metrics.of(worker)).sum('zampa_jobs_total', done) === 1;
    });
  });

  it('within 10 s that Redis is down, and that it is back', async () => {
    world.redis.kill('SIGSTOP');
    await seeRedis(0, [api, worker], 10_000);
    world.redis.kill('SIGCONT');
    await seeRedis(1, [api, worker], 20_000);
  });

  it('no dead worker after Redis resumes: jobs that lost their locks are done', async () => {
    world.model.behave({ words: 600, gap: 50 });
    const { reply } = await owner.ask('Tell me a long story');
    const tab = await owner.tab();
    await tab.open(owner.sessionId);
    await until(
      'it is being written',
      async () => (await Metrics.of(worker)).sum('zampa_replies_running') > 0,
    );
    await world.redis.pause(12_000);
    const lost = { queue: 'replies', outcome: 'unlocked' };
    const seen = await until(
      'the lost lock is counted',
      async () => {
        const metrics = await Metrics.of(worker);
        return metrics.sum('zampa_jobs_total', lost) > 0 ? metrics : null;
      },
      30_000,
    );
    expect(seen.sum('zampa_jobs_total', { outcome: 'stalled' })).toBe(0);
    await owner.stop(reply.id);
    owner.closeTabs();
  });
});
