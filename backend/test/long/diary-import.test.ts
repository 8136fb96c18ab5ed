import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DiaryEntry } from '../../src/contract/diary.js';
import type { DiaryImport } from '../../src/contract/diary-import.js';
import type { Owner } from '../harness/owner.js';
import type { Process } from '../harness/processes.js';
import { brief, refusal } from '../harness/refusal.js';
import { eventually } from '../harness/until.js';
import { World } from '../harness/world.js';

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

const diary = () => `/api/pets/${String(owner.petId)}/diary`;

const send = <T = DiaryImport>(
  file: string | Buffer,
  query = '',
  type = 'text/csv; charset=utf-8',
) => owner.call<T>('POST', `${diary()}/import${query}`, file, { 'content-type': type });

const entries = async () => (await owner.call<DiaryEntry[]>('GET', diary())).body;

const WEIGHTS = 'Data;Peso (kg)\n04/05/2026 08:00;4,1\n18/05/2026;quattro\n18/05/2026;4,05\n';

describe('a diary import', () => {
  it('is previewed row by row without storing anything', async () => {
    const { status, body } = await send(WEIGHTS, '?preview=true&timeZone=Europe/Rome');
    expect(status).toBe(200);
    const weight = { kind: 'weight', unit: 'kg' };
    expect(body).toEqual({
      accepted: 2,
      refused: 1,
      added: 0,
      known: 0,
      rows: [
        { line: 2, entry: { ...weight, at: '2026-05-04T06:00:00.000Z', value: 4.1 } },
        { line: 3, fault: 'value', cell: 'quattro' },
        { line: 4, entry: { ...weight, at: '2026-05-18T10:00:00.000Z', value: 4.05 } },
      ],
    });
    expect(await entries()).toEqual([]);
  });

  it('is stored once, however often and from however many tabs it is sent', async () => {
    await owner.call('PATCH', `/api/pets/${String(owner.petId)}`, { weight: null });
    const tab = await owner.tab();
    const answers = await Promise.all([send(WEIGHTS), send(WEIGHTS), send(WEIGHTS)]);
    const sum = (count: 'added' | 'known') =>
      answers.reduce((total, { body }) => total + body[count], 0);
    expect([sum('added'), sum('known')]).toEqual([2, 4]);
    expect(await entries()).toMatchObject([{ value: 4.05 }, { value: 4.1 }]);
    await eventually(() => expect(tab.count('diary-changed')).toBeGreaterThan(0));
    expect((await owner.call('GET', '/api/pets')).body).toMatchObject([{ weight: '4.05 kg' }]);
    owner.closeTabs();
  });

  it('from this morning dates rows no later than now, and imports them once', async () => {
    // A zone in which it is six in the morning.
    const ahead = ((6 - new Date().getUTCHours() + 36) % 24) - 12;
    const zone = `Etc/GMT${ahead > 0 ? '-' : '+'}${String(Math.abs(ahead))}`;
    const today = new Date(Date.now() + ahead * 3_600_000).toISOString().slice(0, 10);
    const query = `?timeZone=${encodeURIComponent(zone)}`;
    const file = `date,kind,text\n${today},note,sleeps`;
    expect((await send(file, query)).body).toMatchObject({ added: 1, refused: 0 });
    expect((await send(file, query)).body).toMatchObject({ added: 0, known: 1 });
    const [entry] = await entries();
    expect(Date.parse(entry?.at ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('keeps identical rows apart', async () => {
    const file = `date,kind,text\n${'2026-05-04,symptom,vomited\n'.repeat(3)}`;
    expect((await send(file)).body).toMatchObject({ added: 3, known: 0 });
    expect((await send(file)).body).toMatchObject({ added: 0, known: 3 });
  });

  it('of thousands of rows is stored completely and read page by page', async () => {
    const days = Array.from({ length: 5000 }, (_, index) => {
      const day = new Date(Date.UTC(2010, 0, 1 + index)).toISOString().slice(0, 10);
      return `${day},weight,4.${String(index % 10)}`;
    });
    expect((await send(`date,kind,value\n${days.join('\n')}`)).body).toMatchObject({ added: 5000 });
    const page = await owner.call<DiaryEntry[]>('GET', `${diary()}?limit=200`);
    expect(page.body).toHaveLength(200);
    expect(page.headers.get('x-has-more')).toBe('true');
  });

  it.each([
    ['UTF-16 by a spreadsheet', (words: string) => Buffer.from(`\uFEFF${words}`, 'utf16le')],
    ['Windows-1252', (words: string) => Buffer.from(words, 'latin1')],
  ])('in %s, with Italian dates and decimal commas, keeps each word', async (_, encode) => {
    const words = 'Data;Tipo;Valore;Testo\r\n4/5/2026;Peso;4,1;\r\n5/5/2026;Nota;;è più vivace\r\n';
    expect((await send(encode(words))).body).toMatchObject({ added: 2, refused: 0 });
    expect(await entries()).toMatchObject([
      { kind: 'note', text: 'è più vivace', at: '2026-05-05T12:00:00.000Z' },
      { kind: 'weight', value: 4.1, at: '2026-05-04T12:00:00.000Z' },
    ]);
  });

  it('over a slow connection has more time than other calls', async () => {
    const path = `${diary()}/import?preview=true`;
    const headers = { cookie: owner.cookie, 'content-type': 'text/csv' };
    const call = request(`${api.url}${path}`, { method: 'POST', headers });
    const answered = once(call, 'response') as Promise<[IncomingMessage]>;
    call.write(WEIGHTS.slice(0, 10));
    await delay(4500);
    call.end(WEIGHTS.slice(10));
    const [response] = await answered;
    expect(JSON.parse(await text(response))).toMatchObject({ accepted: 2 });
  });

  it('that is too large, of another type or not CSV is refused with a reason', async () => {
    const large = await send(`date,weight\n${'x'.repeat(10 * 1024 * 1024)}`);
    expect(brief(large)).toEqual(refusal(413, 'PAYLOAD_TOO_LARGE'));
    for (const type of ['application/json', 'text/plain', 'image/png']) {
      const answer = await send('"date,weight"', '', type);
      expect(brief(answer)).toEqual(refusal(415, 'UNSUPPORTED_MEDIA_TYPE'));
    }
    expect((await send('date,colour\n2026-05-04,red')).body).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { file: 'No column that says what it is' },
    });
    expect((await send('', '')).body).toMatchObject({ fields: { file: 'The file is empty' } });
    expect((await send(WEIGHTS, '?timeZone=Europe/Zampa')).body).toMatchObject({
      fields: { timeZone: 'Unknown time zone' },
    });
    expect(await entries()).toEqual([]);
  });

  it('requires a paid plan', async () => {
    await world.setPlan(owner, 'free');
    expect((await send(WEIGHTS)).body).toMatchObject({ code: 'PLAN_REQUIRED', plan: 'pro' });
  });
});

it('nothing was an unexpected error', () => {
  expect(api.unforeseen).toEqual([]);
});
