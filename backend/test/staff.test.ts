import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Process } from './harness/processes.js';
import { brief, refusal } from './harness/refusal.js';
import {
  anotherSession,
  removeVets,
  verifyFactor,
  VET_CALLS,
  vetMe,
  vetOnDuty,
} from './harness/vet.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

afterAll(async () => {
  await removeVets(world);
  await world.close();
});

const NEEDED = refusal(401, 'SECOND_FACTOR_NEEDED');
const NOWHERE = refusal(404, 'NOT_FOUND');

describe('the vet pages', () => {
  it('do not exist for an owner, whatever the request', async () => {
    const owner = await world.owner(api);
    for (const [method, path, body] of VET_CALLS) {
      expect(brief(await owner.call(method, path, body))).toEqual(NOWHERE);
      expect(brief(await owner.call(method, path, method === 'GET' ? undefined : {}))).toEqual(
        NOWHERE,
      );
    }
  });

  it('require the second factor in each session', async () => {
    const { owner, authenticator } = await vetOnDuty(world, api);
    expect((await vetMe(owner)).desk).toMatchObject({
      duty: { onDuty: true },
      recoveryCodesLeft: 10,
    });
    const second = await anotherSession(owner, api);
    expect(await vetMe(second)).toEqual({ name: 'Dr. Ada Verdi', factor: 'verify', desk: null });
    // The password alone does not suffice to set up another authenticator.
    expect(brief(await second.call('POST', '/api/vet/factor/enrol'))).toEqual(NEEDED);
    expect((await verifyFactor(second, authenticator.next())).status).toBe(204);
    expect((await vetMe(second)).factor).toBe('passed');
  });
});

it("a vet's code works only once, even when sent twice at the same time", async () => {
  const { owner, authenticator } = await vetOnDuty(world, api);
  const sessions = await Promise.all([api, api].map((one) => anotherSession(owner, one)));
  const code = authenticator.next();
  const statuses = (await Promise.all(sessions.map((one) => verifyFactor(one, code)))).map(
    ({ status }) => status,
  );
  expect(statuses.sort()).toEqual([204, 400]);
  expect((await verifyFactor(await anotherSession(owner, api), code)).status).toBe(400);
});
