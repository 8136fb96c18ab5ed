import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OwnPostgres } from '../faults/harness/own-postgres.js';
import { newDatabase } from '../harness/archive.js';
import { attempt, loginsOf, runRoles } from '../harness/database-roles.js';
import { Process } from '../harness/processes.js';
import { until } from '../harness/until.js';

const LOCKED_OUT = /^28/;

let postgres: OwnPostgres;
/** The database's URL for the superuser, and for an administrator with fewer rights. */
let superuser: string;
let administrator: string;

// Its own server, because roles belong to all databases of a server.
beforeAll(async () => {
  postgres = await OwnPostgres.start();
  superuser = await newDatabase(postgres.url);
  const credentials = { username: 'dba', password: 'secret' };
  administrator = Object.assign(new URL(superuser), credentials).href;
  const name = new URL(superuser).pathname.slice(1);
  await attempt(superuser, `CREATE ROLE dba LOGIN CREATEROLE PASSWORD 'secret'`);
  await attempt(superuser, `ALTER DATABASE ${name} OWNER TO dba`);
});

afterAll(() => postgres.stop());

describe('the administrator of a managed server, not a superuser,', () => {
  it('creates the roles and the next logins', async () => {
    expect(await runRoles('a', administrator)).toMatchObject({ code: 0 });
    const { migration: DATABASE_URL } = loginsOf('a', superuser);
    expect(await Process.run('migrate', { DATABASE_URL })).toMatchObject({ code: 0 });
    expect(await runRoles('b', administrator)).toMatchObject({ code: 0 });
    const { app } = loginsOf('b', superuser);
    expect(await attempt(app, 'SELECT count(*) FROM users')).toBe('done');
  });

  it('removes the old logins and ends their connections', async () => {
    const former = loginsOf('a', superuser);
    const thief = new Client(former.app);
    let isCutOff = false;
    thief.on('error', () => (isCutOff = true));
    await thief.connect();
    expect(await runRoles('b', administrator, '--retire')).toMatchObject({ code: 0 });
    await until('the connection is cut', () => isCutOff);
    for (const url of Object.values(former))
      expect(await attempt(url, 'SELECT 1')).toMatch(LOCKED_OUT);
  });

  it('is not affected when another one removes logins', async () => {
    expect(await runRoles('b', superuser, '--retire')).toMatchObject({ code: 0 });
    expect(await attempt(administrator, 'SELECT 1')).toBe('done');
  });
});

it('a login that cannot be removed is locked, and so are the others', async () => {
  const credentials = { username: 'owning', password: 'secret' };
  const owning = Object.assign(new URL(superuser), credentials).href;
  await attempt(superuser, `CREATE ROLE owning LOGIN PASSWORD 'secret' IN ROLE zampa_app`);
  await attempt(superuser, 'CREATE SCHEMA theirs AUTHORIZATION owning');
  expect(await runRoles('a', superuser)).toMatchObject({ code: 0 });
  const { code, output } = await runRoles('a', superuser, '--retire');
  expect([code, output]).toEqual([1, expect.stringContaining('"owning"') as unknown as string]);
  for (const url of [owning, ...Object.values(loginsOf('b', superuser))])
    expect(await attempt(url, 'SELECT 1')).toMatch(LOCKED_OUT);
});
