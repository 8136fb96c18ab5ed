import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { visit } from './harness/visit.js';
import { World } from './harness/world.js';

const ANSWER = '**Call** your vet <now> [1].\n\n- Take "the plant" & her\n- Go';
const WORDS = [
  '<p>Why &lt;script&gt;alert(1)&lt;/script&gt;?</p>',
  '<p>Call your vet &lt;now&gt;.</p>',
  '<p>• Take &quot;the plant&quot; &amp; her\n• Go</p>',
];

let world: World;
let api: Process;
let owner: Owner;
/** The chat's addresses, for this owner. */
let addresses: string[];

beforeAll(async () => {
  ({ world, api } = await World.shared());
  owner = await world.ownerInChat(api);
  addresses = [
    '/chat',
    '/chat?last',
    '/simple-chat',
    '/chat-old',
    `/chat?petId=${String(owner.petId)}`,
    `/chat/${String(owner.sessionId)}`,
  ];
});

afterAll(() => world.close());

const page = (address: string, cookie = owner.cookie, headers: Record<string, string> = {}) =>
  visit(api.url + address, { headers: { cookie, ...headers } });

describe("the chat's page", () => {
  it('shows no messages of an empty chat', async () => {
    for (const address of addresses) {
      const { status, text, headers } = await page(address);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(text).not.toContain('newest-words');
    }
  });

  it('has the last question and its answer as plain text, and is not cached', async () => {
    world.model.behave({ text: ANSWER });
    const { reply } = await owner.ask('Why <script>alert(1)</script>?');
    await owner.finished(reply.id);
    for (const address of addresses) {
      const { status, text, headers } = await page(address);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      for (const words of WORDS) expect(text).toContain(words);
      expect(text.match(/<script/g)).toHaveLength(3);
      expect(text).toMatch(/<\/div> *<\/body>/);
    }
  });

  it.each(['br', 'gzip', 'identity'])('can be read as %s', async (encoding) => {
    const { text, headers } = await page('/chat', owner.cookie, { 'accept-encoding': encoding });
    expect(headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    for (const words of WORDS) expect(text).toContain(words);
  });

  it('shows no messages to others or at any other address', async () => {
    const other = await world.ownerInChat(api);
    const strangers = [...addresses.slice(4), '/chat'].map((address) =>
      page(address, other.cookie),
    );
    const signedOut = addresses.map((address) => page(address, 'zampa.sid=s%3Anobody.forged'));
    const elsewhere = ['/chat?message=1', '/chat?petId=x', '/pets', '/chat/x', '/'];
    const answers = await Promise.all([
      ...strangers,
      ...signedOut,
      ...elsewhere.map((address) => page(address)),
    ]);
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(text).not.toMatch(/newest-words|plant/);
    }
  });

  it('does not guess which chat was open last when there are several', async () => {
    await world.setPlan(owner, 'pro');
    await owner.addPet({ name: 'Otto' });
    expect((await page('/chat?last')).text).not.toContain('newest-words');
    expect((await page('/chat')).text).toContain('newest-words');
  });

  it('shows no messages after sign-out', async () => {
    const { cookie } = owner;
    expect((await page('/chat', cookie)).text).toContain('newest-words');
    await owner.call('POST', '/api/auth/logout', {});
    expect((await page('/chat', cookie)).text).not.toContain('newest-words');
  });
});
