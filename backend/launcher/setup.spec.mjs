import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { record, recorded } from './processes.mjs';

let folder;
let lock;
let setUp;
let isStopping;
const install = jest.fn();
const build = jest.fn();
const life = {
  check() {
    if (isStopping) throw new Error('stopped');
  },
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zampa-spec-'));
  lock = join(folder, 'setup.lock');
  isStopping = false;
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.unstable_mockModule('./paths.mjs', () => ({ root: folder, cache: folder }));
  jest.unstable_mockModule('./install.mjs', () => ({ install }));
  jest.unstable_mockModule('./build.mjs', () => ({ build }));
  jest.resetModules();
  ({ setUp } = await import('./setup.mjs'));
});

afterEach(() => {
  jest.restoreAllMocks();
  install.mockReset();
  build.mockReset();
  rmSync(folder, { recursive: true });
});

describe('a set-up that is stopped', () => {
  it('no longer waits for another one, and leaves it its lock', async () => {
    record(lock, process.pid, { holder: 'another' });
    const stopped = expect(setUp({ life })).rejects.toThrow('stopped');
    isStopping = true;
    await stopped;
    expect(install).not.toHaveBeenCalled();
    expect(recorded(lock)).toMatchObject({ holder: 'another' });
  }, 5_000);

  it('does not go on to build, and gives up its lock', async () => {
    install.mockImplementation(() => (isStopping = true));
    await expect(setUp({ life })).rejects.toThrow('stopped');
    expect(build).not.toHaveBeenCalled();
    expect(recorded(lock)).toBeNull();
  });

  it('starts no further command', async () => {
    const { endCommands, run } = await import('./commands.mjs');
    endCommands();
    expect(await run('touch', [join(folder, 'started')])).toEqual({ code: 130, output: '' });
  });
});
