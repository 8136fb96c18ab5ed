import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { PublicProgram } from './harness/public-program.js';
import { jpeg } from './harness/photo-files.js';
import { brief, refusal } from './harness/refusal.js';
import { World } from './harness/world.js';

const ENTRY = { kind: 'note', at: '2026-05-04T08:00:00Z', text: 'Sleeps' };
const SUMMARY = { language: 'en' };

const REMINDER = {
  ...{ kind: 'other', title: 'Brush', rule: 'FREQ=DAILY' },
  ...{ startsAt: '2090-01-01T08:00', timeZone: 'UTC' },
};

let world: World;
let api: Process;
let owner: Owner;
let stranger: Owner;
let otherPet: number;
let strangersMessage: number;
let strangersMemory: number;
let strangersEntry: number;
let strangersThread: number;
let strangersReminder: number;
let strangersSuggestion: number;
let strangersWish: number;
let strangersSummary: number;
let strangersPhoto: number;
let strangersToken: number;
let strangersWebhook: number;
let strangersDelivery: number;
let strangersCase: number;

beforeAll(async () => {
  ({ world, api } = await World.shared());
  [owner, stranger] = await Promise.all([world.ownerInChat(api), world.ownerInChat(api)]);
  await world.setPlan(owner, 'expert');
  const first = owner.petId;
  otherPet = (await owner.addPet({ name: 'Otto', species: 'cane' })).id;
  owner.petId = first;
  strangersMessage = (await stranger.ask('Is this mine?')).reply.id;
  await stranger.finished(strangersMessage);
  const path = `/api/pets/${String(stranger.petId)}/memories`;
  strangersMemory = (await stranger.call<{ id: number }>('POST', path, { text: 'Theirs' })).body.id;
  await world.setPlan(stranger, 'pro');
  const diary = `/api/pets/${String(stranger.petId)}/diary`;
  strangersEntry = (await stranger.call<{ id: number }>('POST', diary, ENTRY)).body.id;
  const reminders = `/api/pets/${String(stranger.petId)}/reminders`;
  strangersReminder = (await stranger.call<{ id: number }>('POST', reminders, REMINDER)).body.id;
  const { rows } = await world.database.query<{ id: number }>(
    `INSERT INTO support_threads ("userId", subject, plan, language)
     VALUES ($1, 'Theirs', 'pro', 'en') RETURNING id`,
    [stranger.id],
  );
  strangersThread = rows[0]?.id ?? 0;
  const suggestions = await world.database.query<{ id: number }>(
    `INSERT INTO diary_suggestions ("petId", "messageId", position, entry, state)
     VALUES ($1, $2, 0, $3, 'open') RETURNING id`,
    [stranger.petId, strangersMessage, ENTRY],
  );
  strangersSuggestion = suggestions.rows[0]?.id ?? 0;
  const wishes = await world.database.query<{ id: number }>(
    `INSERT INTO reminder_suggestions ("petId", "messageId", question, "askedAt", state)
     VALUES ($1, $2, 'Remind me every Sunday to weigh her', now(), 'open') RETURNING id`,
    [stranger.petId, strangersMessage],
  );
  strangersWish = wishes.rows[0]?.id ?? 0;
  const summaries = `/api/pets/${String(stranger.petId)}/summaries`;
  strangersSummary = (await stranger.call<{ id: number }>('POST', summaries, SUMMARY)).body.id;
  const webhooks = await world.database.query<{ id: number; webhookId: number }>(
    `WITH webhook AS (
       INSERT INTO webhooks ("userId", url, events, secret)
       VALUES ($1, 'https://hooks.example.org', '{finding}', 'whsec_theirs') RETURNING id)
     INSERT INTO webhook_deliveries ("webhookId", "eventId", type, data)
     SELECT id, 'test-1', 'test', '{}' FROM webhook RETURNING id, "webhookId"`,
    [stranger.id],
  );
  strangersDelivery = webhooks.rows[0]?.id ?? 0;
  strangersWebhook = webhooks.rows[0]?.webhookId ?? 0;
});

beforeAll(async () => {
  const { rows } = await world.database.query<{ id: number }>(
    `INSERT INTO api_tokens ("userId", name, scopes, hash, last4, "expiresAt")
     VALUES ($1, 'Theirs', '{chat}', '\\x00', 'abcd', now() + interval '1 day') RETURNING id`,
    [stranger.id],
  );
  strangersToken = rows[0]?.id ?? 0;
  const cases = await world.database.query<{ id: number }>(
    `INSERT INTO consultations ("userId", "petId", "sessionId", "clientId", level, question, shared)
     VALUES ($1, $2, $3, $4, 'routine', 'Theirs', '{}') RETURNING id`,
    [stranger.id, stranger.petId, stranger.sessionId, randomUUID()],
  );
  strangersCase = cases.rows[0]?.id ?? 0;
  const type = { 'content-type': 'image/jpeg' };
  const photo = await stranger.call<{ id: number }>('POST', '/api/photos', await jpeg(), type);
  strangersPhoto = photo.body.id;
});

