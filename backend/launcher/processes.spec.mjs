import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  endProcess,
  endRecorded,
  record,
  recorded,
  removeLock,
  startedAt,
  takeLock,
} from './processes.mjs';

let folder;
let sleeper;

const startSleeper = (script = 'setInterval(() => {}, 1000)') =>
  new Promise((resolve) => {
    sleeper = spawn(process.execPath, ['-e', `${script}; console.log('up')`]);
    sleeper.stdout.once('data', () => resolve(sleeper.pid));
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zampa-spec-'));
});

afterEach(() => {
  sleeper?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

describe('a process left running by a crashed start', () => {
  it('is found by its record and ended', async () => {
    const pid = await startSleeper();
    record(join(folder, 'api.json'), pid);
    expect(await endRecorded(join(folder, 'api.json'))).toBe(true);
    expect(startedAt(pid)).toBeNull();
  });

  it('is not confused with a later process of the same pid', async () => {
    const file = join(folder, 'api.json');
    const pid = await startSleeper();
    record(file, pid);
    const note = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...note, started: 'another time' }));
    expect(await endRecorded(file)).toBe(false);
    expect(startedAt(pid)).not.toBeNull();
  });

  it('is killed when it ignores SIGTERM', async () => {
    const pid = await startSleeper("process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)");
    await endProcess(pid, { patience: 200 });
    expect(startedAt(pid)).toBeNull();
  });
});

describe('a lock', () => {
  it('names its holder to a second start', () => {
    const file = join(folder, 'lock');
    expect(takeLock(file, { url: 'http://localhost:3000' })).toBeNull();
    expect(takeLock(file)).toMatchObject({ pid: process.pid, url: 'http://localhost:3000' });
  });

  it('is void once its holder is dead', async () => {
    const file = join(folder, 'lock');
    const pid = await startSleeper();
    record(file, pid);
    expect(takeLock(file)).toMatchObject({ pid });
    await endProcess(pid);
    expect(takeLock(file)).toBeNull();
    expect(recorded(file)).toMatchObject({ pid: process.pid });
  });

  it('replaced by another start in the meantime is left to that start', () => {
    const [file, mine] = ['lock', 'mine'].map((name) => join(folder, name));
    record(mine, process.pid);
    writeFileSync(file, 'of the dead');
    expect(takeLock(file)).toBeNull();
    removeLock(file, 'of the dead', mine);
    expect(recorded(file)).toMatchObject({ pid: process.pid });
    removeLock(file, readFileSync(file, 'utf8'), mine);
    expect(readdirSync(folder)).toEqual(['mine']);
  });
});
