import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { BackupFolder } from './backup-folder.js';

const AHEAD = new Date('2999-01-01T00:00:00Z');
const FIRST = new Date('2026-01-01T03:00:00Z');
const SECOND = new Date('2026-01-02T03:00:00Z');

let folder: BackupFolder;

beforeEach(() => {
  folder = new BackupFolder(mkdtempSync(join(tmpdir(), 'zampa-folder-')));
});

afterEach(() => rmSync(folder.path, { recursive: true }));

const keep = (...times: Date[]) => {
  for (const time of times) writeFileSync(folder.fileOf(time), '');
};

it('takes the newest backup that a right clock can have dated for the newest', () => {
  keep(AHEAD);
  expect(folder.newest()).toBeUndefined();
  keep(FIRST, SECOND);
  expect(folder.newest()).toEqual(SECOND);
});

it('does not remove a new backup in favour of one dated ahead', () => {
  keep(FIRST, SECOND, AHEAD);
  expect(folder.removeOld(1)).toBe(1);
  expect(readdirSync(folder.path)).toEqual([
    'zampa-20260102T030000Z.backup.gz',
    'zampa-29990101T000000Z.backup.gz',
  ]);
});