afterAll(() => world.close());

async function everythingOf(one: Owner): Promise<unknown> {
  const paths = ['/api/auth/session', '/api/user/profile', '/api/pets'];
  const answers = await Promise.all(paths.map((path) => one.call('GET', path)));
  return [answers.map(({ body }) => body), await one.messages()];
}

const DRAFT = { text: 'Mine now', from: randomUUID() };
const SUPPORT_MESSAGE = { text: 'Mine now', clientId: randomUUID() };

const ADVICE = { advice: 'Mine now', clientId: randomUUID() };

const SIGNED = '/file?size=full&expires=4000000000&signature=x';

const PHOTO = `/photos/1${SIGNED}`;

/** Calls that name something of an owner, and what a foreign id of that kind is. */
const NAMED: [string, string, string, object | undefined, () => number][] = [
  ['GET', '/api/pets/', '', undefined, () => stranger.petId],
  ['PATCH', '/api/pets/', '', { name: 'Mine now' }, () => stranger.petId],
  ['DELETE', '/api/pets/', '', undefined, () => stranger.petId],
  ['GET', '/api/photos/', '', undefined, () => strangersPhoto],
  ['GET', '/api/photos/', SIGNED, undefined, () => strangersPhoto],
  ['DELETE', '/api/photos/', '', undefined, () => strangersPhoto],
  ['GET', '/api/pets/', '/memories', undefined, () => stranger.petId],
  ['GET', '/api/pets/', '/memories/suggested', undefined, () => stranger.petId],
  ['POST', '/api/pets/', '/memories', { text: 'Mine now' }, () => stranger.petId],
  ['PATCH', '/api/memories/', '', { text: 'Mine now' }, () => strangersMemory],
  ['POST', '/api/memories/', '/keep', undefined, () => strangersMemory],
  ['DELETE', '/api/memories/', '', undefined, () => strangersMemory],
  ['GET', '/api/pets/', '/diary', undefined, () => stranger.petId],
  ['GET', '/api/pets/', '/diary/suggestions', undefined, () => stranger.petId],
  ['POST', '/api/diary/suggestions/', '/accept', undefined, () => strangersSuggestion],
  ['DELETE', '/api/diary/suggestions/', '', undefined, () => strangersSuggestion],
  ['GET', '/api/pets/', '/insights', undefined, () => stranger.petId],
  ['POST', '/api/pets/', '/diary', ENTRY, () => stranger.petId],
  ['PATCH', '/api/diary/', '', { version: 1, text: 'Mine now' }, () => strangersEntry],
  ['DELETE', '/api/diary/', '', undefined, () => strangersEntry],
  ['GET', '/api/pets/', '/reminders', undefined, () => stranger.petId],
  ['POST', '/api/pets/', '/reminders', REMINDER, () => stranger.petId],
  [
    'GET',
    '/api/pets/',
    '/reminders/proposed?timeZone=UTC&language=en',
    undefined,
    () => stranger.petId,
  ],
  ['POST', '/api/pets/', '/reminders/proposed/fleas/decline', undefined, () => stranger.petId],
  ['GET', '/api/pets/', '/reminders/suggestions?timeZone=UTC', undefined, () => stranger.petId],
  ['POST', '/api/reminders/suggestions/', '/accept', REMINDER, () => strangersWish],
  ['DELETE', '/api/reminders/suggestions/', '', undefined, () => strangersWish],
  ['PATCH', '/api/reminders/', '', { version: 1, title: 'Mine now' }, () => strangersReminder],
  ['POST', '/api/reminders/', '/done', undefined, () => strangersReminder],
  ['POST', '/api/reminders/', '/skip', undefined, () => strangersReminder],
  ['DELETE', '/api/reminders/', '', undefined, () => strangersReminder],
  ['POST', '/api/pets/', '/summaries/preview', SUMMARY, () => stranger.petId],
  ['POST', '/api/pets/', '/summaries', SUMMARY, () => stranger.petId],
  ['GET', '/api/pets/', '/summaries', undefined, () => stranger.petId],
  ['GET', '/api/summaries/', '', undefined, () => strangersSummary],
  ['GET', '/api/summaries/', '.pdf', undefined, () => strangersSummary],
  ['DELETE', '/api/summaries/', '', undefined, () => strangersSummary],
  ['POST', '/api/summaries/', '/link', { days: 7 }, () => strangersSummary],
  ['DELETE', '/api/summaries/', '/link', undefined, () => strangersSummary],
  ['GET', '/api/support/threads/', '', undefined, () => strangersThread],
  ['POST', '/api/support/threads/', '/messages', SUPPORT_MESSAGE, () => strangersThread],
  ['DELETE', '/api/user/tokens/', '', undefined, () => strangersToken],
  ['PATCH', '/api/user/webhooks/', '', { enabled: true }, () => strangersWebhook],
  ['DELETE', '/api/user/webhooks/', '', undefined, () => strangersWebhook],
  ['POST', '/api/user/webhooks/', '/secret', undefined, () => strangersWebhook],
  ['POST', '/api/user/webhooks/', '/test', undefined, () => strangersWebhook],
  ['GET', '/api/user/webhooks/', '/deliveries', undefined, () => strangersWebhook],
  ['POST', '/api/user/webhooks/deliveries/', '/resend', undefined, () => strangersDelivery],
  ['GET', '/api/consultations/', '', undefined, () => strangersCase],
  ['POST', '/api/consultations/', '/withdraw', undefined, () => strangersCase],
  ['POST', '/api/consultations/', '/rating', { stars: 1 }, () => strangersCase],
  ['GET', '/api/vet/consultations/', '', undefined, () => strangersCase],
  ['POST', '/api/vet/consultations/', '/take', undefined, () => strangersCase],
  ['POST', '/api/vet/consultations/', '/messages', SUPPORT_MESSAGE, () => strangersCase],
  ['POST', '/api/vet/consultations/', '/typing', { active: true }, () => strangersCase],
  ['POST', '/api/vet/consultations/', '/hand-back', undefined, () => strangersCase],
  ['POST', '/api/vet/consultations/', '/close', ADVICE, () => strangersCase],
  ['GET', '/api/vet/consultations/', PHOTO, undefined, () => strangersCase],
  ['GET', '/api/chat-sessions/pet/', '', undefined, () => stranger.petId],
  ['PUT', '/api/chat-sessions/', '/read', { upTo: 1 }, () => stranger.sessionId],
  ['GET', '/api/chat-sessions/', '/draft', undefined, () => stranger.sessionId],
  ['PUT', '/api/chat-sessions/', '/draft', DRAFT, () => stranger.sessionId],
  ['GET', '/api/chat-sessions/', '/messages', undefined, () => stranger.sessionId],
  ['POST', '/api/chat-sessions/', '/messages', { content: 'Why?' }, () => stranger.sessionId],
  ['POST', '/api/chat-messages/', '/stop', undefined, () => strangersMessage],
  ['POST', '/api/chat-messages/', '/show', undefined, () => strangersMessage],
  ['PUT', '/api/chat-messages/', '/feedback', { helpful: true }, () => strangersMessage],
  ['DELETE', '/api/chat-messages/', '/feedback', undefined, () => strangersMessage],
];

