import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A hash of file names and contents; independent of timestamps. */
export function fingerprint(paths, { base, skip = () => false }) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesOf).filter((path) => !skip(path))) {
    const content = readFileSync(file);
    hash.update(`${relative(base, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function filesOf(path) {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return [];
  if (!entry.isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/** What `stamp` wrote into the file; empty when there is none. */
export function stampIn(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

export function stamp(file, value) {
  writeFileSync(file, value);
}
