import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { EnvError, readEnv, readMigrationEnv } from './env.js';

const folder = mkdtempSync(join(tmpdir(), 'zampa-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileWith = (text: string): string => {
  const file = join(folder, String(Math.random()));
  writeFileSync(file, text);
  return file;
};

const valid = {
  DATABASE_URL: 'postgres://zampa@127.0.0.1:5432/zampa',
  REDIS_URL: 'redis://127.0.0.1:6379',
};
const secret = 'f3b1c2d4a5968778695a4b3c2d1e0f9f';

const faultOf = (source: Record<string, string>): string => {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
  }
  return 'no fault found';
};

it('takes a setting from the file that is named for it, without the line end', () => {
  const SESSION_SECRET_FILE = fileWith(`${secret}\n`);
  const DATABASE_URL_FILE = fileWith('postgres://filed@127.0.0.1/zampa\n');
  const { REDIS_URL } = valid;
  const env = readEnv({
    NODE_ENV: 'production',
    REDIS_URL,
    DATABASE_URL_FILE,
    SESSION_SECRET_FILE,
  });
  expect(env).toMatchObject({ SESSION_SECRET: secret });
  expect(readMigrationEnv({ DATABASE_URL_FILE }).DATABASE_URL).toContain('filed@');
});

it('validates the content of a file like a variable of the environment', () => {
  const source = {
    ...valid,
    NODE_ENV: 'production',
    SESSION_SECRET_FILE: fileWith('short-hunter2'),
  };
  expect(faultOf(source)).toContain('SESSION_SECRET: must have at least 32 characters');
  expect(faultOf(source)).not.toContain('hunter2');
  expect(
    faultOf({ ...valid, NODE_ENV: 'production', SESSION_SECRET_FILE: fileWith('\n') }),
  ).toContain('SESSION_SECRET: is required in production');
});

it('names a file that is not there, and a setting that is given twice', () => {
  const gone = { ...valid, SMTP_URL_FILE: join(folder, 'none'), SESSION_SECRET: secret };
  expect(faultOf(gone)).toContain('SMTP_URL_FILE: cannot be read');
  const twice = { ...valid, SESSION_SECRET: secret, SESSION_SECRET_FILE: fileWith(secret) };
  expect(faultOf(twice)).toContain('SESSION_SECRET_FILE: SESSION_SECRET is set as well');
});

it('takes several session secrets, each of them a good one', () => {
  const source = { ...valid, NODE_ENV: 'production', SESSION_SECRET: `${secret},${secret}2` };
  expect(readEnv(source).SESSION_SECRET).toContain(',');
  expect(faultOf({ ...source, SESSION_SECRET: `${secret},short` })).toContain(
    'SESSION_SECRET: must',
  );
  expect(faultOf({ ...source, SESSION_SECRET: `${secret},${'x'.repeat(40)}` })).toContain(
    'SESSION_SECRET: is a placeholder',
  );
});
