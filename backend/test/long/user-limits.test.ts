import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Owner } from '../harness/owner.js';
import { problem } from '../harness/problem.js';
import type { Process } from '../harness/processes.js';
import { PublicProgram } from '../harness/public-program.js';
import { brief, expectTooMany, refusal } from '../harness/refusal.js';
import { Rival } from '../harness/rival.js';
import { World } from '../harness/world.js';
import { eventually } from '../harness/until.js';

let world: World;
let api: Process;
let neighbour: Owner;

beforeAll(async () => {
  world = await World.create({ RATE_LIMIT_FACTOR: '1' });
  api = await world.api();
  neighbour = await world.ownerInChat(api);
});

afterAll(() => world.close());

const times = <T>(count: number, work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, work));

const countOf = <T>(all: T[], one: T): number => all.filter((other) => other === one).length;

const LOCK_PETS = 'LOCK TABLE pets IN ACCESS EXCLUSIVE MODE';

describe("an owner's sockets", () => {
  it('are limited to fifty per process; a refused one is told why; others are unaffected', async () => {
    const owner = await world.ownerInChat(api);
    const sockets: Socket[] = [];
    const connect = (who: Owner): Promise<string | null> => {
      const extraHeaders = { origin: api.url, cookie: who.cookie };
      const options = { transports: ['websocket'], extraHeaders, forceNew: true };
      const socket = io(api.url, { ...options, reconnection: false });
      sockets.push(socket);
      return new Promise((resolve) => {
        socket.on('connect', () => resolve(null));
        socket.on('connect_error', ({ message }) => resolve(message));
      });
    };
    expect(countOf(await times(50, () => connect(owner)), null)).toBe(50);
    expect(await connect(owner)).toBe('TOO_MANY_REQUESTS');
    expect(await connect(neighbour)).toBeNull();
    sockets[0]?.disconnect();
    await eventually(async () => {
      expect(await connect(owner)).toBeNull();
    });
    for (const socket of sockets) socket.disconnect();
  });
});

describe('three thousand events from one owner', () => {
  it('are all acknowledged, nearly all with a refusal, and the tab stays usable', async () => {
    const owner = await world.ownerInChat(api);
    const { socket } = await owner.tab();
    const open = () => socket.emitWithAck('open-session', { sessionId: owner.sessionId });
    const answers = await times(3000, open);
    const taken = answers.filter(({ ok }) => ok);
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.length).toBeLessThanOrEqual(200);
    const refused = answers.filter((answer) => !answer.ok && answer.code === 'TOO_MANY_REQUESTS');
    expect(refused.length).toBeGreaterThan(2500);
    expect(refused[0]).toEqual({ ok: false, ...refusal(429, 'TOO_MANY_REQUESTS').body });
    const other = await neighbour.tab();
    const { sessionId } = neighbour;
    expect(await other.socket.emitWithAck('open-session', { sessionId })).toMatchObject({
      ok: true,
    });
    await eventually(async () => {
      expect((await open()).ok).toBe(true);
    });
    owner.closeTabs();
    neighbour.closeTabs();
  });
});

describe('ten thousand events from one owner', () => {
  it('disconnect the tab that sends them; it can reconnect later', async () => {
    const owner = await world.ownerInChat(api);
    const { socket } = await owner.tab();
    const { sessionId } = owner;
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    for (let count = 0; count < 10_000; count += 1) socket.emit('visible', { visible: true });
    expect(await ended).toMatch(/^transport/);
    const open = () => socket.timeout(1000).emitWithAck('open-session', { sessionId });
    await eventually(async () => {
      expect(await open()).toMatchObject({ ok: true });
    });
    owner.closeTabs();
  });
});

