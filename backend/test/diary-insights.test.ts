import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DiaryEntry } from '../src/contract/diary.js';
import type { Insights } from '../src/contract/insights.js';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
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

const write = (entry: object) =>
  owner.call<DiaryEntry>('POST', `/api/pets/${String(owner.petId)}/diary`, entry);

describe('diary insights', () => {
  const insights = (query = '') =>
    owner.call<Insights>('GET', `/api/pets/${String(owner.petId)}/insights${query}`);

  it('show too little data at first, then a finding with its entries, in either language', async () => {
    expect((await insights()).body.findings).toMatchObject([{ kind: 'weight', level: 'unknown' }]);
    const ids: number[] = [];
    for (const [days, value] of [60, 45, 30, 15, 0].map((days) => [days, 3.7 + days / 170])) {
      const at = new Date(Date.now() - (days ?? 0) * 86_400_000).toISOString();
      ids.push((await write({ kind: 'weight', value, unit: 'kg', at })).body.id);
    }
    const { body } = await insights();
    expect(body.findings).toMatchObject([
      {
        kind: 'weight',
        level: 'vet',
        text: '9% lost in 2 months',
        evidence: { entryIds: ids },
      },
    ]);
    expect(body.series.weight.points).toHaveLength(5);
    const italian = await insights('?language=it');
    expect(italian.body.findings[0]?.text).toBe('9% in meno in 2 mesi');
    expect((await insights('?language=fr')).body).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('name days in the time zone of the query', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const late = (days: number) => `${daysAgo(days).slice(0, 10)}T23:30:00.000Z`;
    for (const days of [40, 30, 20, 10]) {
      await write({ kind: 'weight', value: 4, unit: 'kg', at: late(days) });
    }
    const firstDay = async (query: string) =>
      (await insights(query)).body.findings[0]?.evidence.text.replace(/.*since /, '');
    const inZone = (timeZone: string) =>
      new Date(late(40)).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone });
    expect(await firstDay('?timeZone=Asia/Tokyo')).toBe(inZone('Asia/Tokyo'));
    expect(await firstDay('')).toBe(inZone('UTC'));
    expect((await insights('?timeZone=Mars')).body).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('stay readable after the plan has ended', async () => {
    await write({ kind: 'weight', value: 4, unit: 'kg', at: '2026-05-04T08:00:00.000Z' });
    await world.setPlan(owner, 'free');
    expect((await insights()).body.series.weight.points).toHaveLength(1);
  });
});

it('nothing was an unexpected error', () => {
  expect(api.unforeseen).toEqual([]);
});
