import type { Profile } from 'passport';
import { describe, expect, it } from '@jest/globals';
import { PROVIDERS } from '../../contract/config.js';
import { providerProfile, uidOf } from './provider-profile.js';

const given = (profile: object, claims: object = {}): Profile =>
  ({ id: '117', displayName: 'Anna Rossi', ...profile, _json: claims }) as unknown as Profile;

const withEmail = (value: unknown) => ({ emails: [{ value }] });
const withPhoto = (value: unknown) => ({ photos: [{ value }] });

describe("a provider's user", () => {
  it.each(PROVIDERS)("of %s is identified by the provider's id", (provider) => {
    const profile = providerProfile(provider, given({}));
    expect(profile).toEqual({
      provider,
      subject: '117',
      name: 'Anna Rossi',
      email: null,
      emailVerified: false,
      photoURL: null,
    });
    expect(profile && uidOf(profile)).toBe(`${provider}:117`);
  });

  it.each([undefined, null, '', ' ', 117, {}, [], 'a b', 'a\u0000', 'x'.repeat(256)])(
    'with the id %j is rejected',
    (id) => {
      for (const provider of PROVIDERS) {
        expect(providerProfile(provider, given({ id }, { email_verified: true }))).toBeNull();
      }
    },
  );

  it('has the display name, else the first name, else none', () => {
    const name = (profile: object) => providerProfile('google', given(profile))?.name;
    expect(name({ displayName: '李 明' })).toBe('李 明');
    expect(name({ displayName: '', name: { givenName: 'Anna' } })).toBe('Anna');
    expect(name({ displayName: undefined })).toBe('');
  });
});

describe('an address', () => {
  it.each([
    [' Anna@Example.ORG ', 'anna@example.org'],
    ['ａｎｎａ@example.org', 'anna@example.org'],
    ['anna', null],
    ['anna@example', null],
    [`${'a'.repeat(250)}@example.org`, null],
    ['anna\u0000@example.org', null],
    [undefined, null],
    [7, null],
    [['anna@example.org'], null],
  ])('given as %j is %j', (value, email) => {
    expect(providerProfile('facebook', given(withEmail(value)))?.email).toBe(email);
  });

  it.each([
    ['google', true, true],
    ['google', false, false],
    ['google', undefined, false],
    ['google', 'true', false],
    ['google', 1, false],
    ['facebook', true, false],
  ] as const)('of %s with email_verified %j is confirmed: %s', (provider, claim, confirmed) => {
    const profile = given(withEmail('anna@example.org'), { email_verified: claim });
    expect(providerProfile(provider, profile)?.emailVerified).toBe(confirmed);
  });

  it('that is invalid is not confirmed, whatever the provider says', () => {
    const profile = given(withEmail('anna'), { email_verified: true });
    expect(providerProfile('google', profile)?.emailVerified).toBe(false);
  });
});

describe('a picture', () => {
  const GOOGLE = 'https://lh3.googleusercontent.com/a/x=s96-c';
  const FACEBOOK = 'https://platform-lookaside.fbsbx.com/platform/profilepic/?asid=1&height=50';
  const OTHER_FACEBOOK = 'https://scontent-mxp1-1.xx.fbcdn.net/v/t1.jpg?_nc_cat=1';

  it.each([
    ['google', GOOGLE],
    ['facebook', FACEBOOK],
    ['facebook', OTHER_FACEBOOK],
  ] as const)('of %s is accepted from %s', (provider, url) => {
    expect(providerProfile(provider, given(withPhoto(url)))?.photoURL).toBe(url);
  });

  it.each([
    ['google', FACEBOOK],
    ['facebook', GOOGLE],
    ['google', 'http://lh3.googleusercontent.com/a'],
    ['google', 'https://lh3.googleusercontent.com:8443/a'],
    ['google', 'https://lh3.googleusercontent.com.evil.example/a'],
    ['google', 'https://evil.example/lh3.googleusercontent.com'],
    ['google', 'https://googleusercontent.com/a'],
    ['google', 'https://evilgoogleusercontent.com/a'],
    ['facebook', 'https://evilfbcdn.net/a'],
    ['facebook', 'https://platform-lookaside.fbsbx.com.evil.example/a'],
    ['facebook', 'https://graph.facebook.com/117/picture'],
    ['google', 'javascript:alert(1)'],
    ['google', 'data:image/png;base64,AAAA'],
    ['google', '//lh3.googleusercontent.com/a'],
    ['google', 'a.png'],
    ['google', ''],
    ['google', undefined],
    ['google', 7],
  ] as const)('of %s is not accepted from %j', (provider, url) => {
    expect(providerProfile(provider, given(withPhoto(url)))?.photoURL).toBeNull();
  });
});
