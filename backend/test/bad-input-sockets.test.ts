import { randomUUID } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import type { Tab } from './harness/tab.js';
import { invalid, refusal } from './harness/refusal.js';
import { until } from './harness/until.js';
import { World } from './harness/world.js';
import { visit } from './harness/visit.js';

let world: World;
let api: Process;
let owner: Owner;
let stranger: Owner;
let tab: Tab;
let strangersMessage: number;
let question: number;
let before: unknown;

beforeAll(async () => {
  ({ world, api } = await World.shared());
  [owner, stranger] = await Promise.all([world.ownerInChat(api), world.ownerInChat(api)]);
  strangersMessage = (await stranger.ask('Is this mine?')).reply.id;
  await stranger.finished(strangersMessage);
  const { message, reply } = await owner.ask('Is this mine?');
  await owner.stop(reply.id);
  question = message.id;
  before = await everything();
  tab = await owner.tab();
});

afterAll(async () => {
  owner.closeTabs();
  await world.close();
});

const everything = async (): Promise<unknown> => [
  (await owner.call('GET', '/api/user/profile')).body,
  await owner.messages(),
  await stranger.messages(),
];

/** The acknowledgement of an event with any arguments at all. */
async function emit(event: string, ...payload: unknown[]): Promise<unknown> {
  const socket = tab.socket as unknown as Socket;
  return socket.timeout(5000).emitWithAck(event, ...payload);
}

/** The acknowledgement that mirrors a refused REST call. */
const nack = ({ body }: ReturnType<typeof refusal>) => ({ ok: false, ...body });

const VALID: Record<string, () => Record<string, unknown>> = {
  'open-session': () => ({ sessionId: owner.sessionId }),
  'send-message': () => ({
    sessionId: owner.sessionId,
    petId: owner.petId,
    content: 'Why?',
    clientId: randomUUID(),
  }),
  stop: () => ({ messageId: question }),
  visible: () => ({ visible: true }),
};
const EVENTS = Object.keys(VALID);

/** Invalid values of each field. */
const ID = ['1', 'abc', true, [], [1], {}, null, 1.5, undefined];
const FIELDS: [string, string, unknown[]][] = [
  ['open-session', 'sessionId', ID],
  ['send-message', 'sessionId', ID],
  ['send-message', 'petId', ID.filter((value) => value !== undefined)],
  [
    'send-message',
    'content',
    [7, true, [], ['x'], {}, null, undefined, '', ' \n', 'x'.repeat(4001)],
  ],
  ['send-message', 'clientId', [7, true, [], {}, null, '', 'no-uuid', 'x'.repeat(1000)]],
  ['stop', 'messageId', ID],
  ['visible', 'visible', [1, 'true', [], {}, null, undefined]],
];

describe('an invalid field of an event', () => {
  it.each(FIELDS)(
    '%s: %s is named in the error, whatever its value',
    async (event, field, values) => {
      for (const value of values) {
        const answer = await emit(event, { ...VALID[event]?.(), [field]: value });
        expect({ value, answer }).toEqual({ value, answer: nack(invalid(field)) });
      }
    },
  );

  it.each(EVENTS)('%s: an unknown field is refused', async (event) => {
    for (const field of ['userId', 'room', 'constructor', 'remainingQuestions']) {
      const answer = await emit(event, { ...VALID[event]?.(), [field]: 1 });
      expect({ field, answer }).toEqual({ field, answer: nack(invalid(field)) });
    }
  });

  it('send-message: a client cannot write as the assistant', async () => {
    for (const role of ['assistant', 'system']) {
      const answer = await emit('send-message', { ...VALID['send-message']?.(), role });
      expect(answer).toEqual(nack(invalid('role')));
    }
  });

  it.each(EVENTS)('%s: a payload that is not an object is refused', async (event) => {
    for (const payload of [null, 7, 'text', true, [], [{}], Buffer.from('binary')]) {
      const answer = await emit(event, payload);
      expect(answer).toMatchObject({ ok: false, statusCode: 400, code: 'VALIDATION_FAILED' });
    }
  });

  it.each(EVENTS)('%s: no payload, or too many, still gets an acknowledgement', async (event) => {
    for (const payloads of [[], [{}, {}], [undefined]]) {
      const answer = await emit(event, ...payloads);
      expect(answer).toMatchObject({ ok: false, statusCode: 400, code: 'VALIDATION_FAILED' });
    }
  });
});

