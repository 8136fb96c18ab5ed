import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { brief, refusal } from './harness/refusal.js';
import { World } from './harness/world.js';
import { visit } from './harness/visit.js';

const CLIENT = fileURLToPath(new URL('../../frontend/dist/pages', import.meta.url));

let world: World;
let api: Process;
let owner: Owner;

beforeAll(async () => {
  ({ world, api } = await World.shared());
  owner = await world.owner(api);
});

afterAll(() => world.close());

/** The status of a path that is sent as it is written, which `fetch` would tidy up. */
function statusOf(path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: api.port, path }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asked.on('error', reject).end();
  });
}

const directives = (policy: string | null): Map<string, string[]> =>
  new Map(
    (policy ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

describe('every response', () => {
  it.each(['/', '/nowhere', '/api/auth/session', '/api/pets', '/api/nowhere', '/health/live'])(
    'carries the security headers: %s',
    async (path) => {
      const { headers } = await visit(api.url + path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('referrer-policy')).toMatch(/origin|no-referrer/);
      const policy = directives(headers.get('content-security-policy'));
      const scripts = policy.get('script-src') ?? policy.get('default-src');
      expect(scripts).toContain("'self'");
      for (const loose of ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'http:', 'data:']) {
        expect(scripts).not.toContain(loose);
      }
      expect(policy.get('default-src')).toEqual(expect.arrayContaining([expect.any(String)]));
      expect(policy.get('object-src')).toEqual(["'none'"]);
      expect(policy.get('base-uri')?.join()).toMatch(/^'(none|self)'$/);
      expect(policy.get('frame-ancestors')?.join()).toMatch(/^'(none|self)'$/);
    },
  );

  it.each([
    ['GET', '/api/auth/session', 200],
    ['GET', '/api/pets', 200],
    ['GET', '/api/user/profile', 200],
    ['GET', '/api/nowhere', 404],
    ['GET', '/api/pets/2147483647', 404],
    ['POST', '/api/pets', 400],
    ['POST', '/api/auth/logout', 403],
  ])('of the API forbids caching: %s %s, %i', async (method, path, status) => {
    const foreign = status === 403 ? { origin: 'https://evil.example' } : {};
    const body = method === 'POST' ? {} : undefined;
    const answer = await owner.call(method, path, body, foreign);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('etag')).toBeNull();
  });
});

describe('an unknown path of the API', () => {
  it.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nowhere'],
    ['GET', '/api/pets/1/2/3'],
    ['POST', '/api/nowhere'],
    ['GET', '/api/auth/login'],
    ['DELETE', '/api/pets'],
    ['PUT', '/api/user/profile'],
    ['GET', '/api/nowhere?page=/chat'],
    ['GET', '/API/nowhere'],
    ['GET', '/Api/auth/login'],
  ])('gets a 404 in JSON, never the page: %s %s', async (method, path) => {
    const answer = await owner.call(method, path, method === 'GET' ? undefined : {}, {
      accept: 'text/html',
    });
    expect(brief(answer)).toEqual(refusal(404, 'NOT_FOUND'));
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  });

  it.each(['/api/%zz', '/api/pets/%E0%A4%A', '/api/pets/%00', '/api/pets/..%2f..', '/api//pets'])(
    'that is malformed, %s, is not a server error',
    async (path) => {
      const { status, text } = await statusOf(path);
      expect([400, 401, 404]).toContain(status);
      expect(JSON.parse(text)).toMatchObject({ statusCode: status });
    },
  );
});

const site = (): string => `http://localhost:${String(api.port)}`;

