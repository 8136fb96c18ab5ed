import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SearchReply } from '../src/contract/search.js';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;
let owner: Owner;

const SAID = [
  'Micia has been vomiting since breakfast',
  'Il gatto ha mangiato un giglio, cosa faccio?',
  "Quante volte al giorno va cambiata l'acqua?",
  'Her weight is 3.8 kg (100% sure) 🐈',
];

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

beforeEach(async () => {
  owner = await world.ownerInChat(api);
  await store(owner, SAID);
});

afterAll(() => world.close());

const store = (of: Owner, contents: string[]) =>
  world.database.query(
    `INSERT INTO chat_messages ("sessionId", role, content, status)
     SELECT $1, 'user', unnest($2::text[]), 'complete'`,
    [of.sessionId, contents],
  );

const search = async (q: string, more = '', who = owner): Promise<SearchReply> => {
  const path = `/api/search?q=${encodeURIComponent(q)}${more}`;
  const { status, body } = await who.call<SearchReply>('GET', path);
  expect({ q, status }).toEqual({ q, status: 200 });
  return body;
};

const texts = ({ items }: SearchReply) => items.map(({ snippet }) => snippet.text);

describe('search over all conversations', () => {
  it.each([
    ['vomited', 0],
    ['vomiti', 0],
    ['breakf', 0],
    ['gatti mangiare', 1],
    ['giorni acqua', 2],
    ['3.8', 3],
  ])('finds a message by %s', async (q, index) => {
    expect(texts(await search(q))).toEqual([SAID[index]]);
  });

  it('returns the highlighted ranges, the pet, the chat and the author', async () => {
    const [item] = (await search('vomit breakfast')).items;
    expect(item).toMatchObject({ petId: owner.petId, sessionId: owner.sessionId, role: 'user' });
    const { text = '', marks = [] } = item?.snippet ?? {};
    expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['vomiting', 'breakfast']);
  });

  it('corrects a mistyped word, and says so', async () => {
    const found = await search('vomitng breakfasst');
    expect(texts(found)).toEqual([SAID[0]]);
    expect(found.corrected).toEqual(['vomiting', 'breakfast']);
    expect(found.items[0]?.snippet.marks).toHaveLength(2);
  });

  it('pages with a cursor, newest first', async () => {
    await store(owner, ['walk one', 'walk two', 'walk three']);
    const first = await search('walk', '&limit=2');
    expect(texts(first)).toEqual(['walk three', 'walk two']);
    const next = await search('walk', `&limit=2&cursor=${String(first.nextCursor)}`);
    expect([texts(next), next.nextCursor]).toEqual([['walk one'], null]);
  });

  it("never shows another owner's words, not even as a correction", async () => {
    const stranger = await world.ownerInChat(api);
    expect((await search('vomiting', '', stranger)).items).toEqual([]);
    expect((await search('vomitng', '', stranger)).corrected).toBeNull();
  });

  it.each([
    ['quotes', `' OR 1=1 -- " it's`],
    ['operators', 'a & | ! ( ) :* <->'],
    ['patterns', '%_\\'],
    ['NUL', 'vomit\u0000'],
    ['a picture', '🐈'],
    ['nothing', '   '],
    ['words that say little', 'the of and il la di'],
    ['one long word', 'a'.repeat(4000)],
    ['many words', 'ab '.repeat(1300)],
    ['marks without a letter', '\uFE0F\u0301'],
  ])('accepts %s', async (_, q) => {
    await search(q);
  });

  it('refuses an invalid page request', async () => {
    for (const more of [
      '',
      '?q=a&limit=51',
      '?q=a&cursor=x',
      '?q=a&q=b',
      `?q=${'a'.repeat(4001)}`,
    ]) {
      expect((await owner.call('GET', `/api/search${more}`)).status).toBe(400);
    }
  });

  it('answers within the deadline in a conversation of 20,000 messages', async () => {
    await world.database.query(
      `INSERT INTO chat_messages ("sessionId", role, content, status)
       SELECT $1, 'user', 'Does the cat like walk number ' || n || '?', 'complete'
       FROM generate_series(1, 20000) AS n`,
      [owner.sessionId],
    );
    const from = Date.now();
    expect((await search('cat')).items).toHaveLength(20);
    expect(texts(await search('cat number 17017'))).toEqual([
      'Does the cat like walk number 17017?',
    ]);
    await search('catt nmber');
    expect(Date.now() - from).toBeLessThan(5000);
  });
});
