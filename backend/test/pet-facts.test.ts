import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Pet } from '../src/contract/pets.js';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { brief, invalid } from './harness/refusal.js';
import { eventually } from './harness/until.js';
import { World } from './harness/world.js';

const DAY_MS = 86_400_000;

let world: World;
let api: Process;
let owner: Owner;

beforeAll(async () => {
  ({ world, api } = await World.shared());
  owner = await world.ownerInChat(api);
});

afterAll(() => world.close());

/** The day this many days from now, as an ISO date in UTC. */
const dayIn = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const pathOf = ({ petId }: Owner) => `/api/pets/${String(petId)}`;

const change = <T = Pet>(changes: object, who = owner) =>
  who.call<T>('PATCH', pathOf(who), changes);

const read = async (): Promise<Pet> => (await owner.call<Pet>('GET', pathOf(owner))).body;

const FACTS = {
  birthDate: '2022-04-02',
  sex: 'female',
  neutered: true,
  allergies: 'Chicken',
  medicines: 'Phenobarbital 15 mg, twice a day',
  vet: { name: 'Dr. Rossi', phone: '+39 051 123 4567' },
  nightClinic: { name: 'Clinica San Donato', phone: '051 765 4321' },
};

const NOTHING = Object.fromEntries(Object.keys(FACTS).map((field) => [field, null]));

describe("a pet's facts", () => {
  it('include its drawing and coat, chosen from the existing ones', async () => {
    expect(await read()).toMatchObject({ portrait: null, coat: null });
    const drawn = { portrait: 'hamster', coat: 'golden' };
    expect((await change(drawn)).body).toMatchObject(drawn);
    for (const wrong of [{ portrait: 'unicorn' }, { coat: '../pink' }]) {
      const [field = ''] = Object.keys(wrong);
      expect(brief(await change<never>(wrong))).toEqual(invalid(field));
    }
    expect(await read()).toMatchObject(drawn);
  });

  it('are empty at first, stored as given, sent to all tabs, and cleared by null', async () => {
    expect(await read()).toMatchObject({ ...NOTHING, vetAsked: false });
    const tab = await owner.tab();
    const { status, body } = await change({ ...FACTS, vetAsked: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...FACTS, vetAsked: true, name: 'Micia', weight: '3.8 kg' });
    expect(await read()).toEqual(body);
    await eventually(() =>
      expect(tab.events).toContainEqual(
        expect.objectContaining({ name: 'pet-saved', payload: { pet: body } }),
      ),
    );
    expect((await change(NOTHING)).body).toMatchObject(NOTHING);
    owner.closeTabs();
  });

  it('can be given with a new pet', async () => {
    const other = await world.owner(api);
    expect(await other.addPet(FACTS)).toMatchObject(FACTS);
  });

  it('change one by one; a field that is not sent stays as it is', async () => {
    await change(FACTS);
    await change({ medicines: ' ' });
    expect(await read()).toMatchObject({ ...FACTS, medicines: null });
  });
});

describe('the birth date', () => {
  it('takes precedence over a given age, which applies again when it is cleared', async () => {
    const year = new Date().getUTCFullYear();
    const { body } = await change({ age: 9, birthDate: `${String(year - 3)}-01-01` });
    expect(body.age).toBe(3);
    expect((await change({ age: 12 })).body.age).toBe(3);
    expect((await owner.call<Pet[]>('GET', '/api/pets')).body[0]?.age).toBe(3);
    expect((await change({ birthDate: null })).body.age).toBe(12);
  });

  it('may be today', async () => {
    expect((await change({ birthDate: dayIn(0) })).body).toMatchObject({ age: 0 });
  });

  it('may be today where the owner is, even before that day begins in UTC', async () => {
    const zone = 'Pacific/Kiritimati';
    const today = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
    const path = `${pathOf(owner)}?timeZone=`;
    const given = { birthDate: today };
    expect((await owner.call('PATCH', path + encodeURIComponent(zone), given)).status).toBe(200);
    const refused = await owner.call<never>('PATCH', `${path}Nowhere`, given);
    expect(brief(refused)).toEqual(invalid('timeZone'));
  });

  it.each([
    dayIn(1),
    '2023-02-29',
    '2023-13-01',
    '2023-1-1',
    '01/02/2023',
    '2023',
    ' ',
    '1900-01-01',
  ])('must be a real past date, not %j', async (birthDate) => {
    expect(brief(await change<never>({ birthDate }))).toEqual(invalid('birthDate'));
  });
});

describe.each(['vet', 'nightClinic'])('the contact %s', (field) => {
  it.each([
    [{ name: '', phone: '051 123456' }, 'name'],
    [{ phone: '051 123456' }, 'name'],
    [{ name: 'x'.repeat(81), phone: '051 123456' }, 'name'],
    [{ name: 'Dr. Rossi' }, 'phone'],
    [{ name: 'Dr. Rossi', phone: '' }, 'phone'],
    [{ name: 'Dr. Rossi', phone: '12' }, 'phone'],
    [{ name: 'Dr. Rossi', phone: '1'.repeat(31) }, 'phone'],
    [{ name: 'Dr. Rossi', phone: 'javascript:alert(111)' }, 'phone'],
    [{ name: 'Dr. Rossi', phone: '051;ext=123' }, 'phone'],
    [{ name: 'Dr. Rossi', phone: '051 123456', fax: '1' }, 'fax'],
  ])('is refused as %j', async (contact, part) => {
    expect(brief(await change<never>({ [field]: contact }))).toEqual(invalid(`${field}.${part}`));
  });

  it.each([{}, { name: null, phone: null }, { name: ' ', phone: '' }])(
    'reports its required fields when given %j',
    async (contact) => {
      const { body } = await change<{ fields: object }>({ [field]: contact });
      expect(body.fields).toEqual({
        [`${field}.name`]: 'Required',
        [`${field}.phone`]: 'Required',
      });
    },
  );

  it.each([7, true, 'Dr. Rossi', [], ['x']])('is refused as %j', async (contact) => {
    expect(brief(await change<never>({ [field]: contact }))).toEqual(invalid(field));
  });

  it.each(['+39 051 123.45-67', '(051) 1234567', '118'])('accepts the number %s', async (phone) => {
    const contact = { name: 'Dr. Rossi', phone };
    expect((await change({ [field]: contact })).body).toMatchObject({ [field]: contact });
  });
});

it('the export contains every fact', async () => {
  await change(FACTS);
  const { body } = await owner.call<{ pets: Pet[] }>('GET', '/api/user/export');
  expect(body.pets).toEqual([{ ...(await read()), memories: [] }]);
  expect(body.pets[0]).toMatchObject(FACTS);
});

it("the model gets the facts for an answer, but not the owner's contacts", async () => {
  const teller = await world.ownerInChat(api);
  await change({ ...FACTS, birthDate: dayIn(-70) }, teller);
  const { reply } = await teller.ask('What should she eat today?');
  await teller.finished(reply.id);
  const asked = JSON.stringify(world.model.requestFor('What should she eat today?'));
  for (const fact of ['Chicken', 'Phenobarbital', `birthDate: ${dayIn(-70)}`, 'age: 0', 'female']) {
    expect(asked).toContain(fact);
  }
  expect(asked).not.toContain('Rossi');
});
