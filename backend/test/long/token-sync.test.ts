import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Visitor } from '../harness/visitor.js';
import { SocialWorld } from '../harness/social-world.js';
import { until } from '../harness/until.js';

/** The operator's other system: the calls it received, and the status it answers with. */
const told: { method: string | undefined; bearer: string | undefined }[] = [];
let answer = 204;
let system: Server;
let social: SocialWorld;

beforeAll(async () => {
  system = createServer(({ method, headers }, response) => {
    told.push({ method, bearer: headers.authorization });
    response.writeHead(answer).end();
  });
  system.listen(0, '127.0.0.1');
  await once(system, 'listening');
  const { port } = system.address() as AddressInfo;
  social = await SocialWorld.create({ TOKEN_SYNC_URL: `http://127.0.0.1:${String(port)}/sync` });
});

beforeEach(() => {
  told.length = 0;
  answer = 204;
});

afterAll(async () => {
  await social.close();
  system.close();
});

/** Signed in by Google, and confirmed by the client's sync call. */
async function arrived(): Promise<Visitor> {
  const { subject } = social.person();
  const visitor = social.visitor();
  await visitor.enter('google');
  await visitor.call('POST', '/api/auth/firebase-login', { uid: `google:${subject}` });
  return visitor;
}

const toldTimes = (count: number) => until('it is told', () => told.length === count);

describe('the token sync', () => {
  it("reports sign-in and sign-out with the provider's token", async () => {
    const visitor = await arrived();
    await toldTimes(1);
    expect(told[0]?.method).toBe('POST');
    expect(told[0]?.bearer).toMatch(/^Bearer \S{20,}$/);
    await visitor.call('POST', '/api/auth/logout');
    await toldTimes(2);
    expect(told[1]).toEqual({ method: 'DELETE', bearer: told[0]?.bearer });
    expect(social.api.output).not.toContain(told[0]?.bearer?.slice(7));
  });

  it('reports the removal of the account like a sign-out', async () => {
    const visitor = await arrived();
    await toldTimes(1);
    const removed = await visitor.call('DELETE', '/api/user', { confirm: 'DELETE' });
    expect(removed.status).toBe(200);
    await toldTimes(2);
    expect(told[1]).toEqual({ method: 'DELETE', bearer: told[0]?.bearer });
  });

  it('sends no token that has expired by the time of sign-out', async () => {
    const visitor = await arrived();
    await toldTimes(1);
    await social.editSession(visitor, ({ identity }) => {
      if (identity?.token) identity.token.expiresAt = Date.now() + 29_000;
    });
    await visitor.call('POST', '/api/auth/logout');
    await toldTimes(2);
    expect(told[1]).toEqual({ method: 'DELETE', bearer: undefined });
  });

  it('blocks no sign-in when it fails', async () => {
    answer = 500;
    const visitor = await arrived();
    await toldTimes(1);
    expect((await visitor.session()).authenticated).toBe(true);
    await until('the log says so', () => social.api.output.includes('token sync refused'));
  });

  it('does not report password sign-ins', async () => {
    const owner = await social.registered('password-only@example.org');
    await owner.call('POST', '/api/auth/logout');
    await arrived();
    await toldTimes(1);
    expect(told.map(({ method }) => method)).toEqual(['POST']);
  });
});

describe('without the token sync', () => {
  it('no session stores a provider token', async () => {
    const plain = await SocialWorld.shared();
    plain.person();
    const visitor = plain.visitor();
    await visitor.enter('google');
    await plain.editSession(visitor, ({ identity }) => {
      expect(identity?.uid).toMatch(/^google:/);
      expect(identity?.token).toBeUndefined();
    });
    await plain.close();
  });
});
