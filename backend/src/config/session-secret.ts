import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env.js';

/**
 * The secrets for signing session cookies, of which the first one signs: the configured ones, or one
 * generated and stored in the data folder, so that a restart signs nobody out.
 */
export function sessionSecrets({
  SESSION_SECRET,
  DATA_DIR,
}: Pick<Env, 'SESSION_SECRET' | 'DATA_DIR'>): string[] {
  if (SESSION_SECRET) return SESSION_SECRET.split(',');
  mkdirSync(DATA_DIR, { recursive: true });
  return [storedSecret(join(DATA_DIR, 'session-secret'))];
}

/** Processes that start at the same time agree on one, and no interrupted start leaves a part of it. */
function storedSecret(file: string): string {
  const stored = existsSync(file) && readFileSync(file, 'utf8');
  if (stored) return stored;
  if (stored === '') rmSync(file, { force: true });
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8');
}
