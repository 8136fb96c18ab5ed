import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PROVIDERS } from '../src/contract/config.js';
import { brief, invalid, refusal } from './harness/refusal.js';
import { SocialWorld } from './harness/social-world.js';
import { NONCE, pathOf, Visitor } from './harness/visitor.js';

let social: SocialWorld;

beforeAll(async () => {
  social = await SocialWorld.shared();
});

afterAll(() => social.close());

const OUTSIDE = { authenticated: false };
const POPUP = { mode: 'popup', nonce: NONCE };

/** The path back from the provider, with changes to its query. */
function changed(path: string, changes: Record<string, string | null>): string {
  const url = new URL(path, 'http://product.example');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return pathOf(url.href);
}

describe.each(PROVIDERS)('a sign-in through %s', (provider) => {
  /** A visitor who has consented at the provider, and the path back. */
  async function away(visitor = social.visitor()) {
    social.person();
    const asked = await visitor.begin(provider, POPUP);
    return { visitor, back: visitor.consent(provider, asked) };
  }

  it.each([
    ['no', null],
    ['an empty', ''],
    ['an invented', 'x'.repeat(32)],
  ])(
    'that returns with %s state signs nobody in, and does not spoil the real one',
    async (_, state) => {
      const { visitor, back } = await away();
      const { location } = await visitor.comeBack(changed(back, { state }));
      expect(location).toBe(`/?social=${provider}%3Aexpired`);
      expect(await visitor.session()).toEqual(OUTSIDE);
      expect((await visitor.comeBack(back)).report?.result.status).toBe('registered');
    },
  );

  it('begun by an attacker cannot be completed in another browser', async () => {
    const attacker = await away();
    const [fresh, begun, owner] = [social.visitor(), await away(), await away()];
    await owner.visitor.comeBack(owner.back);
    const session = await owner.visitor.session();
    for (const victim of [fresh, begun.visitor, owner.visitor]) {
      expect((await victim.comeBack(attacker.back)).social).toBe(`${provider}:expired`);
    }
    for (const victim of [fresh, begun.visitor]) expect(await victim.session()).toEqual(OUTSIDE);
    expect(await owner.visitor.session()).toEqual(session);
    const mixed = changed(begun.back, { code: codeIn(attacker.back) });
    expect((await begun.visitor.comeBack(mixed)).report?.result).toMatchObject({ code: 'failed' });
  });

  it('can be completed only once', async () => {
    const { visitor, back } = await away();
    const before = visitor.cookie;
    await visitor.comeBack(back);
    const session = await visitor.session();
    expect((await visitor.comeBack(back)).social).toBe(`${provider}:expired`);
    expect(await visitor.session()).toEqual(session);
    const thief = Object.assign(social.visitor(), { cookie: before });
    expect((await thief.comeBack(back)).social).toBe(`${provider}:expired`);
    const again = await thief.begin(provider, POPUP);
    const used = changed(thief.consent(provider, again), { code: codeIn(back) });
    expect((await thief.comeBack(used)).report?.result).toMatchObject({ code: 'failed' });
    expect(await thief.session()).toEqual(OUTSIDE);
  });

  it('can be completed only once, even by simultaneous callbacks', async () => {
    const { visitor, back } = await away();
    const twin = Object.assign(social.visitor(), { cookie: visitor.cookie });
    const pages = await Promise.all([visitor.comeBack(back), twin.comeBack(back)]);
    const ends = pages.map(({ report }) => report?.result.status ?? 'none');
    expect(ends.filter((status) => status === 'registered')).toHaveLength(1);
    const sessions = [await visitor.session(), await twin.session()];
    expect(sessions.filter(({ authenticated }) => authenticated)).toHaveLength(1);
  });

  it('can be completed within ten minutes', async () => {
    for (const [minutes, result] of [
      [9.5, { status: 'registered' }],
      [10.1, { status: 'failed', code: 'expired' }],
    ] as const) {
      const { visitor, back } = await away();
      await social.editSession(visitor, ({ social: way }) => {
        Object.assign(way ?? {}, { at: Date.now() - minutes * 60_000 });
      });
      const { report } = await visitor.comeBack(back);
      expect(report).toMatchObject({ nonce: NONCE, result });
    }
  });

  it('cannot be completed at another provider', async () => {
    const { visitor, back } = await away();
    const [other = 'google'] = PROVIDERS.filter((name) => name !== provider);
    const path = back.replace(`/${provider}/`, `/${other}/`);
    expect((await visitor.comeBack(path)).social).toBe(`${other}:expired`);
    expect(await visitor.session()).toEqual(OUTSIDE);
  });

  it('gets a session with a new id, so that a planted session is worthless', async () => {
    const attacker = social.visitor();
    await attacker.begin(provider);
    const { visitor, back } = await away(
      Object.assign(social.visitor(), { cookie: attacker.cookie }),
    );
    expect((await visitor.comeBack(back)).report?.result.status).toBe('registered');
    expect(visitor.cookie).not.toBe(attacker.cookie);
    expect(await visitor.session()).toMatchObject({ authenticated: true });
    expect(await attacker.session()).toEqual(OUTSIDE);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https:',
    'https://evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'evil.example',
    '',
    'javascript:alert(1)',
    `/${'x'.repeat(600)}`,
  ])('does not begin if it is to return to %j', async (returnTo) => {
    const visitor = social.visitor();
    const page = await visitor.start(provider, { returnTo });
    const body = JSON.parse(page.text) as unknown;
    expect({ status: page.status, body }).toEqual(invalid('returnTo'));
    expect(visitor.cookie).toBe('');
  });

  it.each([
    ['mode', 'window'],
    ['nonce', 'short'],
    ['nonce', '"><script>alert(1)</script>'],
    ['purpose', 'admin'],
  ])('does not begin with the %s %j', async (name, value) => {
    const page = await social.visitor().start(provider, { [name]: value });
    const body = JSON.parse(page.text) as unknown;
    expect({ status: page.status, body }).toEqual(invalid(name));
  });

  it('can begin on our own pages only, but its callback may come from anywhere', async () => {
    const visitor = social.visitor();
    for (const site of ['cross-site', 'same-site']) {
      const page = await visitor.visit(`/api/auth/${provider}?mode=popup`, site);
      const body = JSON.parse(page.text) as unknown;
      expect({ status: page.status, body }).toEqual(refusal(403, 'CROSS_SITE'));
      expect(visitor.cookie).toBe('');
    }
    expect((await visitor.visit(`/api/auth/${provider}`, 'none')).status).toBe(302);
    expect((await social.visitor().comeBack(`/api/auth/${provider}/callback`)).status).toBe(303);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    for (const [method, path] of [
      ['POST', `/api/auth/${provider}/callback`],
      ['GET', `/api/auth/${provider}/callback/more`],
      ['GET', '/api/auth/session'],
      ['POST', '/api/auth/firebase-login'],
      ['DELETE', `/api/user/sign-in-ways/${provider}`],
    ] as const) {
      const answer = await visitor.call(method, path, undefined, foreign);
      expect(brief(answer)).toEqual(refusal(403, 'CROSS_SITE'));
    }
  });
});

