import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findOnPath, root } from '../../launcher/paths.mjs';
import { attempt } from '../harness/database-roles.js';
import { freePort, Process } from '../harness/processes.js';
import { until } from '../harness/until.js';
import { World } from '../harness/world.js';

const program = findOnPath('pgbouncer');
const [, major, minor] = /(\d+)\.(\d+)/.exec(program ? versionOf(program) : '') ?? [];
const version = Number(major) + Number(minor) / 1000;

/** Since 1.21, it supports prepared statements across server connections. */
const FOLLOWS_STATEMENTS = version >= 1.021;

const USED_BY_NOBODY = 65_534;

/** Fewer than there are owners, so that they have to share. */
const POOL = '4';

function versionOf(path: string): string {
  return execFileSync(path, ['--version'], { encoding: 'utf8' });
}

/** The settings of docker compose, with these in their place. */
function settingsWith(changes: Record<string, string>): string {
  const file = join(root, 'deploy', 'pgbouncer', 'pgbouncer.ini');
  return Object.entries(changes).reduce(
    (text, [name, value]) => {
      const line = new RegExp(`^${name.replace('*', '\\*')} = .*$`, 'm');
      if (!line.test(text)) throw new Error(`pgbouncer.ini has no ${name}`);
      return text.replace(line, `${name} = ${value}`);
    },
    readFileSync(file, 'utf8'),
  );
}

/** Before 1.20, it rejected the time zone that our connections ask for. */
const forOlder = (text: string): string =>
  FOLLOWS_STATEMENTS
    ? text
    : text.replace(/^max_prepared_statements.*$/m, 'ignore_startup_parameters = options');

(!program ? describe.skip : describe)(
  'behind PgBouncer as docker compose sets it (skipped without pgbouncer)',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'zampa-pgbouncer-'));
    const userlist = join(folder, 'userlist.txt');
    let world: World;
    let server: URL;
    let pooler: ChildProcess;
    let pooled: { DATABASE_URL: string };

    const lineOf = ({ username, password }: URL): string => `"${username}" "${password}"\n`;

    const isLetIn = async (url: string): Promise<boolean> => {
      const client = new Client(url);
      try {
        await client.connect();
        return true;
      } catch {
        return false;
      } finally {
        await client.end();
      }
    };

    beforeAll(async () => {
      world = await World.create();
      server = new URL(world.settings.DATABASE_URL ?? '');
      const port = String(await freePort());
      const settings = settingsWith({
        '*': `host=${server.hostname} port=${server.port}`,
        listen_addr: '127.0.0.1',
        listen_port: port,
        auth_file: userlist,
        default_pool_size: POOL,
      });
      writeFileSync(join(folder, 'pgbouncer.ini'), forOlder(settings));
      writeFileSync(userlist, lineOf(server));
      // It does not run as root.
      chmodSync(folder, 0o755);
      const other = process.getuid?.() === 0 && { uid: USED_BY_NOBODY, gid: USED_BY_NOBODY };
      pooler = spawn(program ?? '', [join(folder, 'pgbouncer.ini')], { stdio: 'ignore', ...other });
      const url = Object.assign(new URL(server), { hostname: '127.0.0.1', port }).href;
      pooled = { DATABASE_URL: url };
      await until('PgBouncer answers', () => isLetIn(url));
    });

    afterAll(async () => {
      await world.close();
      pooler.kill('SIGINT');
      if (pooler.exitCode === null) await once(pooler, 'exit');
      rmSync(folder, { recursive: true });
    });

    it('migrations take turns and leave no lock behind', async () => {
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

    it('admits a second login with its own bounds after a reload, and nobody with a wrong password', async () => {
      const name = `app_${randomUUID().replaceAll('-', '')}`;
      const second = Object.assign(new URL(pooled.DATABASE_URL), { username: name, password: 'b' });
      await world.database.query(`CREATE ROLE ${name} LOGIN PASSWORD 'b'`);
      await world.database.query(`ALTER ROLE ${name} SET statement_timeout = '1s'`);
      expect(await isLetIn(second.href)).toBe(false);
      writeFileSync(userlist, lineOf(server) + lineOf(second));
      pooler.kill('SIGHUP');
      await until('the second login is known', () => isLetIn(second.href));
      expect(await attempt(second.href, 'SELECT pg_sleep(2)')).toBe('57014');
      expect(await attempt(pooled.DATABASE_URL, 'SELECT pg_sleep(2)')).toBe('done');
      expect(await isLetIn(Object.assign(new URL(second), { password: 'c' }).href)).toBe(false);
      await world.database.query(`DROP ROLE ${name}`);
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
      expect((rows as [{ number: number }])[0].number).toBeLessThanOrEqual(Number(POOL));
      await zone.end();
    });
  },
);
