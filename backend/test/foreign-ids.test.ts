import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { brief, refusal } from './harness/refusal.js';
import {
  ENTRY,
  REMINDER,
  strangerWithEverything,
  SUMMARY,
  type Stranger,
} from './harness/stranger.js';
import { removeVets, vetOnDuty } from './harness/vet.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;
let owner: Owner;
let otherPet: number;
let stranger: Owner;
let theirs: Stranger['ids'];
let vet: Owner;

beforeAll(async () => {
  ({ world, api } = await World.shared());
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'expert');
  const first = owner.petId;
  otherPet = (await owner.addPet({ name: 'Otto', species: 'cane' })).id;
  owner.petId = first;
  ({ owner: stranger, ids: theirs } = await strangerWithEverything(world, api));
  const colleague = (await vetOnDuty(world, api)).owner;
  await colleague.call('POST', `/api/vet/consultations/${String(theirs.case)}/take`);
  vet = (await vetOnDuty(world, api)).owner;
});

afterAll(async () => {
  await removeVets(world);
  await world.close();
});

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

/** Calls that name something by its id, and such an id of another owner. */
const NAMED: [string, string, string, object | undefined, () => number][] = [
  ['GET', '/api/pets/', '', undefined, () => stranger.petId],
  ['PATCH', '/api/pets/', '', { name: 'Mine now' }, () => stranger.petId],
  ['DELETE', '/api/pets/', '', undefined, () => stranger.petId],
  ['GET', '/api/photos/', '', undefined, () => theirs.photo],
  ['GET', '/api/photos/', SIGNED, undefined, () => theirs.photo],
  ['DELETE', '/api/photos/', '', undefined, () => theirs.photo],
  ['GET', '/api/pets/', '/memories', undefined, () => stranger.petId],
  ['GET', '/api/pets/', '/memories/suggested', undefined, () => stranger.petId],
  ['POST', '/api/pets/', '/memories', { text: 'Mine now' }, () => stranger.petId],
  ['PATCH', '/api/memories/', '', { text: 'Mine now' }, () => theirs.memory],
  ['POST', '/api/memories/', '/keep', undefined, () => theirs.memory],
  ['DELETE', '/api/memories/', '', undefined, () => theirs.memory],
  ['GET', '/api/pets/', '/diary', undefined, () => stranger.petId],
  ['GET', '/api/pets/', '/diary/suggestions', undefined, () => stranger.petId],
  ['POST', '/api/diary/suggestions/', '/accept', undefined, () => theirs.suggestion],
  ['DELETE', '/api/diary/suggestions/', '', undefined, () => theirs.suggestion],
  ['GET', '/api/pets/', '/insights', undefined, () => stranger.petId],
  ['POST', '/api/pets/', '/diary', ENTRY, () => stranger.petId],
  ['PATCH', '/api/diary/', '', { version: 1, text: 'Mine now' }, () => theirs.entry],
  ['DELETE', '/api/diary/', '', undefined, () => theirs.entry],
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
  ['POST', '/api/reminders/suggestions/', '/accept', REMINDER, () => theirs.wish],
  ['DELETE', '/api/reminders/suggestions/', '', undefined, () => theirs.wish],
  ['PATCH', '/api/reminders/', '', { version: 1, title: 'Mine now' }, () => theirs.reminder],
  ['POST', '/api/reminders/', '/done', undefined, () => theirs.reminder],
  ['POST', '/api/reminders/', '/skip', undefined, () => theirs.reminder],
  ['DELETE', '/api/reminders/', '', undefined, () => theirs.reminder],
  ['POST', '/api/pets/', '/summaries/preview', SUMMARY, () => stranger.petId],
  ['POST', '/api/pets/', '/summaries', SUMMARY, () => stranger.petId],
  ['GET', '/api/pets/', '/summaries', undefined, () => stranger.petId],
  ['GET', '/api/summaries/', '', undefined, () => theirs.summary],
  ['GET', '/api/summaries/', '.pdf', undefined, () => theirs.summary],
  ['DELETE', '/api/summaries/', '', undefined, () => theirs.summary],
  ['POST', '/api/summaries/', '/link', { days: 7 }, () => theirs.summary],
  ['DELETE', '/api/summaries/', '/link', undefined, () => theirs.summary],
  ['GET', '/api/support/threads/', '', undefined, () => theirs.thread],
  ['POST', '/api/support/threads/', '/messages', SUPPORT_MESSAGE, () => theirs.thread],
  ['DELETE', '/api/user/tokens/', '', undefined, () => theirs.token],
  ['PATCH', '/api/user/webhooks/', '', { enabled: true }, () => theirs.webhook],
  ['DELETE', '/api/user/webhooks/', '', undefined, () => theirs.webhook],
  ['POST', '/api/user/webhooks/', '/secret', undefined, () => theirs.webhook],
  ['POST', '/api/user/webhooks/', '/test', undefined, () => theirs.webhook],
  ['GET', '/api/user/webhooks/', '/deliveries', undefined, () => theirs.webhook],
  ['POST', '/api/user/webhooks/deliveries/', '/resend', undefined, () => theirs.delivery],
  ['GET', '/api/consultations/', '', undefined, () => theirs.case],
  ['POST', '/api/consultations/', '/withdraw', undefined, () => theirs.case],
  ['POST', '/api/consultations/', '/rating', { stars: 1 }, () => theirs.case],
  ['GET', '/api/vet/consultations/', '', undefined, () => theirs.case],
  ['POST', '/api/vet/consultations/', '/take', undefined, () => theirs.case],
  ['POST', '/api/vet/consultations/', '/messages', SUPPORT_MESSAGE, () => theirs.case],
  ['POST', '/api/vet/consultations/', '/typing', { active: true }, () => theirs.case],
  ['POST', '/api/vet/consultations/', '/hand-back', undefined, () => theirs.case],
  ['POST', '/api/vet/consultations/', '/close', ADVICE, () => theirs.case],
  ['GET', '/api/vet/consultations/', PHOTO, undefined, () => theirs.case],
  ['GET', '/api/chat-sessions/pet/', '', undefined, () => stranger.petId],
  ['PUT', '/api/chat-sessions/', '/read', { upTo: 1 }, () => stranger.sessionId],
  ['GET', '/api/chat-sessions/', '/draft', undefined, () => stranger.sessionId],
  ['PUT', '/api/chat-sessions/', '/draft', DRAFT, () => stranger.sessionId],
  ['GET', '/api/chat-sessions/', '/messages', undefined, () => stranger.sessionId],
  ['POST', '/api/chat-sessions/', '/messages', { content: 'Why?' }, () => stranger.sessionId],
  ['POST', '/api/chat-messages/', '/stop', undefined, () => theirs.message],
  ['POST', '/api/chat-messages/', '/show', undefined, () => theirs.message],
  ['PUT', '/api/chat-messages/', '/feedback', { helpful: true }, () => theirs.message],
  ['DELETE', '/api/chat-messages/', '/feedback', undefined, () => theirs.message],
];

