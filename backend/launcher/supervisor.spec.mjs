import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { until } from './processes.mjs';
import { supervise } from './supervisor.mjs';

let dataDir;
let part;
const said = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'supervisor-'));
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => said.push(line));
});

afterEach(async () => {
  await part.stop();
  jest.restoreAllMocks();
  rmSync(dataDir, { recursive: true });
});

describe('a supervised process', () => {
  it('is started again after a failed restart', async () => {
    const command = join(dataDir, 'program');
    const runs = join(dataDir, 'runs');
    writeFileSync(command, `#!/bin/sh\necho run >> ${runs}\nexec sleep 0.2\n`, { mode: 0o755 });
    writeFileSync(runs, '');
    const count = () => readFileSync(runs, 'utf8').length / 'run\n'.length;
    part = supervise('program', { command, args: [] }, { dataDir, env: process.env });
    part.markReady();
    await until(() => count() === 1, 5_000);
    renameSync(command, `${command}.away`);
    const fails = () => said.some((line) => line.includes('not started: spawn'));
    expect(await until(fails, 5_000)).toBe(true);
    renameSync(`${command}.away`, command);
    expect(await until(() => count() > 1, 10_000)).toBe(true);
  }, 25_000);
});
