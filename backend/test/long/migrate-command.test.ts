import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { root } from '../../launcher/paths.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'zampa-migrate-'));

afterAll(() => rmSync(dataDir, { recursive: true }));

const migrate = (...args: string[]) => {
  const { PATH = '' } = process.env;
  const command = join(root, 'backend/launcher/database-command.mjs');
  const env = { PATH, DATA_DIR: dataDir };
  return spawnSync(process.execPath, [command, 'migrate', ...args], { env, encoding: 'utf8' });
};

it('npm run migrate works as the first command on an empty server', () => {
  const first = migrate();
  expect([first.status, first.stdout]).toEqual([
    0,
    expect.stringMatching(/[1-9]\d* migrations applied/) as unknown as string,
  ]);
  expect(migrate('--check').status).toBe(0);
}, 180_000);
