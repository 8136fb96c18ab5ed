import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { findsNoTestPanel } from './harness/test-panel.js';
import { World } from './harness/world.js';
import { eventually } from './harness/until.js';
import { visit } from './harness/visit.js';

const PASSWORD = 'seven-otters-4-tea';
const BOARD = '/operator/queues';

let world: World;
let api: Process;
/** The world that other files share, whose settings have no password. */
let plain: World;
let closed: Process;
let owner: Owner;

beforeAll(async () => {
  world = await World.create();
  const settings = { OPERATOR_PASSWORD: PASSWORD, RATE_LIMIT_FACTOR: '1', NODE_ENV: 'production' };
  api = await world.api(undefined, settings);
  ({ world: plain, api: closed } = await World.shared());
  owner = await world.ownerInChat(api);
});

afterAll(() => Promise.all([world.close(), plain.close()]));

const basic = (password: string, user = 'operator') => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
});

const get = (process: Process, path: string, headers: Record<string, string> = {}) =>
  visit(process.url + path, { headers });

const asOperator = (path = '', headers: Record<string, string> = {}) =>
  get(api, BOARD + path, { ...basic(PASSWORD), ...headers });

describe('the queue dashboard', () => {
  it('does not exist unless a password is configured', async () => {
    const unknown = await get(closed, '/operator/nothing', basic(PASSWORD));
    for (const path of [BOARD, `${BOARD}/`, `${BOARD}/api/queues`]) {
      const response = await get(closed, path, basic(PASSWORD));
      expect(response.status).toBe(404);
      expect(response.headers.get('www-authenticate')).toBeNull();
      expect(response.text).toBe(unknown.text);
    }
  });

  it("requires the operator's password, even from a signed-in owner", async () => {
    const { cookie } = owner;
    for (const path of ['', '/', '/api/queues', '/static/css/x.css', '/queue/replies']) {
      for (const headers of [{}, { cookie }, basic('a guess'), basic(PASSWORD, 'admin')]) {
        const response = await get(api, BOARD + path, headers);
        expect(response.status).toBe(401);
        expect(response.headers.get('www-authenticate')).toMatch(/^Basic realm="operator"/);
        expect(response.body).toMatchObject({ code: 'UNAUTHENTICATED' });
      }
    }
    await eventually(() => expect(api.output).toContain('"audit":"operator-refused"'));
    expect(api.output).not.toContain('a guess');
  });

  it('shows the jobs of every queue, with ids only', async () => {
    const { reply } = await owner.ask('Is anybody at work today?');
    const response = await asOperator('/api/queues?activeQueue=replies&status=latest&page=1');
    expect(response.status).toBe(200);
    const text = response.text;
    const { queues } = JSON.parse(text) as {
      queues: { name: string; readOnlyMode: boolean; jobs: { id: string; data: object }[] }[];
    };
    expect(queues.map(({ name }) => name)).toEqual([
      'replies',
      'mails',
      'billing',
      'push',
      'reminders',
      'webhooks',
      'recurring',
    ]);
    expect(queues.every(({ readOnlyMode }) => readOnlyMode)).toBe(true);
    const jobs = queues.find(({ name }) => name === 'replies')?.jobs;
    expect(jobs).toMatchObject([{ id: `reply-${String(reply.id)}`, data: { replyId: reply.id } }]);
    expect(text).not.toContain('anybody at work');
    const mails = (await asOperator('/api/queues?activeQueue=mails')).text;
    expect(mails).toContain('"mailId"');
    expect(mails).not.toContain(owner.email);
  });

  it('has its own strict content security policy, which no other path gets', async () => {
    const page = await asOperator('/');
    const html = page.text;
    expect(page.status).toBe(200);
    expect(html).toContain('<div id="root">');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("base-uri 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/https?:|script-src|unsafe-eval/);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-powered-by')).toBeNull();
    const [script] = /static\/js\/main[^"]+/.exec(html) ?? [];
    expect((await asOperator(`/${script ?? ''}`)).status).toBe(200);
    const elsewhere = (await get(api, '/')).headers.get('content-security-policy');
    expect(elsewhere).toContain("base-uri 'none'");
  });

  it('changes nothing: no job is removed, retried, added or rewritten through it', async () => {
    const before = (await asOperator('/api/queues?activeQueue=replies')).body;
    const changes: [string, string][] = [
      ['PUT', '/api/queues/replies/pause'],
      ['PUT', '/api/queues/pause'],
      ['PUT', '/api/queues/replies/obliterate'],
      ['PUT', '/api/queues/replies/clean/wait'],
      ['POST', '/api/queues/replies/add'],
    ];
    for (const [method, path] of changes) {
      const response = await visit(api.url + BOARD + path, { method, headers: basic(PASSWORD) });
      expect(response.body).toMatchObject({ code: 'FORBIDDEN' });
    }
    const after = (await asOperator('/api/queues?activeQueue=replies')).body;
    expect(after).toEqual(before);
  });

  it('limits password guesses, and then refuses even the right password', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async () => (await get(api, BOARD, basic('a guess'))).status),
    );
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    const response = await asOperator();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('metrics', () => {
  it('are not available through the front door, signed in or not', async () => {
    const door = { 'x-forwarded-for': '203.0.113.7' };
    for (const headers of [door, { ...door, cookie: owner.cookie }, { forwarded: 'for=_x' }]) {
      const response = await get(api, '/metrics', headers);
      expect(response.status).toBe(404);
      expect(response.text).not.toContain('zampa_');
    }
    expect((await get(api, '/metrics')).status).toBe(200);
  });
});

describe('the test panel', () => {
  it('does not exist in production', async () => {
    await findsNoTestPanel(owner, api.url);
  });
});
