import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PROVIDERS, type ClientConfig } from '../../src/contract/config.js';
import { brief, refusal } from '../harness/refusal.js';
import { SocialWorld } from '../harness/social-world.js';
import { Visitor } from '../harness/visitor.js';

let social: SocialWorld;

beforeAll(async () => {
  social = await SocialWorld.shared();
});

afterEach(() => {
  social.providers.delay = 0;
});

afterAll(() => social.close());

describe.each(PROVIDERS)('a provider, %s, that is unreachable', (provider) => {
  it('is reported as failed in time', async () => {
    social.person();
    const visitor = social.visitor();
    social.providers.delay = 60_000;
    const begun = Date.now();
    expect(await visitor.enter(provider)).toBe('failed');
    expect(Date.now() - begun).toBeLessThan(15_000);
    expect(await visitor.session()).toEqual({ authenticated: false });
  });
});

describe('a provider that is not configured', () => {
  it('is not offered and cannot be called', async () => {
    const settings = { FACEBOOK_APP_SECRET: '', GOOGLE_CLIENT_ID: '' };
    const api = await social.world.api(undefined, settings);
    const visitor = new Visitor(api.url, social.providers);
    const { body } = await visitor.call<ClientConfig>('GET', '/api/config');
    expect(body.providers).toEqual([]);
    for (const name of [...PROVIDERS, 'github', 'constructor']) {
      for (const path of [`/api/auth/${name}`, `/api/auth/${name}/callback`]) {
        expect(brief(await visitor.call('GET', path))).toEqual(refusal(404, 'NOT_FOUND'));
      }
    }
  });
});
