import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fill } from '../harness/large-database.js';
import { Owner, PASSWORD } from '../harness/owner.js';
import { buffersOf, QueryPlans, rowsOf, scansOf, type QueryPlan } from '../harness/query-plans.js';
import { World } from '../harness/world.js';
import { eventually } from '../harness/until.js';

/** Tables that grow with owners and their questions. */
const LARGE = [
  'users',
  'user_identities',
  'pets',
  'chat_sessions',
  'chat_messages',
  'plan_changes',
  'billing_customers',
  'subscriptions',
  'payments',
  'stripe_events',
  'mails',
];

const LONG = 100_000;

let world: World;
let api: QueryPlans;
let worker: QueryPlans;
/** Owners with 100,000 messages, with 200,000 old ones, with 10, and with 100. */
let long: Owner;
let silent: Owner;
let short: Owner;
let middle: Owner;
/** What a worker runs by itself when nobody asks for anything. */
let sweeps: QueryPlan[];

beforeAll(async () => {
  world = await World.create({
    STRIPE_SECRET_KEY: 'sk_test_growth',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_growth',
    STRIPE_API_URL: 'http://127.0.0.1:9',
  });
  const { DATABASE_URL = '' } = world.settings;
  const first = await world.api();
  const owner = () => world.ownerInChat(first);
  [long, silent, short, middle] = await Promise.all([owner(), owner(), owner(), owner()]);
  const owners = [long, silent, short, middle];
  for (const one of owners) await world.setPlan(one, 'expert');
  const connection = await world.database.connect();
  await fill(connection, {
    long: long.sessionId,
    silent: silent.sessionId,
    short: short.sessionId,
    middle: middle.sessionId,
  });
  connection.release(true);
  await world.database.query(QueryPlans.settings(new URL(DATABASE_URL).pathname.slice(1)));
  [api, worker] = [await QueryPlans.before(DATABASE_URL), await QueryPlans.before(DATABASE_URL)];
  const { url } = await world.api(undefined, { DATABASE_URL: api.url });
  for (const one of owners) one.url = url;
  await world.worker({ DATABASE_URL: worker.url });
  // Longer than the longest interval of a sweep.
  await delay(9000);
  sweeps = worker.take();
}, 180_000);

afterAll(async () => {
  await world.close();
  api.close();
  worker.close();
});

/** How the statements of a call ran. */
async function during(call: () => Promise<unknown>): Promise<QueryPlan[]> {
  api.take();
  await call();
  return api.take();
}

/** Asks, and waits for the answer. */
async function ask(owner: Owner): Promise<{ asked: QueryPlan[]; replyId: number }> {
  let replyId = 0;
  const asked = await during(async () => {
    replyId = (await owner.ask('How much may Micia eat?')).reply.id;
  });
  await owner.finished(replyId);
  return { asked, replyId };
}

/** Pages that a call reads: the median of seven calls, which excludes occasional extra work. */
async function cost(call: () => Promise<QueryPlan[]>): Promise<number> {
  const costs = [];
  for (let count = 0; count < 7; count += 1) costs.push(buffersOf(await call()));
  return costs.sort((a, b) => a - b)[3] ?? NaN;
}

/**
 * Of each statement the run that read the fewest pages. The first on a connection also reads the
 * catalogue and the dictionaries of the search.
 */
function cheapest(plans: QueryPlan[]): QueryPlan[] {
  const least = new Map<string, QueryPlan>();
  for (const plan of plans) {
    const known = least.get(plan['Query Text']);
    if (!known || buffersOf([plan]) < buffersOf([known])) least.set(plan['Query Text'], plan);
  }
  return [...least.values()];
}

/** Pages by which equal costs may differ. */
const A_FEW = 15;

/** Expects at most this many pages and rows, and no full scan of a large table. */
function expectBounded(plans: QueryPlan[], most: number): void {
  expect(plans).not.toEqual([]);
  expect(scansOf(plans, LARGE)).toEqual([]);
  expect(buffersOf(plans)).toBeLessThanOrEqual(most);
  expect(rowsOf(plans)).toBeLessThanOrEqual(most);
}

