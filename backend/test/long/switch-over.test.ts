import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { SessionReply } from '../../src/contract/accounts.js';
import { Gate } from '../harness/gate.js';
import type { Owner } from '../harness/owner.js';
import { OwnRedis } from '../harness/own-redis.js';
import type { Process } from '../harness/processes.js';
import { eventually, until } from '../harness/until.js';
import { World } from '../harness/world.js';

const folder = mkdtempSync(join(tmpdir(), 'zampa-switch-over-'));

let world: World;
let gate: Gate;
let next: OwnRedis;
let api: Process;
let owner: Owner;

beforeAll(async () => {
  world = await World.create({ OPENAI_API_KEY: '', OPENAI_BASE_URL: '' });
  gate = await Gate.before(world.redis.url);
  next = await OwnRedis.create(folder);
  const { password } = new URL(world.redis.url);
  await next.run((redis) => redis.call('ACL', 'SETUSER', 'default', `>${password}`));
  const settings = { REDIS_URL: gate.url };
  [api] = await Promise.all([world.api(undefined, settings), world.worker(settings)]);
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'pro');
});

afterAll(async () => {
  await world.close();
  await next.close();
  gate.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Makes a Redis the replica of another one. */
const follow = (redis: OwnRedis, master: OwnRedis) =>
  redis.run(async (client) => {
    const { port, password } = new URL(master.url);
    await client.config('SET', 'masterauth', password);
    await client.replicaof('127.0.0.1', Number(port));
  });

const answered = async (): Promise<void> => {
  const { reply } = await owner.ask('How often should I brush my cat?');
  expect((await owner.finished(reply.id)).status).toBe('complete');
};

it('a Redis that becomes a replica of another, and stays up, is left for the new master', async () => {
  await answered();
  await follow(next, world.redis);
  await until('it has caught up', () =>
    next.run(async (redis) => (await redis.info('replication')).includes('link_status:up')),
  );
  await next.run((redis) => redis.call('REPLICAOF', 'NO', 'ONE'));
  gate.leadTo(next.url);
  await follow(world.redis, next);
  await eventually(async () => {
    const { body } = await owner.call<SessionReply>('GET', '/api/auth/session');
    expect(body.authenticated).toBe(true);
  }, 10_000);
  await eventually(answered, 20_000);
  await answered();
});

it('subscriptions leave a former master that follows nobody once the operator ends them', async () => {
  const tab = await owner.tab();
  await world.redis.run((redis) => redis.replicaof('127.0.0.1', 9));
  await answered();
  expect(tab.count('token')).toBe(0);
  await world.redis.run((redis) => redis.call('CLIENT', 'KILL', 'TYPE', 'pubsub'));
  await eventually(async () => {
    await answered();
    expect(tab.count('token')).toBeGreaterThan(0);
  }, 10_000);
});
