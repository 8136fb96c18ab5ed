import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

const OPERATIONS = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');

let home: string;

/** The run-book's commands for the folder of photos after a restore. */
const commands = () =>
  [...OPERATIONS.matchAll(/```sh\n([\s\S]*?)```/g)]
    .map(([, text = '']) => text)
    .find((text) => text.includes('SELECT key FROM photos'));

/** Runs them in a new folder. @returns the files that are left of two photos, one with a row. */
function leftAfter(psql: string): string[] {
  const photos = join(home, 'photos');
  for (const key of ['ab-kept', 'ab-lost']) {
    mkdirSync(join(photos, 'ab'), { recursive: true });
    for (const end of ['.webp', '.thumb.webp', '.webp.part']) {
      writeFileSync(join(photos, 'ab', key + end), '');
    }
  }
  writeFileSync(join(home, 'psql'), `#!/bin/sh\n${psql}\n`);
  chmodSync(join(home, 'psql'), 0o755);
  const env = { ...process.env, PATH: `${home}:${process.env.PATH ?? ''}`, DATA_DIR: home };
  execFileSync('sh', ['-c', commands() ?? ''], { cwd: home, env });
  return readdirSync(join(photos, 'ab')).sort();
}

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'lost files-'));
});

afterEach(() => rmSync(home, { recursive: true }));

const KEPT = ['ab-kept.thumb.webp', 'ab-kept.webp', 'ab-kept.webp.part'];

it("the run-book's commands delete the files of photos without a row, and no other", () => {
  expect(leftAfter('echo ab-kept; echo cd-other')).toEqual(KEPT);
});

it.each(['exit 2', 'exit 0'])(
  "the run-book's commands delete nothing if no rows can be read: %s",
  (psql) => {
    expect(leftAfter(psql)).toHaveLength(6);
  },
);
