import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newAddress, PASSWORD } from '../harness/owner.js';
import { canRunTopology, Topology } from '../harness/topology.js';
import { visit } from '../harness/visit.js';
import { World } from '../harness/world.js';

/** In production, with TLS terminated by a proxy in front. */
const PUBLIC = { NODE_ENV: 'production', PUBLIC_URL: 'https://zampa.example.org' };
const BEHIND_A_PROXY = { ...PUBLIC, TRUSTED_PROXIES: '127.0.0.1', TRUST_PROXY: '2' };

(!canRunTopology ? describe.skip : describe)('the front door behind a proxy with https', () => {
  let world: World;
  let topology: Topology;

  beforeAll(async () => {
    world = await World.create({ RATE_LIMIT_FACTOR: '1' });
    topology = await Topology.start({ ...world.settings, ...BEHIND_A_PROXY }, ['--worker=1']);
  }, 120_000);

  afterAll(async () => {
    await topology.stop();
    await world.close();
  });

  /** A call as the proxy passes it on. @param visitor the address that it came from. */
  const call = (visitor: string, path: string, body: object) =>
    visit(`http://127.0.0.1:${String(topology.port)}/api/auth${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': visitor,
        'x-forwarded-proto': 'https',
      },
      body: JSON.stringify(body),
    });

  it('a registration is given its session cookie', async () => {
    const account = { email: newAddress(), username: 'owner', password: PASSWORD };
    const { status, headers } = await call('203.0.113.9', '/register', account);
    expect([status, headers.get('set-cookie')]).toEqual([
      201,
      expect.stringMatching(/^__Host-zampa\.sid=.*; Secure/),
    ]);
  });

  it("counts password guesses by the visitor's address, not the proxy's", async () => {
    const guess = { email: newAddress(), password: 'guess-number-7' };
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1)
      statuses.push((await call('203.0.113.10', '/login', guess)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await call('203.0.113.11', '/login', guess)).status).toBe(401);
  });

  it("pages are spread over the processes by the visitor's address, not the proxy's", async () => {
    const byTheFirst = new Set<number>();
    for (let visitor = 1; visitor <= 16; visitor += 1) {
      const before = await topology.servedBy('api-1');
      for (let visits = 0; visits < 2; visits += 1) {
        const headers = { 'x-forwarded-for': `203.0.113.${String(visitor)}` };
        await visit(`http://127.0.0.1:${String(topology.port)}/`, { headers });
      }
      byTheFirst.add((await topology.servedBy('api-1')) - before);
    }
    expect(byTheFirst).toEqual(new Set([0, 2]));
  });

  it('an https address without a trusted proxy is refused at the start', async () => {
    const started = Topology.start({ ...world.settings, ...PUBLIC });
    await expect(started).rejects.toThrow(/TRUSTED_PROXIES: with an https PUBLIC_URL/);
  });
});
