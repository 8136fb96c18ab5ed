import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Profile } from '../src/contract/accounts.js';
import type { DiaryEntry } from '../src/contract/diary.js';
import type { Pet } from '../src/contract/pets.js';
import type { Reminder } from '../src/contract/reminders.js';
import { newAddress, type Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { brief, invalid, refusal } from './harness/refusal.js';
import { until } from './harness/until.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

afterAll(() => world.close());

const profileOf = async (owner: Owner): Promise<Profile> =>
  (await owner.call<Profile>('GET', '/api/user/profile')).body;

describe('the profile', () => {
  it('has exactly the fields of the contract, with correct counts', async () => {
    const owner = await world.ownerInChat(api);
    await owner.ask('Does this count?');
    const profile = await profileOf(owner);
    expect(profile).toEqual({
      username: owner.username,
      displayName: owner.username,
      email: owner.email,
      emailVerified: false,
      pendingEmail: null,
      photoURL: null,
      country: null,
      subscriptionStatus: 'free',
      joinDate: new Date(profile.joinDate).toISOString(),
      totalQuestions: 1,
      dailyQuestionCount: 1,
      totalPets: 1,
      totalSessions: 1,
      totalDiaryEntries: 0,
      activeReminders: 0,
    });
    expect(Math.abs(Date.now() - Date.parse(profile.joinDate))).toBeLessThan(60_000);
  });

  it('counts how much of the plan is in use', async () => {
    const owner = await world.ownerInChat(api);
    await world.setPlan(owner, 'pro');
    const path = `/api/pets/${String(owner.petId)}`;
    const at = new Date().toISOString();
    await owner.call('POST', `${path}/diary`, { kind: 'note', text: 'x', at });
    const when = { startsAt: '2090-01-01T08:00', timeZone: 'UTC' };
    for (const title of ['Brush', 'Comb']) {
      await owner.call('POST', `${path}/reminders`, { kind: 'other', title, ...when });
    }
    expect(await profileOf(owner)).toMatchObject({ totalDiaryEntries: 1, activeReminders: 2 });
  });

  it('stores a changed name, and notifies every tab', async () => {
    const owner = await world.owner(api);
    const tab = await owner.tab();
    const username = `Renamed ${randomUUID().slice(0, 8)}`;
    const answer = await owner.call('PATCH', '/api/user/profile', { username });
    expect(answer).toMatchObject({ status: 200, body: { username, displayName: username } });
    expect(await profileOf(owner)).toMatchObject({ username, email: owner.email });
    expect((await owner.call('GET', '/api/auth/session')).body).toMatchObject({
      user: { username },
    });
    const told = await until('the tab is told', () => tab.events[0], 5000);
    expect(told).toMatchObject({ name: 'profile-changed', payload: {} });
    owner.closeTabs();
  });

  it('is to be read again whenever one of its counts has changed, and only then', async () => {
    const owner = await world.owner(api);
    await world.setPlan(owner, 'pro');
    const pet = (await owner.call<Pet>('POST', '/api/pets', { name: 'Micia', species: 'gatto' }))
      .body;
    const tab = await owner.tab();
    const path = `/api/pets/${String(pet.id)}`;
    const chat = () => owner.call('GET', `/api/chat-sessions/pet/${String(pet.id)}`);
    await chat();
    await chat();
    const note = { kind: 'note', text: 'x', at: new Date().toISOString(), clientId: randomUUID() };
    const { id, version } = (await owner.call<DiaryEntry>('POST', `${path}/diary`, note)).body;
    await owner.call('POST', `${path}/diary`, note);
    const entry = `/api/diary/${String(id)}`;
    await owner.call('PATCH', entry, { text: 'y', version });
    await owner.call('DELETE', entry);
    const when = { startsAt: '2090-01-01T08:00', timeZone: 'UTC' };
    const reminder = { kind: 'other', title: 'Brush', ...when };
    const once = (await owner.call<Reminder>('POST', `${path}/reminders`, reminder)).body;
    const change = { title: 'Comb', version: once.version };
    const reminders = `/api/reminders/${String(once.id)}`;
    await owner.call('PATCH', reminders, change);
    await owner.call('POST', `${reminders}/skip`, {});
    await owner.call('DELETE', reminders);
    await owner.call('POST', '/api/auth/logout');
    await until('the tab is told of everything', () => tab.count('signed-out') > 0, 5000);
    expect(tab.events.map(({ name }) => name)).toEqual([
      'profile-changed',
      'diary-changed',
      'profile-changed',
      'diary-changed',
      'diary-changed',
      'diary-changed',
      'profile-changed',
      'reminders-changed',
      'profile-changed',
      'reminders-changed',
      'reminders-changed',
      'profile-changed',
      'reminders-changed',
      'signed-out',
    ]);
  });

  it('keeps the country for emergency numbers until cleared, and refuses an unknown one', async () => {
    const owner = await world.owner(api);
    const change = (country: unknown) => owner.call('PATCH', '/api/user/profile', { country });
    expect(await change('IT')).toMatchObject({ status: 200, body: { country: 'IT' } });
    expect(await profileOf(owner)).toMatchObject({ country: 'IT', username: owner.username });
    for (const wrong of ['it', 'XX', 'Italy', '', 7, ['IT']]) {
      expect(brief(await change(wrong))).toEqual(invalid('country'));
    }
    await owner.call('PATCH', '/api/user/profile', { username: owner.username.toUpperCase() });
    expect((await profileOf(owner)).country).toBe('IT');
    expect(await change(null)).toMatchObject({ status: 200, body: { country: null } });
    expect((await profileOf(owner)).country).toBeNull();
  });

  it("refuses another user's name or e-mail, but accepts the user's own in another case", async () => {
    const [owner, other] = [await world.owner(api), await world.owner(api)];
    const change = (body: object) => owner.call('PATCH', '/api/user/profile', body);
    const before = await profileOf(owner);
    for (const taken of [{ username: other.username.toUpperCase() }, { email: other.email }]) {
      expect(brief(await change(taken))).toEqual(refusal(409, 'ACCOUNT_EXISTS'));
    }
    expect(await profileOf(owner)).toEqual(before);
    const username = owner.username.toUpperCase();
    expect(await change({ username })).toMatchObject({ status: 200, body: { username } });
  });

  it('is changed as a whole or not at all', async () => {
    const [owner, other] = [await world.owner(api), await world.owner(api)];
    const change = (body: object) => owner.call('PATCH', '/api/user/profile', body);
    const before = await profileOf(owner);
    const [username, email] = [`Renamed ${randomUUID().slice(0, 8)}`, newAddress()];
    for (const half of [
      { username, email: other.email },
      { username: other.username, email, country: 'IT' },
    ]) {
      expect(brief(await change(half))).toEqual(refusal(409, 'ACCOUNT_EXISTS'));
      expect(await profileOf(owner)).toEqual(before);
    }
    expect(await change({ username, email, country: 'IT' })).toMatchObject({
      status: 200,
      body: { username, pendingEmail: email, country: 'IT' },
    });
  });

  it('of another user cannot be read or changed by naming that user', async () => {
    const [owner, other] = [await world.owner(api), await world.owner(api)];
    const asked = await owner.call('GET', `/api/user/profile?userId=${other.id}&id=${other.id}`);
    expect(asked.body).toMatchObject({ email: owner.email });
    const body = { userId: other.id, username: 'Taken Over' };
    expect(brief(await owner.call('PATCH', '/api/user/profile', body))).toEqual(invalid('userId'));
    expect(await profileOf(other)).toMatchObject({ username: other.username });
  });
});
