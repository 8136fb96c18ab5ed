import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import * as processes from './processes.mjs';

let dataDir;
let child;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'zampa-spec-'));
});

afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

it('no Redis is left running without its record and configuration', async () => {
  // Node waits for standard input, as Redis does.
  const findRedis = () => ({ program: process.execPath, env: process.env });
  const startDetached = async (...args) => (child = await processes.startDetached(...args));
  const record = () => {
    throw new Error('ENOSPC');
  };
  jest.unstable_mockModule('./redis-program.mjs', () => ({ findRedis }));
  jest.unstable_mockModule('./processes.mjs', () => ({ ...processes, startDetached, record }));
  const { startRedis } = await import('./redis.mjs');
  await expect(startRedis({ dataDir })).rejects.toThrow('ENOSPC');
  expect(await child.exited).toBe('SIGKILL');
});