/** The same for programs, behind `/api/v1`. */
const OF_PROGRAMS: [string, string, string, object | undefined, () => number][] = [
  ['GET', '/pets/', '', undefined, () => stranger.petId],
  ['PATCH', '/pets/', '', { name: 'Mine now' }, () => stranger.petId],
  ['DELETE', '/pets/', '', undefined, () => stranger.petId],
  ['GET', '/pets/', '/diary', undefined, () => stranger.petId],
  ['POST', '/pets/', '/diary', ENTRY, () => stranger.petId],
  ['GET', '/pets/', '/insights', undefined, () => stranger.petId],
  ['GET', '/diary/', '', undefined, () => strangersEntry],
  ['PATCH', '/diary/', '', { text: 'Mine now' }, () => strangersEntry],
  ['DELETE', '/diary/', '', undefined, () => strangersEntry],
  ['GET', '/pets/', '/reminders', undefined, () => stranger.petId],
  ['POST', '/pets/', '/reminders', REMINDER, () => stranger.petId],
  ['GET', '/reminders/', '', undefined, () => strangersReminder],
  ['PATCH', '/reminders/', '', { title: 'Mine now' }, () => strangersReminder],
  ['DELETE', '/reminders/', '', undefined, () => strangersReminder],
  ['POST', '/reminders/', '/done', undefined, () => strangersReminder],
  ['POST', '/reminders/', '/skip', undefined, () => strangersReminder],
  ['GET', '/pets/', '/session', undefined, () => stranger.petId],
  ['GET', '/pets/', '/messages', undefined, () => stranger.petId],
  ['POST', '/pets/', '/questions', { content: 'Why?' }, () => stranger.petId],
  ['GET', '/messages/', '', undefined, () => strangersMessage],
  ['GET', '/messages/', '/events', undefined, () => strangersMessage],
  ['POST', '/messages/', '/stop', undefined, () => strangersMessage],
];

