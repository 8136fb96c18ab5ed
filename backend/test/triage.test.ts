import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TriageReply } from '../src/contract/chat.js';
import { itIsStrict } from './harness/form.js';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { dials, EYE, LILY, live } from './harness/triage.js';
import { World } from './harness/world.js';
import type { EmergencyGuide } from '../src/contract/emergency-guide.js';
import { visit } from './harness/visit.js';

let world: World;
let api: Process;
let owner: Owner;

beforeAll(async () => {
  ({ world, api } = await World.shared());
  owner = await world.ownerInChat(api);
});

afterAll(() => world.close());

const assess = (body: object, who = owner) => who.call<TriageReply>('POST', '/api/triage', body);

describe('the triage call', () => {
  it('rates a cat and a lily as an emergency, with what to do, what to avoid and whom to call', async () => {
    const { status, body } = await assess({ text: LILY, species: 'gatto' });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      'actions',
      'carried',
      'contacts',
      'donts',
      'doses',
      'level',
      'reasons',
      'rules',
    ]);
    expect(body).toMatchObject({ level: 'emergency', doses: [{ substance: 'lily' }] });
    expect(body).toMatchObject({ rules: ['lily'] });
    expect(body.reasons.length * body.actions.length * body.donts.length).toBeGreaterThan(0);
    expect(dials(body)).toContain('+441202509000');
  });

  it('computes a dose from the weight it is given', async () => {
    const text = 'My dog ate 2 tablets of ibuprofen 400 mg';
    const { body } = await assess({ text, species: 'cane', weightKg: 20 });
    expect(body.doses).toMatchObject([{ substance: 'ibuprofen', mgPerKg: 40 }]);
  });

  it('takes the previous turns into account', async () => {
    const turns = [
      { role: 'user', text: LILY },
      { role: 'assistant', text: 'Call your vet now.' },
    ];
    const text = 'how much does a visit cost?';
    const { body } = await assess({ text, turns, species: 'gatto' });
    expect(body).toMatchObject({ level: 'emergency', carried: true });
    const alone = await assess({ text, species: 'gatto' });
    expect(alone.body).toMatchObject({ level: 'routine', carried: false });
  });

  it('does not delay others while it assesses a long conversation', async () => {
    const turns = Array.from({ length: 40 }, () => ({
      role: 'user',
      text: 'he ate 2 '.repeat(60),
    }));
    const other = await world.owner(api);
    const answered: string[] = [];
    const long = assess({ text: EYE, turns }).then(() => answered.push('long'));
    await visit(`${api.url}/health/live`);
    const short = assess({ text: EYE, turns: turns.slice(39) }, other).then(() =>
      answered.push('short'),
    );
    await Promise.all([long, short]);
    expect(answered).toEqual(['short', 'long']);
  });

  it('refuses an earlier question beyond the maximum length', async () => {
    const after = (role: string) =>
      assess({ text: EYE, turns: [{ role, text: 'a'.repeat(4001) }] });
    const fields = { 'turns.0.text': 'A question has at most 4000 characters' };
    expect((await after('user')).body).toMatchObject({ code: 'VALIDATION_FAILED', fields });
    expect((await after('assistant')).status).toBe(200);
  });

  it('answers an Italian question in Italian, with Italian poison lines', async () => {
    const { body } = await assess({ text: 'Il mio gatto ha mangiato un giglio', species: 'gatto' });
    expect(body.level).toBe('emergency');
    expect(dials(body)).toContain('+390266101029');
    expect(body.contacts[0]?.note).toContain('Verificato il');
  });

  it('names the poison lines of the country the owner has set, whatever the language', async () => {
    const swiss = await world.owner(api);
    await live(swiss, 'CH');
    expect(dials((await assess({ text: LILY, species: 'gatto' }, swiss)).body)).toEqual(['145']);
    await live(swiss, null);
    const { body } = await assess({ text: LILY, species: 'gatto' }, swiss);
    expect(dials(body)).toContain('+18884264435');
  });

  it('names no poison line where poisoning is not the problem', async () => {
    const hit = await assess({
      text: 'My dog was hit by a car and cannot get up',
      species: 'cane',
    });
    expect(hit.body).toMatchObject({ level: 'emergency', contacts: [] });
    const walk = await assess({ text: 'How long should we walk?' });
    expect(walk.body).toMatchObject({ level: 'routine', contacts: [], doses: [] });
  });

  it('rates as the chat does: by the breed and the health conditions of the profile too', async () => {
    const levelOf = async (more: object) =>
      (await assess({ text: 'Non mangia da stamattina', species: 'altro', ...more })).body.level;
    expect(await levelOf({})).toBe('urgent');
    expect(await levelOf({ breed: 'cavia' })).toBe('emergency');
    const { body } = await assess({
      text: 'He is a bit wobbly today',
      species: 'cane',
      condition: 'diabetes',
    });
    expect(body.level).toBe('emergency');
  });

  it('uses up no question, and stores nothing', async () => {
    const before = [await world.questionsOf(owner), await owner.messages()];
    await assess({ text: LILY, species: 'gatto' });
    expect([await world.questionsOf(owner), await owner.messages()]).toEqual(before);
  });

  it('reports the age of the list of poison lines to operators', async () => {
    const metrics = (await visit(`${api.url}/metrics`)).text;
    expect(metrics).toMatch(/^zampa_contacts_unchecked_days -?\d+$/m);
  });

  itIsStrict(
    {
      name: 'the triage call',
      method: 'POST',
      path: '/api/triage',
      valid: { text: LILY, species: 'gatto' },
      wrong: {
        text: [undefined, null, 7, '', ' \n', [], {}, 'x'.repeat(4001)],
        species: [null, 7, 'drago', 'CANE', ['cane']],
        weightKg: [null, '4', 0, -1, 2000.1, 1e308, [4]],
        ageYears: [null, '4', -0.1, 150.5, {}],
        breed: [7, [], {}, 'x'.repeat(61), 'nul \0'],
        condition: [7, [], {}, 'x'.repeat(1001), 'nul \0'],
        turns: [null, {}, 'x', Array.from({ length: 41 }, () => ({ role: 'user', text: 'x' }))],
      },
    },
    () => owner,
  );
});

describe('the emergency guide', () => {
  it('is available to everybody, in both languages, and revalidated each time', async () => {
    const read = (language: string) => visit(`${api.url}/api/emergency-guide?language=${language}`);
    const [english, italian] = await Promise.all([read('en'), read('it')]);
    expect(english.headers.get('cache-control')).toBe('no-cache');
    const { lines, firstAid } = english.body as EmergencyGuide;
    expect(lines.map(({ country }) => country)).toEqual(expect.arrayContaining(['GB', 'IT', 'US']));
    const titles = firstAid.map(({ title }) => title);
    expect(titles).toContain('Seizure');
    expect((italian.body as EmergencyGuide).firstAid.map(({ title }) => title)).not.toEqual(titles);
    expect((await read('de')).status).toBe(400);
  });
});
