import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Pet } from '../../src/contract/pets.js';
import { type Answer, newAddress, type Owner, PASSWORD } from '../harness/owner.js';
import { uploaded } from '../harness/photographer.js';
import type { Process } from '../harness/processes.js';
import { brief, refusal } from '../harness/refusal.js';
import { Rival } from '../harness/rival.js';
import { World } from '../harness/world.js';

let world: World;
let api: Process;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

afterAll(() => world.close());

const NEW_PET = `INSERT INTO pets ("userId", name, species) VALUES ($1, 'Nina', 'cane')`;
const NO_PET = `DELETE FROM pets WHERE id = $1`;

const rename = (owner: Owner) =>
  owner.call<Pet>('PATCH', `/api/pets/${String(owner.petId)}`, { name: 'Renamed' });

const namesOf = async (owner: Owner): Promise<string[]> =>
  (await owner.call<Pet[]>('GET', '/api/pets')).body.map(({ name }) => name);

/** The call, and whether it has been answered yet. */
function begun<T>(call: Promise<T>): { answer: Promise<T>; answered: () => boolean } {
  let answered = false;
  const answer = call.finally(() => (answered = true));
  return { answer, answered: () => answered };
}

describe('a change of a pet that is being removed', () => {
  it('never brings it back: the plan’s limit holds', async () => {
    const owner = await world.ownerInChat(api);
    // The first holds the table until both wait; then it is the second's turn, before any later
    // one.
    const first = await Rival.begin(world);
    await first.does('LOCK TABLE pets IN ACCESS EXCLUSIVE MODE');
    const { answer } = begun(rename(owner));
    await first.isWaitedFor(1);
    const second = await Rival.begin(world);
    const replaced = second.does('LOCK TABLE pets IN ACCESS EXCLUSIVE MODE').then(async () => {
      await second.does(NO_PET, [owner.petId]);
      await second.does(NEW_PET, [owner.id]);
      await second.commit();
    });
    await first.isWaitedFor(2);
    await first.commit();
    await replaced;
    expect([200, 404]).toContain((await answer).status);
    expect(await namesOf(owner)).toEqual(['Nina']);
  });

  it('is refused as an unknown pet', async () => {
    const owner = await world.ownerInChat(api);
    const tab = await owner.tab();
    const rival = await Rival.begin(world);
    await rival.does(NO_PET, [owner.petId]);
    const { answer, answered } = begun(rename(owner));
    await rival.isWaitedFor(1, answered);
    await rival.commit();
    expect(brief(await answer)).toEqual(refusal(404, 'NOT_FOUND'));
    expect(await namesOf(owner)).toEqual([]);
    expect(tab.count('pet-saved')).toBe(0);
    owner.closeTabs();
  });

  it('that changes nothing returns the pet to its owner only', async () => {
    const owner = await world.ownerInChat(api);
    const path = `/api/pets/${String(owner.petId)}`;
    const { body } = await owner.call<Pet>('PATCH', path, {});
    expect(body).toMatchObject({ id: owner.petId, name: 'Micia', weight: '3.8 kg' });
    const stranger = await world.owner(api);
    for (const change of [{}, { name: 'Mine' }]) {
      expect(brief(await stranger.call('PATCH', path, change))).toEqual(refusal(404, 'NOT_FOUND'));
    }
  });
});

/** What an owner may do while the account is removed: each reads or writes rows of the account. */
const CALLS: Record<string, (owner: Owner) => Promise<Answer>> = {
  'the download': (owner) => owner.call('GET', '/api/user/export'),
  'the profile': (owner) => owner.call('GET', '/api/user/profile'),
  'the ways to sign in': (owner) => owner.call('GET', '/api/user/sign-in-ways'),
  'a new password': (owner) => {
    const body = { currentPassword: PASSWORD, password: 'herons-at-noon-8' };
    return owner.call('POST', '/api/auth/change-password', body);
  },
  'a new name': (owner) =>
    owner.call('PATCH', '/api/user/profile', { username: `heron ${randomUUID().slice(0, 8)}` }),
  'a new address': (owner) => owner.call('PATCH', '/api/user/profile', { email: newAddress() }),
  'another country': (owner) => owner.call('PATCH', '/api/user/profile', { country: 'CH' }),
  'another mail to confirm': (owner) => owner.call('POST', '/api/auth/resend-verification'),
  'a provider less': (owner) => owner.call('DELETE', '/api/user/sign-in-ways/google'),
  'a pet more': (owner) => owner.call('POST', '/api/pets', { name: 'Nina', species: 'gatto' }),
  'a pet’s change': rename,
  'a pet less': (owner) => owner.call('DELETE', `/api/pets/${String(owner.petId)}`),
  'a chat': (owner) => owner.call('GET', `/api/chat-sessions/pet/${String(owner.petId)}`),
  'a question': (owner) => owner.send('Is anybody there?'),
  'the removal once more': (owner) => owner.call('DELETE', '/api/user', { confirm: 'DELETE' }),
  'a triage': (owner) => owner.call('POST', '/api/triage', { text: 'My cat sneezes' }),
  'the subscription': (owner) => owner.call('GET', '/api/subscription'),
  'a plan of the test panel': (owner) =>
    owner.call('POST', '/api/test-subscription-update', { planType: 'pro' }),
  'a cancellation': (owner) => owner.call('POST', '/api/subscription/cancel'),
};

