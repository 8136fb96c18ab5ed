import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { OwnRedis } from '../harness/own-redis.js';
import type { Owner } from '../harness/owner.js';
import type { Process } from '../harness/processes.js';
import { brief, refusal } from '../harness/refusal.js';
import { until } from '../harness/until.js';
import { visit } from '../harness/visit.js';
import { World } from '../harness/world.js';

const folder = mkdtempSync(join(tmpdir(), 'zampa-shares-'));

let world: World;
let api: Process;
let worker: Process;
/** A server for each share of the users. */
let servers: OwnRedis[];

beforeAll(async () => {
  servers = await Promise.all(['0', '1'].map((name) => OwnRedis.create(join(folder, name))));
  world = await World.create({
    REDIS_QUEUE_URL: servers.map(({ url }) => url).join(','),
    WORKER_CONCURRENCY: '2',
    OPENAI_FIRST_TOKEN_TIMEOUT_MS: '600000',
  });
  api = await world.api();
});

afterAll(async () => {
  await world.close();
  for (const server of servers) await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function ownerOfShare(share: number): Promise<Owner> {
  const owner = await world.ownerInChat(api);
  if (owner.id % servers.length !== share) return ownerOfShare(share);
  await world.setPlan(owner, 'expert');
  return owner;
}

const waitingOn = (server: OwnRedis): Promise<number> =>
  server.run((redis) => redis.zcard('bull:replies:prioritized'));

/** Asks in the chats of three animals. */
async function flood(owner: Owner, question: string): Promise<void> {
  for (let pet = 0; pet < 3; pet += 1) {
    if (pet > 0) {
      await owner.addPet();
      await owner.openChat();
    }
    await owner.ask(`${question}${String(pet)}`);
  }
}

/** The questions that the model was asked, in their order. */
const begun = (share: string): string[] =>
  world.model.requests
    .map(({ messages }) => messages.at(-1)?.content ?? '')
    .flatMap((question) => new RegExp(`Q-${share}\\w*`).exec(question)?.[0] ?? []);

it('each share has its own queue, in the common order', async () => {
  for (const [share, name] of ['even', 'odd'].entries()) {
    await flood(await ownerOfShare(share), `Q-${name}flood`);
    await (await ownerOfShare(share)).ask(`Q-${name}single`);
  }
  await until('all wait', async () => {
    const waiting = await Promise.all(servers.map(waitingOn));
    return waiting.every((number) => number === 4);
  });
  const { text } = await visit(`${api.url}/metrics`);
  expect(text).toContain('zampa_queue_jobs{queue="replies",state="prioritized"} 8');
  worker = await world.worker();
  for (const name of ['even', 'odd']) {
    await until('all are begun', () => begun(name).length === 4);
    const order = ['flood0', 'single', 'flood1', 'flood2'];
    expect(begun(name)).toEqual(order.map((question) => `Q-${name}${question}`));
  }
});

it('a worker divides its slots among the shares', async () => {
  await worker.end();
  await world.worker({ WORKER_CONCURRENCY: '4' });
  world.model.behave({ words: 3 }, { delay: 600_000 }, { delay: 600_000 });
  const owners = await Promise.all([1, 1, 1].map(ownerOfShare));
  const replies = await Promise.all(owners.map((owner) => owner.ask('Q-oddslow')));
  const slow = () => begun('oddslow').length;
  await until('two are begun', () => slow() >= 2);
  expect(slow()).toBe(2);
  for (const [place, { reply }] of replies.entries()) await owners[place]?.stop(reply.id);
});

it('a share whose server is down refuses questions, the other answers', async () => {
  const [here, away] = [await ownerOfShare(0), await ownerOfShare(1)];
  await servers[1]?.end('SIGKILL');
  expect(brief(await away.send('Is anybody there?'))).toEqual(refusal(503, 'UNAVAILABLE'));
  const { reply } = await here.ask('Is anybody there?');
  expect(await here.finished(reply.id)).toMatchObject({ status: 'complete' });
  await servers[1]?.start();
  const asked = await until('a question is taken', async () => {
    const sent = await away.send('And now?');
    return sent.status === 201 ? sent.body : null;
  });
  expect(await away.finished(asked.reply.id)).toMatchObject({ status: 'complete' });
});
