import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fingerprint } from './fingerprint.mjs';

let folder;
const ofSources = () =>
  fingerprint([join(folder, 'src')], { base: folder, skip: (path) => path.endsWith('.spec.ts') });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zampa-spec-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src', 'a.ts'), 'one');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('a source fingerprint', () => {
  it('is unchanged by a checkout that only changes timestamps', () => {
    const before = ofSources();
    utimesSync(join(folder, 'src', 'a.ts'), 1, 1);
    expect(ofSources()).toBe(before);
  });

  it('changes with different content of the same length', () => {
    const before = ofSources();
    writeFileSync(join(folder, 'src', 'a.ts'), 'two');
    expect(ofSources()).not.toBe(before);
  });

  it('changes with a file name', () => {
    const before = ofSources();
    renameSync(join(folder, 'src', 'a.ts'), join(folder, 'src', 'b.ts'));
    expect(ofSources()).not.toBe(before);
  });

  it('ignores tests', () => {
    const before = ofSources();
    writeFileSync(join(folder, 'src', 'a.spec.ts'), 'test');
    expect(ofSources()).toBe(before);
  });
});
