import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Owner, PASSWORD } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;

beforeAll(async () => {
  ({ world, api } = await World.withoutModel());
});

afterAll(() => world.close());

describe("a user's language", () => {
  const languageOf = async ({ id }: Owner): Promise<string | undefined> => {
    const query = `SELECT language FROM users WHERE id = $1`;
    const { rows } = await world.database.query<{ language: string }>(query, [id]);
    return rows[0]?.language;
  };

  it("is the browser's at registration, and then the chosen one", async () => {
    const owner = new Owner(api.url);
    const { email, username } = owner;
    const account = { email, username, password: PASSWORD };
    const italian = { 'accept-language': 'it-IT,it;q=0.9,en;q=0.5' };
    const { body } = await owner.call<{ user: { id: number } }>(
      'POST',
      '/api/auth/register',
      account,
      italian,
    );
    owner.id = body.user.id;
    expect(await languageOf(owner)).toBe('it');
    const cookie = `${owner.cookie}; zampa.language=en`;
    await owner.call('GET', '/api/auth/session', undefined, { ...italian, cookie });
    expect(await languageOf(owner)).toBe('en');
    await owner.call('GET', '/api/auth/session', undefined, italian);
    expect(await languageOf(owner)).toBe('it');
  });

  it("is used for card and answer when the question's language is unclear", async () => {
    const owner = await world.ownerInChat(api);
    const cookie = `${owner.cookie}; zampa.language=it`;
    await owner.call('GET', '/api/auth/session', undefined, { cookie });
    const { reply } = await owner.ask('epilessia?');
    const { content, triage } = await owner.finished(reply.id);
    expect(`${content} ${triage?.actions.join(' ') ?? ''}`).toMatch(/ farmaci /);
  });
});
