import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/**
 * The password stored in `file`, generated on first use. Readable by its owner only. No interrupted
 * start leaves a part of it.
 */
export function storedPassword(file) {
  mkdirSync(dirname(file), { recursive: true });
  const stored = existsSync(file) && readFileSync(file, 'utf8').trim();
  if (stored) {
    chmodSync(file, 0o600);
    return stored;
  }
  if (stored === '') rmSync(file, { force: true });
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, randomBytes(24).toString('hex'), { mode: 0o600 });
    linkSync(draft, file);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}