(!existsSync(CLIENT) ? describe.skip : describe)('the built client', () => {
  it.each([
    '/',
    '/pets',
    '/PETS',
    '/pets/12',
    '/Checkout?plan=pro',
    '/profile/',
    '/test-subscription',
    '/chat',
    '/chat/',
    '/chat?petId=1',
    '/chat/12',
    '/simple-chat',
  ])('is served at %s', async (path) => {
    const response = await visit(api.url + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.text).toMatch(/<div id="root"/);
  });

  it.each([
    '/nowhere',
    '/pets/12/more',
    '/index.php',
    '/.env',
    '/assets',
    '/assets/none.js',
    '/pages/en/home.html',
    '/client/theme.js',
    '/index.html',
    '/chat/1/2',
  ])('is served with status 404 at %s', async (path) => {
    const response = await visit(api.url + path, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  });

  it.each([
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/assets/../../package.json',
    '/%2e%2e/%2e%2e/backend/package.json',
    '/%zz',
    '/%00',
    '//etc/passwd',
  ])('exposes no other files: %s', async (path) => {
    const { status, text } = await statusOf(path);
    expect([400, 403, 404]).toContain(status);
    expect(text).not.toMatch(/"dependencies"|root:|node_modules/);
  });

  it('opens the chat when another app shares something before its worker is there', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const body = '--x\r\nContent-Disposition: form-data; name="text"\r\n\r\nA plant\r\n--x--\r\n';
    const answer = await visit(`${api.url}/share`, { method: 'POST', headers, body });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/chat?last');
  });

  it('runs only its own scripts, as its content security policy demands', async () => {
    const answer = await visit(api.url);
    const page = answer.text;
    const policy = answer.headers.get('content-security-policy') ?? '';
    const inline = [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([^]*?)<\/script>/g)];
    expect(inline).toHaveLength(1);
    for (const [, code = ''] of inline) {
      expect(policy).toContain(createHash('sha256').update(code).digest('base64'));
    }
    expect(page).not.toMatch(/\son\w+=/);
    const sources = [...page.matchAll(/<script[^>]*\bsrc="([^"]+)"/g)].map(([, source]) => source);
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) {
      const script = await visit(new URL(source ?? '', api.url));
      expect(script.status).toBe(200);
      expect(script.headers.get('content-type')).toMatch(/javascript/);
    }
  });

  it('is revalidated each time, while its hashed files are cached for good', async () => {
    const page = await visit(api.url);
    expect(page.headers.get('cache-control')).toMatch(/no-cache|max-age=0/);
    const [asset = ''] = /\/assets\/[^"]+\.js/.exec(page.text) ?? [];
    const { headers } = await visit(api.url + asset);
    expect(headers.get('cache-control')).toBe('public,max-age=31536000,immutable');
    expect((await visit(api.url + asset.replace('/assets', ''))).status).toBe(404);
  });

  it('has what search engines and link previews need', async () => {
    const home = (await visit(api.url)).text;
    expect(home).toContain(`<link rel="canonical" href="${site()}/" />`);
    expect(home).toContain(`content="${site()}/social.png"`);
    expect(home).not.toContain('noindex');
    const profile = (await visit(`${api.url}/profile`)).text;
    expect(profile).toContain('<meta name="robots" content="noindex" />');
    const robots = (await visit(`${api.url}/robots.txt`)).text;
    const [, sitemap = ''] = /Sitemap: (\S+)/.exec(robots) ?? [];
    expect(sitemap).toBe(`${site()}/sitemap.xml`);
    const places = (await visit(`${api.url}/sitemap.xml`)).text;
    for (const path of ['/', '/emergency', '/privacy', '/data-deletion', '/terms']) {
      expect(places).toContain(`<loc>${site()}${path}</loc>`);
    }
    expect(places).not.toContain('/profile');
  });

  it.each([
    ['it-IT,it;q=0.9,en;q=0.8', undefined, 'it'],
    ['en-GB,it;q=0.9', undefined, 'en'],
    ['fr-FR,it;q=0.9', undefined, 'en'],
    ['it', 'zampa.language=en', 'en'],
    ['en', 'a=b; zampa.language=it', 'it'],
    ['en', 'zampa.language=../../x', 'en'],
  ])(
    'answers accept-language %s with cookie %s in language %s',
    async (accepted, cookie, language) => {
      const headers = { 'accept-language': accepted, ...(cookie && { cookie }) };
      const page = await visit(api.url, { headers });
      expect(page.text).toContain(`<html lang="${language}"`);
      expect(page.headers.get('vary')).toMatch(/accept-language.*cookie/i);
    },
  );

  it.each(['br', 'gzip', 'identity'])('can be read as %s', async (encoding) => {
    const page = await visit(api.url, { headers: { 'accept-encoding': encoding } });
    const named = encoding === 'identity' ? null : encoding;
    expect(page.headers.get('content-encoding')).toBe(named);
    expect(page.text).toContain('</html>');
  });
});
