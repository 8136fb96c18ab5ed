import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Gate } from '../harness/gate.js';
import { Owner } from '../harness/owner.js';
import type { Process, Settings } from '../harness/processes.js';
import { brief, refusal } from '../harness/refusal.js';
import { until } from '../harness/until.js';
import { World } from '../harness/world.js';
import { visit } from '../harness/visit.js';

let world: World;
const gates: Partial<Record<'DATABASE_URL' | 'REDIS_URL', Gate>> = {};
let api: Process;
let worker: Process;
let owner: Owner;

beforeAll(async () => {
  world = await World.create();
  const settings: Settings = {};
  for (const name of ['DATABASE_URL', 'REDIS_URL'] as const) {
    const gate = await Gate.before(world.settings[name] ?? '');
    gates[name] = gate;
    settings[name] = gate.url;
  }
  [api, worker] = await Promise.all([world.api(undefined, settings), world.worker(settings)]);
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'expert');
}, 180_000);

afterAll(async () => {
  await world.close();
  for (const gate of Object.values(gates)) gate.close();
});

/** The answer and how many milliseconds it took. */
async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  const begun = performance.now();
  const answer = await work();
  return { answer, ms: performance.now() - begun };
}

const get = (process: Process, path: string) => timed(() => visit(process.url + path));

const CALLS: [string, string, object?][] = [
  ['GET', '/api/auth/session'],
  ['GET', '/api/pets'],
  ['PATCH', '/api/user/profile', { username: 'Nobody Else' }],
  ['POST', '/api/auth/login', { email: 'nobody@example.org', password: 'wrong-guess-7' }],
];

/** Makes the API keep more open connections than the calls below take. */
const keepConnections = () =>
  Promise.all(Array.from({ length: 12 }, () => owner.call('GET', '/api/pets')));

const isReady = async (process: Process): Promise<boolean> =>
  (await get(process, '/health/ready')).answer.ok;

