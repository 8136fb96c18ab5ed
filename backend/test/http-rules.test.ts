import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Pet } from '../src/contract/pets.js';
import { Owner, PASSWORD } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { brief, invalid, refusal } from './harness/refusal.js';
import { World } from './harness/world.js';
import { visit } from './harness/visit.js';

const HTTPS = { host: 'zampa.example', 'x-forwarded-proto': 'https' };

let world: World;
let api: Process;
let secure: Process;
let owner: Owner;

beforeAll(async () => {
  ({ world, api } = await World.shared());
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://zampa.example' };
  secure = await world.api(undefined, production);
  owner = await world.owner(api);
  await world.setPlan(owner, 'expert');
});

afterAll(() => world.close());

/** An account for the registration call. */
const account = () => {
  const { email, username } = new Owner('');
  return { email, username, password: PASSWORD };
};

const cookieFlags = (headers: Headers): string[] =>
  (headers.getSetCookie()[0] ?? '').split(';').map((part) => part.trim());

describe('the session cookie', () => {
  it('cannot be read by scripts or sent from other sites', async () => {
    const { headers } = await new Owner(api.url).call('POST', '/api/auth/register', account());
    const [pair, ...flags] = cookieFlags(headers);
    expect(pair).toMatch(/^zampa\.sid=s/);
    expect(flags).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']));
    expect(flags).not.toContain('Secure');
    expect(flags.some((flag) => flag.startsWith('Domain'))).toBe(false);
  });

  it('is sent only over https where users come by https', async () => {
    const visitor = new Owner(secure.url);
    const { headers } = await visitor.call('POST', '/api/auth/register', account(), HTTPS);
    const [pair, ...flags] = cookieFlags(headers);
    expect(pair).toMatch(/^__Host-zampa\.sid=s/);
    const all = ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Secure'];
    expect(flags).toEqual(expect.arrayContaining(all));
    expect(flags.some((flag) => flag.startsWith('Domain'))).toBe(false);
    const held = { ...HTTPS, cookie: visitor.cookie };
    const session = await visitor.call('GET', '/api/auth/session', undefined, held);
    expect(session.body).toMatchObject({ authenticated: true });
  });

  it('is cleared by logout with the same name and path', async () => {
    const leaving = await world.owner(api);
    const { headers } = await leaving.call('POST', '/api/auth/logout');
    const [pair, ...flags] = cookieFlags(headers);
    expect(pair).toBe('zampa.sid=');
    expect(flags).toContain('Path=/');
    expect(flags.join()).toMatch(/Expires=Thu, 01 Jan 1970|Max-Age=0/);
  });

  it('is not set for a visitor who only reads', async () => {
    for (const path of ['/', '/api/auth/session', '/api/pets']) {
      expect((await visit(api.url + path)).headers.getSetCookie()).toEqual([]);
    }
  });
});

