import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { Owner } from '../harness/owner.js';
import type { Process } from '../harness/processes.js';
import { brief, refusal } from '../harness/refusal.js';
import { until } from '../harness/until.js';
import { visit } from '../harness/visit.js';
import { World } from '../harness/world.js';

let world: World;
let api: Process;
let worker: Process;
let owner: Owner;

beforeAll(async () => {
  world = await World.create();
  [api, worker] = await Promise.all([world.api(), world.worker()]);
  owner = await world.ownerInChat(api);
}, 180_000);

afterAll(() => world.close());

const isReady = async (process: Process): Promise<boolean> =>
  (await visit(`${process.url}/health/ready`)).ok;

describe('a read-only Redis', () => {
  it.each([
    ['is full', 'CONFIG SET maxmemory 1', 'CONFIG SET maxmemory 0'],
    ['is a replica', 'REPLICAOF 127.0.0.1 9', 'REPLICAOF NO ONE'],
    [
      'wants more replicas',
      'CONFIG SET min-replicas-to-write 1',
      'CONFIG SET min-replicas-to-write 0',
    ],
  ])('shows in the readiness check: it %s', async (_name, fault, mend) => {
    const apply = (command: string) =>
      world.redis.run((redis) => redis.call(...(command.split(' ') as [string, ...string[]])));
    await apply(fault);
    for (const process of [api, worker]) {
      const answer = await visit(`${process.url}/health/ready`);
      expect(answer.status).toBe(503);
      expect(answer.body).toMatchObject({ database: true, schema: true, redis: false });
    }
    await apply(mend);
    await until('both are ready', async () => (await isReady(api)) && (await isReady(worker)));
  });
});

describe('a read-only PostgreSQL', () => {
  /** As managed servers do when their disk is full. Open connections remain as they are. */
  const setReadOnly = (value: 'on' | 'off') =>
    inDatabase(`
      DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = ${value}',
        current_database()); END $$`);

  async function cutConnections() {
    await inDatabase(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  }

  async function inDatabase(sql: string) {
    const client = new Client({
      connectionString: world.settings.DATABASE_URL,
      options: '-c default_transaction_read_only=off',
    });
    await client.connect();
    await client.query(sql);
    await client.end();
  }

  it('counts as away, and is used again without a restart', async () => {
    await setReadOnly('on');
    await cutConnections();
    for (const process of [api, worker]) {
      // Its first queries may still meet the ended connections.
      const state = await until('the process is connected again', async () => {
        const { body } = await visit(`${process.url}/health/ready`);
        return (body as { schema: boolean }).schema ? body : null;
      });
      expect(state).toMatchObject({ ready: false, database: false, redis: true });
      expect((await visit(`${process.url}/metrics`)).text).toMatch(/^zampa_database_ready 0$/m);
    }
    const refused = await owner.send('Is anybody there?');
    expect(brief(refused)).toEqual(refusal(503, 'UNAVAILABLE'));
    // The open connections stay read-only, as those to a former primary do.
    await setReadOnly('off');
    await until('both are ready', async () => (await isReady(api)) && (await isReady(worker)));
    expect((await owner.send('Is anybody there?')).status).toBe(201);
  });
});
