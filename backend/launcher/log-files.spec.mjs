import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { keepSmall, watchLog } from './log-files.mjs';
import { startDetached } from './processes.mjs';

const LARGEST = 100_000;

/** Writes as much as this for each byte it is sent. */
const WRITER = `
  const lines = 'x'.repeat(149_990) + '\\n';
  let number = 0;
  process.stdin.on('data', () => process.stdout.write(lines + 'line ' + (number += 1) + '\\n'));`;

let folder;
let file;
let child;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zampa-spec-'));
  file = join(folder, 'api.log');
  child = await startDetached(process.execPath, ['-e', WRITER], { logFile: file, input: 'pipe' });
});

afterEach(async () => {
  child.kill('SIGKILL');
  await child.exited;
  rmSync(folder, { recursive: true });
});

async function write(number) {
  child.stdin.write('.');
  while (!child.said().endsWith(`line ${number}`)) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

it('a log that a running program keeps writing to stays small, with its newest older files', async () => {
  for (let number = 1; number <= 13; number += 1) {
    await write(number);
    keepSmall(file, LARGEST);
  }
  await write(14);
  expect(readdirSync(folder)).toHaveLength(10);
  expect(readFileSync(file, 'utf8')).toMatch(/line 14\n$/);
  expect(statSync(file).size).toBeLessThan(2 * LARGEST);
  expect(readFileSync(`${file}.1`, 'utf8')).toMatch(/line 13\n$/);
  expect(readFileSync(`${file}.9`, 'utf8')).toMatch(/line 5\n$/);
});

it('a small log is left as it is', async () => {
  await write(1);
  keepSmall(file);
  expect(readdirSync(folder)).toEqual(['api.log']);
});

it('of a huge log only the newest lines are copied, and the oldest file makes room for them', () => {
  const huge = join(folder, 'huge.log');
  writeFileSync(huge, `${'old line\n'.repeat(100_000)}newest line\n`);
  writeFileSync(`${huge}.9`, 'oldest');
  keepSmall(huge, LARGEST);
  expect(statSync(huge).size).toBe(0);
  expect(readFileSync(`${huge}.1`, 'utf8')).toMatch(/^old line\n[^]*\nnewest line\n$/);
  expect(statSync(`${huge}.1`).size).toBeLessThanOrEqual(2 * LARGEST);
  expect(readdirSync(folder)).not.toContain('huge.log.9');
});

it('a log that cannot be copied is emptied before it fills the disk', () => {
  const stuck = join(folder, 'stuck.log');
  // Its oldest file cannot be removed.
  mkdirSync(`${stuck}.9/in-the-way`, { recursive: true });
  writeFileSync(stuck, 'line\n'.repeat(30_000));
  keepSmall(stuck, LARGEST);
  expect(statSync(stuck).size).toBe(150_000);
  writeFileSync(stuck, 'line\n'.repeat(210_000));
  keepSmall(stuck, LARGEST);
  expect(statSync(stuck).size).toBe(0);
  expect(readdirSync(folder)).not.toContain('stuck.log.new');
});

it('the log that an earlier version renamed is removed', () => {
  const upgraded = join(folder, 'upgraded.log');
  writeFileSync(`${upgraded}.old`, 'line\n');
  watchLog(upgraded);
  expect(readdirSync(folder)).not.toContain('upgraded.log.old');
});