describe('an id', () => {
  it.each(NAMED)(
    'of another owner looks like an unknown or invalid one: %s %s:id%s',
    async (method, path, rest, body, foreign) => {
      const impossible = ['0', '-1', '2147483648', '99999999999999999999', 'abc', '1e3', '1.5'];
      const strange = ['%00', '%20', '1%27', '0x1', 'null', 'constructor', '%F0%9F%90%88'];
      const before = await everythingOf(stranger);
      const bodies = new Set<string>();
      const caller = path.startsWith('/api/vet/') ? vet : owner;
      for (const id of [foreign(), 2147483647, ...impossible, ...strange]) {
        const answer = await caller.call(method, `${path}${id}${rest}`, body);
        expect({ id, ...brief(answer) }).toEqual({ id, ...refusal(404, 'NOT_FOUND') });
        bodies.add(JSON.stringify(answer.body));
      }
      expect(bodies.size).toBe(1);
      expect(await everythingOf(stranger)).toEqual(before);
    },
  );

  it.each(NAMED)('is useless to a visitor: %s %s:id%s', async (method, path, rest, body) => {
    for (const id of [owner.petId, owner.sessionId, 'abc']) {
      const answer = await new Owner(api.url).call(method, `${path}${id}${rest}`, body);
      expect(brief(answer)).toEqual(refusal(401, 'UNAUTHENTICATED'));
    }
  });

  it('of a pet that does not match the chat is refused', async () => {
    for (const petId of [otherPet, stranger.petId, 2147483647]) {
      const { status, body } = await owner.send('Why?', { petId });
      expect([400, 404]).toContain(status);
      expect(['VALIDATION_FAILED', 'NOT_FOUND']).toContain((body as { code?: string }).code);
    }
  });

  it("of another owner's pet finds nothing", async () => {
    for (const petId of [stranger.petId, 2147483647]) {
      const answer = await owner.call('GET', `/api/search?q=why&petId=${String(petId)}`);
      expect(brief(answer)).toEqual(refusal(404, 'NOT_FOUND'));
    }
  });

  it("of another owner's pet cannot ask a vet or see one", async () => {
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

  it("of another owner's message opens no page of history", async () => {
    for (const id of [theirs.message, 0, -1, 2147483648, 'abc', '99999999999999999999']) {
      const path = `/api/chat-sessions/${owner.sessionId}/messages?before=${id}`;
      const { status, body } = await owner.call<unknown>('GET', path);
      expect([200, 400, 404]).toContain(status);
      expect(JSON.stringify(body)).not.toContain(`"sessionId":${stranger.sessionId},`);
    }
  });
});

it('nothing was an unexpected error', () => {
  expect(api.unforeseen).toEqual([]);
});
