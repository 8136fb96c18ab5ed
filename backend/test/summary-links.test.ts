import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { Rival } from './harness/rival.js';
import { at, Summaries } from './harness/summaries.js';
import { eventually } from './harness/until.js';
import { visit } from './harness/visit.js';
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

const EVIL = `<script>alert('x')</script>`;

describe("a summary's link", () => {
  it('shows the summary to anyone who has it, and counts the views', async () => {
    const { id } = (await summaries.make({ why: 'Drinks a lot' })).body;
    const made = await summaries.link(id, 7);
    expect(made.url).toMatch(/^http.*\/s\/[\w-]{22}$/);
    expect(Math.round((Date.parse(made.expiresAt) - Date.now()) / 86_400_000)).toBe(7);
    const shown = await summaries.page(made);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('<h1>Summary for the vet: Micia</h1>');
    expect(shown.text).toContain('Drinks a lot');
    expect((await summaries.page(made, 'HEAD')).status).toBe(200);
    await Promise.all(Array.from({ length: 5 }, () => summaries.page(made)));
    expect((await summaries.read(id)).link).toEqual({ expiresAt: made.expiresAt, views: 6 });
  });

  it('requires a number of days', async () => {
    const { id } = (await summaries.make()).body;
    const answer = await owner.call('POST', at(id, '/link'), {});
    expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', fields: { days: 'Required' } });
  });

  it('is hidden from search engines, other sites, caches and logs, and loads nothing', async () => {
    const made = await summaries.link((await summaries.make()).body.id);
    const { headers, text } = await summaries.page(made);
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

  it('never executes what an owner wrote', async () => {
    const pet = { name: EVIL, breed: EVIL, allergies: EVIL, medicines: EVIL };
    await owner.call('PATCH', `/api/pets/${String(owner.petId)}`, pet);
    await summaries.write({ kind: 'symptom', text: EVIL, bodyPart: EVIL });
    await summaries.write({ kind: 'medicine', text: EVIL });
    const { id } = (await summaries.make({ why: EVIL, questions: EVIL })).body;
    const { text } = await summaries.page(await summaries.link(id));
    expect(text).not.toContain('<script');
    expect(text.split('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;').length).toBeGreaterThan(9);
  });

  it('is logged as ended when a simultaneous one replaces it', async () => {
    const { id } = (await summaries.make()).body;
    const rival = await Rival.begin(world);
    await rival.does('SELECT FROM summaries WHERE id = $1 FOR UPDATE', [id]);
    const making = [summaries.link(id), summaries.link(id)];
    await rival.isWaitedFor(2);
    await rival.commit();
    await Promise.all(making);
    const line = `"audit":"summary-link-ended","userId":${String(owner.id)},"summaryId":${String(id)}`;
    await eventually(() => expect(api.output).toContain(line));
  });

  it('stops working when replaced, revoked or expired, each with the same page', async () => {
    const { id } = (await summaries.make()).body;
    const replaced = await summaries.link(id);
    const revoked = await summaries.link(id, 1);
    const gone = [await summaries.page(replaced)];
    expect((await summaries.page(revoked)).status).toBe(200);
    await owner.call('DELETE', at(id, '/link'));
    gone.push(await summaries.page(revoked));
    expect((await summaries.read(id)).link).toBeNull();
    const expired = await summaries.link(id, 30);
    await world.database.query(
      `UPDATE summaries SET "linkExpiresAt" = now() - interval '1 second' WHERE id = $1`,
      [id],
    );
    gone.push(await summaries.page(expired), await visit(`${api.url}/s/unknown`));
    expect((await summaries.read(id)).link).toBeNull();
    for (const { status, headers, text } of gone) {
      expect(status).toBe(404);
      expect(headers.get('content-type')).toContain('text/html');
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(text).toBe(gone[0]?.text);
    }
  });
});

describe("a summary's PDF", () => {
  const download = async (id: number) => {
    const response = await fetch(`${api.url}${at(id, '.pdf')}`, {
      headers: { cookie: owner.cookie },
    });
    return { response, file: Buffer.from(await response.arrayBuffer()).toString('latin1') };
  };

  it("is a tagged document with a title, in the vet's language", async () => {
    await owner.call('PATCH', `/api/pets/${String(owner.petId)}`, { name: 'Micì "5"' });
    const { response, file } = await download((await summaries.make({ language: 'it' })).body.id);
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

it('nothing was an unexpected error', () => {
  expect(api.unforeseen).toEqual([]);
});
