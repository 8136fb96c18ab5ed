import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { readEnv } from './env.js';
import { readMigrationEnv } from './tool-env.js';
import { messageOf, SESSION_SECRET, VALID } from './env.fixture.js';

const folder = mkdtempSync(join(tmpdir(), 'zampa-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileWith = (text: string): string => {
  const file = join(folder, String(Math.random()));
  writeFileSync(file, text);
  return file;
};

it('reads a setting from its file, without the trailing newline', () => {
  const SESSION_SECRET_FILE = fileWith(`${SESSION_SECRET}\n`);
  const DATABASE_URL_FILE = fileWith('postgres://filed@127.0.0.1/zampa\n');
  const { REDIS_URL } = VALID;
  const env = readEnv({
    NODE_ENV: 'production',
    REDIS_URL,
    DATABASE_URL_FILE,
    SESSION_SECRET_FILE,
  });
  expect(env).toMatchObject({ SESSION_SECRET });
  expect(readMigrationEnv({ DATABASE_URL_FILE }).DATABASE_URL).toContain('filed@');
});

it("validates a file's content like an environment variable", () => {
  const source = {
    ...VALID,
    NODE_ENV: 'production',
    SESSION_SECRET_FILE: fileWith('short-hunter2'),
  };
  expect(messageOf(source)).toContain('SESSION_SECRET: must have at least 32 characters');
  expect(messageOf(source)).not.toContain('hunter2');
  expect(
    messageOf({ ...VALID, NODE_ENV: 'production', SESSION_SECRET_FILE: fileWith('\n') }),
  ).toContain('SESSION_SECRET: is required in production');
});

it('reports a missing file, and a setting given twice', () => {
  const gone = { ...VALID, SMTP_URL_FILE: join(folder, 'none'), SESSION_SECRET };
  expect(messageOf(gone)).toContain('SMTP_URL_FILE: cannot be read');
  const twice = { ...VALID, SESSION_SECRET, SESSION_SECRET_FILE: fileWith(SESSION_SECRET) };
  expect(messageOf(twice)).toContain('SESSION_SECRET_FILE: SESSION_SECRET is set as well');
});

it('accepts several session secrets if each is strong', () => {
  const source = {
    ...VALID,
    NODE_ENV: 'production',
    SESSION_SECRET: `${SESSION_SECRET},${SESSION_SECRET}2`,
  };
  expect(readEnv(source).SESSION_SECRET).toContain(',');
  expect(messageOf({ ...source, SESSION_SECRET: `${SESSION_SECRET},short` })).toContain(
    'SESSION_SECRET: must',
  );
  expect(messageOf({ ...source, SESSION_SECRET: `${SESSION_SECRET},${'x'.repeat(40)}` })).toContain(
    'SESSION_SECRET: is a placeholder',
  );
});