describe('a cross-site request', () => {
  const own = () => ({ origin: `http://localhost:${api.port}` });
  const site = (value: string) => ({ 'sec-fetch-site': value });

  it.each<[string, number, () => Record<string, string>]>([
    ['Sec-Fetch-Site cross-site', 403, () => site('cross-site')],
    ['Sec-Fetch-Site same-site', 403, () => site('same-site')],
    ['an unknown Sec-Fetch-Site', 403, () => site('elsewhere')],
    [
      'Sec-Fetch-Site cross-site and the own Origin',
      403,
      () => ({ ...site('cross-site'), ...own() }),
    ],
    ['a foreign Origin', 403, () => ({ origin: 'https://evil.example' })],
    ['the Origin null', 403, () => ({ origin: 'null' })],
    ['the own host on another port', 403, () => ({ origin: 'http://localhost:1' })],
    ['the own host by https', 403, () => ({ origin: `https://localhost:${api.port}` })],
    ['a host that begins alike', 403, () => ({ origin: `${own().origin}.evil.example` })],
    ['Sec-Fetch-Site same-origin', 201, () => site('same-origin')],
    [
      'Sec-Fetch-Site same-origin and the own Origin',
      201,
      () => ({ ...site('same-origin'), ...own() }),
    ],
    ['Sec-Fetch-Site none', 201, () => site('none')],
    ['the own Origin', 201, own],
    ['neither header', 201, () => ({})],
  ])('is recognised by its headers: %s is %i', async (_, status, headers) => {
    const pets = async () => (await owner.call<Pet[]>('GET', '/api/pets')).body.length;
    const before = await pets();
    const pet = { name: 'Otto', species: 'cane' };
    const answer = await owner.call('POST', '/api/pets', pet, headers());
    if (status === 403) expect(brief(answer)).toEqual(refusal(403, 'CROSS_SITE'));
    expect(answer.status).toBe(status);
    expect(await pets()).toBe(status === 201 ? before + 1 : before);
  });

  it.each([
    ['POST', '/api/auth/login'],
    ['POST', '/api/auth/register'],
    ['POST', '/api/auth/logout'],
    ['GET', '/api/pets'],
    ['PATCH', '/api/user/profile'],
    ['DELETE', '/api/pets/1'],
    ['POST', '/api/chat-sessions/1/messages'],
    ['POST', '/api/chat-messages/1/stop'],
  ])('is refused first at %s %s', async (method, path) => {
    const answer = await owner.call(method, path, undefined, { origin: 'https://evil.example' });
    expect(brief(answer)).toEqual(refusal(403, 'CROSS_SITE'));
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('may be a link to a page', async () => {
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect((await visit(`${api.url}/health/live`, { headers: link })).status).toBe(200);
    expect((await visit(`${api.url}/`, { headers: link })).status).toBe(200);
  });

  it('is not allowed by a preflight', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const answer = await visit(`${api.url}/api/pets`, { method: 'OPTIONS', headers });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
  visit(`${api.url}/api/auth/login`, { method: 'POST', headers, body });

describe('a request body', () => {
  const login = JSON.stringify({ email: 'a@example.org', password: PASSWORD });
  const json = { 'content-type': 'application/json' };

  it.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonp',
    'json',
  ])('of the type %s is 415', async (type) => {
    const response = await post(login, { 'content-type': type });
    const body: unknown = response.body;
    expect({ status: response.status, body }).toEqual(refusal(415, 'UNSUPPORTED_MEDIA_TYPE'));
  });

  it('without a type is 415', async () => {
    expect((await post(new TextEncoder().encode(login), {})).status).toBe(415);
  });

  it('of JSON may name its encoding', async () => {
    expect((await post(login, { 'content-type': 'application/json; charset=utf-8' })).status).toBe(
      401,
    );
    expect(
      (await post(login, { 'content-type': 'application/json; charset=klingon' })).status,
    ).toBe(415);
  });

  it.each([
    ['plain', 64 * 1024 + 1, {}],
    ['much larger', 5_000_000, {}],
    ['compressed to a few bytes', 5_000_000, { 'content-encoding': 'gzip' }],
  ])('over 64 KiB, %s, is 413', async (_, size, encoding) => {
    const text = JSON.stringify({ email: 'x'.repeat(size - 12) });
    const body = 'content-encoding' in encoding ? new Uint8Array(gzipSync(text)) : text;
    const response = await post(body, { ...json, ...encoding });
    const answered: unknown = response.body;
    expect({ status: response.status, body: answered }).toEqual(refusal(413, 'PAYLOAD_TOO_LARGE'));
  });

  it('of exactly 64 KiB is accepted', async () => {
    const body = { email: 'a@example.org', password: '' };
    const room = 64 * 1024 - JSON.stringify(body).length;
    const answer = await owner.call('POST', '/api/auth/login', {
      ...body,
      password: 'x'.repeat(room),
    });
    expect(brief(answer)).toEqual(invalid('password'));
  });

  it.each(['{', '{"email":}', '[1,2', 'nul', "{'email': 1}", '{"a":1}{"b":2}', '\u0000'])(
    'that is not valid JSON, %j, is 400',
    async (body) => {
      const response = await post(body, json);
      expect(response.status).toBe(400);
      const text = response.text;
      expect(JSON.parse(text)).toMatchObject({ statusCode: 400, code: 'VALIDATION_FAILED' });
      expect(text).not.toMatch(/SyntaxError|Unexpected|position|at JSON|node_modules/);
    },
  );
});