describe('an id in an event', () => {
  const impossible = [0, -1, 2147483647, 2147483648, Number.MAX_SAFE_INTEGER, 1e20];

  it.each<[string, string, () => number]>([
    ['open-session', 'sessionId', () => stranger.sessionId],
    ['send-message', 'sessionId', () => stranger.sessionId],
    ['stop', 'messageId', () => strangersMessage],
  ])("%s: another owner's %s looks like an unknown one", async (event, field, foreign) => {
    const rest = { ...VALID[event]?.() };
    delete rest.petId;
    const answers = await Promise.all(
      [foreign(), 2147483646].map((id) => emit(event, { ...rest, [field]: id })),
    );
    for (const answer of answers) expect(answer).toEqual(nack(refusal(404, 'NOT_FOUND')));
    expect(answers[0]).toEqual(answers[1]);
    for (const id of impossible) {
      const answer = await emit(event, { ...rest, [field]: id });
      expect({ id, answer }).toMatchObject({ id, answer: { ok: false } });
      expect([400, 404]).toContain((answer as { statusCode: number }).statusCode);
    }
  });

  it('send-message: a pet that does not match the chat is refused', async () => {
    for (const petId of [stranger.petId, ...impossible]) {
      const answer = await emit('send-message', { ...VALID['send-message']?.(), petId });
      expect({ petId, answer }).toMatchObject({ petId, answer: { ok: false } });
      expect([400, 404]).toContain((answer as { statusCode: number }).statusCode);
    }
  });
});

describe('an event', () => {
  it('without an acknowledgement, with an invalid payload or an unknown name does not break the connection', async () => {
    const socket = tab.socket as unknown as Socket;
    for (const event of [...EVENTS, 'message', 'token', 'signed-out', 'toString', '__proto__']) {
      for (const payload of [undefined, null, 7, [], {}, () => null]) socket.emit(event, payload);
    }
    socket.emit('open-session', { sessionId: 'x' }, 'no function');
    expect(await emit('open-session', VALID['open-session']?.())).toEqual({
      ok: true,
      streaming: null,
    });
    expect(tab.socket.connected).toBe(true);
  });

  it('larger than the request limit is refused like a request', async () => {
    const more = 'x'.repeat(64 * 1024);
    expect(await emit('open-session', { sessionId: owner.sessionId, more })).toMatchObject({
      ok: false,
      statusCode: 413,
      code: 'PAYLOAD_TOO_LARGE',
    });
    expect(tab.socket.connected).toBe(true);
  });

  it('of twice the limit is dropped with a reason, and the tab reconnects', async () => {
    const huge = await owner.tab();
    const code = new Promise((resolve) => huge.wire.once('close', resolve));
    const left = new Promise((resolve) => huge.socket.once('disconnect', resolve));
    const socket = huge.socket as unknown as Socket;
    socket.emit('open-session', { sessionId: owner.sessionId, more: 'x'.repeat(128 * 1024) });
    await left;
    expect(await code).toBe(1009);
    await until('the tab is back', () => huge.socket.connected, 5000);
  });

  it('of raw bytes ends that connection, not the process', async () => {
    const { socket } = await owner.tab();
    const left = new Promise((resolve) => socket.once('disconnect', resolve));
    const engine = socket.io.engine as unknown as { write: (data: string) => void };
    engine.write('4"[{not a packet');
    engine.write('2["open-session"');
    await left;
    expect((await visit(`${api.url}/health/live`)).status).toBe(200);
  });
});

describe('after all of it', () => {
  it("owners' data is unchanged and nothing was an unexpected error", async () => {
    expect(await everything()).toEqual(before);
    expect(api.unforeseen).toEqual([]);
    const answer = await emit('send-message', VALID['send-message']?.());
    expect(answer).toMatchObject({ ok: true, message: { content: 'Why?' }, remainingQuestions: 1 });
  });
});
