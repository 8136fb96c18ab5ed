import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SupportThread } from '../../src/contract/support.js';
import { addToThread, openThread, THREADS } from '../harness/help-desk.js';
import type { Owner } from '../harness/owner.js';
import { Postbox } from '../harness/postbox.js';
import { brief, refusal } from '../harness/refusal.js';

let desk: Postbox;
let owner: Owner;

beforeAll(async () => {
  desk = await Postbox.open();
});

beforeEach(async () => {
  owner = await desk.world.owner(desk.api);
  await desk.world.setPlan(owner, 'pro');
});

afterAll(() => desk.close());

describe('support', () => {
  it('is not available where the operator has configured no address', async () => {
    const silent = await desk.world.api(undefined, { SUPPORT_EMAIL: '' });
    const { id } = (await openThread(owner)).body;
    owner.url = silent.url;
    expect(brief(await openThread<never>(owner))).toEqual(refusal(404, 'NOT_FOUND'));
    expect(brief(await addToThread<never>(owner, id))).toEqual(refusal(404, 'NOT_FOUND'));
    expect((await owner.call<SupportThread[]>('GET', THREADS)).body).toHaveLength(1);
  });

  it('accepts 20 messages an hour; sending the same one again does not count', async () => {
    const strict = await desk.world.api(undefined, { RATE_LIMIT_FACTOR: '1' });
    owner.url = strict.url;
    const clientId = randomUUID();
    const { id } = (await openThread(owner, { clientId })).body;
    for (let n = 2; n <= 20; n += 1) expect((await addToThread(owner, id)).status).toBe(201);
    expect(brief(await addToThread<never>(owner, id))).toEqual(refusal(429, 'TOO_MANY_REQUESTS'));
    expect((await openThread(owner, { clientId })).body.id).toBe(id);
  });
});
