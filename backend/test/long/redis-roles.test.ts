import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { SendMessageReply } from '../../src/contract/chat.js';
import type { Acknowledgement } from '../../src/contract/socket-events.js';
import type { StatusReply } from '../../src/contract/status.js';
import { OwnRedis } from '../harness/own-redis.js';
import type { Owner } from '../harness/owner.js';
import type { Process } from '../harness/processes.js';
import { brief, refusal } from '../harness/refusal.js';
import type { Tab } from '../harness/tab.js';
import { eventually, until } from '../harness/until.js';
import { visit } from '../harness/visit.js';
import { World } from '../harness/world.js';

const folder = mkdtempSync(join(tmpdir(), 'zampa-roles-'));

let world: World;
let servers: Record<'queue' | 'live' | 'session', OwnRedis>;
let api: Process;
let worker: Process;
let owner: Owner;
let tab: Tab;

beforeAll(async () => {
  const [queue, live, session] = await Promise.all(
    ['queue', 'live', 'session'].map((role) => OwnRedis.create(join(folder, role))),
  );
  servers = { queue, live, session } as typeof servers;
  world = await World.create({
    REDIS_URL: 'redis://127.0.0.1:1',
    REDIS_QUEUE_URL: servers.queue.url,
    REDIS_LIVE_URL: servers.live.url,
    REDIS_SESSION_URL: servers.session.url,
  });
  [api, worker] = await Promise.all([world.api(), world.worker()]);
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'expert');
}, 120_000);

afterEach(() => owner.closeTabs());

afterAll(async () => {
  await world.close();
  for (const server of Object.values(servers)) await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const readiness = async ({ url }: Process) => {
  const { status, body } = await visit(`${url}/health/ready`);
  return { status, ...(body as { redis: boolean; redisAway: string[] }) };
};

/** The state of each part on the status page, which is refreshed every 5 s. */
const parts = async () => {
  const { parts: told } = (await visit(`${api.url}/api/status`)).body as StatusReply;
  return Object.fromEntries(told.map(({ part, level }) => [part, level]));
};

async function openTab(): Promise<void> {
  tab = await owner.tab();
  await tab.open(owner.sessionId);
}

const ask = (content: string) =>
  tab.socket
    .timeout(10_000)
    .emitWithAck('send-message', { sessionId: owner.sessionId, content }) as Promise<
    Acknowledgement<SendMessageReply>
  >;

/** Does the work while the server of a role is gone, and starts it again on its data. */
async function without(role: keyof typeof servers, work: () => Promise<void>): Promise<void> {
  await servers[role].end('SIGKILL');
  try {
    await work();
  } finally {
    await servers[role].start();
  }
}

it('without live texts, questions are admitted and answered, and tabs catch up', async () => {
  await openTab();
  let asked = Number.NaN;
  await without('live', async () => {
    asked = (await owner.ask('Does she like the snow?')).reply.id;
    expect(await owner.finished(asked)).toMatchObject({ status: 'complete' });
    for (const process of [api, worker]) {
      const told = { status: 200, redis: false, redisAway: ['live'] };
      expect(await readiness(process)).toMatchObject(told);
      const { text } = await visit(`${process.url}/metrics`);
      expect(text).toContain('zampa_redis_ready{connection="commands",roles="live"} 0');
      expect(text).toContain('zampa_redis_ready{connection="commands",roles="session"} 1');
      expect(process.output).toContain('"roles":["live"]');
    }
    await eventually(async () => {
      expect(await parts()).toMatchObject({ app: 'works', answers: 'works', live: 'down' });
    });
    const leaving = await world.owner(api);
    expect((await leaving.call('POST', '/api/auth/logout')).status).toBe(200);
    expect((await leaving.call('GET', '/api/pets')).status).toBe(401);
  });
  expect(await tab.finished(asked)).toMatchObject({ status: 'complete' });
  const { reply } = await owner.ask('And the rain?');
  expect(await tab.finished(reply.id)).toMatchObject({ status: 'complete' });
});

it('without sessions, requests but for the emergency guide are refused, while open tabs ask and get answers', async () => {
  await openTab();
  await without('session', async () => {
    expect(brief(await owner.call('GET', '/api/pets'))).toEqual(refusal(503, 'UNAVAILABLE'));
    expect((await owner.call('GET', '/api/emergency-guide?language=en')).status).toBe(200);
    expect(await readiness(api)).toMatchObject({ status: 503, redisAway: ['session'] });
    expect(await readiness(worker)).toMatchObject({ status: 200, redisAway: ['session'] });
    const answer = await ask('Does she like the sun?');
    if (!answer.ok) throw new Error(answer.code);
    expect(await tab.finished(answer.reply.id)).toMatchObject({ status: 'complete' });
  });
  await eventually(async () => {
    expect((await owner.call('GET', '/api/pets')).status).toBe(200);
  });
});

it('without queues, questions are refused without cost, and everything else works', async () => {
  await openTab();
  await without('queue', async () => {
    const before = await world.questionsOf(owner);
    expect(brief(await owner.send('And the wind?'))).toEqual(refusal(503, 'UNAVAILABLE'));
    expect(await world.questionsOf(owner)).toBe(before);
    expect((await owner.call('GET', '/api/pets')).status).toBe(200);
    expect(await readiness(api)).toMatchObject({ status: 200, redisAway: ['queue'] });
    expect(await readiness(worker)).toMatchObject({ status: 503, redisAway: ['queue'] });
  });
  const { reply } = await until('a question is taken', async () => {
    const sent = await owner.send('And now?');
    return sent.status === 201 ? sent.body : null;
  });
  expect(await tab.finished(reply.id)).toMatchObject({ status: 'complete' });
});
