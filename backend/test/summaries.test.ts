import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Summary, SummarySnapshot } from '../src/contract/summaries.js';
import { itIsStrict, NO_WORD } from './harness/form.js';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { brief, refusal } from './harness/refusal.js';
import { at, Summaries } from './harness/summaries.js';
import { eventually } from './harness/until.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;
let owner: Owner;
let summaries: Summaries;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

beforeEach(async () => {
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'pro');
  summaries = new Summaries(owner, api.url);
});

afterAll(() => world.close());

const preview = async (language = 'en'): Promise<SummarySnapshot> =>
  (await owner.call<SummarySnapshot>('POST', `${summaries.path}/preview`, { language })).body;

const textsOf = ({ sections }: SummarySnapshot): string[] =>
  sections.flatMap(({ items }) => items.map(({ text }) => text));

describe('a summary for the vet', () => {
  it('of a diary that is filled by a program reads its newest 10,000 entries', async () => {
    await world.database.query(
      `INSERT INTO diary_entries ("petId", kind, at, text)
       SELECT $1, 'note', now() - n * interval '1 minute', 'n' FROM generate_series(1, 10050) AS n`,
      [owner.petId],
    );
    expect(textsOf(await preview())).toContain('9800 earlier entries are not listed');
  });

  it("contains profile, memories, diary and alarms in the vet's language", async () => {
    await owner.call('PATCH', `/api/pets/${String(owner.petId)}`, { allergies: 'pollo' });
    const memories = `/api/pets/${String(owner.petId)}/memories`;
    await owner.call('POST', memories, { text: 'Operata nel 2024', kind: 'condition' });
    await summaries.write({ kind: 'weight', value: 4.1, unit: 'kg' });
    await summaries.write({ kind: 'medicine', text: 'Metacam', value: 0.5, unit: 'ml' });
    await summaries.write({ kind: 'symptom', text: 'ha vomitato', severity: 'mild' });
    await summaries.write({ kind: 'note', text: 'molto tempo fa', at: '2024-01-01T10:00:00Z' });
    const { reply } = await owner.ask('Il mio gatto ha mangiato un giglio, che faccio?');
    await owner.finished(reply.id);
    const carried = await owner.ask('E quanto posso aspettare?');
    await owner.finished(carried.reply.id);
    expect(carried.reply.triage?.since).toBeDefined();
    const { sections } = await preview('it');
    expect(sections.map(({ name }) => name)).toEqual([
      'about',
      'findings',
      'alarms',
      'weights',
      'medicines',
      'timeline',
    ]);
    const texts = textsOf({ sections } as SummarySnapshot);
    expect(texts).toEqual(
      expect.arrayContaining([
        'Specie: gatto',
        'Allergie: pollo',
        'Operata nel 2024',
        '"Il mio gatto ha mangiato un giglio, che faccio?"',
        '4,1 kg',
        'Metacam',
        'Sintomo: ha vomitato',
      ]),
    );
    expect(texts).not.toContain('Nota: molto tempo fa');
    const alarms = sections.find(({ name }) => name === 'alarms')?.items;
    expect(alarms).toHaveLength(1);
    expect(alarms?.[0]?.detail).toMatch(/^Emergenza\. Consiglio dato: \S/);
    expect((await owner.call<Summary[]>('GET', summaries.path)).body).toEqual([]);
  });

  it('stays as it was when the pet changes', async () => {
    const { status, body } = await summaries.make({
      why: 'Drinks a lot',
      questions: 'Why?\nSince when?',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ petId: owner.petId, language: 'en', link: null });
    await owner.call('PATCH', `/api/pets/${String(owner.petId)}`, { name: 'Other', breed: 'Lop' });
    await summaries.write({ kind: 'note', text: 'later' });
    expect(await summaries.read(body.id)).toEqual(body);
    expect(body.snapshot.petName).toBe('Micia');
    expect(textsOf(body.snapshot)).toEqual([
      'Species: cat',
      'Weight: 3.8 kg',
      'Drinks a lot',
      'Why?',
      'Since when?',
    ]);
  });

  it('omits sections and items that the owner does not want to share', async () => {
    const [kept, out] = [
      await summaries.write({ kind: 'note', text: 'kept' }),
      await summaries.write({ kind: 'note', text: 'private' }),
    ];
    const leaveOut = ['about', `diary:${String(out)}`, 'unknown:7'];
    const { snapshot } = (await summaries.make({ leaveOut })).body;
    expect(snapshot.sections).toMatchObject([
      { name: 'timeline', items: [{ key: `diary:${String(kept)}` }] },
    ]);
  });

  it('is listed newest first, sent to all tabs, and can be removed', async () => {
    const tab = await owner.tab();
    const [first, second] = [(await summaries.make()).body, (await summaries.make()).body];
    const list = async () => (await owner.call<Summary[]>('GET', summaries.path)).body;
    expect((await list()).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await owner.call('DELETE', at(second.id))).status).toBe(204);
    expect(brief(await owner.call('GET', at(second.id)))).toEqual(refusal(404, 'NOT_FOUND'));
    expect(await list()).toEqual([first]);
    await eventually(() => expect(tab.count('summaries-changed')).toBe(3));
    expect(tab.events.find(({ name }) => name === 'summaries-changed')?.payload).toEqual({
      petId: owner.petId,
    });
    owner.closeTabs();
  });

  it('counts towards a limit of 100 per pet: the oldest is deleted', async () => {
    const oldest = (await summaries.make()).body;
    await world.database.query(
      `INSERT INTO summaries ("petId", language, snapshot)
       SELECT $1, 'en', '{}' FROM generate_series(1, 99)`,
      [owner.petId],
    );
    const newest = (await summaries.make()).body;
    expect((await owner.call('GET', at(oldest.id))).status).toBe(404);
    expect((await summaries.read(newest.id)).id).toBe(newest.id);
    expect((await owner.call<Summary[]>('GET', summaries.path)).body).toHaveLength(100);
    const { rows } = await world.database.query(
      'SELECT count(*)::int AS count FROM summaries WHERE "petId" = $1',
      [owner.petId],
    );
    expect(rows).toEqual([{ count: 100 }]);
  });

  it("is exported without its link's key, and is deleted with its pet", async () => {
    const { id } = (await summaries.make()).body;
    const { url = '' } = await summaries.link(id);
    const { body } = await owner.call<{ summaries: Summary[] }>('GET', '/api/user/export');
    expect(body.summaries).toMatchObject([{ id, link: { views: 0 } }]);
    expect(JSON.stringify(body)).not.toContain(url.split('/').at(-1));
    await owner.call('DELETE', `/api/pets/${String(owner.petId)}`);
    expect((await summaries.page({ url, expiresAt: '', views: 0 })).status).toBe(404);
    expect((await owner.call('GET', at(id))).status).toBe(404);
  });
});

