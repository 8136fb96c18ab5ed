import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Summary, SummaryLink, SummarySnapshot } from '../src/contract/summaries.js';
import { itIsStrict, NO_WORD } from './harness/form.js';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { brief, refusal } from './harness/refusal.js';
import { eventually } from './harness/until.js';
import { visit } from './harness/visit.js';
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

const EVIL = `<script>alert('x')</script>`;

const pathOf = (who: Owner) => `/api/pets/${String(who.petId)}/summaries`;

const make = <T = Summary>(more: object = {}) =>
  owner.call<T>('POST', pathOf(owner), { language: 'en', ...more });

const preview = async (language = 'en'): Promise<SummarySnapshot> =>
  (await owner.call<SummarySnapshot>('POST', `${pathOf(owner)}/preview`, { language })).body;

const at = (id: number, rest = '') => `/api/summaries/${String(id)}${rest}`;

const read = async (id: number): Promise<Summary> =>
  (await owner.call<Summary>('GET', at(id))).body;

const link = async (id: number, days = 7): Promise<SummaryLink> =>
  (await owner.call<SummaryLink>('POST', at(id, '/link'), { days })).body;

/** The page behind a link, at this process. */
const page = ({ url = '' }: SummaryLink, method = 'GET') =>
  visit(new URL(new URL(url).pathname, api.url), { method });

async function write(entry: object): Promise<number> {
  const path = `/api/pets/${String(owner.petId)}/diary`;
  const body = { at: new Date(Date.now() - 86_400_000).toISOString(), ...entry };
  return (await owner.call<{ id: number }>('POST', path, body)).body.id;
}

const textsOf = ({ sections }: SummarySnapshot): string[] =>
  sections.flatMap(({ items }) => items.map(({ text }) => text));

