import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { sessionSecrets } from './session-secret.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zampa-spec-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const stored = () => sessionSecrets({ SESSION_SECRET: undefined, DATA_DIR: folder });

it('a generated secret is kept for the next start, readable by its owner only', () => {
  const [secret] = stored();
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(stored()).toEqual([secret]);
  expect(readdirSync(folder)).toEqual(['session-secret']);
  expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
});

it('an empty file of an interrupted start is replaced', () => {
  writeFileSync(join(folder, 'session-secret'), '');
  const [secret] = stored();
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(stored()).toEqual([secret]);
});
