import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

const SCRIPT = fileURLToPath(new URL('../../../deploy/secrets.mjs', import.meta.url));

let folder: string;

/** Runs the script. @returns its exit code. */
const run = (...action: string[]) => {
  const folders = ['kept', 'given'].map((name) => join(folder, name));
  return spawnSync(process.execPath, [SCRIPT, ...folders, ...action]).status;
};

const given = (path: string) => readFileSync(join(folder, 'given', path), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zampa-spec-'));
  mkdirSync(join(folder, 'kept'));
  run();
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('a session secret saved from a lost machine is kept by the first start on a new one', () => {
  const saved = given('worker/session-secret');
  rmSync(folder, { recursive: true });
  mkdirSync(join(folder, 'kept'), { recursive: true });
  writeFileSync(join(folder, 'kept', 'session-secret'), saved);
  expect(run()).toBe(0);
  expect([given('api/session-secret'), given('worker/session-secret')]).toEqual([saved, saved]);
});

it('a new session secret signs only after every process can verify it', () => {
  const old = given('api/session-secret');
  expect(run('rotate', 'session-secret')).toBe(0);
  const [first, fresh] = given('api/session-secret').split(',');
  expect([first, fresh]).toEqual([old, expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(run('settle', 'session-secret')).toBe(1);
  for (const code of [run('prefer', 'session-secret'), run('prefer', 'session-secret')]) {
    expect(code).toBe(0);
    expect(given('api/session-secret')).toBe(`${String(fresh)},${old}`);
  }
  expect(run('settle', 'session-secret')).toBe(0);
  expect(given('worker/session-secret')).toBe(fresh);
  expect(run('prefer', 'session-secret')).toBe(1);
});

it.each([
  ['session-secret', 'api/session-secret'],
  ['redis-password', 'redis/redis-password-old'],
  ['database-app-url', 'roles/database-app-url'],
  ['database-app-url', 'pgbouncer/userlist.txt'],
  ['database-migration-url', 'migrate/database-migration-url'],
  ['database-backup-url', 'backup/database-backup-url'],
])('a second rotation of %s is refused until the first is settled: %s', (name, file) => {
  expect(run('rotate', name)).toBe(0);
  const rotated = given(file);
  expect(run('rotate', name)).toBe(1);
  expect(given(file)).toBe(rotated);
  if (name === 'session-secret') run('prefer', name);
  expect(run('settle', name)).toBe(0);
  expect(run('rotate', name)).toBe(0);
});
