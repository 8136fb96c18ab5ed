import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../../launcher/paths.mjs';
import { dropDatabase, newDatabase } from '../harness/archive.js';
import { Process } from '../harness/processes.js';
import { World } from '../harness/world.js';

let world: World;
const folder = mkdtempSync(join(tmpdir(), 'zampa-backups-'));

const backups = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.gz'))
    .sort();

const back = (...args: string[]) =>
  Process.run('backup', { ...world.settings, BACKUP_DIR: folder, BACKUP_KEEP: '3' }, args);

beforeAll(async () => {
  world = await World.create({ OPENAI_BASE_URL: '', OPENAI_API_KEY: '' });
});

afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

describe('the backup folder', () => {
  it('keeps the configured number of newest backups, and adds none while one is recent', async () => {
    for (let number = 0; number < 3; number += 1) {
      await nextSecond();
      expect((await back()).code).toBe(0);
    }
    const kept = backups();
    expect(kept).toHaveLength(3);
    expect((await back('--unless-within=1')).output).toContain('young enough');
    expect(backups()).toEqual(kept);
  }, 60_000);

  it('is filled by npm run backup from the database that the environment or a file names', async () => {
    const file = join(folder, 'url');
    writeFileSync(file, world.settings.DATABASE_URL ?? '');
    const { PATH = '' } = process.env;
    for (const named of [
      { DATABASE_URL: readFileSync(file, 'utf8') },
      { DATABASE_URL_FILE: file },
    ]) {
      await nextSecond();
      const before = backups().at(-1);
      const env = { PATH, ...named, DATA_DIR: folder, BACKUP_DIR: folder, BACKUP_KEEP: '3' };
      const { status, stdout } = spawnSync(
        process.execPath,
        [join(root, 'backend/launcher/database-command.mjs'), 'backup'],
        { env, encoding: 'utf8' },
      );
      expect([status, stdout]).toEqual([0, expect.stringContaining('rows') as unknown as string]);
      expect(backups().at(-1)).not.toBe(before);
    }
    rmSync(file);
  }, 120_000);

  it('is left unchanged by a backup that fails', async () => {
    const kept = backups();
    const server = process.env.TEST_DATABASE_URL ?? '';
    const url = await newDatabase(server);
    const settings = { ...world.settings, BACKUP_DIR: folder };
    for (const [DATABASE_URL, message] of [
      [url, 'no migration has run'],
      ['postgres://nobody@127.0.0.1:1/none', 'ECONNREFUSED'],
    ] as const) {
      const { code, output } = await Process.run('backup', { ...settings, DATABASE_URL });
      expect([code, output]).toEqual([1, expect.stringContaining(message) as unknown as string]);
    }
    await dropDatabase(url, server);
    expect((await Process.run('backup', { BACKUP_DIR: folder })).output).toContain('DATABASE_URL');
    expect(backups()).toEqual(kept);
  });
});

/** Waits for the next second, by which the names of backups differ. */
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1000 - (Date.now() % 1000)));
