import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Gate } from '../harness/gate.js';
import { newAddress, type Owner, PASSWORD } from '../harness/owner.js';
import type { Process, Settings } from '../harness/processes.js';
import type { Tab } from '../harness/tab.js';
import { until } from '../harness/until.js';
import { World } from '../harness/world.js';
import { visit } from '../harness/visit.js';

interface Route {
  method: string;
  path: string;
}

/** The contract's. Milliseconds. */
const LIMIT = 5000;
/** Between two calls that need no service. Milliseconds. */
const PAUSE = 100;

const SERVICES = ['DATABASE_URL', 'REDIS_URL'] as const;
const gates: Partial<Record<(typeof SERVICES)[number], Gate>> = {};
let world: World;
let api: Process;
let routes: Route[];

beforeAll(async () => {
  world = await World.create();
  const settings: Settings = {
    LOG_LEVEL: 'debug',
    PAYMENTS: 'sandbox',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'hidden',
  };
  for (const name of SERVICES) {
    const gate = await Gate.before(world.settings[name] ?? '');
    gates[name] = gate;
    settings[name] = gate.url;
  }
  api = await world.api(undefined, settings);
  // As the process itself names them, so that none is forgotten here.
  routes = [...api.output.matchAll(/Mapped \{([^,]+), (\w+)\} route/g)].map(
    ([, path = '', method = '']) => ({ method, path }),
  );
});

afterEach(() => {
  for (const gate of Object.values(gates)) gate.open();
});

afterAll(async () => {
  await world.close();
  for (const gate of Object.values(gates)) gate.close();
});

const ADDRESS = () => ({ email: newAddress() });

/** Valid bodies, with which a call gets to its work. */
const BODIES: Record<string, (owner: Owner) => object> = {
  'POST /api/auth/register': () => ({
    ...ADDRESS(),
    username: `heron ${randomUUID().slice(0, 8)}`,
    password: PASSWORD,
  }),
  'POST /api/auth/login': ({ email }) => ({ email, password: PASSWORD }),
  'POST /api/auth/firebase-login': () => ({ uid: 'google:1' }),
  'POST /api/auth/forgot-password': ADDRESS,
  'POST /api/auth/reset-password': () => ({ token: 'x'.repeat(43), password: PASSWORD }),
  'POST /api/auth/verify-email': () => ({ token: 'x'.repeat(43) }),
  'POST /api/auth/change-password': () => ({ currentPassword: PASSWORD, password: PASSWORD }),
  'PATCH /api/user/profile': () => ({ country: 'CH' }),
  'DELETE /api/user': () => ({ confirm: 'DELETE' }),
  'POST /api/pets': () => ({ name: 'Otto', species: 'cane' }),
  'PATCH /api/pets/:id': () => ({ age: 4 }),
  'POST /api/chat-sessions/:id/messages': () => ({ content: 'Is anybody there?' }),
  'PUT /api/chat-messages/:id/feedback': () => ({ helpful: true }),
  'POST /api/triage': () => ({ text: 'My cat sneezes' }),
  'POST /api/worries': () => ({ text: 'My cat sneezes' }),
  'POST /api/create-payment-intent': () => ({ planType: 'pro' }),
  'POST /api/update-subscription-status': () => ({ subscriptionStatus: 'pro' }),
  'POST /api/simulate-payment-success': ({ id }) => ({ userId: id, planType: 'pro' }),
  'POST /api/test-subscription-update': () => ({ planType: 'pro' }),
};

/** A page that contains the owner's last answer, if that can be read in time. */
const PAGE: Route = { method: 'GET', path: '/chat' };

/** These end the session, without which all other calls would not get to their work. */
const LAST = ['POST /api/auth/logout', 'DELETE /api/user'];

interface Asked {
  owner: Owner;
  replyId: number;
}

const pathOf = (path: string, { owner, replyId }: Asked): string =>
  path
    .replace('chat-messages/:id', `chat-messages/${String(replyId)}`)
    .replace('chat-sessions/:id', `chat-sessions/${String(owner.sessionId)}`)
    .replace(/:petId|(?<=pets\/):id/, String(owner.petId))
    .replace(':provider', 'google')
    .replace(/:\w+/g, '1');

