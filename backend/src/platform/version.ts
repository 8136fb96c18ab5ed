import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string };

/** The product version this process runs. */
export const VERSION = version;

/** Identifies this process, by the `hostname` and `pid` of its log lines. */
export const INSTANCE = `${hostname()}:${String(process.pid)}`;
