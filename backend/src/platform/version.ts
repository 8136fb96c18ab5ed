import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string };

/** The version of the product that this process runs. */
export const VERSION = version;

/** Tells this process from all others, by what its log lines call `hostname` and `pid`. */
export const INSTANCE = `${hostname()}:${String(process.pid)}`;