describe('a paid plan', () => {
  it('is required to create and share a summary, not to read, revoke and remove it', async () => {
    const { id } = (await summaries.make()).body;
    const shared = await summaries.link(id);
    await world.setPlan(owner, 'free');
    const required = refusal(403, 'PLAN_REQUIRED', { plan: 'pro', currentPlan: 'free' });
    expect(brief(await summaries.make<never>())).toEqual(required);
    const body = { language: 'en' };
    expect(brief(await owner.call('POST', `${summaries.path}/preview`, body))).toEqual(required);
    expect(brief(await owner.call('POST', at(id, '/link'), { days: 1 }))).toEqual(required);
    expect((await owner.call('GET', summaries.path)).status).toBe(200);
    expect((await summaries.page(shared)).status).toBe(200);
    expect((await summaries.read(id)).link).toEqual({ expiresAt: shared.expiresAt, views: 1 });
    expect((await owner.call('DELETE', at(id, '/link'))).status).toBe(204);
    expect((await owner.call('DELETE', at(id))).status).toBe(204);
  });
});

describe('a request', () => {
  itIsStrict(
    {
      name: 'for a new summary',
      method: 'POST',
      path: '/api/pets/1/summaries',
      valid: { language: 'en' },
      wrong: {
        language: NO_WORD,
        timeZone: [null, 7, '', 'Europe/Atlantis'],
        why: [7, [], {}, 'x'.repeat(501), 'nul \0'],
        questions: [7, [], {}, 'x'.repeat(1001)],
        leaveOut: [null, 'about', {}, [7], [null], [''], ['x'.repeat(61)], ['a b'], [[]]],
      },
    },
    () => owner,
  );

  itIsStrict(
    {
      name: 'for a link',
      method: 'POST',
      path: '/api/summaries/1/link',
      valid: { days: 7 },
      wrong: { days: [undefined, null, '7', 0, 2, 31, 7.5, [], {}] },
    },
    () => owner,
  );
});

it('nothing was an unexpected error', () => {
  expect(api.unforeseen).toEqual([]);
});
