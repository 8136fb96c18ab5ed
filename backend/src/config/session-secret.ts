import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env.js';

/**
 * The secrets for signing session cookies, newest first: the configured ones, or one generated and
 * stored in the data folder, so that a restart signs nobody out.
 */
export function sessionSecrets({ SESSION_SECRET, DATA_DIR }: Env): string[] {
  if (SESSION_SECRET) return SESSION_SECRET.split(',');
  const file = join(DATA_DIR, 'session-secret');
  mkdirSync(DATA_DIR, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return [readFileSync(file, 'utf8')];
}
