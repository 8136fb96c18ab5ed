import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { devicesOf, signOutDevice } from '../harness/devices.js';
import { Owner, PASSWORD } from '../harness/owner.js';
import type { Process } from '../harness/processes.js';
import { brief, refusal } from '../harness/refusal.js';
import { until } from '../harness/until.js';
import { World } from '../harness/world.js';

let world: World;
let api: Process;
let other: Process;

beforeAll(async () => {
  ({ world, api } = await World.shared());
  other = await world.api();
});

afterAll(() => world.close());

async function signIn({ email }: Owner, userAgent: string): Promise<Owner> {
  const device = new Owner(other.url);
  const agent = { 'user-agent': userAgent };
  await device.call('POST', '/api/auth/login', { email, password: PASSWORD }, agent);
  return device;
}

describe("an owner's devices", () => {
  it('are listed with browser and sign-in time, newest first', async () => {
    const owner = await world.owner(api);
    const phone = await signIn(owner, 'a phone');
    const devices = await devicesOf(phone);
    expect(devices).toMatchObject([{ userAgent: 'a phone', current: true }, { current: false }]);
    for (const { signedInAt } of devices) {
      expect(Math.abs(Date.now() - Date.parse(signedInAt))).toBeLessThan(60_000);
    }
    expect((await devicesOf(owner)).map(({ current }) => current)).toEqual([false, true]);
  });

  it('are listed without the key in their cookies', async () => {
    const owner = await world.owner(api);
    const sid = decodeURIComponent(owner.cookie).split('s:')[1]?.split('.')[0] ?? '';
    expect(sid.length).toBeGreaterThan(20);
    expect(JSON.stringify(await devicesOf(owner))).not.toContain(sid);
  });

  it('can be signed out one by one, which closes their tabs on every process', async () => {
    const owner = await world.owner(api);
    const [phone, tablet] = [await signIn(owner, 'phone'), await signIn(owner, 'tablet')];
    const [lost, kept] = [await phone.tab(), await tablet.tab()];
    const id = (await devicesOf(owner)).find(({ userAgent }) => userAgent === 'phone')?.id ?? '';
    expect((await signOutDevice(owner, id)).status).toBe(204);
    await until('the tab is closed', () => lost.socket.disconnected, 5000);
    expect((await devicesOf(phone)) as unknown).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await devicesOf(owner)).map(({ userAgent }) => userAgent)).toEqual([
      'tablet',
      expect.any(String),
    ]);
    expect(kept.socket.connected).toBe(true);
    expect(brief(await signOutDevice(owner, id))).toEqual(refusal(404, 'NOT_FOUND'));
    tablet.closeTabs();
    phone.closeTabs();
  });

  it('that signed out are no longer listed', async () => {
    const owner = await world.owner(api);
    const phone = await signIn(owner, 'phone');
    await phone.call('POST', '/api/auth/logout');
    expect(await devicesOf(owner)).toHaveLength(1);
  });

  it('are signed out after thirty days, even with an open tab', async () => {
    const owner = await world.owner(api);
    const { socket } = await owner.tab();
    let isTold = false;
    socket.on('signed-out', () => (isTold = true));
    await world.redis.ageSessions(31 * 24 * 3_600_000);
    expect(await owner.isSignedIn()).toBe(false);
    await until('the tab is closed', () => isTold && socket.disconnected, 75_000);
    const back = await signIn(owner, 'back');
    expect((await devicesOf(back)).map(({ userAgent }) => userAgent)).toEqual(['back']);
    owner.closeTabs();
  });
});
