import { randomUUID } from 'node:crypto';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { DiaryEntry } from '../src/contract/diary.js';
import { TOKEN_SCOPES, type TokenScopeName } from '../src/contract/tokens.js';
import type { Owner } from './harness/owner.js';
import { Program } from './harness/program.js';
import type { Process } from './harness/processes.js';
import { brief, invalid, refusal } from './harness/refusal.js';
import { Rival } from './harness/rival.js';
import { until } from './harness/until.js';
import { World } from './harness/world.js';

const READING = TOKEN_SCOPES.filter((scope) => !scope.endsWith(':write'));
const FOR_ALL = ['assess_urgency', 'search_handbook'];

let world: World;
let api: Process;
let owner: Owner;
let stranger: Owner;
const clients: Client[] = [];

beforeAll(async () => {
  ({ world, api } = await World.withoutModel());
  [owner, stranger] = await Promise.all([world.owner(api), world.owner(api)]);
  await Promise.all([owner, stranger].map((one) => world.setPlan(one, 'expert')));
  await Promise.all([owner.addPet(), stranger.addPet({ name: 'Nobody' })]);
});

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
});

afterAll(() => world.close());

/** An assistant with the official client, in the version of the protocol that it prefers. */
async function assistant(
  scopes: readonly TokenScopeName[],
  mode: 'auto' | 'legacy' = 'auto',
  who = owner,
): Promise<{ client: Client; program: Program }> {
  const program = await Program.of(who, { scopes: [...scopes] });
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const headers = { authorization: `Bearer ${program.secret}` };
  const url = new URL('/api/mcp', who.url);
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
  clients.push(client);
  return { client, program };
}

const names = async (client: Client): Promise<string[]> =>
  (await client.listTools()).tools.map(({ name }) => name).sort();

async function call(client: Client, name: string, given: object = {}) {
  const answer = await client.callTool({ name, arguments: { ...given } });
  return { isError: answer.isError ?? false, found: answer.structuredContent };
}

const weight = (more: object = {}) => ({
  petId: owner.petId,
  kind: 'weight',
  at: new Date(Date.now() - 60_000).toISOString(),
  value: 4.1,
  unit: 'kg',
  ...more,
});