describe('the health check', () => {
  it.each(['api', 'worker'])('of the %s is served at three addresses', async (name) => {
    const process = name === 'api' ? api : worker;
    for (const path of ['/health/live', '/health/ready']) {
      expect((await get(process, path)).answer.status).toBe(200);
    }
    const metrics = (await get(process, '/metrics')).answer;
    expect(metrics.status).toBe(200);
    expect(metrics.headers.get('content-type')).toMatch(/^text\/plain/);
    const text = metrics.text;
    expect(text).toMatch(/^# TYPE process_cpu_seconds_total counter$/m);
    expect(text).not.toContain(owner.email);
  });

  it('is all the worker serves', async () => {
    for (const path of ['/', '/api/pets', '/health']) {
      expect((await get(worker, path)).answer.status).toBe(404);
    }
  });
});

describe.each([
  ['PostgreSQL', 'DATABASE_URL'],
  ['Redis', 'REDIS_URL'],
] as const)('without %s', (service, name) => {
  it.each(['shut', 'silence'] as const)(
    'every call is answered within 5 s, and it recovers without a restart: %s',
    async (fault) => {
      const tab = await owner.tab();
      await keepConnections();
      gates[name]?.[fault]();
      const calls = CALLS.map(([method, path, body]) =>
        timed(() =>
          Object.assign(new Owner(api.url), { cookie: owner.cookie }).call(method, path, body),
        ),
      );
      const probes = [api, worker].map((process) => get(process, '/health/ready'));
      const [page, live, ...ready] = await Promise.all([
        get(api, '/'),
        get(api, '/health/live'),
        ...probes,
      ]);
      for (const { answer, ms } of await Promise.all(calls)) {
        expect(brief(answer)).toEqual(refusal(503, 'UNAVAILABLE'));
        expect(ms).toBeLessThan(5000);
      }
      for (const { answer, ms } of ready) {
        expect(answer.status).toBe(503);
        expect(ms).toBeLessThan(5000);
      }
      expect([page.answer.status, live.answer.status]).toEqual([200, 200]);
      gates[name]?.open();
      await until('the API is ready', () => isReady(api), 15_000);
      await until('the worker is ready', () => isReady(worker), 15_000);
      expect((await owner.call('GET', '/api/pets')).status).toBe(200);
      await until('the tab is connected', () => tab.socket.connected, 10_000);
      const { reply } = await owner.ask(`Are you back, ${service}?`);
      expect(await tab.finished(reply.id)).toMatchObject({ status: 'complete' });
      owner.closeTabs();
    },
  );
});

describe('Redis', () => {
  it('can be restarted: nobody is signed out and everything continues', async () => {
    await world.redis.end('SIGTERM');
    const { answer, ms } = await get(api, '/health/ready');
    expect(answer.status).toBe(503);
    expect(ms).toBeLessThan(5000);
    const refused = await timed(() => owner.call('GET', '/api/pets'));
    expect(brief(refused.answer)).toEqual(refusal(503, 'UNAVAILABLE'));
    expect(refused.ms).toBeLessThan(5000);
    await world.redis.start();
    await until('the API is ready', () => isReady(api), 15_000);
    expect((await owner.call('GET', '/api/pets')).status).toBe(200);
    expect((await world.owner(api)).username).toBeTruthy();
    const { reply } = await owner.ask('Are you back?');
    expect(await owner.finished(reply.id, 15_000)).toMatchObject({ status: 'complete' });
  });
});

describe('Redis, back after a long outage,', () => {
  it('lets questions be admitted and answered within 2 s', async () => {
    // At this level every failed try is logged.
    const talkative = { LOG_LEVEL: 'debug' };
    const direct = await world.api(undefined, talkative);
    // Without a gate in between: what a process logs about Redis comes from Redis itself.
    await worker.end('SIGTERM');
    worker = await world.worker(talkative);
    owner.url = direct.url;
    await world.redis.end('SIGTERM');
    await until('the API is not ready', async () => !(await isReady(direct)));
    // By then, a backoff that grows with each attempt has reached 8 s.
    const hasTried = ({ output }: Process, part: string) => output.split(part).length > 9;
    await until(
      'both have tried for long',
      () => hasTried(direct, '"msg":"reply queue"') && hasTried(worker, '"msg":"reply worker"'),
      60_000,
    );
    await world.redis.start();
    const { answer, ms } = await timed(async () =>
      until('a question is taken', async () => {
        const sent = await owner.send('Are you back?');
        return sent.status === 201 ? sent.body : null;
      }),
    );
    expect(ms).toBeLessThan(2000);
    expect(await owner.finished(answer.reply.id, 5000)).toMatchObject({ status: 'complete' });
    owner.url = api.url;
  });
});

describe('SIGTERM', () => {
  it('ends the API with 0 within 30 s while tabs and connections are open', async () => {
    const tab = await owner.tab();
    await tab.open(owner.sessionId);
    await Promise.all(CALLS.map(([method, path, body]) => owner.call(method, path, body)));
    const { answer, ms } = await timed(() => api.end('SIGTERM'));
    expect(answer).toBe(0);
    expect(ms).toBeLessThan(30_000);
    owner.closeTabs();
  });

  it('ends an idle worker with 0 at once', async () => {
    const { answer, ms } = await timed(() => worker.end('SIGTERM'));
    expect(answer).toBe(0);
    expect(ms).toBeLessThan(10_000);
  });

  it.each(['api', 'worker'] as const)('ends the %s even when Redis is down', async (name) => {
    const gate = await Gate.before(world.settings.REDIS_URL ?? '');
    const process = await (name === 'api'
      ? world.api(undefined, { REDIS_URL: gate.url })
      : world.worker({ REDIS_URL: gate.url }));
    gate.shut();
    const { answer, ms } = await timed(() => process.end('SIGTERM'));
    expect(answer).toBe(0);
    expect(ms).toBeLessThan(30_000);
    gate.close();
  });
});
