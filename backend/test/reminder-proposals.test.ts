import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Reminder, ReminderProposal } from '../src/contract/reminders.js';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { brief, invalid, refusal } from './harness/refusal.js';
import { eventually } from './harness/until.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;
let owner: Owner;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

beforeEach(async () => {
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'pro');
});

afterAll(() => world.close());

const DAY = 86_400_000;

const ofPet = (rest: string) => `/api/pets/${String(owner.petId)}${rest}`;

describe('a proposed reminder', () => {
  const proposed = async (query = 'timeZone=Europe/Rome&language=it') => {
    return owner.call<ReminderProposal[]>('GET', ofPet(`/reminders/proposed?${query}`));
  };
  const keys = async () => (await proposed()).body.map(({ key }) => key);
  const decline = (key: string) => owner.call('POST', ofPet(`/reminders/proposed/${key}/decline`));

  it("is worded in the owner's language, and not proposed again once it is set up", async () => {
    const { status, body } = await proposed();
    expect(status).toBe(200);
    const fleas = body.find(({ key }) => key === 'fleas');
    expect(fleas).toMatchObject({ title: 'Protezione da pulci e zecche', rule: 'FREQ=MONTHLY' });
    const { kind, title, rule, startsAt } = fleas ?? {};
    const accepted = { kind, title, rule, startsAt, timeZone: 'Europe/Rome', proposalKey: 'fleas' };
    const accept = () => owner.call('POST', ofPet('/reminders'), accepted);
    expect((await accept()).status).toBe(201);
    expect((await accept()).status).toBe(201);
    const { body: reminders } = await owner.call<Reminder[]>('GET', ofPet('/reminders'));
    expect(reminders).toMatchObject([{ proposalKey: 'fleas', startsAt }]);
    expect(await keys()).not.toContain('fleas');
  });

  it('is not proposed again once declined', async () => {
    const tab = await owner.tab();
    const [first = ''] = await keys();
    expect((await decline(first)).status).toBe(204);
    expect((await decline(first)).status).toBe(204);
    expect(await keys()).not.toContain(first);
    expect(brief(await decline('anything'))).toMatchObject(refusal(404, 'NOT_FOUND'));
    await eventually(() => expect(tab.count('reminders-changed')).toBe(2));
    owner.closeTabs();
  });

  it('follows from the diary', async () => {
    await owner.call('PATCH', ofPet(''), { species: 'cane', age: 4 });
    await owner.call('POST', ofPet('/diary'), {
      kind: 'vaccine',
      at: new Date(Date.now() - 30 * DAY).toISOString(),
      text: 'DHP, lepto',
    });
    const before = await keys();
    expect(before).not.toContain('vaccine-ask');
    for (const key of before) await decline(key);
    expect(await keys()).toEqual(expect.arrayContaining(['vaccine-core', 'vaccine-lepto']));
  });

  it('requires a time zone and the plan', async () => {
    expect(brief(await proposed('language=it'))).toEqual(invalid('timeZone'));
    await world.setPlan(owner, 'free');
    for (const answer of [await proposed(), await decline('fleas')]) {
      expect(brief(answer)).toMatchObject(refusal(403, 'PLAN_REQUIRED'));
    }
  });
});