describe('a question beyond the rate limit', () => {
  it('is refused as BUSY, not as a plan limit, when sent as an event', async () => {
    const owner = await world.ownerInChat(api);
    const { socket } = await owner.tab();
    const { sessionId } = owner;
    const opened = times(300, () => socket.emitWithAck('open-session', { sessionId }));
    const asked = await socket.emitWithAck('send-message', { sessionId, content: 'Any room?' });
    expect(asked).toEqual({ ok: false, ...refusal(503, 'BUSY').body });
    const refused = (await opened).filter((one) => !one.ok && one.code === 'TOO_MANY_REQUESTS');
    expect(refused.length).toBeGreaterThan(0);
    owner.closeTabs();
  });

  it('is refused the same way when too many answers are being streamed to its owner', async () => {
    const owner = await world.ownerInChat(api);
    await world.setPlan(owner, 'expert');
    const program = await PublicProgram.of(owner);
    // A fiftieth of all limits: one answer.
    program.url = (await world.api(undefined, { RATE_LIMIT_FACTOR: '0.02' })).url;
    world.model.behave({ words: 1000, gap: 50 });
    const questions = `/pets/${String(owner.petId)}/questions`;
    const first = program.events('POST', questions, { body: { content: 'Why?' } });
    expect(await first.next()).toMatchObject({ value: { name: 'message' } });
    const asked = { content: 'And then?' };
    const second = await program.call('POST', questions, asked, { accept: 'text/event-stream' });
    expect(brief(second)).toEqual(problem(503, 'BUSY'));
    const reply = (await owner.messages()).at(-1)?.id;
    const read = await program.call('GET', `/messages/${String(reply)}/events`);
    expect(brief(read)).toEqual(problem(429, 'TOO_MANY_REQUESTS'));
    await first.return(undefined);
  });
});

describe("an owner's exports", () => {
  const download = (owner: Owner) => owner.call('GET', '/api/user/export');

  it('are created one after another', async () => {
    const owner = await world.ownerInChat(api);
    const rival = await Rival.begin(world);
    await rival.does(LOCK_PETS);
    const first = download(owner);
    await rival.isWaitedFor(2);
    expectTooMany(await download(owner), 60);
    await rival.commit();
    expect((await first).status).toBe(200);
    expect((await download(owner)).status).toBe(200);
  });

  it('are limited to six an hour, without affecting other owners', async () => {
    const owner = await world.ownerInChat(api);
    for (let count = 0; count < 6; count += 1) expect((await download(owner)).status).toBe(200);
    expectTooMany(await download(owner), 3600);
    expect((await download(neighbour)).status).toBe(200);
  });
});

describe("an owner's calls", () => {
  it('use at most eight database connections, and none is lost', async () => {
    const owner = await world.ownerInChat(api);
    const rival = await Rival.begin(world);
    await rival.does(LOCK_PETS);
    const reads = times(40, () => owner.call('GET', '/api/pets'));
    await rival.isWaitedFor(8);
    expect((await neighbour.call('GET', '/api/auth/session')).status).toBe(200);
    expect(await rival.waiting()).toBe(8);
    await rival.commit();
    expect(
      countOf(
        (await reads).map(({ status }) => status),
        200,
      ),
    ).toBe(40);
  });

  it('are rate-limited per ten seconds; a question is refused as BUSY, not as a plan limit', async () => {
    const owner = await world.ownerInChat(api);
    // A tenth of all limits: sixty calls, forty of them waiting.
    owner.url = (await world.api(undefined, { RATE_LIMIT_FACTOR: '0.1' })).url;
    const answers = [];
    for (let round = 0; round < 3; round += 1) {
      answers.push(...(await times(30, () => owner.call('GET', '/api/subscription'))));
    }
    expect(
      countOf(
        answers.map(({ status }) => status),
        200,
      ),
    ).toBeGreaterThan(30);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) expectTooMany(answer, 10);
    expect(brief(await owner.send('Is there room?'))).toEqual(refusal(503, 'BUSY'));
    expect((await neighbour.call('GET', '/api/subscription')).status).toBe(200);
  });
});
