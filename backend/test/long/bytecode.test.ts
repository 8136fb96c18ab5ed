import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { nodeFlags } from '../../launcher/node-flags.mjs';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zampa-bytecode-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/**
 * Runs a script that has a `PrecompiledModules` of the folder as `modules`. @returns its output.
 */
async function withModules(bundles: string, program: string, script: string, flags: string[]) {
  const loader = JSON.stringify(join(DIST, 'platform/precompiled-modules.js'));
  const begin = `const { PrecompiledModules } = await import(${loader});
    const modules = new PrecompiledModules(${JSON.stringify(bundles)}, ${JSON.stringify(program)});`;
  const args = [...flags, '--input-type=module', '-e', `${begin}\n${script}\nprocess.exit(0);`];
  return (await promisify(execFile)(process.execPath, args)).stdout;
}

describe('a program', () => {
  it.each(['api', 'worker'])('is loaded entirely from bytecode: the %s', async (program) => {
    const script = `modules.load('${program}.cjs');
      const scripts = [...modules.loaded.values()].map(({ script }) => script);
      console.log(JSON.stringify(scripts.map(({ cachedDataRejected }) => cachedDataRejected)));`;
    const output = await withModules(join(DIST, 'bundles'), program, script, nodeFlags(program));
    const refused = JSON.parse(output) as boolean[];
    expect(refused.length).toBeGreaterThan(3);
    expect(new Set(refused)).toEqual(new Set([false]));
  });

  it.each([
    ['is there', () => undefined],
    ['is damaged', (file: string) => writeFileSync(file, 'no bytecode')],
    ['is not there', (file: string) => rmSync(file)],
  ])('runs the same if its bytecode %s', async (_name, damage) => {
    writeFileSync(join(folder, 'main.cjs'), `exports.sum = require('./part.cjs').one + 1;`);
    writeFileSync(join(folder, 'part.cjs'), `exports.one = require('node:path').sep.length;`);
    await withModules(folder, 'main', `modules.load('main.cjs'); modules.keepBytecode();`, []);
    for (const name of ['main', 'part']) damage(join(folder, `${name}.cjs.main`));
    const script = `console.log(modules.load('main.cjs').sum);`;
    expect(await withModules(folder, 'main', script, [])).toBe('2\n');
  });

  it('names source lines in its errors', async () => {
    const script = `process.exit = () => { throw new Error('ended'); };
      await modules.load('api.cjs').start().catch(({ stack }) => console.log(stack));
      process.exit = process.reallyExit;`;
    const flags = ['--enable-source-maps'];
    expect(await withModules(join(DIST, 'bundles'), 'api', script, flags)).toMatch(
      /src\/api\.process\.ts:\d+/,
    );
  });
});