const REMOVAL = 'DELETE FROM users WHERE id = $1';

async function mailsTo({ email }: Owner): Promise<string[]> {
  const { rows } = await world.database.query<{ template: string }>(
    `SELECT template FROM mails WHERE "to" = $1 AND template <> 'verify-email'`,
    [email],
  );
  return rows.map(({ template }) => template);
}

describe.each(Object.entries(CALLS))('while the account is removed, %s', (_, call) => {
  it.each(['before its first look at the account', 'before its first change'])(
    'is answered without a server error: %s',
    async (when) => {
      const owner = await world.ownerInChat(api);
      const unforeseen = api.unforeseen.length;
      const rival = await Rival.begin(world);
      if (when.includes('look')) await rival.does('LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
      await rival.does(REMOVAL, [owner.id]);
      const { answer, answered } = begun(call(owner));
      await rival.isWaitedFor(1, answered);
      await rival.commit();
      const { status } = await answer;
      expect(status).toBeLessThan(500);
      expect(api.unforeseen.slice(unforeseen)).toEqual([]);
      expect(await mailsTo(owner)).toEqual([]);
    },
  );
});

const ask = (owner: Owner, more: object): Promise<Answer> =>
  owner.call('POST', `/api/chat-sessions/${String(owner.sessionId)}/messages`, {
    content: 'How often may she eat?',
    ...more,
  });

/** Questions with a photo, or in place of another question: both lock further rows. */
const ASKED = {
  'a question asked anew': async (owner: Owner) => {
    const first = await owner.send('How oft?');
    await owner.finished(first.body.reply.id);
    return { replaces: first.body.message.id };
  },
  'a question asked anew with a photo': async (owner: Owner) => ({
    ...(await ASKED['a question asked anew'](owner)),
    ...(await ASKED['a question with a photo'](owner)),
  }),
  'a question with a photo': async (owner: Owner) => ({
    photoIds: [(await uploaded(owner)).id],
  }),
};

const ROWS = {
  account: (owner: Owner) => ['users', owner.id] as const,
  pet: (owner: Owner) => ['pets', owner.petId] as const,
};

describe.each(Object.entries(ROWS))('while the removal of the %s has begun', (_, rowOf) => {
  it.each(Object.entries(ASKED))('%s does not deadlock with it', async (_name, prepare) => {
    const owner = await world.ownerInChat(api);
    await world.setPlan(owner, 'pro');
    const more = await prepare(owner);
    const [table, id] = rowOf(owner);
    const rival = await Rival.begin(world);
    await rival.does(`SELECT FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);
    const { answer, answered } = begun(ask(owner, more));
    await rival.isWaitedFor(1, answered);
    await rival.does(`DELETE FROM ${table} WHERE id = $1`, [id]);
    await rival.commit();
    expect((await answer).status).toBeLessThan(500);
  });
});

/** Ways in which a reply ends: each locks rows of the account after the reply's. */
const ENDS: Record<string, [object, (owner: Owner, id: number) => Promise<unknown>]> = {
  'that is stopped': [{ words: 500, gap: 20 }, (owner, id) => owner.stop(id)],
  'that fails': [{ words: 60, gap: 30, breakAfter: 50 }, (owner, id) => owner.finished(id)],
};

describe('while the removal of the account has begun, a reply', () => {
  it.each(Object.entries(ENDS))('%s does not deadlock with it', async (_name, [script, end]) => {
    const owner = await world.ownerInChat(api);
    await world.setPlan(owner, 'expert');
    const hook = { url: 'https://hooked.example.org/zampa', events: ['reply-done'] };
    expect((await owner.call('POST', '/api/user/webhooks', hook)).status).toBe(201);
    world.model.behave({}, script);
    const { reply } = await owner.ask('How often may she eat?');
    const rival = await Rival.begin(world);
    // Of the two transactions, this one would detect the deadlock.
    await rival.does(`SET LOCAL deadlock_timeout = '100ms'`);
    await rival.does('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [owner.id]);
    await rival.does('DELETE FROM webhooks WHERE "userId" = $1', [owner.id]);
    const { answer, answered } = begun(end(owner, reply.id).catch(() => undefined));
    try {
      await rival.isWaitedFor(1, answered);
      await rival.does('DELETE FROM users WHERE id = $1', [owner.id]);
    } finally {
      await rival.commit();
    }
    await answer;
  });
});
