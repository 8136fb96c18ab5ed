import { describe, expect, it } from '@jest/globals';
import { readEnv } from './env.js';
import { faultOf, VALID } from './env.fixture.js';

const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hidden' };
const facebook = { FACEBOOK_APP_ID: 'id', FACEBOOK_APP_SECRET: 'hidden' };

const offered = (source: Record<string, string>): string[] =>
  readEnv({ ...VALID, ...source }).providers;

describe('sign-in providers', () => {
  it('are offered if each has an id and a secret', () => {
    expect(offered({})).toEqual([]);
    expect(offered(google)).toEqual(['google']);
    expect(offered(facebook)).toEqual(['facebook']);
    expect(offered({ ...facebook, ...google })).toEqual(['google', 'facebook']);
  });

  it.each(Object.keys({ ...google, ...facebook }))('are not offered without %s', (name) => {
    const all = { ...google, ...facebook };
    const other = name.startsWith('GOOGLE') ? 'facebook' : 'google';
    expect(offered({ ...all, [name]: '' })).toEqual([other]);
  });

  it.each([
    'GOOGLE_AUTHORIZATION_URL',
    'GOOGLE_TOKEN_URL',
    'GOOGLE_USERINFO_URL',
    'FACEBOOK_AUTHORIZATION_URL',
    'FACEBOOK_TOKEN_URL',
    'FACEBOOK_PROFILE_URL',
  ])('require %s to be a URL', (name) => {
    for (const value of ['accounts.example.org/oauth', 'ftp://example.org', 'javascript:alert(1)'])
      expect(faultOf({ [name]: value })).toContain(`${name}: must be a URL`);
    const url = 'https://example.org/oauth/userinfo';
    expect(readEnv({ ...VALID, [name]: url })).toMatchObject({ [name]: url });
  });

  it('require the Google endpoint that reports whether an address is confirmed', () => {
    const url = 'https://example.org/plus/v1/people/me';
    expect(faultOf({ GOOGLE_USERINFO_URL: url })).toContain('must end in /userinfo');
    expect(faultOf({ GOOGLE_USERINFO_URL: 'nowhere' })).toContain('GOOGLE_USERINFO_URL: must be');
  });
});
