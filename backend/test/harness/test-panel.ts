import { expect } from '@jest/globals';
import { Owner } from './owner.js';
import { brief } from './refusal.js';

/** The calls of the test panel. */
export const UPDATE = '/api/test-subscription-update';
export const CREATE = '/api/create-test-user';
export const SESSION = '/api/test-session';

/** Expects a process to answer as if there were no test panel, signed in or not. */
export async function findsNoTestPanel({ cookie }: Owner, url: string): Promise<void> {
  const there = Object.assign(new Owner(url), { cookie });
  const unknown = await there.call('POST', '/api/nowhere', {});
  for (const body of [{ planType: 'pro' }, {}, []]) {
    expect(brief(await there.call('POST', UPDATE, body))).toEqual(brief(unknown));
    expect(brief(await there.call('POST', CREATE, body))).toEqual(brief(unknown));
  }
  for (const visitor of [there, new Owner(url)]) {
    expect(brief(await visitor.call('GET', SESSION))).toEqual(brief(unknown));
    expect(brief(await visitor.call('POST', UPDATE, {}))).toEqual(brief(unknown));
  }
  expect((await there.call('GET', '/api/user/profile')).body).toMatchObject({
    subscriptionStatus: 'free',
  });
}
