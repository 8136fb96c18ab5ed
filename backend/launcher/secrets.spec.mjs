import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { storedPassword } from './secrets.mjs';

let folder;
const file = () => join(folder, 'redis', 'password');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zampa-spec-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('a password is generated once, readable by its owner only', () => {
  const password = storedPassword(file());
  expect(password).toMatch(/^[0-9a-f]{48}$/);
  expect(storedPassword(file())).toBe(password);
  expect(readdirSync(join(folder, 'redis'))).toEqual(['password']);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

it('an empty file of an interrupted start is replaced', () => {
  storedPassword(file());
  writeFileSync(file(), '');
  const password = storedPassword(file());
  expect(password).toMatch(/^[0-9a-f]{48}$/);
  expect(storedPassword(file())).toBe(password);
});
