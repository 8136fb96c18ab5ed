import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SavedUserReply, SessionReply } from '../src/contract/accounts.js';
import type { TestUserReply } from '../src/contract/test-panel.js';
import { itIsStrict, NO_WORD } from './harness/form.js';
import { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { brief } from './harness/refusal.js';
import { CREATE, SESSION, UPDATE } from './harness/test-panel.js';
import { until } from './harness/until.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;
let owner: Owner;

beforeAll(async () => {
  ({ world, api } = await World.shared());
  owner = await world.owner(api);
});

afterAll(() => world.close());

describe('the test panel', () => {
  it('sets every plan, notifies every tab, and is logged', async () => {
    const tab = await owner.tab();
    for (const planType of ['expert', 'pro', 'free']) {
      const answer = await owner.call<SavedUserReply>('POST', UPDATE, { planType });
      const user = { id: owner.id, subscriptionStatus: planType };
      expect(answer).toMatchObject({ status: 200, body: { success: true, user } });
      expect((await owner.call('GET', '/api/auth/session')).body).toMatchObject({ user });
    }
    await until('the tab is told', () => tab.events.length === 6, 5000);
    expect(tab.events.map(({ name, payload }) => [name, payload])).toEqual(
      ['expert', 'pro', 'free'].flatMap((subscriptionStatus) => [
        ['plan-activated', { subscriptionStatus }],
        ['profile-changed', {}],
      ]),
    );
    const trace = new RegExp(`"userId":${owner.id},"plan":"expert".*set by the test panel`);
    expect(api.output).toMatch(trace);
    owner.closeTabs();
  });

  it('creates a user who can sign in, without changing the current session', async () => {
    const before = owner.cookie;
    const { status, body } = await owner.call<TestUserReply>('POST', CREATE, {});
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        success: true,
        user: {
          id: expect.any(Number) as unknown as number,
          email: expect.stringMatching(/@example\.test$/) as unknown as string,
          username: expect.stringMatching(/\S/) as unknown as string,
        },
        password: expect.stringMatching(/^.{16,}$/) as unknown as string,
      },
    });
    expect(owner.cookie).toBe(before);
    const tester = new Owner(api.url);
    const { email } = body.user;
    const login = await tester.call('POST', '/api/auth/login', { email, password: body.password });
    expect(login).toMatchObject({
      status: 200,
      body: { user: { ...body.user, subscriptionStatus: 'free' } },
    });
    expect(api.output).not.toContain(body.password);
  });

  it('shows the session, or that there is none', async () => {
    const { body } = await owner.call<SessionReply>('GET', SESSION);
    expect(body).toEqual((await owner.call('GET', '/api/auth/session')).body);
    expect(body).toMatchObject({ authenticated: true, user: { id: owner.id } });
    expect(brief(await new Owner(api.url).call('GET', SESSION))).toEqual({
      status: 200,
      body: { authenticated: false },
    });
  });

  itIsStrict(
    {
      name: 'when setting a plan',
      method: 'POST',
      path: UPDATE,
      valid: { planType: 'free' },
      wrong: { planType: NO_WORD },
    },
    () => owner,
  );
  itIsStrict(
    {
      name: 'when creating a user',
      method: 'POST',
      path: CREATE,
      valid: {},
      wrong: { username: ['Chosen'], email: ['a@example.org'], password: ['chosen-by-me-7'] },
    },
    () => owner,
  );
});
