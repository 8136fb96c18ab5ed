import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TOKEN_SCOPES, type NewApiToken } from '../src/contract/tokens.js';
import type { Owner } from './harness/owner.js';
import { Postbox } from './harness/postbox.js';
import type { Process } from './harness/processes.js';
import { outcomeOf, Program } from './harness/program.js';
import { until } from './harness/until.js';
import type { World } from './harness/world.js';

let postbox: Postbox;
let world: World;
let api: Process;
let other: Process;
let owner: Owner;

beforeAll(async () => {
  postbox = await Postbox.open();
  ({ world, api, other } = postbox);
});

beforeEach(async () => {
  owner = await world.owner(api);
  await world.setPlan(owner, 'expert');
});

afterAll(() => postbox.close());

const program = (wanted: Partial<NewApiToken>) => Program.of(owner, wanted);

describe('a socket opened with a token', () => {
  it('requires the chat scope', async () => {
    const scopes = TOKEN_SCOPES.filter((scope) => scope !== 'chat');
    expect(await outcomeOf((await program({ scopes })).socket())).toBe('SCOPE_MISSING');
  });

  it('can ask, and receives only the events its scopes allow', async () => {
    await owner.addPet();
    await owner.openChat();
    const chat = (await program({ scopes: ['chat'] })).at(other.url).socket();
    const both = (await program({ scopes: ['chat', 'pets:read'] })).socket();
    const heard: Record<string, string[]> = { chat: [], both: [] };
    chat.onAny((name: string) => heard.chat?.push(name));
    both.onAny((name: string) => heard.both?.push(name));
    for (const socket of [chat, both]) {
      if (!socket.connected) expect(await outcomeOf(socket)).toBe('connected');
      await socket.emitWithAck('open-session', { sessionId: owner.sessionId });
    }
    await owner.call('PATCH', `/api/pets/${String(owner.petId)}`, { name: 'Otto' });
    const question = { sessionId: owner.sessionId, content: 'How much water does a cat drink?' };
    const answer = (await chat.emitWithAck('send-message', question)) as { ok: boolean };
    expect(answer.ok).toBe(true);
    for (const names of Object.values(heard)) {
      await until('the answer is heard', () => names.includes('message-done'));
    }
    expect(heard.chat).toEqual(expect.arrayContaining(['message', 'token']));
    expect(heard.both).toContain('pet-saved');
    expect(heard.chat).not.toContain('pet-saved');
    expect([heard.chat, heard.both].flat()).not.toContain('profile-changed');
    chat.close();
    both.close();
  });

  it('never falls back on a cookie', async () => {
    const tab = await owner.tab();
    const socket = new Program(api.url, 'zmp_wrong').socket();
    expect(await outcomeOf(socket)).toBe('UNAUTHENTICATED');
    expect(tab.socket.connected).toBe(true);
    owner.closeTabs();
  });
});
