import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Consulting } from '../harness/consulting.js';
import { vetOnDuty } from '../harness/vet.js';
import { brief, refusal } from '../harness/refusal.js';
import type { Owner } from '../harness/owner.js';
import type { Process } from '../harness/processes.js';
import { World } from '../harness/world.js';
import { eventually } from '../harness/until.js';

const LIMIT = 2;
const CLIENT_ID = randomUUID();

let world: World;
let api: Process;
let first: Owner;
let late: Owner;

beforeAll(async () => {
  world = await World.create({ REPLY_QUEUE_LIMIT: String(LIMIT), RATE_LIMIT_FACTOR: '1' });
  api = await world.api();
  first = await world.ownerInChat(api);
  late = await world.ownerInChat(api);
  await first.send('Is this the first?', { clientId: CLIENT_ID });
  const second = await world.ownerInChat(api);
  await second.ask('Is this the second?');
  // The count of the queue is cached for a moment.
  await delay(300);
});

afterAll(() => world.close());

describe('a question that arrives when too many wait for a worker', () => {
  it('is refused with a waiting time, and neither stored nor counted', async () => {
    const answer = await late.send('Is there room?');
    expect(brief(answer)).toEqual(refusal(503, 'BUSY'));
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await late.messages()).toEqual([]);
    expect(await world.questionsOf(late)).toBe(0);
  });

  it('is refused over the socket, too', async () => {
    const tab = await late.tab();
    const question = { sessionId: late.sessionId, content: 'Is there room?' };
    const answer = await tab.socket.emitWithAck('send-message', question);
    expect(answer).toEqual({ ok: false, ...refusal(503, 'BUSY').body });
    expect(await late.messages()).toEqual([]);
    late.closeTabs();
  });

  it('gets first aid if it is an emergency', async () => {
    const { status, body } = await late.send('My cat has just eaten a lily');
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: 'BUSY', triage: { level: 'emergency' } });
    expect(await world.questionsOf(late)).toBe(0);
  });

  it('gets its first answer if it was stored before', async () => {
    const again = await first.send('Is this the first?', { clientId: CLIENT_ID });
    expect(again).toMatchObject({ status: 201, body: { message: { clientId: CLIENT_ID } } });
    expect(await world.questionsOf(first)).toBe(1);
  });

  it('does not stop owners from writing to the vet who has their case', async () => {
    const patient = await world.ownerInChat(api);
    await world.setPlan(patient, 'expert');
    await new Consulting(patient, (await vetOnDuty(world, api)).owner).taken();
    expect((await patient.send('She scratches more than yesterday')).status).toBe(201);
    expect(await patient.send('@zampa may she eat?')).toMatchObject({
      status: 503,
      body: { code: 'BUSY' },
    });
  });

  it('is accepted as soon as there is room, however often it was refused', async () => {
    for (let time = 0; time < 30; time += 1) await late.send('Is there room?');
    await world.worker();
    await eventually(async () => {
      expect((await late.send('Is there room now?')).status).toBe(201);
    });
    expect(await world.questionsOf(late)).toBe(1);
  });
});

describe('a question from an owner who has asked too often', () => {
  beforeAll(async () => {
    for (let time = 0; time < 25; time += 1) await first.send('And now?');
  });

  it('is refused, with first aid if it is an emergency', async () => {
    const { status, body } = await first.send('My cat has just eaten a lily');
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: 'BUSY', triage: { level: 'emergency' } });
  });

  it('gets its first answer if it was stored before', async () => {
    const again = await first.send('Is this the first?', { clientId: CLIENT_ID });
    expect(again).toMatchObject({ status: 201, body: { message: { clientId: CLIENT_ID } } });
  });
});

describe('sixty questions from one owner in a minute', () => {
  it('are counted before triage: half of the refusals cost none', async () => {
    const owner = await world.ownerInChat(api);
    await world.database.query(`UPDATE users SET "totalQuestionCount" = 3 WHERE id = $1`, [
      owner.id,
    ]);
    const long = `My cat has just eaten a lily. ${'She is hiding. '.repeat(260)}`;
    const refusals: Awaited<ReturnType<Owner['send']>>[] = [];
    for (let round = 0; round < 12; round += 1) {
      const five = Array.from({ length: 5 }, () => owner.send(long));
      refusals.push(...(await Promise.all(five)));
    }
    const told = (status: number) =>
      refusals
        .filter((refused) => refused.status === status)
        .map(({ body }) => (body as { triage?: unknown }).triage !== undefined);
    expect(told(429)).toEqual(Array.from({ length: 20 }, () => true));
    expect(told(503)).toHaveLength(40);
    expect(told(503).filter(Boolean)).toHaveLength(10);
  });
});

describe('while Redis is full', () => {
  it('questions are refused without cost, except the first, which detects it', async () => {
    const owners = await Promise.all([1, 2, 3, 4].map(() => world.ownerInChat(api)));
    await world.redis.limit('1');
    const statuses: number[] = [];
    for (const owner of owners) statuses.push((await owner.send('Is there room?')).status);
    await world.redis.limit('0');
    expect(statuses).toEqual([201, 503, 503, 503]);
    const [found, ...refused] = await Promise.all(owners.map((owner) => world.questionsOf(owner)));
    expect([found, refused]).toEqual([1, [0, 0, 0]]);
  });
});
