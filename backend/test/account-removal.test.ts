import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { itIsStrict, NO_WORD } from './harness/form.js';
import { Owner, PASSWORD } from './harness/owner.js';
import { Postbox } from './harness/postbox.js';
import type { Process } from './harness/processes.js';
import { brief, invalid, refusal } from './harness/refusal.js';
import { removeAccount, rowsOfAccount } from './harness/removal.js';
import { eventually, until } from './harness/until.js';
import type { World } from './harness/world.js';

let post: Postbox;
let world: World;
let api: Process;
let other: Process;
let worker: Process;

beforeAll(async () => {
  post = await Postbox.open();
  ({ world, api, other, worker } = post);
});

afterAll(() => post.close());

const login = (device: Owner, { email }: Owner) =>
  device.call('POST', '/api/auth/login', { email, password: PASSWORD });

/** The same owner, signed in on another device. */
async function again(owner: Owner, url: string): Promise<Owner> {
  const device = new Owner(url);
  await login(device, owner);
  return device;
}

const rowsOf = (owner: Owner) => rowsOfAccount(world, owner);

describe('removing an account', () => {
  it('deletes everything the user owns and nothing else', async () => {
    const [owner, neighbour] = [await world.ownerInChat(api), await world.ownerInChat(api)];
    for (const who of [owner, neighbour]) {
      await who.finished((await who.ask('Is this kept?')).reply.id);
    }
    expect(await rowsOf(owner)).toBe(5);
    const answer = await removeAccount(owner);
    expect(brief(answer)).toEqual({ status: 200, body: { success: true } });
    expect(await rowsOf(owner)).toBe(0);
    expect(await rowsOf(neighbour)).toBe(5);
    expect(brief(await login(new Owner(api.url), owner))).toEqual(
      refusal(401, 'INVALID_CREDENTIALS'),
    );
    expect((await neighbour.call('GET', '/api/pets')).status).toBe(200);
  });

  it('frees username and address, and keeps no trace of an address that used no offer', async () => {
    const traces = async () =>
      (await world.database.query('SELECT hash FROM used_offers')).rowCount;
    const before = await traces();
    const owner = await world.owner(api);
    await removeAccount(owner);
    expect(await traces()).toBe(before);
    const { email, username } = owner;
    const next = Object.assign(new Owner(api.url), { email, username });
    await next.register();
    expect(next.id).not.toBe(owner.id);
    expect((await next.call('GET', '/api/pets')).body).toEqual([]);
  });

  it('ends all sessions, and notifies and closes their tabs on every process', async () => {
    const owner = await world.owner(api);
    const devices = [await again(owner, api.url), await again(owner, other.url)];
    const bystander = await world.owner(api);
    const tabs = await Promise.all([owner, ...devices].map((device) => device.tab()));
    const watching = await bystander.tab();
    const reasons: string[] = [];
    for (const { socket } of tabs) socket.on('disconnect', (reason) => reasons.push(reason));
    const cookie = owner.cookie;
    const { headers } = await removeAccount(owner);
    expect(headers.getSetCookie()[0]).toMatch(/^zampa\.sid=;.*Expires=Thu, 01 Jan 1970/);
    await until('all tabs are closed', () => reasons.length === 3, 5000);
    for (const { events } of tabs) {
      expect(events.map(({ name, payload }) => [name, payload])).toEqual([['signed-out', {}]]);
    }
    const stolen = Object.assign(new Owner(api.url), { cookie });
    for (const device of [stolen, ...devices]) {
      expect(brief(await device.call('GET', '/api/pets'))).toEqual(refusal(401, 'UNAUTHENTICATED'));
      expect((await device.call('GET', '/api/auth/session')).body).toEqual({
        authenticated: false,
      });
    }
    expect(watching.events).toEqual([]);
    [owner, ...devices, bystander].forEach((who) => who.closeTabs());
  });

  it('sends the owner one last mail and writes a log line', async () => {
    const owner = await world.owner(api);
    await removeAccount(owner);
    const { rows } = await world.database.query<{ template: string }>(
      `SELECT template FROM mails WHERE "to" = $1 ORDER BY id`,
      [owner.email],
    );
    expect(rows.at(-1)?.template).toBe('account-removed');
    const told = `"audit":"account-removed","userId":${String(owner.id)}`;
    await eventually(() => expect(api.output).toContain(told));
  });

  it('during a reply causes no error in a worker', async () => {
    const owner = await world.ownerInChat(api);
    world.model.behave({}, { words: 1000, gap: 20 });
    await owner.ask('Do you write this to the end?');
    const written = await until('the reply begins', () => world.model.requests[0]);
    await removeAccount(owner);
    await until('nobody writes it any more', () => written.end === 'aborted', 6000);
    const next = await world.ownerInChat(api);
    const { status } = await next.finished((await next.ask('And this?')).reply.id);
    expect(status).toBe('complete');
    expect(await rowsOf(owner)).toBe(0);
    expect(worker.unforeseen).toEqual([]);
  });

  it('logs the ids of a removed pet or account, so that a restored backup can be corrected', async () => {
    const owner = await world.ownerInChat(api);
    await owner.call('DELETE', `/api/pets/${String(owner.petId)}`);
    await removeAccount(owner);
    const ids = `"userId":${String(owner.id)}`;
    await eventually(() =>
      expect(api.output).toContain(`"audit":"pet-removed",${ids},"petId":${String(owner.petId)}`),
    );
    await eventually(() => expect(api.output).toContain(`"audit":"account-removed",${ids}`));
  });

  it('requires the exact confirmation word', async () => {
    const owner = await world.owner(api);
    for (const confirm of ['delete', 'DELETE ', 'Delete', 'YES']) {
      const answer = await owner.call('DELETE', '/api/user', { confirm });
      expect(brief(answer)).toEqual(invalid('confirm'));
    }
    expect(brief(await owner.call('DELETE', '/api/user'))).toEqual(invalid('confirm'));
    expect(await rowsOf(owner)).toBe(1);
  });
});

describe('a removal request', () => {
  let owner: Owner;
  beforeAll(async () => {
    owner = await world.owner(api);
  });

  itIsStrict(
    {
      name: 'to remove an account',
      method: 'DELETE',
      path: '/api/user',
      valid: { confirm: 'DELETE' },
      wrong: { confirm: NO_WORD },
    },
    () => owner,
  );

  it('that was refused removes nothing', async () => {
    expect(await rowsOf(owner)).toBe(1);
  });
});