describe("an owner's AI assistant", () => {
  it.each(['auto', 'legacy'] as const)(
    'reads pets, diary and reminders with the official client (%s)',
    async (mode) => {
      const { client } = await assistant(READING, mode);
      expect(client.getServerVersion()).toMatchObject({ name: 'zampa' });
      const { found } = await call(client, 'list_pets');
      expect(found).toMatchObject({ pets: [{ id: owner.petId, name: 'Micia' }] });
      const memory = { text: 'Is afraid of the vacuum cleaner' };
      await owner.call('POST', `/api/pets/${String(owner.petId)}/memories`, memory);
      const pet = await call(client, 'read_pet', { petId: owner.petId });
      expect(pet.found).toMatchObject({ id: owner.petId, memories: [memory] });
      expect((await call(client, 'read_insights', { petId: owner.petId })).isError).toBe(false);
      expect(await names(client)).not.toContain('add_diary_entry');
    },
  );

  it('may read findings and assess urgency only as often as REST allows, and uses up that limit', async () => {
    const strict = await world.api(undefined, { RATE_LIMIT_FACTOR: '0.05' });
    const eager = await world.owner(api);
    await world.setPlan(eager, 'expert');
    const { id: petId } = await eager.addPet();
    eager.url = strict.url;
    const { client } = await assistant(READING, 'auto', eager);
    const refused = { isError: true, found: { code: 'TOO_MANY_REQUESTS' } };
    for (let count = 0; count < 3; count += 1) {
      expect((await call(client, 'read_insights', { petId })).isError).toBe(false);
      expect((await call(client, 'assess_urgency', { text: 'Hello' })).isError).toBe(false);
    }
    for (let count = 0; count < 12; count += 1) {
      expect((await eager.call('POST', '/api/triage', { text: 'Hello' })).status).toBe(200);
    }
    expect(await call(client, 'read_insights', { petId })).toMatchObject(refused);
    expect(await call(client, 'search_handbook', { question: 'food' })).toMatchObject(refused);
    const insights = `/api/pets/${String(petId)}/insights`;
    expect(brief(await eager.call('GET', insights))).toEqual(refusal(429, 'TOO_MANY_REQUESTS'));
  });

  it('is offered the tools its token allows, and no others', async () => {
    const allowed: [TokenScopeName[], string[]][] = [
      [['chat'], []],
      [['pets:read'], ['list_pets', 'read_pet']],
      [['diary:read'], ['read_diary', 'read_insights']],
      [['diary:write'], ['add_diary_entry']],
      [['reminders'], ['list_reminders_due']],
    ];
    for (const [scopes, tools] of allowed) {
      const { client } = await assistant(scopes);
      expect(await names(client)).toEqual([...FOR_ALL, ...tools].sort());
    }
    const { client } = await assistant(['chat']);
    await expect(
      client.callTool({ name: 'list_pets', arguments: {} }).then(({ isError }) => {
        if (isError) throw new Error('refused');
      }),
    ).rejects.toThrow();
  });

  it("writes to the diary where it may, once per id, under the diary's rules", async () => {
    const { client } = await assistant(['diary:write', 'diary:read']);
    const entry = weight({ clientId: randomUUID() });
    const [first, second] = [
      await call(client, 'add_diary_entry', entry),
      await call(client, 'add_diary_entry', entry),
    ];
    expect(first.found).toMatchObject({ kind: 'weight', value: 4.1, unit: 'kg' });
    expect(second.found).toEqual(first.found);
    const path = `/api/pets/${String(owner.petId)}/diary`;
    const { body } = await owner.call<DiaryEntry[]>('GET', path);
    expect(body).toEqual([first.found]);
    const read = await call(client, 'read_diary', { petId: owner.petId });
    expect(read.found).toEqual({ entries: [first.found], next: null });
    const later = { at: new Date(Date.now() + 86_400_000).toISOString() };
    const refused = await call(client, 'add_diary_entry', weight(later));
    expect(refused).toMatchObject({
      isError: true,
      found: { code: 'VALIDATION_FAILED', fields: { at: 'Must not be in the future' } },
    });
  });

  it('has a diary entry stored with all its fields, or refused', async () => {
    const { client } = await assistant(['diary:write']);
    const [at, text] = ['2026-05-04T08:00:00.000Z', 'Kibble'];
    const food = { petId: owner.petId, kind: 'food', at, value: 60, unit: 'g', text };
    const { found } = await call(client, 'add_diary_entry', { ...food, kcalPer100g: 380 });
    expect(found).toMatchObject({ ...food, kcalPer100g: 380 });
    expect(await call(client, 'add_diary_entry', { ...food, brand: 'Best' })).toMatchObject({
      isError: true,
    });
  });

  it("learns nothing about other owners' pets", async () => {
    const { client } = await assistant(TOKEN_SCOPES);
    for (const id of [stranger.petId, 2147483647]) {
      for (const name of ['read_pet', 'read_diary', 'read_insights']) {
        const { isError, found } = await call(client, name, { petId: id });
        expect({ name, isError, found }).toMatchObject({
          isError: true,
          found: { code: 'NOT_FOUND' },
        });
      }
      const added = await call(client, 'add_diary_entry', weight({ petId: id }));
      expect(added).toMatchObject({ isError: true, found: { code: 'NOT_FOUND' } });
    }
  });

  it('is told about an emergency, and gets handbook passages with their sources', async () => {
    const { client } = await assistant(['chat']);
    const worry = { text: 'My dog ate 200 g of dark chocolate', species: 'cane', weightKg: 8 };
    const urgent = await call(client, 'assess_urgency', worry);
    expect(urgent.found).toMatchObject({ level: 'emergency', doses: [{ level: 'lethal-risk' }] });
    const question = { question: 'How much water should a cat drink?', species: 'gatto' };
    // The first search waits for the handbook to load; a busy machine may ask the client to retry.
    const { found } = await until('the handbook answers', async () => {
      const answer = await call(client, 'search_handbook', question);
      return answer.isError ? null : answer;
    });
    const { excerpts } = found as { excerpts: { title: string; sources: unknown[] }[] };
    expect(excerpts[0]?.title).toMatch(/water|drink/i);
    expect(excerpts[0]?.sources.length).toBeGreaterThan(0);
  });

  it('lists due reminders', async () => {
    const path = `/api/pets/${String(owner.petId)}/reminders`;
    const reminder = { kind: 'other', title: 'Brush', rule: 'FREQ=DAILY', timeZone: 'UTC' };
    const startsAt = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 16);
    expect((await owner.call('POST', path, { ...reminder, startsAt })).status).toBe(201);
    const { client } = await assistant(['reminders']);
    const due = await call(client, 'list_reminders_due', { days: 3 });
    expect(due.found).toMatchObject({ reminders: [{ title: 'Brush', petName: 'Micia' }] });
    expect((await call(client, 'list_reminders_due', { days: 1 })).found).toEqual({
      reminders: [],
    });
  });

  it.each(['auto', 'legacy'] as const)(
    'may close the connection while a call is answered (%s)',
    async (mode) => {
      const { client } = await assistant(['pets:read'], mode, stranger);
      const rival = await Rival.begin(world);
      await rival.does('LOCK TABLE pets IN ACCESS EXCLUSIVE MODE');
      const refused = expect(call(client, 'list_pets')).rejects.toThrow();
      await rival.isWaitedFor(1);
      await client.close();
      await refused;
      await rival.commit();
      const { client: next } = await assistant(['pets:read'], mode, stranger);
      expect((await call(next, 'list_pets')).isError).toBe(false);
      expect(api.unforeseen).toEqual([]);
    },
  );

  it('is refused once its token is revoked', async () => {
    const { client, program } = await assistant(['pets:read']);
    await call(client, 'list_pets');
    await owner.call('DELETE', `/api/user/tokens/${String(program.id)}`);
    await expect(client.listTools()).rejects.toThrow();
  });
});

it('a batch of calls and a body that is not a call are refused', async () => {
  const program = await Program.of(owner);
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  const many = await program.call('POST', '/api/mcp', [ping, ping]);
  expect(brief(many)).toEqual(invalid('body'));
  expect((await program.call('POST', '/api/mcp', { hello: 1 })).status).toBe(400);
  expect((await program.call('DELETE', '/api/mcp')).status).toBe(404);
});
