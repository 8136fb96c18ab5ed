import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NewCalendarFeed } from '../../src/contract/calendar.js';
import { Owner } from '../harness/owner.js';
import type { Process } from '../harness/processes.js';
import { brief, refusal } from '../harness/refusal.js';
import { CREATE } from '../harness/test-panel.js';
import { visit } from '../harness/visit.js';
import { World } from '../harness/world.js';

let world: World;
let api: Process;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

afterAll(() => world.close());

describe('the triage call', () => {
  const assess = (body: object, who: Owner) => who.call('POST', '/api/triage', body);

  it('is rate-limited by a 429 with the waiting time; invalid calls do not count', async () => {
    const strict = await world.api(undefined, { RATE_LIMIT_FACTOR: '0.02' });
    const eager = await world.owner(api);
    eager.url = strict.url;
    for (let count = 0; count < 3; count += 1) {
      expect((await assess({}, eager)).status).toBe(400);
      expect((await assess({ text: 'Hello' }, eager)).status).toBe(200);
      expect((await assess({ text: 'Hello' }, eager)).status).toBe(200);
    }
    const refused = await assess({ text: 'Hello' }, eager);
    expect(brief(refused)).toEqual(refusal(429, 'TOO_MANY_REQUESTS'));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('takes a hundred cases in a row, and conversations as long as they may be', async () => {
    const usual = await world.api(undefined, { RATE_LIMIT_FACTOR: '1' });
    const eager = await world.owner(api);
    eager.url = usual.url;
    const turns = Array.from({ length: 40 }, () => ({ role: 'user', text: 'ok' }));
    for (let count = 0; count < 100; count += 1) {
      const body = { text: 'Hello', ...(count < 30 && { turns }) };
      expect((await assess(body, eager)).status).toBe(200);
    }
  });

  it('is rate-limited by the number of earlier messages, too', async () => {
    const strict = await world.api(undefined, { RATE_LIMIT_FACTOR: '0.01' });
    const eager = await world.owner(api);
    eager.url = strict.url;
    const turns = Array.from({ length: 40 }, () => ({ role: 'user', text: 'ok' }));
    expect((await assess({ text: 'ok', turns }, eager)).status).toBe(200);
    const refused = await assess({ text: 'ok', turns }, eager);
    expect(brief(refused)).toEqual(refusal(429, 'TOO_MANY_REQUESTS'));
    expect((await assess({ text: 'ok' }, eager)).status).toBe(200);
  });
});

describe('a diary import', () => {
  it('is rate-limited, and an unreadable file counts, too', async () => {
    const strict = await world.api(undefined, { RATE_LIMIT_FACTOR: '0.05' });
    const owner = await world.ownerInChat(api);
    await world.setPlan(owner, 'pro');
    owner.url = strict.url;
    const send = () =>
      owner.call('POST', `/api/pets/${String(owner.petId)}/diary/import`, ',,,', {
        'content-type': 'text/csv',
      });
    for (let count = 0; count < 3; count += 1) expect((await send()).status).toBe(400);
    expect(brief(await send())).toEqual(refusal(429, 'TOO_MANY_REQUESTS'));
  });
});

describe("a visitor's question", () => {
  const tell = (body: object, url = api.url) => new Owner(url).call('POST', '/api/worries', body);

  it('is rate-limited by address, with the waiting time', async () => {
    const strict = await world.api(undefined, { RATE_LIMIT_FACTOR: '0.1' });
    expect((await tell({ text: 'Hi' })).status).toBe(200);
    await tell({ text: 'Hi' }, strict.url);
    await tell({ text: 'Hi' }, strict.url);
    const refused = await tell({ text: 'Hi' }, strict.url);
    expect(brief(refused)).toEqual(refusal(429, 'TOO_MANY_REQUESTS'));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a summary link', () => {
  it('is rate-limited by network', async () => {
    const strict = await world.api(undefined, { RATE_LIMIT_FACTOR: '0.02' });
    const answers: number[] = [];
    for (let call = 0; call < 5; call += 1) {
      answers.push((await visit(`${strict.url}/s/unknown`)).status);
    }
    expect(answers).toContain(429);
  });
});

describe('the test panel', () => {
  it('is limited in creating users', async () => {
    const limited = await world.api(undefined, { RATE_LIMIT_FACTOR: '0.1' });
    const owner = await world.owner(api);
    owner.url = limited.url;
    const answers = await Promise.all([1, 2, 3, 4].map(() => owner.call('POST', CREATE, {})));
    const last = await owner.call('POST', CREATE, {});
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(3);
    expect(brief(last)).toEqual(refusal(429, 'TOO_MANY_REQUESTS'));
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

it('a calendar feed is rate-limited', async () => {
  const strict = await world.api(undefined, { RATE_LIMIT_FACTOR: '0.05' });
  const owner = await world.owner(api);
  await world.setPlan(owner, 'pro');
  const { body } = await owner.call<NewCalendarFeed>('POST', '/api/calendar');
  const read = () => visit(`${strict.url}${new URL(body.url).pathname}`);
  for (let count = 0; count < 3; count += 1) expect((await read()).status).toBe(200);
  const { status, headers } = await read();
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});
