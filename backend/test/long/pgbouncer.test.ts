import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findOnPath } from '../../launcher/paths.mjs';
import { freePort, Process } from '../harness/processes.js';
import { until } from '../harness/until.js';
import { World } from '../harness/world.js';

const program = findOnPath('pgbouncer');
const [, major, minor] = /(\d+)\.(\d+)/.exec(program ? versionOf(program) : '') ?? [];
const version = Number(major) + Number(minor) / 1000;

/** From 1.20 on it takes the time zone that our connections ask for. */
const IGNORED = version < 1.02 ? 'ignore_startup_parameters = options' : '';

/** From 1.21 on it can follow prepared statements from one connection to another. */
const FOLLOWS_STATEMENTS = version >= 1.021;

const USED_BY_NOBODY = 65_534;

function versionOf(path: string): string {
  return execFileSync(path, ['--version'], { encoding: 'utf8' });
}

(!program ? describe.skip : describe)(
  'behind PgBouncer in transaction mode (skipped without pgbouncer)',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'zampa-pgbouncer-'));
    let world: World;
    let pooler: ChildProcess;
    let pooled: { DATABASE_URL: string };

    beforeAll(async () => {
      world = await World.create();
      const server = new URL(world.settings.DATABASE_URL ?? '');
      const port = await freePort();
      const login = [`user=${server.username}`, server.password && `password=${server.password}`];
      writeFileSync(
        join(folder, 'pgbouncer.ini'),
        `[databases]
* = host=${server.hostname} port=${server.port} ${login.filter(Boolean).join(' ')}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${String(port)}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
${FOLLOWS_STATEMENTS ? 'max_prepared_statements = 200' : ''}
${IGNORED}
`,
      );
      // It does not run as root.
      chmodSync(folder, 0o755);
      const other = process.getuid?.() === 0 && { uid: USED_BY_NOBODY, gid: USED_BY_NOBODY };
      pooler = spawn(program ?? '', [join(folder, 'pgbouncer.ini')], { stdio: 'ignore', ...other });
      const url = Object.assign(new URL(server), {
        hostname: '127.0.0.1',
        port: String(port),
      }).href;
      pooled = { DATABASE_URL: url };
      await until('PgBouncer answers', async () => {
        const client = new Client(url);
        try {
          await client.connect();
          return true;
        } catch {
          return false;
        } finally {
          await client.end();
        }
      });
    });

    afterAll(async () => {
      await world.close();
      pooler.kill('SIGKILL');
      if (pooler.exitCode === null) await once(pooler, 'exit');
      rmSync(folder, { recursive: true });
    });

    it('migrations take turns, and leave nothing locked behind', async () => {
      await world.database.query(`DELETE FROM migrations WHERE name LIKE 'BigintIds%'`);
      const both = [1, 2].map(() => Process.spawn('migrate', { ...world.settings, ...pooled }));
      expect(await Promise.all(both.map((one) => one.ended()))).toEqual([0, 0]);
      const outputs = both.map(({ output }) => output).sort();
      expect(outputs).toEqual(['0 migrations applied\n', '2 migrations applied\n']);
      const { rows } = await world.database.query(
        `SELECT FROM pg_locks WHERE locktype = 'advisory'
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
      expect(rows).toEqual([]);
    });

    const followed = FOLLOWS_STATEMENTS ? it : it.skip;

    followed('questions of many are asked and answered on fewer connections', async () => {
      const [api] = await Promise.all([world.api(undefined, pooled), world.worker(pooled)]);
      const owners = await Promise.all(Array.from({ length: 6 }, () => world.ownerInChat(api)));
      await Promise.all(
        owners.map(async (owner) => {
          await world.setPlan(owner, 'pro');
          for (let count = 0; count < 10; count += 1) {
            const { reply } = await owner.ask('Why does she purr?');
            expect((await owner.finished(reply.id)).status).toBe('complete');
          }
          expect(await world.questionsOf(owner)).toBe(10);
        }),
      );
      expect(api.unforeseen).toEqual([]);
      const zone = new Client(pooled.DATABASE_URL);
      await zone.connect();
      const { rows } = await zone.query(`SELECT count(*)::int AS number FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'zampa/user-stripe-ids'`);
      expect((rows as [{ number: number }])[0].number).toBeLessThanOrEqual(4);
      await zone.end();
    });
  },
);
