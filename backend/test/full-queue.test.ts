import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brief, refusal } from './harness/refusal.js';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { World } from './harness/world.js';

const LIMIT = 2;
const CLIENT_ID = randomUUID();

let world: World;
let api: Process;
let first: Owner;
let late: Owner;

beforeAll(async () => {
  world = await World.create({ REPLY_QUEUE_LIMIT: String(LIMIT) });
  api = await world.api();
  first = await world.ownerInChat(api);
  late = await world.ownerInChat(api);
  await first.send('Is this the first?', { clientId: CLIENT_ID });
  const second = await world.ownerInChat(api);
  await second.ask('Is this the second?');
  // A count of the queue is used for a moment.
  await delay(300);
});

afterAll(() => world.close());

describe('a question that comes when too many wait for a worker', () => {
  it('is told to come back, stored nowhere and not counted', async () => {
    const answer = await late.send('Is there room?');
    expect(brief(answer)).toEqual(refusal(503, 'BUSY'));
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await late.messages()).toEqual([]);
    expect(await world.questionsOf(late)).toBe(0);
  });

  it('is told so on the socket too', async () => {
    const tab = await late.tab();
    const question = { sessionId: late.sessionId, content: 'Is there room?' };
    const answer = await tab.socket.emitWithAck('send-message', question);
    expect(answer).toEqual({ ok: false, ...refusal(503, 'BUSY').body });
    expect(await late.messages()).toEqual([]);
    late.closeTabs();
  });

  it('says what to do now when it is an emergency', async () => {
    const { status, body } = await late.send('My cat has just eaten a lily');
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: 'BUSY', triage: { level: 'emergency' } });
    expect(await world.questionsOf(late)).toBe(0);
  });

  it('has its first answer when it was stored before', async () => {
    const again = await first.send('Is this the first?', { clientId: CLIENT_ID });
    expect(again).toMatchObject({ status: 201, body: { message: { clientId: CLIENT_ID } } });
    expect(await world.questionsOf(first)).toBe(1);
  });

  it('is taken again as soon as a worker has made room', async () => {
    await world.worker();
    await expect
      .poll(async () => (await late.send('Is there room now?')).status, { timeout: 15_000 })
      .toBe(201);
    expect(await world.questionsOf(late)).toBe(1);
  });
});