describe('an id that a program names', () => {
  it('of another owner is told from an unknown or impossible one by nobody', async () => {
    const program = await PublicProgram.of(owner);
    const theirs = await everythingOf(stranger);
    for (const [method, path, rest, body, foreign] of OF_PROGRAMS) {
      const bodies = new Set<string>();
      for (const id of [foreign(), 2147483647, '0', 'abc', '%00']) {
        const answer = await program.call(method, `${path}${String(id)}${rest}`, body);
        expect({ method, path, rest, id, status: answer.status }).toMatchObject({ status: 404 });
        bodies.add(JSON.stringify(answer.body));
      }
      expect(bodies.size).toBe(1);
    }
    expect(await everythingOf(stranger)).toEqual(theirs);
  });
});

describe('an id', () => {
  it.each(NAMED)(
    'of another owner is told from an unknown or impossible one by nobody: %s %s:id%s',
    async (method, path, rest, body, foreign) => {
      const impossible = ['0', '-1', '2147483648', '99999999999999999999', 'abc', '1e3', '1.5'];
      const strange = ['%00', '%20', '1%27', '0x1', 'null', 'constructor', '%F0%9F%90%88'];
      const theirs = await everythingOf(stranger);
      const bodies = new Set<string>();
      for (const id of [foreign(), 2147483647, ...impossible, ...strange]) {
        const answer = await owner.call(method, `${path}${id}${rest}`, body);
        expect({ id, ...brief(answer) }).toEqual({ id, ...refusal(404, 'NOT_FOUND') });
        bodies.add(JSON.stringify(answer.body));
      }
      expect(bodies.size).toBe(1);
      expect(await everythingOf(stranger)).toEqual(theirs);
    },
  );

  it.each(NAMED)('is of no use to a visitor: %s %s:id%s', async (method, path, rest, body) => {
    for (const id of [owner.petId, owner.sessionId, 'abc']) {
      const answer = await new Owner(api.url).call(method, `${path}${id}${rest}`, body);
      expect(brief(answer)).toEqual(refusal(401, 'UNAUTHENTICATED'));
    }
  });

  it('of a pet that is not the one of the chat asks nothing', async () => {
    for (const petId of [otherPet, stranger.petId, 2147483647]) {
      const { status, body } = await owner.send('Why?', { petId });
      expect([400, 404]).toContain(status);
      expect(['VALIDATION_FAILED', 'NOT_FOUND']).toContain((body as { code?: string }).code);
    }
  });

  it('of a foreign pet searches nothing', async () => {
    for (const petId of [stranger.petId, 2147483647]) {
      const answer = await owner.call('GET', `/api/search?q=why&petId=${String(petId)}`);
      expect(brief(answer)).toEqual(refusal(404, 'NOT_FOUND'));
    }
  });

  it('of a foreign pet asks no vet, and tells of none', async () => {
    const parts = { summary: true, diary: true, conversation: true, consent: true };
    const asked = { ...parts, petId: stranger.petId, question: 'Why?', clientId: randomUUID() };
    const query = `?petId=${String(stranger.petId)}`;
    for (const answer of [
      await owner.call('GET', `/api/consultations${query}`),
      await owner.call('GET', `/api/consultations/availability${query}`),
      await owner.call('POST', '/api/consultations', asked),
    ]) {
      expect(brief(answer)).toEqual(refusal(404, 'NOT_FOUND'));
    }
  });

  it('of a foreign message does not open a page of history', async () => {
    for (const id of [strangersMessage, 0, -1, 2147483648, 'abc', '99999999999999999999']) {
      const path = `/api/chat-sessions/${owner.sessionId}/messages?before=${id}`;
      const { status, body } = await owner.call<unknown>('GET', path);
      expect([200, 400, 404]).toContain(status);
      expect(JSON.stringify(body)).not.toContain(`"sessionId":${stranger.sessionId},`);
    }
  });
});

it('none of it was an error that nobody had foreseen', () => {
  expect(api.unforeseen).toEqual([]);
});