/** Makes a call on a connection of its own. @returns what was answered, and after how long. */
async function call({ method, path }: Route, asked: Asked, cookie: string) {
  const name = `${method} ${path}`;
  const body = JSON.stringify(BODIES[name]?.(asked.owner) ?? {});
  const begun = performance.now();
  const sent = request(api.url + pathOf(path, asked), {
    method,
    agent: false,
    headers: { cookie, 'content-type': 'application/json' },
  }).end(method === 'GET' ? '' : body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const answer = await text(response).catch((error: unknown) => {
    throw new Error(`${name} broke off after status ${String(response.statusCode)}`, {
      cause: error,
    });
  });
  return { name, status: response.statusCode ?? 0, answer, ms: performance.now() - begun };
}

async function ask(): Promise<Asked> {
  const owner = await world.ownerInChat(api);
  return { owner, replyId: (await owner.ask('Is this kept?')).reply.id };
}

const isForeseen = ({ status }: { status: number }): boolean => status < 500 || status === 503;

/** Makes the process open as many connections to PostgreSQL as it keeps. */
const keepConnections = ({ owner }: Asked) =>
  Promise.all(Array.from({ length: 30 }, () => owner.call('GET', '/api/user/profile')));

/** How a new tab of the owner is received: null when it is connected. */
function knock(owner: Owner): Promise<string | null> {
  const extraHeaders = { origin: api.url, cookie: owner.cookie };
  const socket = io(api.url, { transports: ['websocket'], extraHeaders, reconnection: false });
  return new Promise<string | null>((resolve) => {
    socket.on('connect', () => resolve(null));
    socket.on('connect_error', ({ message }) => resolve(message));
  }).finally(() => socket.disconnect());
}

async function timed<T>(work: Promise<T>): Promise<{ answer: T; ms: number }> {
  const begun = performance.now();
  return { answer: await work, ms: performance.now() - begun };
}

/**
 * Makes calls that need no service, one after another, until the work is done. With 150 other calls
 * in progress, their waits show how busy this machine is.
 * @returns the longest wait once the work is done, in milliseconds.
 */
async function longestIdleCall(work: Promise<unknown>): Promise<number> {
  let [longest, isOver] = [0, false];
  void work.finally(() => (isOver = true)).catch(() => undefined);
  while (!isOver) {
    const { ms } = await timed(visit(`${api.url}/health/live`));
    longest = Math.max(longest, ms);
    await delay(PAUSE);
  }
  return longest;
}

const events = ({ owner, replyId }: Asked, { socket }: Tab): Promise<unknown>[] => [
  socket.emitWithAck('open-session', { sessionId: owner.sessionId }),
  socket.emitWithAck('stop', { messageId: replyId }),
  socket.emitWithAck('send-message', { sessionId: owner.sessionId, content: 'And now?' }),
];

describe.each(SERVICES)('with the service of %s', (service) => {
  it.each(['shut', 'silence', 'pause'] as const)(
    'down, every call, page, handshake and event is answered within 5 s: %s',
    async (fault) => {
      const asked = await ask();
      const [tab, ...leavers] = await Promise.all([asked.owner.tab(), ...LAST.map(ask)]);
      await keepConnections(asked);
      gates[service]?.[fault]();
      const callAll = (isSignedIn: boolean) =>
        [...routes, PAGE].map((route) => {
          const who = leavers[LAST.indexOf(`${route.method} ${route.path}`)] ?? asked;
          return call(route, who, isSignedIn ? who.owner.cookie : '');
        });
      const sent = fault === 'shut' ? [] : events(asked, tab).map((event) => timed(event));
      const knocks = timed(knock(asked.owner));
      // Not all at once, which would only measure this machine.
      const all = Promise.all(callAll(true)).then(async (answers) => [
        ...answers,
        ...(await Promise.all(callAll(false))),
      ]);
      const idle = await longestIdleCall(all);
      expect(idle).toBeLessThan(LIMIT);
      const limit = LIMIT + idle;
      const answers = await all;
      expect(answers.filter(({ ms }) => ms > limit)).toEqual([]);
      expect(answers.filter((answer) => !isForeseen(answer))).toEqual([]);
      const pages = answers.filter(({ name }) => name === `GET ${PAGE.path}`);
      expect(pages.map(({ status }) => status)).toEqual([200, 200]);
      for (const { answer, ms } of await Promise.all(sent)) {
        // Some events only need the other service.
        const { ok, code } = answer as { ok: boolean; code?: string };
        expect({ ok, code, isInTime: ms < limit }).toEqual({
          ok,
          code: ok ? undefined : 'UNAVAILABLE',
          isInTime: true,
        });
      }
      expect((await knocks).ms).toBeLessThan(limit);
      asked.owner.closeTabs();
      gates[service]?.open();
      const ready = async () => (await visit(`${api.url}/health/ready`)).ok;
      await until('the API is ready', ready, 15_000);
      expect((await (await world.owner(api)).call('GET', '/api/pets')).status).toBe(200);
      expect(api.unforeseen).toEqual([]);
    },
  );
});

describe('the list of tried calls', () => {
  it('is complete', () => {
    expect(routes.length).toBeGreaterThan(40);
    const known = new Set(routes.map(({ method, path }) => `${method} ${path}`));
    expect([...Object.keys(BODIES), ...LAST].filter((name) => !known.has(name))).toEqual([]);
  });
});
