import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SearchReply } from '../../src/contract/search.js';
import { OwnPostgres } from '../faults/harness/own-postgres.js';
import { withClient } from '../harness/archive.js';
import type { Owner } from '../harness/owner.js';
import type { Process } from '../harness/processes.js';
import { eventually, until } from '../harness/until.js';
import { World } from '../harness/world.js';

const READ_ONLY = '25006';

let primary: OwnPostgres;
let replica: OwnPostgres;
let world: World;
let replicaUrl: string;
let api: Process;
let owner: Owner;

/** Questions and answers as if they had been written long ago. */
const tell = (exchanges: number) =>
  world.database.query(
    `INSERT INTO chat_messages ("sessionId", role, content, status)
     SELECT $1, CASE part WHEN 0 THEN 'user' ELSE 'assistant' END, 'A tale of yarn ' || n, 'complete'
     FROM generate_series(1, $2::int) AS n, generate_series(0, 1) AS part ORDER BY n, part`,
    [owner.sessionId, exchanges],
  );

const onReplica = (sql: string) =>
  withClient(replicaUrl, async (client) => (await client.query<Record<string, number>>(sql)).rows);

async function caughtUp(): Promise<void> {
  const { rows } = await world.database.query<{ at: string }>(`SELECT pg_current_wal_lsn() AS at`);
  await until('the replica has it all', async () => {
    const [row] = await onReplica(
      `SELECT (pg_last_wal_replay_lsn() >= '${rows[0]?.at ?? ''}')::int AS done`,
    );
    return row?.done === 1;
  });
}

/** Does the work while the replica answers, but replays nothing that the primary writes. */
async function whileHeld(work: () => Promise<void>): Promise<void> {
  await onReplica('SELECT pg_wal_replay_pause()');
  try {
    await work();
  } finally {
    await onReplica('SELECT pg_wal_replay_resume()');
    await caughtUp();
  }
}

/** The number of statements with this text that the replica runs during the work. */
async function asked(text: string, work: () => Promise<unknown>): Promise<number> {
  const count = () => replica.log.split(text).length;
  const before = count();
  await work();
  return count() - before;
}

const PAGE = `AND id < $2::bigint AND "hiddenUnder" IS NULL`;
const SEARCH = 'sought AS MATERIALIZED';
const EXPORT = '"message"."id" > $2'.replaceAll('message', 'ChatMessageEntity');

const idsOf = (messages: { id: number }[]) => messages.map(({ id }) => id);
const oldest = (messages: { id: number }[]) => String(messages[0]?.id);
const search = async (q: string) =>
  (await owner.call<SearchReply>('GET', `/api/search?q=${q}`)).body.items.length;
const download = async () =>
  (await owner.call<{ conversations: { messages: unknown[] }[] }>('GET', '/api/user/export')).body
    .conversations[0]?.messages.length;

beforeAll(async () => {
  primary = await OwnPostgres.start();
  replica = await primary.replica({ log_statement: 'all' });
  world = await World.create({}, primary.url);
  const { pathname } = new URL(world.settings.DATABASE_URL ?? '');
  replicaUrl = Object.assign(new URL(replica.url), { pathname }).href;
  await caughtUp();
  api = await world.api(undefined, { DATABASE_REPLICA_URL: replicaUrl });
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'expert');
  await tell(60);
  await caughtUp();
}, 180_000);

afterAll(async () => {
  await world.close();
  await replica.stop();
  await primary.stop();
});

describe('with a replica', () => {
  it('the newest page is read from the primary, older ones from the replica', async () => {
    let newest: Awaited<ReturnType<Owner['messages']>> = [];
    expect(await asked(PAGE, async () => (newest = await owner.messages()))).toBe(0);
    let older = newest;
    const path = `?before=${oldest(newest)}`;
    expect(await asked(PAGE, async () => (older = await owner.messages(path)))).toBe(1);
    expect(idsOf(older)).toEqual(idsOf(newest).map((id) => id - 50));
  });

  it('search and export are read from the replica', async () => {
    expect(await asked(SEARCH, async () => expect(await search('yarn')).toBe(20))).toBe(1);
    expect(await asked(EXPORT, async () => expect(await download()).toBe(120))).toBe(1);
  });

  it('a write is refused by the replica', async () => {
    await expect(
      withClient(replicaUrl, (client) => client.query(`DELETE FROM chat_messages`)),
    ).rejects.toMatchObject({ code: READ_ONLY });
  });

  it('no page and no export misses the latest messages', async () => {
    await whileHeld(async () => {
      await tell(30);
      const newest = await owner.messages();
      const older = await owner.messages(`?before=${oldest(newest)}`);
      expect(idsOf(older)).toEqual(idsOf(newest).map((id) => id - 50));
      expect(await download()).toBe(180);
    });
  });

  it('a chat that was just removed is no longer found', async () => {
    const pet = await owner.addPet({ name: 'Tigre' });
    const { body } = await owner.call<{ id: number }>(
      'GET',
      `/api/chat-sessions/pet/${String(pet.id)}`,
    );
    await world.database.query(
      `INSERT INTO chat_messages ("sessionId", role, content, status)
       VALUES ($1, 'user', 'A zebra came by', 'complete')`,
      [body.id],
    );
    await caughtUp();
    expect(await search('zebra')).toBe(1);
    await whileHeld(async () => {
      await owner.call('DELETE', `/api/pets/${String(pet.id)}`);
      expect(await search('zebra')).toBe(0);
    });
  });

  it('one that lags is not read from until it has caught up', async () => {
    await whileHeld(async () => {
      await tell(1);
      await until('it is too old', () => api.output.includes('the replica is down or behind'));
      expect(await api.metric('zampa_replica_lag_seconds')).toBeGreaterThan(5);
      expect(await asked(SEARCH, () => search('yarn'))).toBe(0);
    });
    await eventually(async () => expect(await asked(SEARCH, () => search('yarn'))).toBe(1));
  });

  it('one that hangs delays reads without failing any', async () => {
    const page = `?before=${oldest(await owner.messages())}`;
    const whole = idsOf(await owner.messages(page));
    const reads: number[][] = [];
    const paused = replica.pause(6000).then(() => 'over');
    while ((await Promise.race([paused, delay(100)])) !== 'over')
      reads.push(idsOf(await owner.messages(page)));
    expect(reads.length).toBeGreaterThan(3);
    for (const read of reads) expect(read).toEqual(whole);
    await eventually(async () => expect(await asked(SEARCH, () => search('yarn'))).toBe(1));
  });

  it('when it dies, everything is read from the primary, with one log line', async () => {
    const lost = () => api.output.split('the replica is down or behind').length - 1;
    const before = lost();
    const page = `?before=${oldest(await owner.messages())}`;
    const whole = idsOf(await owner.messages(page));
    await replica.crash();
    expect(idsOf(await owner.messages(page))).toEqual(whole);
    expect(await search('yarn')).toBe(20);
    expect(await download()).toBe(182);
    await until('it is missed', () => lost() > before);
    const reads = await api.metric('zampa_replica_reads_total');
    expect(idsOf(await owner.messages(page))).toEqual(whole);
    expect(await api.metric('zampa_replica_reads_total')).toBe(reads + 1);
    expect((await fetch(`${api.url}/health/ready`)).status).toBe(200);
    expect(lost()).toBe(before + 1);
    expect(api.unforeseen).toEqual([]);
  });

  it('a process starts without it', async () => {
    const other = await world.api(undefined, { DATABASE_REPLICA_URL: replicaUrl });
    owner.url = other.url;
    expect(await search('yarn')).toBe(20);
  });
});
