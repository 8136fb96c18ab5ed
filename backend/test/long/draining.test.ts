import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { FrontDoor } from '../harness/front-door.js';
import type { Owner } from '../harness/owner.js';
import { Process } from '../harness/processes.js';
import { until } from '../harness/until.js';
import { World } from '../harness/world.js';

let door: FrontDoor;
let world: World;
let users: User[] = [];

beforeAll(async () => {
  door = await FrontDoor.open();
  world = await World.create({ PUBLIC_URL: door.url });
  await world.worker();
});

afterAll(async () => {
  door.close();
  await world.close();
});

afterEach(() => {
  for (const user of users) user.leave();
});

interface Told {
  status: number | undefined;
  connection: string | undefined;
  body: unknown;
}

/** Asks whether a process is ready, over the connection that the agent keeps. */
function readiness(process: Process, agent: Agent): Promise<Told> {
  return new Promise((resolve, reject) => {
    const asked = request(`${process.url}/health/ready`, { agent }, (response) => {
      const { statusCode: status, headers } = response;
      let text = '';
      response.on('data', (data) => (text += String(data)));
      response.on('end', () =>
        resolve({ status, connection: headers.connection, body: JSON.parse(text) }),
      );
    });
    asked.on('error', reject).end();
  });
}

describe('an API process that is shut down', () => {
  it('finishes its requests, whatever signals follow, reports that it drains, and accepts no new connection', async () => {
    const api = await world.api();
    const owner = await world.owner(api);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await readiness(api, agent)).toMatchObject({ status: 200, connection: 'keep-alive' });
    const other = await world.database.connect();
    await other.query('BEGIN; LOCK TABLE pets IN ACCESS EXCLUSIVE MODE');
    const added = owner.addPet();
    await delay(300);
    const ended = api.end('SIGTERM');
    await delay(300);
    for (const repeated of ['SIGTERM', 'SIGINT'] as const) api.signal(repeated);
    expect(await readiness(api, agent)).toMatchObject({
      status: 503,
      connection: 'close',
      body: { ready: false, draining: true },
    });
    await expect(readiness(api, agent)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await other.query('COMMIT');
    other.release();
    expect(await added).toMatchObject({ name: 'Micia' });
    expect(await ended).toBe(0);
    agent.destroy();
  });

  it('exits at once while it is still starting', async () => {
    let isAsked = false;
    const silent = createServer(() => (isAsked = true)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const DATABASE_URL = `postgres://app@127.0.0.1:${String(port)}/none`;
    const api = Process.spawn('api', { ...world.settings, DATABASE_URL, PORT: '0' });
    await until('it waits for the database', () => isAsked);
    expect(await api.end('SIGTERM')).toBe(0);
    silent.close();
  });

  it('loses no request and no character; its tabs continue on another process', async () => {
    world.model.behave({ words: 60, gap: 10 });
    const [ending, other] = await Promise.all([world.api(), world.api()]);
    door.leadTo(ending, other);
    const owners = await Promise.all(Array.from({ length: 5 }, () => ownerAtTheDoor(other)));
    const tabs = await Promise.all(owners.flatMap((owner) => [owner.tab(), owner.tab()]));
    for (const [index, tab] of tabs.entries()) {
      await tab.open(owners[Math.floor(index / 2)]?.sessionId ?? 0);
    }
    expect(await ending.metric('zampa_open_tabs')).toBeGreaterThan(0);
    users = owners.map((owner) => new User(owner));
    const used = Promise.all(users.map((user) => user.use()));
    await Promise.race([used, everybodyAnswered(1)]);
    expect(await ending.end('SIGTERM')).toBe(0);
    await Promise.race([used, everybodyAnswered(2)]);
    for (const user of users) user.tired = true;
    await used;
    await until('all tabs are at the other', async () => {
      return (await other.metric('zampa_open_tabs')) === tabs.length;
    });
    for (const [index, tab] of tabs.entries()) {
      const stored = await owners[Math.floor(index / 2)]?.messages();
      const replies = stored?.filter(({ role }) => role === 'assistant') ?? [];
      expect(replies.length).toBeGreaterThan(0);
      for (const { id, content, status } of replies) {
        expect(status).toBe('complete');
        await until('the text is whole', () => tab.texts.get(id) === content);
      }
    }
  });
});

/** Waits until each of them has received this many more answers. */
async function everybodyAnswered(more: number): Promise<void> {
  const goals = users.map((user) => user.answers + more);
  await until('all have asked', () =>
    users.every((user, index) => user.answers >= (goals[index] ?? 0)),
  );
}

async function ownerAtTheDoor(api: Process): Promise<Owner> {
  const owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'expert');
  owner.url = door.url;
  // As browsers and proxies do: a new connection may be reset while the process stops listening.
  owner.connections = new Agent({ keepAlive: true });
  return owner;
}

/** Asks and changes things without a pause; any refusal is an error. */
class User {
  answers = 0;
  tired = false;

  constructor(private readonly owner: Owner) {}

  leave(): void {
    this.tired = true;
    this.owner.closeTabs();
    this.owner.connections?.destroy();
  }

  async use(): Promise<void> {
    while (!this.tired) {
      const { reply } = await this.owner.ask('What now?');
      for (let age = 0; age < 8; age += 1) {
        const path = `/api/pets/${String(this.owner.petId)}`;
        expect((await this.owner.call('PATCH', path, { age })).status).toBe(200);
      }
      await this.owner.finished(reply.id);
      this.answers += 1;
    }
  }
}