const codeIn = (path: string): string => new URLSearchParams(path.split('?')[1]).get('code') ?? '';

describe('the page that reports to its opener', () => {
  it('contains no secret, and runs only our own script', async () => {
    social.person();
    const visitor = social.visitor();
    const asked = await visitor.begin('google', POPUP);
    const [begun, back] = [visitor.cookie, visitor.consent('google', asked)];
    const { text, headers } = await visitor.comeBack(back);
    const { GOOGLE_CLIENT_SECRET = '' } = social.providers.settings;
    const state = asked.searchParams.get('state') ?? '';
    const sids = [begun, visitor.cookie].map((cookie) => cookie.slice(14, 40));
    for (const secret of [state, codeIn(back), GOOGLE_CLIENT_SECRET, ...sids]) {
      expect(secret.length).toBeGreaterThan(10);
      expect(text).not.toContain(secret);
    }
    expect(text.match(/<script[^>]*>/g)).toEqual(['<script src="/social-report.js">']);
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'(;| 'sha256)/);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toMatch(/^text\/html/);
  });

  it('shows data from the provider without executing it', async () => {
    const subject = `"'><script>alert('&')</script>`;
    social.person({ subject });
    const { text, report } = await social.visitor().popup('facebook');
    expect(report?.result).toEqual({ status: 'registered', uid: `facebook:${subject}` });
    expect(text.match(/<script/g)).toHaveLength(1);
  });

  it('can reach its opener, while other pages stay isolated from the windows they open', async () => {
    const visitor = new Visitor(social.api.url, social.providers);
    const { headers } = await visitor.visit('/api/auth/session');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  });
});
