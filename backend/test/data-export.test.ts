import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChatSession, Message } from '../src/contract/chat.js';
import { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { brief, refusal } from './harness/refusal.js';
import { World } from './harness/world.js';
import { eventually } from './harness/until.js';

interface Exported {
  exportedAt: string;
  profile: { email: string };
  pets: { id: number; name: string }[];
  payments: unknown[];
  diary: { text: string }[];
  summaries: { snapshot: unknown }[];
  conversations: (ChatSession & { messages: Message[] })[];
}

let world: World;
let api: Process;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

afterAll(() => world.close());

const download = (owner: Owner) => owner.call<Exported>('GET', '/api/user/export');

describe('the export of an owner’s data', () => {
  it('contains everything: profile, pets, every word of every conversation', async () => {
    const owner = await world.ownerInChat(api);
    await owner.call('PATCH', '/api/user/profile', { country: 'CH' });
    const { reply } = await owner.ask('How much may Micia eat?');
    const answered = { ...(await owner.finished(reply.id)), model: 'first-model' };
    const { status, headers, body } = await download(owner);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/json');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename=zampa-\d{4}-\d\d-\d\d\.json$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      profile: { email: owner.email, country: 'CH', totalQuestions: 1 },
      signInWays: { password: true, providers: [] },
      devices: [{ signedInAt: expect.any(String), userAgent: expect.any(String) }],
      stripe: null,
      planChanges: [],
      pets: [{ id: owner.petId, name: 'Micia' }],
      subscription: null,
      payments: [],
      support: [],
      tokens: [],
      webhooks: [],
      consultations: [],
      summaries: [],
      conversations: [{ id: owner.sessionId, messages: [{ role: 'user' }, answered] }],
    });
    expect(Object.keys(body).sort()).toEqual([
      'business',
      'calendar',
      'consultations',
      'conversations',
      'devices',
      'diary',
      'exportedAt',
      'payments',
      'pets',
      'photos',
      'planChanges',
      'preferences',
      'profile',
      'pushSubscriptions',
      'refundableUntil',
      'reminders',
      'signInWays',
      'stripe',
      'subscription',
      'summaries',
      'support',
      'tokens',
      'webhooks',
    ]);
  });

  it('names conversations, as every view of them does, after the pet as it is called now', async () => {
    const owner = await world.ownerInChat(api);
    const pet = String(owner.petId);
    await owner.call('PATCH', `/api/pets/${pet}`, { name: 'Max' });
    const views = [`pet/${pet}`, String(owner.sessionId)];
    for (const view of views) {
      const { body } = await owner.call<ChatSession>('GET', `/api/chat-sessions/${view}`);
      expect(body).toMatchObject({ id: owner.sessionId, title: 'Max' });
    }
    expect((await download(owner)).body.conversations).toMatchObject([{ title: 'Max' }]);
  });

  it('is complete even with thousands of messages', async () => {
    const owner = await world.ownerInChat(api);
    await world.database.query(
      `INSERT INTO chat_messages ("sessionId", role, content, status)
       SELECT $1, 'user', 'question ' || n, 'complete' FROM generate_series(1, 1501) AS n`,
      [owner.sessionId],
    );
    const [conversation] = (await download(owner)).body.conversations;
    expect(conversation?.messages.map(({ content }) => content)).toEqual(
      Array.from({ length: 1501 }, (_, index) => `question ${String(index + 1)}`),
    );
  });

  it('is complete even with thousands of diary entries of several pets, pet after pet, oldest first', async () => {
    const owner = await world.ownerInChat(api);
    await world.setPlan(owner, 'expert');
    const moka = { name: 'Moka', species: 'gatto', age: 4 };
    const { id } = (await owner.call<{ id: number }>('POST', '/api/pets', moka)).body;
    await world.database.query(
      `INSERT INTO diary_entries ("petId", kind, at, text)
       SELECT (ARRAY[$1, $2]::bigint[])[1 + n % 2], 'note',
         now() - interval '1 day' + n / 4 * interval '1.0001 milliseconds', n
       FROM generate_series(1, 1501) AS n`,
      [owner.petId, id],
    );
    await world.database.query(
      `INSERT INTO summaries ("petId", language, snapshot)
       SELECT $1, 'en', to_jsonb(n) FROM generate_series(1, 21) AS n`,
      [id],
    );
    const { diary, summaries } = (await download(owner)).body;
    const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
    const ofPet = (parity: number) => upTo(1501).filter((entry) => entry % 2 === parity);
    expect(diary.map(({ text }) => Number(text))).toEqual([...ofPet(0), ...ofPet(1)]);
    expect(summaries.map(({ snapshot }) => snapshot)).toEqual(upTo(21));
  });

  it('contains nothing of anybody else, and no secret', async () => {
    const [owner, other] = [await world.ownerInChat(api), await world.ownerInChat(api)];
    await other.ask('Somebody else’s question');
    const text = JSON.stringify((await download(owner)).body);
    for (const secret of [other.email, other.username, 'Somebody else', 'argon2', 'password":"']) {
      expect(text).not.toContain(secret);
    }
  });

  it('is for signed-in owners only, and is logged', async () => {
    const visitor = new Owner(api.url);
    expect(brief(await visitor.call('GET', '/api/user/export'))).toEqual(
      refusal(401, 'UNAUTHENTICATED'),
    );
    const owner = await world.owner(api);
    await download(owner);
    const told = `"audit":"data-exported","userId":${String(owner.id)}`;
    await eventually(() => expect(api.output).toContain(told));
    expect(api.output).not.toContain(owner.email);
  });
});
