import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fingerprint } from './fingerprint.mjs';

let folder;
let build;
let programs;
const at = (...names) => join(folder, ...names);
const stampOf = (side) => at(side, 'dist', '.zampa-build');

/** Stands for the tools, which would need this project's sources. */
const mustRun = async (_command, _args, { cwd } = {}) => mkdirSync(join(cwd, 'dist'));

/** Both sides as built from the sources, by this version of Node. */
function stampBoth(node = process.version) {
  const paths = { backend: [], frontend: [at('frontend/src'), at('frontend/ahead.js')] };
  for (const [side, sources] of Object.entries(paths)) {
    mkdirSync(at(side, 'dist'), { recursive: true });
    writeFileSync(stampOf(side), `${node} ${fingerprint(sources, { base: folder })}`);
  }
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zampa-spec-'));
  mkdirSync(at('frontend/src'), { recursive: true });
  writeFileSync(at('frontend/src/a.ts'), 'one');
  writeFileSync(at('frontend/ahead.js'), 'runAhead()');
  jest.resetModules();
  jest.unstable_mockModule('./paths.mjs', () => ({ root: folder, cache: at('.cache') }));
  jest.unstable_mockModule('./commands.mjs', () => ({ compiler: 'tsc', mustRun }));
  ({ build } = await import('./build.mjs'));
  programs = await import('./running-programs.mjs');
  stampBoth();
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('a build that is out of date', () => {
  beforeEach(() => writeFileSync(at('frontend/src/a.ts'), 'two'));

  it('is replaced where nothing runs', async () => {
    expect(await build()).toBe('frontend');
    expect(await build()).toBe('up to date');
  });

  it('is noticed by a changed script that pages contain', async () => {
    await build();
    writeFileSync(at('frontend/ahead.js'), 'changed()');
    expect(await build()).toBe('frontend');
  });

  it('is left alone while a process runs from it', async () => {
    programs.recordProgram('api', process.pid);
    const before = readFileSync(stampOf('frontend'), 'utf8');
    await expect(build()).rejects.toThrow(`Process ${process.pid} runs from ${folder}`);
    expect(readFileSync(stampOf('frontend'), 'utf8')).toBe(before);
    programs.forgetProgram('api');
    expect(await build()).toBe('frontend');
  });

  it("is replaced under running processes by a developer's command", async () => {
    programs.recordProgram('api', process.pid);
    expect(await build({ mayReplace: true })).toBe('frontend');
  });

  it('is replaced when only the record of a dead process is left', async () => {
    mkdirSync(at('.cache/running'), { recursive: true });
    const file = at('.cache/running/1-api.json');
    writeFileSync(file, JSON.stringify({ pid: process.pid, started: 'another time' }));
    expect(await build()).toBe('frontend');
    expect(existsSync(file)).toBe(false);
  });
});

describe('a build by another version of Node', () => {
  beforeEach(() => stampBoth('v0.0.0'));

  it('serves commands that start without bytecode', async () => {
    expect(await build({ anyNode: true })).toBe('up to date');
  });

  it('serves a process that starts beside running ones', async () => {
    programs.recordProgram('worker', process.pid);
    expect(await build()).toBe('up to date');
  });

  it('is replaced before the first process starts', async () => {
    writeFileSync(stampOf('backend'), `${process.version} ${fingerprint([], { base: folder })}`);
    expect(await build()).toBe('frontend');
  });
});