describe('a summary', () => {
  it('gathers the profile, the memories, the diary and the alarms in the vet’s language', async () => {
    await owner.call('PATCH', `/api/pets/${String(owner.petId)}`, { allergies: 'pollo' });
    const memories = `/api/pets/${String(owner.petId)}/memories`;
    await owner.call('POST', memories, { text: 'Operata nel 2024', kind: 'condition' });
    await write({ kind: 'weight', value: 4.1, unit: 'kg' });
    await write({ kind: 'medicine', text: 'Metacam', value: 0.5, unit: 'ml' });
    await write({ kind: 'symptom', text: 'ha vomitato', severity: 'mild' });
    await write({ kind: 'note', text: 'molto tempo fa', at: '2024-01-01T10:00:00Z' });
    const { reply } = await owner.ask('Il mio gatto ha mangiato un giglio, che faccio?');
    await owner.finished(reply.id);
    const { sections } = await preview('it');
    expect(sections.map(({ name }) => name)).toEqual(
      [...['about', 'findings', 'alarms', 'weights', 'medicines', 'timeline']].filter((name) =>
        sections.some((section) => section.name === name),
      ),
    );
    const texts = textsOf({ sections } as SummarySnapshot);
    expect(texts).toEqual(
      expect.arrayContaining([
        ...['Specie: gatto', 'Allergie: pollo', 'Operata nel 2024'],
        ...['“Il mio gatto ha mangiato un giglio, che faccio?”', '4,1 kg', 'Metacam'],
        'Sintomo: ha vomitato',
      ]),
    );
    expect(texts).not.toContain('Nota: molto tempo fa');
    expect(sections.find(({ name }) => name === 'alarms')?.items[0]?.detail).toMatch(
      /^Emergenza\. Consiglio dato: \S/,
    );
    expect((await owner.call<Summary[]>('GET', pathOf(owner))).body).toEqual([]);
  });

  it('stays what it was when the pet changes', async () => {
    const { status, body } = await make({ why: 'Drinks a lot', questions: 'Why?\nSince when?' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ petId: owner.petId, language: 'en', link: null });
    await owner.call('PATCH', `/api/pets/${String(owner.petId)}`, { name: 'Other', breed: 'Lop' });
    await write({ kind: 'note', text: 'later' });
    expect(await read(body.id)).toEqual(body);
    expect(body.snapshot.petName).toBe('Micia');
    expect(textsOf(body.snapshot)).toEqual([
      ...['Species: cat', 'Weight: 3.8 kg', 'Drinks a lot', 'Why?', 'Since when?'],
    ]);
  });

  it('leaves out sections and items that the owner does not want to tell', async () => {
    const [kept, out] = [
      await write({ kind: 'note', text: 'kept' }),
      await write({ kind: 'note', text: 'private' }),
    ];
    const leaveOut = ['about', `diary:${String(out)}`, 'unknown:7'];
    const { snapshot } = (await make({ leaveOut })).body;
    expect(snapshot.sections).toMatchObject([
      { name: 'timeline', items: [{ key: `diary:${String(kept)}` }] },
    ]);
  });

  it('is listed newest first, told to all tabs, and removed', async () => {
    const tab = await owner.tab();
    const [first, second] = [(await make()).body, (await make()).body];
    const list = async () => (await owner.call<Summary[]>('GET', pathOf(owner))).body;
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

  it('is one of at most 100 of a pet: the oldest goes', async () => {
    const oldest = (await make()).body;
    await world.database.query(
      `INSERT INTO summaries ("petId", language, snapshot)
       SELECT $1, 'en', '{}' FROM generate_series(1, 99)`,
      [owner.petId],
    );
    const newest = (await make()).body;
    expect((await owner.call('GET', at(oldest.id))).status).toBe(404);
    expect((await read(newest.id)).id).toBe(newest.id);
    const { rows } = await world.database.query(
      'SELECT count(*)::int AS count FROM summaries WHERE "petId" = $1',
      [owner.petId],
    );
    expect(rows).toEqual([{ count: 100 }]);
  });

  it('is in the download, without the key of its link, and goes with its pet', async () => {
    const { id } = (await make()).body;
    const { url = '' } = await link(id);
    const { body } = await owner.call<{ summaries: Summary[] }>('GET', '/api/user/export');
    expect(body.summaries).toMatchObject([{ id, link: { views: 0 } }]);
    expect(JSON.stringify(body)).not.toContain(url.split('/').at(-1));
    await owner.call('DELETE', `/api/pets/${String(owner.petId)}`);
    expect((await page({ url, expiresAt: '', views: 0 })).status).toBe(404);
    expect((await owner.call('GET', at(id))).status).toBe(404);
  });
});

describe('a plan', () => {
  it('is needed to make and to share, not to read, revoke and remove', async () => {
    const { id } = (await make()).body;
    const shared = await link(id);
    await world.setPlan(owner, 'free');
    const required = refusal(403, 'PLAN_REQUIRED', { plan: 'pro', currentPlan: 'free' });
    expect(brief(await make<never>())).toEqual(required);
    const body = { language: 'en' };
    expect(brief(await owner.call('POST', `${pathOf(owner)}/preview`, body))).toEqual(required);
    expect(brief(await owner.call('POST', at(id, '/link'), { days: 1 }))).toEqual(required);
    expect((await owner.call('GET', pathOf(owner))).status).toBe(200);
    expect((await page(shared)).status).toBe(200);
    expect((await read(id)).link).toEqual({ expiresAt: shared.expiresAt, views: 1 });
    expect((await owner.call('DELETE', at(id, '/link'))).status).toBe(204);
    expect((await owner.call('DELETE', at(id))).status).toBe(204);
  });
});

describe('a link', () => {
  it('shows the summary to whoever has it, and counts who looked', async () => {
    const { id } = (await make({ why: 'Drinks a lot' })).body;
    const made = await link(id, 7);
    expect(made.url).toMatch(/^http.*\/s\/[\w-]{22}$/);
    expect(Math.round((Date.parse(made.expiresAt) - Date.now()) / 86_400_000)).toBe(7);
    const shown = await page(made);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('<h1>Summary for the vet: Micia</h1>');
    expect(shown.text).toContain('Drinks a lot');
    expect((await page(made, 'HEAD')).status).toBe(200);
    await Promise.all(Array.from({ length: 5 }, () => page(made)));
    expect((await read(id)).link).toEqual({ expiresAt: made.expiresAt, views: 6 });
  });

  it('is kept from search engines, other sites, caches and logs, and loads nothing', async () => {
    const made = await link((await make()).body.id);
    const { headers, text } = await page(made);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; /,
    );
    expect(text).not.toMatch(/<script|<img|<link|src=|href=|@import|url\(/);
    const secret = made.url?.split('/').at(-1) ?? '';
    expect(api.output).not.toContain(secret);
    const { rows } = await world.database.query(
      'SELECT length("linkHash") AS bytes FROM summaries WHERE "petId" = $1',
      [owner.petId],
    );
    expect(rows).toEqual([{ bytes: 32 }]);
  });

  it('runs nothing that an owner wrote', async () => {
    const pet = { name: EVIL, breed: EVIL, allergies: EVIL, medicines: EVIL };
    await owner.call('PATCH', `/api/pets/${String(owner.petId)}`, pet);
    await write({ kind: 'symptom', text: EVIL, bodyPart: EVIL });
    await write({ kind: 'medicine', text: EVIL });
    const { id } = (await make({ why: EVIL, questions: EVIL })).body;
    const { text } = await page(await link(id));
    expect(text).not.toContain('<script');
    expect(text.split('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;').length).toBeGreaterThan(9);
  });

  it('ends when it is replaced, revoked or expired, and leaves the same page', async () => {
    const { id } = (await make()).body;
    const replaced = await link(id);
    const revoked = await link(id, 1);
    const gone = [await page(replaced)];
    expect((await page(revoked)).status).toBe(200);
    await owner.call('DELETE', at(id, '/link'));
    gone.push(await page(revoked));
    expect((await read(id)).link).toBeNull();
    const expired = await link(id, 30);
    await world.database.query(
      `UPDATE summaries SET "linkExpiresAt" = now() - interval '1 second' WHERE id = $1`,
      [id],
    );
    gone.push(await page(expired), await visit(`${api.url}/s/unknown`));
    expect((await read(id)).link).toBeNull();
    for (const { status, headers, text } of gone) {
      expect(status).toBe(404);
      expect(headers.get('content-type')).toContain('text/html');
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(text).toBe(gone[0]?.text);
    }
  });

  it('is opened so often only from one network', async () => {
    const strict = await world.api(undefined, { RATE_LIMIT_FACTOR: '0.02' });
    const answers: number[] = [];
    for (let call = 0; call < 5; call += 1) {
      answers.push((await visit(`${strict.url}/s/unknown`)).status);
    }
    expect(answers).toContain(429);
  });
});

describe('a PDF', () => {
  const download = async (id: number) => {
    const response = await fetch(`${api.url}${at(id, '.pdf')}`, {
      headers: { cookie: owner.cookie },
    });
    return { response, file: Buffer.from(await response.arrayBuffer()).toString('latin1') };
  };

  it('is a tagged document with a name, in the language of the vet', async () => {
    await owner.call('PATCH', `/api/pets/${String(owner.petId)}`, { name: 'Micì "5"' });
    const { response, file } = await download((await make({ language: 'it' })).body.id);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="zampa-mici-5-\d{4}-\d\d-\d\d\.pdf"$/,
    );
    for (const part of ['/MarkInfo', '/Lang (it)', '/Title', '/S /H1']) {
      expect(file).toContain(part);
    }
    const streams = [...file.matchAll(/FlateDecode\n>>\nstream\n([^]*?)\nendstream/g)];
    const hex = streams
      .map(([, data = '']) => inflateSync(Buffer.from(data, 'latin1')).toString('latin1'))
      .join('')
      .replace(/> ?-?[\d.]* ?</g, '');
    expect(hex).toContain(Buffer.from('Micì "5"', 'latin1').toString('hex'));
  });
});

describe('the call', () => {
  itIsStrict(
    {
      name: 'of a new summary',
      method: 'POST',
      path: '/api/pets/1/summaries',
      valid: { language: 'en' },
      wrong: {
        language: NO_WORD,
        why: [7, [], {}, 'x'.repeat(501), 'nul \0'],
        questions: [7, [], {}, 'x'.repeat(1001)],
        leaveOut: [null, 'about', {}, [7], [null], [''], ['x'.repeat(61)], ['a b'], [[]]],
      },
    },
    () => owner,
  );

  itIsStrict(
    {
      name: 'of a link',
      method: 'POST',
      path: '/api/summaries/1/link',
      valid: { days: 7 },
      wrong: { days: [undefined, null, '7', 0, 2, 31, 7.5, [], {}] },
    },
    () => owner,
  );
});

it('none of it was an error that nobody had foreseen', () => {
  expect(api.unforeseen).toEqual([]);
});