describe('among a million messages', () => {
  it.each([
    ['the newest messages', 90, (owner: Owner) => owner.messages()],
    ['the newest 200', 260, (owner: Owner) => owner.messages('?limit=200')],
    ['messages from the middle', 90, (owner: Owner) => owner.messages('?before=1250000')],
    ['the first messages', 90, (owner: Owner) => owner.messages('?before=1000100')],
    ['the profile with its counts', 30, (owner: Owner) => owner.call('GET', '/api/user/profile')],
    ['the pets', 20, (owner: Owner) => owner.call('GET', '/api/pets')],
    ['the chat of a pet', 20, (owner: Owner) => owner.openChat()],
    ['one’s subscription', 60, (owner: Owner) => owner.call('GET', '/api/subscription')],
    [
      'a sign-in',
      30,
      ({ url, email }: Owner) =>
        new Owner(url).call('POST', '/api/auth/login', { email, password: PASSWORD }),
    ],
    [
      'a tab that asks how far a reply is',
      160,
      async (owner: Owner) => {
        const tab = await owner.tab();
        await tab.open(owner.sessionId);
        tab.close();
      },
    ],
  ])('%s: at most %i pages, in a chat of any length', async (_name, most, call) => {
    for (const owner of [long, silent, middle, short]) {
      expectBounded(await during(() => call(owner)), most);
    }
  });

  it('a question, and feedback on its answer', async () => {
    for (const owner of [long, silent, middle, short]) {
      const questions = [await ask(owner), await ask(owner), await ask(owner)];
      // A row that no longer fits into its page gets a new entry in every index of its table.
      expectBounded(cheapest(questions.flatMap(({ asked }) => asked)), 300);
      const replyId = questions[0]?.replyId;
      const path = `/api/chat-messages/${String(replyId)}/feedback`;
      const said = await during(() => owner.call('PUT', path, { helpful: true }));
      expectBounded(said, 60);
    }
  });

  it('a worker finds what it needs for an answer, however many others are in progress', async () => {
    const own = new Set(sweeps.map((plan) => plan['Query Text']));
    for (const owner of [long, silent, middle, short]) {
      worker.take();
      for (let count = 0; count < 3; count += 1) await ask(owner);
      await eventually(() => expect(world.model.requests.length).toBeGreaterThan(0));
      const written = worker.take().filter((plan) => !own.has(plan['Query Text']));
      expect(scansOf(written, LARGE)).toEqual([]);
      for (const plan of cheapest(written)) expectBounded([plan], 120);
    }
  });

  it('the sweeps and the removal of old rows read only what is due', () => {
    const text = sweeps.map((plan) => plan['Query Text']).join('\n');
    for (const table of ['chat_messages', 'mails', 'billing_customers', 'stripe_events']) {
      expect(text).toMatch(new RegExp(`(FROM|UPDATE) ${table}`));
    }
    expect(scansOf(sweeps, LARGE)).toEqual([]);
    // 300 replies are being written, and 200 customers left not long ago.
    for (const plan of sweeps) expectBounded([plan], 700);
  });

  it('the export reads each message once, and waits for a slow reader', async () => {
    api.take();
    const { url, cookie } = long;
    const response = await fetch(`${url}/api/user/export`, { headers: { cookie } });
    await delay(2000);
    const ahead = api.take();
    let length = 0;
    for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
      length += piece.length;
    }
    const rest = api.take();
    expect(length).toBeGreaterThan(LONG * 100);
    expect(rest.length).toBeGreaterThan(ahead.length);
    expectBounded([...ahead, ...rest], LONG * 1.1);
  });

  it.each([
    ['a question', async (owner: Owner) => (await ask(owner)).asked],
    ['ten messages', (owner: Owner) => during(() => owner.messages('?limit=10'))],
    ['the pet’s chat', (owner: Owner) => during(() => owner.openChat())],
  ])('%s costs the same in a chat of 10 messages and of 100,000', async (_name, call) => {
    const [few, many] = [await cost(() => call(short)), await cost(() => call(long))];
    expect(many).toBeLessThan(few * 1.2 + A_FEW);
  });

  it('a pet with a chat of 100,000 messages is removed in time', async () => {
    let status = 0;
    const plans = await during(async () => {
      ({ status } = await long.call('DELETE', `/api/pets/${String(long.petId)}`));
    });
    expect(status).toBe(204);
    // One for each table that belongs to a pet or to its chat.
    expect(plans.length).toBeLessThan(20);
    expectBounded(plans, LONG * 4);
  });

  it('removing an account costs only what is in it', async () => {
    const remove = () => middle.call('DELETE', '/api/user', { confirm: 'DELETE' });
    expectBounded(await during(remove), 1000);
    expect((await middle.call('GET', '/api/user/profile')).status).toBe(401);
  });
});
